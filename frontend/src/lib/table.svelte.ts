/** One table as this browser sees it: what came from the server, what is shown of it now, what was chosen. */

import { tick } from 'svelte';
import { Connection, type Line, type Socket, openSocket } from './connection';
import { type Snapshot, play as playFlip, snapshot } from './flip';
import { frames, type Frame } from './frames';
import { plain, speech, t } from './fluent.svelte';
import type { ClientMessage, GameEvent, Move, Refusal, ServerMessage, TableState, View, Welcome } from './protocol';
import { closing, NOTHING, type Plan, renewed, type Selection } from './select';
import { motion, pause, settings } from './settings.svelte';
import { click } from './sound';
import { forget, recall, remember } from './storage';
import { Shows } from './shows.svelte';
import { bubbleText, cardsShown, eventText, parseMove, playerName, refusalText, seatOfSign, signText } from './words';

export interface Seat {
  token: string;
  seat: number | null;
}

export interface LogLine {
  id: number;
  /** The deal it belongs to. */
  deal: number;
  seat: number;
  text: string;
}

/** Reasons for not being let in that another try would not change. */
const FINAL = new Set(['unknown-token', 'no-such-room', 'no-such-seat', 'seat-taken', 'table-full', 'bad-name', 'bad-message']);
const LONGEST_LOG = 300;
const BUBBLE = 2600;
/** With more states than this waiting, they are shown without animation. */
const HURRY = 4;

export class Table {
  readonly room: string;
  welcome = $state.raw<Welcome | null>(null);
  /** What is on the screen. */
  shown = $state.raw<TableState | null>(null);
  line = $state<Line>('connecting');
  retryAt = $state<number | null>(null);
  /** Why the server did not do what it was told; goes away with the next move. */
  refusal = $state<string | null>(null);
  /** Why there is no table here. */
  error = $state.raw<Refusal | null>(null);
  /** Why it did not work just now, while it is tried again. */
  excuse = $state('');
  log = $state.raw<LogLine[]>([]);
  bubbles = $state<Record<number, string>>({});
  /** The cards that lie beside players because they have shown them. */
  readonly shows = new Shows();
  /** Spoken by the live region. */
  spoken = $state('');
  selection = $state.raw<Selection>(NOTHING);
  /** A move is on its way. */
  sending = $state(false);
  /** Who played which card of the trick on the table. */
  movers = $state.raw<ReadonlyMap<string, number>>(new Map());
  root: HTMLElement | null = null;

