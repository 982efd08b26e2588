import { describe, expect, it } from 'vitest';
import { frames, players } from '../src/lib/frames';
import { state, view, zone } from './helpers';

const before = view([zone('hand-0', 'hand', ['QH', '7S'], 0), zone('hand-3', 'hand', [null, null], 3), zone('trick', 'trick', ['8H', '9H'])], { trick_leader: 1 });

describe('a trick that is finished between two states', () => {
  const last_trick = [
    { seat: 1, card: '8H' },
    { seat: 2, card: '9H' },
    { seat: 3, card: 'AH' },
    { seat: 0, card: 'QH' },
  ];
  const after = state(9, view([zone('hand-0', 'hand', ['7S'], 0), zone('hand-3', 'hand', [null], 3), zone('trick', 'trick', [])], { last_trick, actors: [3] }));

  it('is shown lying before it is taken up', () => {
    const steps = frames(state(8, before), after);
    expect(steps.map((step) => step.hold)).toEqual([true, false]);
    const [first] = steps;
    expect(first!.state.view!.zones.map((each) => each.cards)).toEqual([['7S'], [null], ['8H', '9H', 'AH', 'QH']]);
    expect(first!.state.moves).toEqual([]);
    expect(players(first!.state.view!, new Map()).map((each) => each.seat)).toEqual([1, 2, 3, 0]);
  });

  it('is not shown again afterwards', () => {
    expect(frames(after, state(10, { ...after.view!, actors: [0] }))).toHaveLength(1);
  });
});

describe('who played a card', () => {
  it('is known from the moves seen, else reckoned from the leader', () => {
    expect(players(before, new Map()).map((each) => each.seat)).toEqual([1, 2]);
    expect(players(before, new Map([['9H', 3]])).map((each) => each.seat)).toEqual([1, 3]);
  });
});
