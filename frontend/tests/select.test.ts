import { describe, expect, it } from 'vitest';
import { closing, groups, type Item, meant, NOTHING, offers, ontoCard, renewed, type Selection, tap, targets, toZone } from '../src/lib/select';
import type { Move } from '../src/lib/protocol';
import { move } from './helpers';

const HAND = 'hand-0';
const inHand = (card: string, index = 0): Item => ({ zone: HAND, card, index });
const onTable = (card: string, index = 0): Item => ({ zone: 'table', card, index });
const chosen = (primary: Item | null, ...others: Item[]): Selection => ({ primary, others });

describe('many buttons', () => {
  const named = (verb: string, count: number, seat: number | null = null) => Array.from({ length: count }, (_, number) => move(`${verb} ${number}`, { move: `${verb} ${seat} ${number}`, seat }));
  const shape = (moves: Move[], headed: string[] = []) => groups(moves, (verb) => headed.includes(verb)).map((group) => [group.verb, group.seat, group.moves.length]);

  it('stay together while they are few', () => {
    expect(shape([...named('bid', 7), ...named('pass', 1)])).toEqual([['', null, 8]]);
  });

  it('are sorted by verb', () => {
    expect(shape([...named('bid', 8), ...named('pass', 1)])).toEqual([['bid', null, 8], ['pass', null, 1]]);
  });

  it('are sorted by the player they name, if several go to each', () => {
    expect(shape([...named('ask', 5, 1), ...named('ask', 5, 2)])).toEqual([['ask', 1, 5], ['ask', 2, 5]]);
    expect(shape(Array.from({ length: 9 }, (_, seat) => named('ask', 1, seat)[0]!))).toEqual([['ask', null, 9]]);
  });

  it('stand under the heading of their verb even if few', () => {
    expect(shape([...named('count', 3), ...named('pass', 1)], ['count'])).toEqual([['count', null, 3], ['pass', null, 1]]);
  });
});

describe('a trick game', () => {
  const moves = [move('play QH', { source: HAND, target: 'trick' }), move('play 7H', { source: HAND, target: 'trick' })];

  it('plays a card with one tap', () => {
    expect(tap(moves, NOTHING, inHand('QH'), HAND)).toEqual({ kind: 'play', plan: [moves[0]] });
  });

  it('names the card that cannot be played', () => {
    expect(tap(moves, NOTHING, inHand('AS'), HAND)).toEqual({ kind: 'illegal', item: inHand('AS') });
    expect(meant(moves, inHand('AS'), HAND)).toBe('play AS');
  });

  it('asks to play when it is not even one’s turn', () => {
    expect(meant([], inHand('10D'), HAND)).toBe('play 10D');
  });
});

