import axe from 'axe-core';
import type { Socket } from '../src/lib/connection';
import type { Move, Player, TableState, View, Zone } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';
import { parseMove } from '../src/lib/words';

/** A move from its text, as the server describes it. */
export function move(text: string, more: Partial<Move> = {}): Move {
  return { ...parseMove(text), ...more };
}

export function zone(id: string, kind: Zone['kind'], cards: (string | null)[], owner: number | null = null): Zone {
  return { id, name: id.replace(/-\d+$/, ''), kind, owner, cards };
}

export function person(seat: number, name: string): Player {
  return { seat, name, kind: 'person', connected: true, away: false };
}

export function view(zones: Zone[], more: Partial<View> = {}): View {
  return {
    game: 'king',
    seats: 4,
    seat: 0,
    clockwise: false,
    sides: [[0], [1], [2], [3]],
    number: 1,
    dealer: 3,
    phase: 'tricks',
    section: '5',
    actors: [0],
    zones,
    facts: [],
    auction: [],
    trick_leader: null,
    last_trick: [],
    over: false,
    scores: [0, 0, 0, 0],
    ...more,
  };
}

export function state(version: number, seen: View, more: Partial<TableState> = {}): TableState {
  return {
    type: 'state',
    version,
    stage: 'playing',
    players: ['Ana', 'Boris', 'Ceca', 'Dejan'].map((name, seat) => person(seat, name)),
    view: seen,
    moves: [],
    events: [],
    sheet: { sides: [[0], [1], [2], [3]], rows: [], totals: [0, 0, 0, 0], winners: [], over: false, lowest_wins: false, pad: [], chart: [] },
    ready: [],
    ...more,
  };
}

/** A socket whose other end is the test. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000, reason: '' });
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** What axe objects to on the page. */
export async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  return found.violations.map((each) => each.id);
}

/** A quick table whose socket is open, with nothing remembered from earlier ones. */
export function opened(): { table: Table; socket: FakeSocket } {
  localStorage.clear();
  settings.speed = 'off';
  const socket = new FakeSocket();
  const table = new Table('r', 'Ana', null, () => socket);
  table.connect();
  socket.onopen!();
  return { table, socket };
}
