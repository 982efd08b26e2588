import { describe, expect, it } from 'vitest';
import { pips } from '../src/lib/cards';
import { cardWidth, crowd, depths, fan, laidOut, leftToRight, places, rounds, TARGET, TRICK } from '../src/lib/layout';
import { zone } from './helpers';

describe('seats', () => {
  it('puts oneself at the bottom and the next seat to the right', () => {
    const seen = places(4, 2, false);
    expect(seen.map((place) => place.side)).toEqual(['top', 'left', 'bottom', 'right']);
    expect(seen[2]).toMatchObject({ x: 0, y: 1 });
    expect(seen[3]).toMatchObject({ x: 1, y: 0 });
  });

  it('goes the other way round where play is clockwise', () => {
    expect(places(4, 0, true).map((place) => place.side)).toEqual(['bottom', 'left', 'top', 'right']);
    expect(leftToRight(4, 0, true)).toEqual([1, 2, 3]);
    expect(leftToRight(4, 0, false)).toEqual([3, 2, 1]);
  });

  it.each([2, 3, 5, 6, 8])('seats %i players, each in a place of their own', (seats) => {
    const seen = places(seats, 1, false);
    expect(new Set(seen.map((place) => `${place.x} ${place.y}`)).size).toBe(seats);
    expect(seen.filter((place) => place.side === 'bottom')).toHaveLength(1);
  });
});

describe('a trick', () => {
  it.each([2, 3, 4, 5, 6, 8])('of %i cards leaves the corner of each free, whoever leads', (seats) => {
    const seen = places(seats, 0, false);
    for (let lead = 0; lead < seats; lead += 1) {
      const trick = seen.map((_, index) => seen[(lead + index) % seats]!);
      const above = depths(trick);
      const at = trick.map((place) => ({ x: place.x * TRICK.x * crowd(seats), y: place.y * TRICK.y * crowd(seats) }));
      for (const [one, low] of at.entries()) {
        for (const [other, high] of at.entries()) {
          if (above[other]! <= above[one]!) continue;
          const across = low.x + 0.24 > high.x && low.x < high.x + 1;
          const down = low.y + 0.4 > high.y && low.y < high.y + 1.42;
          expect(across && down, `${one} under ${other}`).toBe(false);
        }
      }
    }
  });
});

describe('a hand', () => {
  it.each([1, 5, 8, 10, 13, 20, 27])('of %i cards shows at least 44 px of each at 360 px', (count) => {
    const seen = fan(count, 352, 64);
    for (const row of new Set(seen.spots.map((spot) => spot.row))) {
      const xs = seen.spots.filter((spot) => spot.row === row).map((spot) => spot.x);
      for (let index = 1; index < xs.length; index += 1) expect(xs[index]! - xs[index - 1]!).toBeGreaterThanOrEqual(TARGET);
      expect(xs[0]).toBeGreaterThanOrEqual(0);
      expect(xs.at(-1)! + 64).toBeLessThanOrEqual(352.5);
    }
  });

  it('is one arc where there is room', () => {
    const seen = fan(8, 900, 100);
    expect(seen.rows).toBe(1);
    expect(seen.spots[0]!.turn).toBeLessThan(0);
  });
});

describe('the width of cards', () => {
  const room = { width: 344, height: 400, narrowest: 46, widest: 60, handRows: 1, handScale: 1.15 };
  const table = (count: number) => [[], [zone('table', 'row', Array<string>(count).fill('2C'))], []];

  it('is as great as may be while everything fits', () => {
    expect(cardWidth({ ...room, bands: table(4) })).toBe(60);
  });

  it('shrinks with the number of cards on the table, down to a limit', () => {
    expect(cardWidth({ ...room, bands: table(18) })).toBeLessThan(60);
    expect(cardWidth({ ...room, bands: table(60) })).toBe(46);
  });

  it('lets a trick and a pile stand side by side', () => {
    const side = { ...room, width: 900, widest: 200 };
    const trick = zone('trick', 'trick', []);
    expect(cardWidth({ ...side, bands: [[trick, zone('stock', 'stock', [null])]] })).toBe(cardWidth({ ...side, bands: [[trick]] }));
  });
});

describe('zones', () => {
  it('keeps the places of empty piles, not of empty stocks', () => {
    const zones = [zone('stock', 'stock', []), zone('centre-1', 'pile', []), zone('table', 'row', []), zone('lifted', 'row', [])];
    expect(laidOut(zones).map((each) => each.id)).toEqual(['centre-1', 'table']);
  });

  it('gives the middle to the trick or to the rows, whichever is on', () => {
    const shown = (trick: string[], row: string[]) => laidOut([zone('trick', 'trick', trick), zone('row', 'row', row)]).map((each) => each.id);
    expect(shown([], [])).toEqual(['trick']);
    expect(shown([], ['7H'])).toEqual(['row']);
    expect(shown(['7H'], [])).toEqual(['trick']);
  });
});

describe('number cards', () => {
  it.each(['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'])('%s has as many signs as it says', (rank) => {
    expect(pips(rank)).toHaveLength(rank === 'A' ? 1 : Number(rank));
  });
});

describe('a trick with several cards of a player', () => {
  it('lies as ever while each has one', () => {
    expect(rounds([2, 3, 0, 1], 4)).toEqual({ shifts: [0, 0, 0, 0], more: 0 });
  });

  it.each([
    [2, 4],
    [2, 16],
    [4, 8],
    [4, 16],
  ])('leaves the corner of every card free: %i players, %i cards', (seats, count) => {
    const seen = places(seats, 0, false);
    const trick = Array.from({ length: count }, (_, index) => (index + 1) % seats);
    const { shifts, more } = rounds(trick, seats);
    const at = trick.map((seat, index) => ({ x: seen[seat]!.x * TRICK.x + shifts[index]!, y: seen[seat]!.y * TRICK.y }));
    const above = depths(at);
    for (const [one, low] of at.entries()) {
      expect(Math.abs(low.x) + 0.5).toBeLessThanOrEqual((3.05 + more) / 2);
      for (const [other, high] of at.entries()) {
        if (above[other]! <= above[one]!) continue;
        const across = low.x + 0.24 > high.x && low.x < high.x + 1;
        const down = low.y + 0.4 > high.y && low.y < high.y + 1.42;
        expect(across && down, `${one} under ${other}`).toBe(false);
      }
    }
  });
});
