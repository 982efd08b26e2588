import { beforeEach, describe, expect, it } from 'vitest';
import { tapCard } from '../src/lib/gestures';
import { settings } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';
import { FakeSocket, move, opened, state, view, zone } from './helpers';

const HAND = 'hand-0';
const WELCOME = { type: 'welcome', room: 'r', token: 'secret', seat: 0, maker: true, game: { id: 'tablic' }, options: {} };
const take = (text: string) => move(text, { source: HAND, target: 'taken-0' });
const wait = (time = 5): Promise<void> => new Promise((done) => setTimeout(done, time));

describe('the prompt', () => {
  it('is there in plain English where no language has words for it', () => {
    const { table, socket } = opened();
    socket.say(state(1, view([], { phase: 'odd-thing' })));
    expect(table.prompt()).toBe('Odd thing');
    table.end();
  });
});

describe('a table', () => {
  let socket: FakeSocket;
  let table: Table;
  const moves = (): Record<string, unknown>[] => socket.sent.filter((each) => each.type === 'move');
  const answer = (version: number): void => socket.say({ type: 'accepted', id: moves().at(-1)!.id, version });

  beforeEach(() => {
    ({ table, socket } = opened());
    socket.say(WELCOME);
  });

  it('keeps its seat for the next visit', () => {
    const again = new FakeSocket();
    new Table('r', 'Ana', 2, () => again).connect();
    again.onopen!();
    expect(again.sent[0]).toEqual({ type: 'join', token: 'secret', name: 'Ana', seat: null });
  });

  it('makes planned captures one after another, then closes them', async () => {
    const seen = view([zone(HAND, 'hand', ['10D'], 0), zone('table', 'row', ['4C', '6H', '10S'])]);
    const [first, second] = [take('take 10D: 4C 6H'), take('take 10D: 10S')];
    socket.say(state(1, seen, { moves: [first, second] }));
    table.make([first, second]);
    table.make([second]);
    expect(moves().map((each) => each.move)).toEqual(['take 10D: 4C 6H']);
    answer(2);
    await wait();
    expect(moves()).toHaveLength(1);
    socket.say(state(2, seen, { moves: [second, move('done')] }));
    await wait();
    expect(moves().map((each) => each.move)).toEqual(['take 10D: 4C 6H', 'take 10D: 10S']);
    answer(3);
    socket.say(state(3, seen, { moves: [move('done')] }));
    await wait();
    expect(moves().at(-1)!.move).toBe('done');
    answer(4);
    socket.say(state(4, { ...seen, actors: [1] }));
    socket.say(state(5, seen, { moves: [second, move('done')] }));
    await wait();
    expect(moves()).toHaveLength(3);
  });

  it('sends an illegal tap all the same and shows the refusal', async () => {
    socket.say(state(1, view([zone(HAND, 'hand', ['AS', '7H'], 0)]), { moves: [move('play 7H', { source: HAND, target: 'trick' })] }));
    await tapCard(table, { zone: HAND, card: 'AS', index: 0 });
    expect(moves().at(-1)!.move).toBe('play AS');
    socket.say({ type: 'refused', id: moves().at(-1)!.id, error: { key: 'made-up-rule', text: 'you must follow suit', data: {} } });
    expect(table.refusal).toBe('you must follow suit');
    expect(table.sending).toBe(false);
  });

  it('waits for a second tap where that is wanted', async () => {
    settings.twoTaps = true;
    const card = { zone: HAND, card: '7H', index: 0 };
    socket.say(state(1, view([zone(HAND, 'hand', ['7H'], 0)]), { moves: [move('play 7H', { source: HAND, target: 'trick' })] }));
    await tapCard(table, card);
    expect(moves()).toHaveLength(0);
    await tapCard(table, card);
    settings.twoTaps = false;
    expect(moves().at(-1)!.move).toBe('play 7H');
  });

  it('tells every event and shows what was said beside the one who said it', async () => {
    const seen = view([zone(HAND, 'hand', ['7H'], 0)]);
    socket.say(state(1, seen));
    socket.say(state(2, seen, { events: [{ key: 'moved', seat: 1, data: { move: 'pass' } }, { key: 'moved', seat: 2, data: { move: 'play QH' } }] }));
    await wait();
    expect(table.log.map((line) => line.text)).toEqual(['Boris: Pass', 'Ceca: queen of hearts']);
    expect(table.spoken).toBe('Boris: Pass. Ceca: queen of hearts');
    expect(table.bubbles[1]).toBe('Pass');
    expect(table.bubbles[2]).toBeUndefined();
  });

  it('forgets a seat only when its token is worth nothing', () => {
    const other = new FakeSocket();
    const lost = new Table('r', 'Ana', null, () => other);
    lost.connect();
    other.onopen!();
    other.say({ type: 'error', error: { key: 'try-again', text: 'the table is being restored' } });
    expect(localStorage.getItem('adut.room.r')).not.toBeNull();
    expect(lost.line).toBe('lost');
    lost.end();
    const third = new FakeSocket();
    const refused = new Table('r', 'Ana', null, () => third);
    refused.connect();
    third.onopen!();
    third.say({ type: 'error', error: { key: 'unknown-token', text: 'no seat' } });
    expect(refused.error?.key).toBe('unknown-token');
    expect(localStorage.getItem('adut.room.r')).toBeNull();
  });
});
