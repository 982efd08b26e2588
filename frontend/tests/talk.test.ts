import { FluentBundle, FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Seats from '../src/components/Seats.svelte';
import TableView from '../src/components/Table.svelte';
import { speech } from '../src/lib/fluent.svelte';
import type { Said, TableState, View } from '../src/lib/protocol';
import { LOOK } from '../src/lib/shows.svelte';
import type { Table } from '../src/lib/table.svelte';
import { cardsShown, factText, seatOfSign } from '../src/lib/words';
import { type FakeSocket, move, opened, person, state, view, violations, zone } from './helpers';

const PAIRS = [
  [0, 2],
  [1, 3],
];
const PEOPLE = ['Ana', 'Boris', 'Ceca', 'Dejan'].map((name, seat) => person(seat, name));
const HANDS = [zone('hand-0', 'hand', ['AS', '7H'], 0), ...[1, 2, 3].map((seat) => zone(`hand-${seat}`, 'hand', [null, null], seat)), zone('trick', 'trick', [])];

let shown: Record<string, unknown> | null = null;
let socket: FakeSocket;
let table: Table;
const find = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map((each) => each.textContent!.replace(/\s+/g, ' ').trim());

/** Some messages that no file of the interface has. */
function words(source: string): void {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  vi.spyOn(speech, 'find').mockImplementation((id, args, attribute) => {
    const message = bundle.getMessage(id) ?? ENGLISH.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bundle.formatPattern(pattern, args ?? null, []) : undefined;
  });
}
const ENGLISH = (speech as unknown as { bundle: FluentBundle }).bundle;

beforeEach(() => {
  ({ table, socket } = opened());
  socket.say({ type: 'welcome', room: 'r', token: 't', seat: 0, maker: true, game: { id: 'bela', name: 'Bela' }, options: {} });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  if (shown) await unmount(shown);
  shown = null;
  table.end();
  document.body.innerHTML = '';
});

function show(): void {
  const none = (): void => undefined;
  shown = mount(TableView, { target: document.body, props: { table, onrules: none, onscore: none, onagain: none } });
  flushSync();
}

async function next(version: number, more: Partial<View> = {}, rest: Partial<TableState> = {}): Promise<void> {
  socket.say(state(version, view(HANDS, { sides: PAIRS, ...more }), rest));
  await vi.waitFor(() => expect(table.shown?.version).toBe(version));
  flushSync();
}

describe('the auction', () => {
  const said = (seat: number, text: string, verb: string, words: string[] = [], number: number | null = null): Said => ({ seat, move: text, verb, words, number });
  const auction = [said(3, 'pass', 'pass'), said(0, 'bid 3', 'bid', [], 3), said(1, 'call hearts', 'call', ['hearts']), said(3, 'pass', 'pass')];

  it('shows who said what in order, what each said last easily seen', async () => {
    await next(1, { auction });
    show();
    expect(texts('[data-testid=auction] .said')).toEqual(['Dejan Pass', 'Ana Bid 3', 'Boris Call Hearts', 'Dejan Pass']);
    expect(texts('[data-testid=auction] .last')).toEqual(['Ana Bid 3', 'Boris Call Hearts', 'Dejan Pass']);
    expect(find('[data-testid=auction]').getAttribute('aria-label')).toBe('Said so far: Dejan: Pass; Ana: Bid 3; Boris: Call Hearts; Dejan: Pass');
    expect(await violations()).toEqual([]);
  });

  it('takes no room in games without one', async () => {
    await next(1);
    show();
    expect(find('[data-testid=auction]')).toBeNull();
  });
});

describe('what a button means', () => {
  const FTL = 'verb-kontra = Kontra\n    .help = The game counts double\nverb-sell = I sell\n    .help = For sale\nverb-choose = Play { $word }\n    .group = Play\nword-mizar = mizar\n    .help = Low cards take\n';

  it('stands in the button and is part of its name', async () => {
    words(FTL);
    await next(1, {}, { moves: [move('kontra'), move('pass')] });
    show();
    const button = find('[data-move=kontra]');
    expect(button.getAttribute('aria-label')).toBe('Kontra: The game counts double');
    expect(button.querySelector('.means')!.textContent).toBe('The game counts double');
    expect(find('[data-move=pass]').getAttribute('aria-describedby')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  it('is that of the word before that of the verb, and is said once where buttons share it', async () => {
    words(FTL);
    await next(1, {}, { moves: [move('sell hearts'), move('sell spades'), move('choose mizar')] });
    show();
    expect(texts('.means')).toEqual(['Low cards take', 'For sale']);
    const ids = ['sell hearts', 'sell spades'].map((text) => find(`[data-move="${text}"]`).getAttribute('aria-describedby'));
    expect(new Set(ids).size).toBe(1);
    expect(document.getElementById(ids[0]!)!.textContent).toBe('For sale');
  });
});

describe('things that may be said besides a card', () => {
  const besides = ['say one', 'say two', 'say three', 'say four'];

  it('wait behind one button on a small screen, and leave the hand its room', async () => {
    words('verb-say = Say { $word }\n    .group = Say aloud');
    await next(1, {}, { moves: [move('play AS', { card: 'AS' }), ...besides.map((each) => move(each))] });
    show();
    expect(texts('.buttons .button.main')).toEqual([]);
    const fold = find('[data-fold=say]');
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fold.click();
    flushSync();
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(texts('.buttons .button.main')).toHaveLength(4);
    expect(await violations()).toEqual([]);
  });

  it('stand open where nothing else is to be done', async () => {
    words('verb-say = Say { $word }\n    .group = Say aloud');
    await next(1, {}, { moves: besides.map((each) => move(each)) });
    show();
    expect(texts('.buttons .button.main')).toHaveLength(4);
  });
});

describe('a deal that moves no points', () => {
  it('shows what it has left on the sheet', async () => {
    const column = (side: number) => ({ key: 'points', side, cells: [{ text: '2', style: '' as const, deal: 1 }] });
    const foot = (side: number) => ({ key: 'points', side, cells: [{ text: '0', style: 'total' as const, deal: 1 }] });
    const sheet = (points: number[]): TableState['sheet'] => ({
      sides: PAIRS, rows: [{ number: 1, label: '', dealer: 0, points, marks: ['', ''] }], totals: points, winners: [], over: false, lowest_wins: false,
      pad: [{ key: 'one', side: null, columns: [column(0), column(1)] }, { key: 'two', side: null, columns: [foot(0), foot(1)] }], chart: [],
    });
    await next(1, { sides: PAIRS, over: true }, { stage: 'between', sheet: sheet([0, 0]) });
    show();
    expect(texts('[data-testid=result-pad] h3')).toEqual(['One']);
    await next(2, { sides: PAIRS, over: true }, { stage: 'between', sheet: sheet([1, 0]) });
    expect(find('[data-testid=result-pad]')).toBeNull();
  });
});

describe('a sign that only I see', () => {
  const sign = { key: 'sign', kind: 'word' as const, value: 'ace', own: true };

  it('stands beside the partner, not among what all know, and is spoken', async () => {
    await next(1);
    show();
    await next(2, { facts: [{ key: 'trump', kind: 'word', value: 'hearts' }, sign] });
    expect(texts('[data-testid=sign] span[aria-hidden]')).toEqual(['Ace']);
    expect(find('[data-testid=sign]').closest('.other')!.querySelector('.name')!.textContent).toBe('Ceca');
    expect(texts('[data-testid=facts] dt')).toEqual(['Trump']);
    expect(table.spoken).toBe('Only you see: Ceca – Ace');
    await next(3, { facts: [sign] }, { events: [{ key: 'moved', seat: 1, data: { move: 'pass' } }] });
    expect(table.spoken).toBe('Boris: Pass');
    expect(await violations()).toEqual([]);
  });

  it('is named beside my own plate where it is mine, and not spoken', async () => {
    await next(1, { sides: PAIRS });
    show();
    await next(2, { sides: PAIRS, facts: [{ ...sign, seat: 0 }] });
    expect(texts('[data-testid=sign] span[aria-hidden]')).toEqual(['Sign: Ace']);
    expect(find('[data-testid=sign]').closest('.other')).toBeNull();
    expect(table.spoken).not.toContain('Ace');
  });

  it('may name the seat it belongs to, and without a partner stays with me', () => {
    expect(seatOfSign({ ...sign, kind: 'seat', value: '3' }, view([], { sides: PAIRS }))).toBe(3);
    expect(seatOfSign(sign, view([], { sides: PAIRS }))).toBe(2);
    expect(seatOfSign(sign, view([]))).toBeNull();
    expect(seatOfSign(sign, view([], { sides: PAIRS, seat: null }))).toBeNull();
  });
});

describe('cards that are shown', () => {
  const shows = { key: 'shows', seat: 1, data: { cards: 'JC QC KC', value: '20' } };
  const lying = (): string[] => texts('[data-testid=shown]').length ? [...document.querySelectorAll('[data-testid=shown] .slot')].map(() => 'card') : [];

  it('lie beside the player until the trick is taken and the time is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await next(1);
    show();
    await next(2, {}, { events: [shows] });
    expect(lying()).toHaveLength(3);
    expect(find('[data-testid=shown]').getAttribute('aria-label')).toBe('Boris shows J♣ Q♣ K♣');
    vi.advanceTimersByTime(LOOK + 1);
    flushSync();
    expect(lying()).toHaveLength(3);
    await next(3, { last_trick: [{ seat: 0, card: '7H' }] });
    expect(lying()).toHaveLength(0);
    expect(table.log.map((line) => line.text)).toContain('Shows');
  });

  it('lie at least for the time where the trick is taken before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await next(1);
    show();
    await next(2, {}, { events: [shows] });
    await next(3, { last_trick: [{ seat: 0, card: '7H' }] });
    expect(lying()).toHaveLength(3);
    vi.advanceTimersByTime(LOOK + 1);
    flushSync();
    expect(lying()).toHaveLength(0);
  });

  it('are put away with the deal, and cards given away after the time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await next(1);
    show();
    await next(2, {}, { events: [shows, { key: 'hands-over', seat: 3, data: { cards: '9H', seat_to: '0' } }] });
    expect(lying()).toHaveLength(4);
    vi.advanceTimersByTime(LOOK + 1);
    flushSync();
    expect(lying()).toHaveLength(3);
    await next(3, { number: 2 });
    expect(lying()).toHaveLength(0);
  });

  it('are those of events, not of moves', () => {
    expect(cardsShown(shows)).toEqual(['JC', 'QC', 'KC']);
    expect(cardsShown({ key: 'moved', seat: 1, data: { move: 'play QC', cards: 'QC' } })).toEqual([]);
    expect(cardsShown({ key: 'talon', seat: -1, data: { cards: 'QC' } })).toEqual([]);
  });
});

describe('facts', () => {
  it('may hold several words or cards', () => {
    expect(factText({ key: 'to-choose', kind: 'word', value: 'no-hearts, betl' }, PEOPLE)).toBe('No hearts, Betl');
    expect(factText({ key: 'bought', kind: 'cards', value: 'JC 10D' }, PEOPLE)).toBe('J♣ 10♦');
  });

  it('of one name share a line, and stand in the result once the deal is over', async () => {
    const facts = [1, 2].map((seat) => ({ key: 'owes', kind: 'seat' as const, value: String(seat) }));
    await next(1, { facts }, { stage: 'between' });
    show();
    expect(texts('[data-testid=result] dl dd')).toEqual(['Boris, Ceca']);
    expect(texts('dl')).toHaveLength(1);
  });
});

describe('a question for some of several cards', () => {
  const names = ['7C', '7D', '7H'];
  const questions = [...names, '7C 7D', '7C 7H', '7D 7H'].map((cards) => move(`name ${cards}`, { card: null, cards: cards.split(' ') }));

  it('is asked by picking the cards', async () => {
    words('verb-name = Have you { $cards }?\n    .group = Have you\n');
    await next(1, {}, { moves: questions });
    show();
    expect(document.querySelectorAll('[data-pick]')).toHaveLength(3);
    expect(document.querySelector('[data-move]')).toBeNull();
    find('[data-pick="7H"]').click();
    find('[data-pick="7C"]').click();
    flushSync();
    expect(find('[data-pick="7H"]').getAttribute('aria-pressed')).toBe('true');
    expect(find<HTMLButtonElement>('[data-pick="7D"]').disabled).toBe(true);
    const confirm = find('[data-move]');
    expect(confirm.getAttribute('aria-label')).toBe('Have you 7♣ 7♥?');
    expect(await violations()).toEqual([]);
    confirm.click();
    expect(socket.sent.at(-1)).toMatchObject({ type: 'move', move: 'name 7C 7H' });
  });
});

describe('captures', () => {
  it('are offered as cards and named as sentences', async () => {
    words('verb-take = Take { $cards } with { $card }\n    .group = Take\nverb-play = Play { $card }\n');
    const takes = [move('play 7H', { source: 'hand-0' }), move('take 7H: 4C 3D', { source: 'hand-0' }), move('take 7H: 7S', { source: 'hand-0' })];
    await next(1, { zones: [...HANDS, zone('table', 'row', ['4C', '3D', '7S'])] }, { moves: takes });
    table.selection = { primary: { zone: 'hand-0', card: '7H', index: 1 }, others: [] };
    show();
    const [lay, pair, , both] = [...document.querySelectorAll<HTMLElement>('[data-testid=offers] [data-move]')];
    expect(lay!.textContent!.trim()).toBe('Play 7♥');
    expect(pair!.querySelectorAll('.card')).toHaveLength(2);
    expect(pair!.getAttribute('aria-label')).toBe('Take 4♣ 3♦ with 7♥');
    expect(both!.getAttribute('aria-label')).toBe('Take 4♣ 3♦ with 7♥ + Take 7♠ with 7♥');
  });
});

describe('rows that grow at both ends', () => {
  it('have the cards they began with in one column', async () => {
    const rows = [
      { ...zone('row-clubs', 'row', ['8C', '9C', '10C']), first: 2 },
      { ...zone('row-hearts', 'row', ['10H', 'JH']), first: 0 },
    ];
    await next(1, { zones: [...HANDS, ...rows] });
    show();
    const begun = [...document.querySelectorAll<HTMLElement>('[data-testid=rows] .begun')];
    expect(begun).toHaveLength(2);
    expect(begun[0]!.style.left).toBe(begun[1]!.style.left);
  });
});

describe('the list of seats', () => {
  it('lets an open seat be taken', async () => {
    let taken = -1;
    const players = [PEOPLE[0]!, { ...PEOPLE[1]!, kind: 'open' as const, name: '' }, { ...PEOPLE[2]!, kind: 'open' as const, name: '' }];
    shown = mount(Seats, { target: document.body, props: { players, own: 0, ontake: (seat: number) => (taken = seat) } });
    flushSync();
    expect(texts('li .button')).toEqual(['Take seat 2', 'Take seat 3']);
    find('li:nth-child(3) .button').click();
    expect(taken).toBe(2);
    expect(await violations()).toEqual([]);
  });
});
