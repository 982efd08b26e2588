/** From one state of the table to the next, in steps that the eye can follow. */

import type { Played, TableState, View, Zone } from './protocol';
import { turnsAfter } from './layout';

export interface Frame {
  state: TableState;
  /** A finished trick is on the table: let it be seen. */
  hold: boolean;
}

export function trickZone(view: View | null | undefined): Zone | undefined {
  return view?.zones.find((zone) => zone.kind === 'trick');
}

/** Whether the last trick is one that was still being played, or not begun, in the state before. */
function finished(before: View, after: View): boolean {
  const last = after.last_trick;
  const lying = trickZone(before)?.cards ?? [];
  if (!last.length || sameTrick(before.last_trick, last)) return false;
  if (last.length <= lying.length) return false;
  return before.number === after.number && lying.every((card, index) => last[index]?.card === card);
}

export function sameTrick(one: readonly Played[], other: readonly Played[]): boolean {
  return one.length === other.length && one.every((played, index) => played.card === other[index]!.card && played.seat === other[index]!.seat);
}

/** The state before the last trick was taken up: all its cards lie on the table. */
function lying(before: View, after: TableState): TableState {
  const view = after.view!;
  const played = view.last_trick;
  const gone = new Set(played.map((each) => each.card));
  const old = new Map(before.zones.map((zone) => [zone.id, zone]));
  const zones = view.zones.map((zone): Zone => {
    if (zone.kind === 'trick') return { ...zone, cards: played.map((each) => each.card) };
    const was = old.get(zone.id) ?? zone;
    if (zone.kind !== 'hand') return was;
    const cards = was.cards.filter((card) => card === null || !gone.has(card));
    const hidden = cards.length && cards[0] === null && zone.owner !== null && playedNow(before, played, zone.owner) ? 1 : 0;
    return { ...zone, cards: cards.slice(hidden) };
  });
  const shown: View = { ...view, zones, trick_leader: played[0]!.seat, trick_seats: played.map((each) => each.seat), actors: [], over: false, phase: before.phase, section: before.section };
  return { ...after, stage: 'playing', moves: [], view: { ...shown, facts: before.facts } };
}

function playedNow(before: View, played: readonly Played[], seat: number): boolean {
  const already = trickZone(before)?.cards.length ?? 0;
  return played.slice(already).some((each) => each.seat === seat);
}

/** The steps to show: a trick that was finished on the way is shown lying before it is taken up. */
export function frames(before: TableState | null, after: TableState): Frame[] {
  const last: Frame = { state: after, hold: false };
  if (!before?.view || !after.view || !trickZone(after.view) || !finished(before.view, after.view)) return [last];
  const first = lying(before.view, after);
  return [
    { state: first, hold: true },
    { state: { ...after, events: [] }, hold: false },
  ];
}

/** Who played each card of the trick on the table: as `known` from the moves seen, else as the view tells, else in turn from the leader. */
export function players(view: View, known: ReadonlyMap<string, number>): Played[] {
  const cards = trickZone(view)?.cards ?? [];
  const lead = view.trick_leader ?? 0;
  return cards.map((card, index) => ({
    seat: (card !== null ? known.get(card) : undefined) ?? view.trick_seats?.[index] ?? turnsAfter(0, lead + index, view.seats),
    card: card ?? '?',
  }));
}