  private readonly connection: Connection;
  private latest: TableState | null = null;
  private queue: Frame[] = [];
  private running = false;
  private wake: (() => void) | null = null;
  private hurry = false;
  private plan: Plan = [];
  /** The last move made on purpose, until what follows from it is settled. */
  private lastMove: Move | null = null;
  /** The version in which the last move was accepted. */
  private accepted = 0;
  private lines = 0;
  private fading = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    room: string,
    private name: string,
    private wish: number | null,
    open: () => Socket = () => openSocket(room),
  ) {
    this.room = room;
    this.connection = new Connection(open, {
      join: () => this.joining(),
      heard: (message) => this.hear(message),
      line: (state, retryAt) => {
        this.line = state;
        this.retryAt = retryAt;
      },
    });
  }

  get own(): number | null {
    return this.shown?.view?.seat ?? this.welcome?.seat ?? null;
  }

  /** The id of one's own hand. */
  get hand(): string {
    const zone = this.shown?.view?.zones.find((each) => each.kind === 'hand' && each.owner === this.own);
    return zone?.id ?? '';
  }

  get moves(): Move[] {
    return this.sending ? [] : (this.shown?.moves ?? []);
  }

  connect(): void {
    this.connection.connect();
  }

  end(): void {
    this.connection.end();
    for (const each of this.fading.values()) clearTimeout(each);
    this.shows.clear();
  }

  say(message: ClientMessage): void {
    this.connection.say(message);
  }

  /** Makes moves one after another, each once the one before is accepted; what the table has overtaken is not sent. */
  make(plan: Plan): void {
    const [first, ...rest] = plan;
    const now = first && renewed(this.latest?.moves ?? [], first);
    if (now) this.submit(now.move, now, rest);
    else void this.flush();
  }

  /** Sends a move as text, legal or not: the server says why not. */
  send(text: string): void {
    this.submit(text, null, []);
  }

  private submit(text: string, move: Move | null, rest: Plan): void {
    if (this.sending) return;
    this.refusal = null;
    this.selection = NOTHING;
    this.sending = true;
    this.lastMove = move;
    this.plan = rest;
    this.connection.move(text);
  }

  /** Shows what is waiting at once; for a person who does not want to wait. */
  async flush(): Promise<void> {
    if (!this.running) return;
    this.hurry = true;
    this.wake?.();
    while (this.running) await new Promise((done) => setTimeout(done));
  }

  private joining(): ClientMessage {
    const kept = recall<Seat | null>(`room.${this.room}`, null);
    return { type: 'join', token: kept?.token ?? null, name: this.name, seat: kept ? null : this.wish };
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        this.error = null;
        this.excuse = '';
        if (message.token) remember(`room.${this.room}`, { token: message.token, seat: message.seat } satisfies Seat);
        break;
      case 'state':
        this.receive(message);
        break;
      case 'accepted':
        this.accepted = Math.max(this.accepted, message.version);
        this.settle();
        this.proceed();
        break;
      case 'refused':
        this.settle();
        this.plan = [];
        this.lastMove = null;
        this.refusal = refusalText(message.error, this.shown?.players);
        break;
      case 'error':
        if (this.welcome) this.refusal = refusalText(message.error, this.shown?.players);
        else this.reject(message.error);
    }
  }

  /** Not let in: for good, or until the next try. */
  private reject(error: Refusal): void {
    if (!FINAL.has(error.key)) {
      this.excuse = refusalText(error);
      return this.connection.again();
    }
    if (error.key === 'unknown-token' || error.key === 'no-such-room') forget(`room.${this.room}`);
    this.error = error;
    this.connection.end();
  }

  private receive(state: TableState): void {
    const before = this.latest;
    this.latest = state;
    if (!before || !this.shown) {
      this.shown = state;
      this.settle();
      return;
    }
    this.queue.push(...frames(before, state));
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length) {
      const frame = this.queue.shift()!;
      const quick = this.hurry || this.queue.length > HURRY || document.hidden;
      const length = await this.show(frame, quick ? 0 : motion());
      if (!quick) await this.rest(length + (frame.hold ? pause() : 0));
    }
    this.running = false;
    this.hurry = false;
    this.proceed();
  }

  private rest(time: number): Promise<void> {
    if (time <= 0 || this.hurry) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private async show(frame: Frame, length: number): Promise<number> {
    const { state } = frame;
    const movers = this.follow(state.events, state);
    const news = freshSigns(this.shown?.view ?? null, state);
    this.shows.follow(this.shown?.view ?? null, state.view);
    const before: Snapshot | null = length && this.root ? snapshot(this.root, this.shown?.view ?? null) : null;
    if (state.view?.number !== this.shown?.view?.number || state.moves.length === 0) this.selection = NOTHING;
    if (state.stage !== this.shown?.stage) this.refusal = null;
    this.shown = state;
    this.settle();
    this.announce(state.events, state);
    if (news.length) this.spoken = [this.spoken, ...news].filter(Boolean).join('. ');
    await tick();
    if (!before || !this.root || !state.view) return 0;
    const moved = playFlip(this.root, before, state.view, movers, length);
    if (moved && settings.sound) click();
    return moved ? length : 0;
  }

  /** A move is on its way until it is answered and the table shows what came of it. */
  private settle(): void {
    this.sending = this.connection.unanswered.size > 0 || (this.shown?.version ?? 0) < this.accepted;
  }

  /** Remembers who played which card, from the moves as they are made. */
  private follow(events: readonly GameEvent[], state: TableState): ReadonlyMap<string, number> {
    const trick = state.view?.zones.find((zone) => zone.kind === 'trick');
    const movers = new Map(trick?.cards.length ? this.movers : []);
    for (const event of events) {
      const card = event.key === 'moved' ? parseMove(event.data.move ?? '').card : null;
      if (card) movers.set(card, event.seat);
    }
    this.movers = movers;
    return movers;
  }

  private announce(events: readonly GameEvent[], state: TableState): void {
    if (!events.length) return;
    const lines = events.map((event): LogLine => ({ id: (this.lines += 1), deal: state.view?.number ?? 0, seat: event.seat, text: eventText(event, state.players) }));
    this.log = [...this.log, ...lines].slice(-LONGEST_LOG);
    this.spoken = lines.filter((_, index) => events[index]!.key !== 'committed').map((line) => line.text).join('. ');
    for (const event of events) {
      const cards = cardsShown(event);
      if (cards.length) this.shows.lay(event.seat, cards, 'seat_to' in event.data);
      if (isSaid(event)) this.bubble(event.seat, bubbleText(event, state.players));
    }
  }

  private bubble(seat: number, text: string): void {
    clearTimeout(this.fading.get(seat));
    this.bubbles[seat] = text;
    this.fading.set(
      seat,
      setTimeout(() => delete this.bubbles[seat], BUBBLE),
    );
  }

  /** Goes on with a plan once its last step is accepted and the table shows what may follow. */
  private proceed(): void {
    const last = this.lastMove;
    const state = this.latest;
    if (!last || !state || this.sending || this.running || state.version < this.accepted) return;
    const planned = this.plan[0];
    const next = !last.cards.length ? undefined : planned ? renewed(state.moves, planned) : closing(state.moves, last);
    const rest = next && planned ? this.plan.slice(1) : [];
    this.lastMove = null;
    if (next) this.submit(next.move, planned ? next : null, rest);
  }

  /** What stands in the prompt for the one whose turn it is. */
  prompt(): string {
    const view = this.shown?.view;
    if (!view?.phase) return '';
    const ids = [`phase-${view.game}-${view.phase}`, `phase-${view.phase}`];
    const id = ids.find((each) => speech.find(each) !== undefined);
    /** Some prompts are put otherwise for one who may not pass. */
    const must = id && !this.shown!.moves.some((move) => move.verb === 'pass') ? speech.find(id, undefined, 'must') : undefined;
    return must ?? (id ? t(id) : plain(view.phase));
  }
}

/** What this seat alone has just been told, in words. */
function freshSigns(before: View | null, state: TableState): string[] {
  const view = state.view;
  if (!view || before?.number !== view.number) return [];
  const old = before.facts.filter((fact) => fact.own).map((fact) => `${fact.key} ${fact.value}`);
  const fresh = view.facts.filter((fact) => fact.own && fact.seat !== view.seat && !old.includes(`${fact.key} ${fact.value}`));
  return fresh.map((fact) => t('ui-only-you', { player: playerOf(seatOfSign(fact, view), state), text: signText(fact, state.players) }));
}

function playerOf(seat: number | null, state: TableState): string {
  return seat === null ? '' : playerName(state.players, seat);
}

/** Whether an event is something said aloud rather than a card that everybody sees move. */
function isSaid(event: GameEvent): boolean {
  if (event.seat < 0 || event.key !== 'moved') return event.seat >= 0;
  const move = parseMove(event.data.move ?? '');
  return move.card === null && move.verb !== 'done' && move.verb !== 'draw';
}
