/** Cards as texts: `QH`, `10D`, `X1`. */

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

/** The suits' words, as in moves and facts. */
export const SUIT_OF_WORD: Readonly<Record<string, Suit>> = { clubs: 'C', diamonds: 'D', hearts: 'H', spades: 'S' };

export interface Card {
  rank: string;
  /** `null` for a joker. */
  suit: Suit | null;
}

const CARD = /^(?:(10|[2-9JQKA])([CDHS])|X([1-8]))$/;

/** The card a text names, or `null`. */
export function parseCard(text: string): Card | null {
  const found = CARD.exec(text);
  if (!found) return null;
  return found[3] ? { rank: 'X', suit: null } : { rank: found[1]!, suit: found[2] as Suit };
}

export function isCourt(card: Card): boolean {
  return card.rank === 'J' || card.rank === 'Q' || card.rank === 'K';
}

/** Where the suit signs of a number card stand: x and y from -1 to 1; those below the middle stand upside down. */
export function pips(rank: string): [number, number][] {
  const count = rank === 'A' ? 1 : Number(rank);
  const columns: [number, number][] = [];
  const sides = count < 4 ? [] : count < 6 ? [-1, 1] : count < 9 ? [-1, 0, 1] : [-1, -1 / 3, 1 / 3, 1];
  for (const y of sides) columns.push([-1, y], [1, y]);
  return [...columns, ...(MIDDLE[count] ?? []).map((y): [number, number] => [0, y])];
}

const MIDDLE: Readonly<Record<number, number[]>> = {
  1: [0],
  2: [-1, 1],
  3: [-1, 0, 1],
  5: [0],
  7: [-0.5],
  8: [-0.5, 0.5],
  9: [0],
  10: [-2 / 3, 2 / 3],
};
