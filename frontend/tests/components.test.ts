import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Home from '../src/components/Home.svelte';
import Log from '../src/components/Log.svelte';
import OptionField from '../src/components/OptionField.svelte';
import Score from '../src/components/Score.svelte';
import TableView from '../src/components/Table.svelte';
import type { Game, GameOption, OptionValue } from '../src/lib/protocol';
import type { Table } from '../src/lib/table.svelte';
import { type FakeSocket, move, opened, person, state, view, violations, zone } from './helpers';

let shown: Record<string, unknown> | null = null;
const find = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

describe('the first page', () => {
  const game = (id: string): Game => ({ id, name: id, family: 'lora', seats: [4], clockwise: false, options: [] });

  it('shows every game and has nothing axe objects to', async () => {
    shown = mount(Home, { target: document.body, props: { games: ['king', 'lora'].map(game), onsettings: () => undefined, onhelp: () => undefined } });
    expect(document.querySelectorAll('article')).toHaveLength(2);
    expect(document.querySelector('input[type=search]')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  it('can be searched once there are many', () => {
    const games = Array.from({ length: 20 }, (_, index) => game(index ? `igra-${index}` : 'žandar'));
    shown = mount(Home, { target: document.body, props: { games, onsettings: () => undefined, onhelp: () => undefined } });
    const search = find<HTMLInputElement>('input[type=search]');
    search.value = 'zand';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(document.querySelectorAll('article')).toHaveLength(1);
  });
});

describe('an option', () => {
  it.each([
    [{ name: 'target', type: 'int', default: 101, choices: [51, 101], help: 'Points.' }, 'select', 51],
    [{ name: 'early', type: 'bool', default: false, help: 'Stop.' }, 'input[type=checkbox]', true],
    [{ name: 'limit', type: 'int', default: 3, choices: [], help: '' }, 'input[type=number]', 7],
  ] as [GameOption, string, OptionValue][])('%o becomes a field', (option, selector, wanted) => {
    let value: OptionValue = option.default;
    shown = mount(OptionField, { target: document.body, props: { game: 'king', option, value, onchange: (now: OptionValue) => (value = now) } });
    const field = find<HTMLInputElement & HTMLSelectElement>(selector);
    if (selector === 'select') field.selectedIndex = 0;
    else if (selector.includes('checkbox')) field.checked = true;
    else field.value = '7';
    field.dispatchEvent(new Event(selector.includes('number') ? 'input' : 'change', { bubbles: true }));
    expect(value).toBe(wanted);
    expect(document.body.textContent).toContain(option.name === 'target' ? 'Target' : '');
  });
});

describe('the score sheet', () => {
  it('has a column for each side', async () => {
    const rows = [{ number: 1, label: 'no-tricks', dealer: 0, points: [162, 0], marks: ['', '-'] }];
    const sheet = { sides: [[0, 2], [1, 3]], rows, totals: [162, 0], winners: [], over: false, lowest_wins: false, pad: [], chart: [] };
    shown = mount(Score, { target: document.body, props: { sheet, players: ['Ana', 'Boris', 'Ceca', 'Dejan'].map((name, seat) => person(seat, name)) } });
    expect([...document.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual(['Deal', 'Ana + Ceca', 'Boris + Dejan']);
    expect([...document.querySelectorAll('tbody td')].map((cell) => cell.textContent!.replace(/\s+/g, ' ').trim())).toEqual(['162', '–fell']);
    expect(await violations()).toEqual([]);
  });
});

describe('the log', () => {
  it('begins with the newest line and sets deals apart', () => {
    const lines = [1, 1, 2, 2].map((deal, id) => ({ id, deal, seat: 0, text: `line ${id}` }));
    shown = mount(Log, { target: document.body, props: { lines } });
    expect([...document.querySelectorAll('h3, li')].map((each) => each.textContent)).toEqual(['Deal 2', 'line 3', 'line 2', 'Deal 1', 'line 1', 'line 0']);
    expect(find('.newest').textContent).toBe('line 3');
  });
});

describe('the table', () => {
  let socket: FakeSocket;
  let table: Table;

  beforeEach(() => {
    ({ table, socket } = opened());
    socket.say({ type: 'welcome', room: 'r', token: 't', seat: 0, maker: true, game: { id: 'king', name: 'King' }, options: {} });
  });

  function show(): void {
    const none = (): void => undefined;
    shown = mount(TableView, { target: document.body, props: { table, onrules: none, onscore: none, onagain: none } });
    flushSync();
  }

  it('draws any zones, lights what is legal and plays it by a click', async () => {
    const zones = [zone('hand-0', 'hand', ['AS', '7H'], 0), zone('hand-1', 'hand', [null, null], 1), zone('trick', 'trick', ['8H']), zone('centre-1', 'pile', []), zone('taken-2', 'won', [null], 2)];
    socket.say(state(1, view(zones, { trick_leader: 3 }), { moves: [move('play 7H', { source: 'hand-0', target: 'trick' })] }));
    show();
    expect(find('[data-card="7H"]').dataset.legal).toBe('true');
    expect(find('[data-card="AS"]').getAttribute('aria-label')).toContain('cannot be played now');
    expect(find('[data-card="8H"]').getAttribute('aria-label')).toBe('8 of hearts, played by Dejan');
    expect(await violations()).toEqual([]);
    find('[data-card="7H"]').click();
    await new Promise((done) => setTimeout(done));
    expect(socket.sent.at(-1)).toMatchObject({ type: 'move', move: 'play 7H' });
  });

  it('says what a joker on a pile stands for, to the eye and to a screen reader', async () => {
    const joker = { ...zone('personal-1-0', 'pile', ['KH', 'X1'], 0), stands_for: 'Q' };
    const seven = { ...zone('centre-1', 'pile', ['6D', 'X1']), stands_for: '7' };
    socket.say(state(1, view([zone('hand-0', 'hand', ['AS'], 0), joker, seven, zone('personal-2-0', 'pile', ['5D'], 0)])));
    show();
    expect([...document.querySelectorAll('[data-testid="stands-for"]')].map((each) => each.textContent)).toEqual(expect.arrayContaining(['= Q', '= 7']));
    expect(document.querySelectorAll('[data-testid="stands-for"]')).toHaveLength(2);
    const labels = [...document.querySelectorAll('.pile [data-card="X1"]')].map((each) => each.getAttribute('aria-label'));
    expect(labels.sort()).toEqual(['joker, counts as 7', 'joker, counts as queen']);
    expect(await violations()).toEqual([]);
  });

  it('names the game of a deal once when it is over', () => {
    const facts = [
      { key: 'contract', kind: 'word' as const, value: 'spades', own: false, seat: null },
      { key: 'declarer', kind: 'seat' as const, value: '1', own: false, seat: null },
    ];
    const seen = view([zone('hand-0', 'hand', [], 0)], { over: true, actors: [], facts });
    const rows = [{ number: 1, label: 'game-spades', dealer: 0, points: [4, 0, -4, 0], marks: ['', '', '', ''] }];
    socket.say(state(1, seen, { stage: 'between', sheet: { ...state(1, seen).sheet!, rows } }));
    show();
    const said = find('[data-testid="result"]').textContent!;
    expect(said.match(/spades/gi)).toHaveLength(1);
    expect(said).toContain('Boris');
  });

  it('has a button for each move without a card', () => {
    socket.say(state(1, view([zone('hand-0', 'hand', ['AS'], 0)]), { moves: [move('pass'), move('call hearts')] }));
    show();
    expect([...document.querySelectorAll('[data-move]')].map((button) => button.textContent?.trim())).toEqual(['Pass', 'Call Hearts']);
    find('[data-move="call hearts"]').click();
    expect(socket.sent.at(-1)).toMatchObject({ type: 'move', move: 'call hearts' });
  });

  it('sorts many buttons by the player they name', () => {
    const questions = [1, 2, 3].flatMap((seat) => [1, 2, 3].map((number) => move(`ask ${number}`, { move: `ask ${seat} ${number}`, seat })));
    socket.say(state(1, view([zone('hand-0', 'hand', ['AS'], 0)]), { moves: questions }));
    show();
    expect([...document.querySelectorAll('.head')].map((each) => each.textContent)).toEqual(['Boris', 'Ceca', 'Dejan']);
    expect(document.querySelectorAll('[data-move]')).toHaveLength(9);
  });

  it('asks for the next deal between deals, and names the winner at the end', async () => {
    const seen = view([zone('hand-0', 'hand', [], 0)], { over: true, actors: [] });
    socket.say(state(1, seen, { stage: 'between' }));
    show();
    find('[data-testid="continue"]').click();
    expect(socket.sent.at(-1)).toEqual({ type: 'ready' });
    const sheet = { ...state(2, seen).sheet!, winners: [1], over: true };
    socket.say(state(2, seen, { stage: 'over', sheet }));
    await new Promise((done) => setTimeout(done, 5));
    flushSync();
    expect(find('[data-testid="result"] h2').textContent).toBe('Boris wins');
  });
});
