import { describe, expect, it } from 'vitest';
import { exactCover, sameCards, unions, without } from '../src/lib/cover';

const same = (group: string[]): string[] => group;

describe('sets of cards', () => {
  it('takes copies one by one', () => {
    expect(without(['5H', '5H', '6C'], ['5H'])).toEqual(['5H', '6C']);
    expect(without(['5H'], ['5H', '5H'])).toBeNull();
  });

  it('compares without order', () => {
    expect(sameCards(['4C', '6H'], ['6H', '4C'])).toBe(true);
    expect(sameCards(['4C', '4C'], ['4C', '6H'])).toBe(false);
  });
});

describe('exact cover', () => {
  const groups = [['4C', '6H'], ['10S'], ['6H', '3C', 'AS'], ['4C', '5D', 'AS']];

  it('finds disjoint groups that are all of the selection', () => {
    expect(exactCover(['10S', '6H', '4C'], groups, same)).toEqual([['10S'], ['4C', '6H']]);
  });

  it('finds nothing if a card is left over or used twice', () => {
    expect(exactCover(['4C', '6H', '3C'], groups, same)).toBeNull();
    expect(exactCover(['4C', '5D', 'AS', '6H'], groups, same)).toBeNull();
  });

  it('prefers the fewest groups', () => {
    expect(exactCover(['2C', '3C'], [['2C'], ['3C'], ['2C', '3C']], same)).toEqual([['2C', '3C']]);
  });
});

describe('unions', () => {
  it('joins disjoint groups only, the largest first', () => {
    const found = unions(['4C', '6H', '10S', '3C', 'AS'], [['4C', '6H'], ['10S'], ['6H', '3C', 'AS']], same);
    expect(found).toEqual([[['10S'], ['6H', '3C', 'AS']], [['4C', '6H'], ['10S']]]);
  });

  it('stays small where there are very many groups', () => {
    const cards = Array.from({ length: 20 }, (_, index) => `c${index}`);
    expect(unions(cards, cards.map((card) => [card]), same).length).toBeLessThanOrEqual(200);
  });
});
