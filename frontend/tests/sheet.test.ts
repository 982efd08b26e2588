import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Score from '../src/components/Score.svelte';
import type { Board, Cell, CellStyle, Sheet } from '../src/lib/protocol';
import { signsText } from '../src/lib/words';
import { person, violations } from './helpers';

const NAMES = ['Ana', 'Boris', 'Ceca'];
const cell = (text: string, style: CellStyle = '', deal = 1): Cell => ({ text, style, deal });

/** A board as preferans draws it for each player: what the neighbours owe on both sides, the bule between them. */
function soup(side: number): Board {
  const bule = [cell('|', 'used'), cell('|', 'stroke'), cell('60', 'crossed', 0), cell('', 'line'), cell('-4', 'total')];
  const column = (key: string, about: number | null, cells: Cell[]) => ({ key, side: about, cells });
  return { key: '', side, columns: [column('soup', (side + 1) % 3, [cell('8')]), column('bule', null, bule), column('soup', (side + 2) % 3, [])] };
}

const CHART: Board = {
  key: 'to-choose',
  side: null,
  columns: [
    { key: 'contract', side: null, cells: [cell('jacks', 'label'), cell('trumps', 'label')] },
    ...NAMES.map((_, side) => ({ key: '', side, cells: [cell(side ? '○' : '✓'), cell('✓●○')] })),
  ],
};

let shown: Record<string, unknown> | null = null;
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string): string[] => all(selector).map((each) => each.textContent!.replace(/\s+/g, ' ').trim());

function show(more: Partial<Sheet>): void {
  const rows = [{ number: 1, label: '', dealer: 0, points: [4, 0, -4], marks: ['', '', ''] }];
  const sheet: Sheet = { sides: [[0], [1], [2]], rows, totals: [4, 0, -4], winners: [], over: false, lowest_wins: false, pad: [], chart: [], ...more };
  shown = mount(Score, { target: document.body, props: { sheet, players: NAMES.map((name, seat) => person(seat, name)) } });
  flushSync();
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

describe('a sheet as players draw it', () => {
  it('has a board for each player, with its columns side by side', async () => {
    show({ pad: [soup(0), soup(1), soup(2)] });
    expect(texts('[data-testid=board] h3')).toEqual(NAMES);
    expect(all('[data-testid=board]')[0]!.querySelectorAll('.column')).toHaveLength(3);
    expect(all('.column').slice(0, 3).map((each) => each.getAttribute('aria-label'))).toEqual(['Soup Boris', 'Bule', 'Soup Ceca']);
    expect(await violations()).toEqual([]);
  });

  it('says what the eye sees: crossed out, used up, what counts', () => {
    show({ pad: [soup(0)] });
    expect(texts('.column:nth-child(2) li')).toEqual(['| used up', '| open', '60 crossed out', 'line', '−4 counts now']);
    expect(all('li.crossed')[0]!.title).toBe('');
    expect(all('li.total')[0]!.title).toBe('Deal 1');
  });

  it('keeps the points deal by deal folded below', () => {
    show({ pad: [soup(0)] });
    const points = document.querySelector<HTMLDetailsElement>('[data-testid=points]')!;
    expect(points.open).toBe(false);
    expect(points.querySelector('[data-testid=score]')).not.toBeNull();
  });

  it('is a plain table of points without one', () => {
    show({});
    expect(all('details, [data-testid=board]')).toEqual([]);
    expect(texts('tbody td')).toEqual(['4', '0', '−4']);
  });
});

describe('a chart', () => {
  it('is read across: a row for each contract, a column for each player', async () => {
    show({ chart: [CHART] });
    expect(texts('[data-testid=chart] thead th')).toEqual(['Contract', ...NAMES]);
    expect(texts('[data-testid=chart] tbody th')).toEqual(['Jacks', 'Trumps']);
    expect(texts('[data-testid=chart] tbody tr:first-child .sr-only')).toEqual(['played', 'still to come', 'still to come']);
    expect(all('[data-testid=chart] tr.now')).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  it('says its signs in words', () => {
    expect(signsText('✓✓○')).toBe('played 2 times, still to come');
    expect(signsText('●')).toBe('being played');
    expect(signsText('12')).toBeUndefined();
    expect(signsText('')).toBeUndefined();
  });
});