describe('captures', () => {
  const take = (text: string) => move(text, { source: HAND, target: 'taken-0' });
  const moves = [move('play 10D', { source: HAND, target: 'table' }), take('take 10D: 4C 6H'), take('take 10D: 10S'), take('take 10D: 7C 3S'), take('take 6D: 6H')];
  const visible = ['4C', '6H', '10S', '7C', '3S', 'KD'];

  it('chooses the card, then what it takes', () => {
    const first = tap(moves, NOTHING, inHand('10D'), HAND);
    expect(first).toEqual({ kind: 'select', selection: chosen(inHand('10D')) });
    const second = tap(moves, chosen(inHand('10D')), onTable('4C'), HAND);
    expect(second).toEqual({ kind: 'select', selection: chosen(inHand('10D'), onTable('4C')) });
  });

  it('offers a confirmation as soon as the selection is one move', () => {
    const one = offers(moves, chosen(inHand('10D'), onTable('6H'), onTable('4C')), visible, HAND);
    expect(one.exact).toEqual([moves[1]]);
    expect(offers(moves, chosen(inHand('10D'), onTable('4C')), visible, HAND).exact).toBeNull();
  });

  it('splits a selection into moves made one after another', () => {
    const { exact } = offers(moves, chosen(inHand('10D'), onTable('4C'), onTable('10S'), onTable('6H')), visible, HAND);
    expect(exact?.map((each) => each.move).sort()).toEqual(['take 10D: 10S', 'take 10D: 4C 6H']);
  });

  it('lists every way, with what can be taken together', () => {
    const { list } = offers(moves, chosen(inHand('10D')), visible, HAND);
    expect(list.slice(0, 4).map((plan) => plan[0]!.move)).toEqual(['play 10D', 'take 10D: 4C 6H', 'take 10D: 10S', 'take 10D: 7C 3S']);
    expect(list[4]).toHaveLength(3);
  });

  it('may begin with the cards on the table', () => {
    const begun = tap(moves, NOTHING, onTable('6H'), HAND);
    expect(begun).toEqual({ kind: 'select', selection: chosen(null, onTable('6H')) });
    const then = tap(moves, chosen(null, onTable('6H')), inHand('6D'), HAND);
    expect(then).toEqual({ kind: 'select', selection: chosen(inHand('6D'), onTable('6H')) });
  });

  it('takes what a card is dropped on, if that says it all', () => {
    expect(ontoCard(moves, inHand('10D'), onTable('10S'), HAND)).toEqual({ kind: 'play', plan: [moves[2]] });
  });

  it('lets go of what is tapped twice', () => {
    expect(tap(moves, chosen(inHand('10D'), onTable('4C')), onTable('4C'), HAND)).toEqual({ kind: 'select', selection: chosen(inHand('10D')) });
    expect(tap(moves, chosen(inHand('10D')), inHand('10D'), HAND)).toEqual({ kind: 'select', selection: NOTHING });
  });

  it('closes a capture only where nothing else is offered', () => {
    const last = moves[1]!;
    expect(closing([take('take 10D: 10S'), move('done')], last)?.move).toBe('done');
    expect(closing([move('done'), move('discard 4C')], last)).toBeUndefined();
    expect(closing([], last)).toBeUndefined();
  });

  it('finds a planned move again though its cards stand in another order', () => {
    expect(renewed([take('take 10D: 6H 4C')], moves[1]!)?.move).toBe('take 10D: 6H 4C');
  });
});

describe('piles', () => {
  const to = (card: string, from: string, target: string) => move(`move ${card} ${from.replace(/-\d$/, '')} ${target}`, { source: from, target });
  const moves = [to('5H', 'payoff-0', 'centre-1'), to('KD', HAND, 'personal-1-0'), to('KD', HAND, 'personal-2-0')];

  it('moves at once where there is one way to go', () => {
    const payoff = { zone: 'payoff-0', card: '5H', index: 9 };
    expect(tap(moves, NOTHING, payoff, HAND)).toEqual({ kind: 'play', plan: [moves[0]] });
  });

  it('lights the targets where there are several, and moves to the one tapped', () => {
    const selection = chosen(inHand('KD'));
    expect(tap(moves, NOTHING, inHand('KD'), HAND)).toEqual({ kind: 'select', selection });
    expect([...targets(moves, selection, HAND)]).toEqual(['personal-1-0', 'personal-2-0']);
    expect(toZone(moves, selection, 'personal-2-0', HAND)).toEqual({ kind: 'play', plan: [moves[2]] });
    expect(toZone(moves, selection, 'centre-1', HAND)).toEqual({ kind: 'select', selection });
  });

  it('does not take a card in hand for the same card elsewhere', () => {
    expect(tap(moves, NOTHING, inHand('5H'), HAND).kind).toBe('illegal');
  });

  it('means the like of a legal move by an illegal tap', () => {
    expect(meant(moves, inHand('7C'), HAND)).toBe('move 7C hand personal-1-0');
  });
});

describe('cards without a leading one', () => {
  const moves = [move('meld', { card: null, cards: ['5H', '5D', '5C'] }), move('pass')];

  it('collects a set and confirms it', () => {
    const begun = tap(moves, NOTHING, inHand('5H'), HAND);
    expect(begun).toEqual({ kind: 'select', selection: chosen(null, inHand('5H')) });
    const whole = chosen(null, inHand('5H'), inHand('5D', 1), inHand('5C', 2));
    expect(offers(moves, whole, ['5H', '5D', '5C'], HAND).exact).toEqual([moves[0]]);
  });
});
