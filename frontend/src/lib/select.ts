/** What a tap means: which moves the chosen cards and zones leave open. It compares texts and knows no rules. */

import { exactCover, sameCards, unions, without } from './cover';
import type { Move } from './protocol';

/** A card that lies open somewhere. */
export interface Item {
  zone: string;
  card: string;
  index: number;
}

export interface Selection {
  /** The card that is to be moved. */
  primary: Item | null;
  /** Cards chosen along with it. */
  others: Item[];
}

/** Moves to be made one after another. */
export type Plan = Move[];

export type Outcome = { kind: 'select'; selection: Selection } | { kind: 'play'; plan: Plan } | { kind: 'illegal'; item: Item };

export const NOTHING: Selection = { primary: null, others: [] };

export function isSame(one: Item | null, other: Item): boolean {
  return one !== null && one.zone === other.zone && one.index === other.index && one.card === other.card;
}

export function isEmpty(selection: Selection): boolean {
  return !selection.primary && selection.others.length === 0;
}

/** The moves that move this very card; those that name no source move cards of one's own `hand`. */
export function movesOf(moves: readonly Move[], item: Item, hand: string): Move[] {
  return moves.filter((move) => move.card === item.card && (move.source || hand) === item.zone);
}

/** The moves that take in this card besides the one they move. */
export function movesWith(moves: readonly Move[], item: Item): Move[] {
  return moves.filter((move) => move.cards.includes(item.card));
}

/** Whether anything can be done with a card. */
export function isLive(moves: readonly Move[], item: Item, hand: string): boolean {
  return movesOf(moves, item, hand).length > 0 || movesWith(moves, item).some((move) => move.card === null || item.zone !== hand);
}

function base(moves: readonly Move[], selection: Selection, hand: string): Move[] {
  if (selection.primary) return movesOf(moves, selection.primary, hand);
  return moves.filter((move) => move.cards.length > 0);
}

const texts = (items: readonly Item[]): string[] => items.map((item) => item.card);

/** What a tap on a card does to the selection, or the moves it makes. */
export function tap(moves: readonly Move[], selection: Selection, item: Item, hand: string): Outcome {
  if (isSame(selection.primary, item)) return { kind: 'select', selection: NOTHING };
  if (selection.others.some((other) => isSame(other, item))) {
    return select(selection.primary, selection.others.filter((other) => !isSame(other, item)));
  }
  if (!isEmpty(selection)) {
    const widened = widen(moves, selection, item, hand);
    if (widened) return { kind: 'select', selection: widened };
  }
  return begin(moves, item, hand);
}

function select(primary: Item | null, others: Item[]): Outcome {
  return { kind: 'select', selection: { primary, others } };
}

/** The selection with one more card in it, if some moves can use it. */
function widen(moves: readonly Move[], selection: Selection, item: Item, hand: string): Selection | null {
  if (!selection.primary) {
    const own = movesOf(moves, item, hand).filter((move) => move.cards.length > 0);
    const kept = selection.others.filter((other) => movesWith(own, other).length > 0);
    if (own.length && kept.length === selection.others.length) return { primary: item, others: kept };
  }
  const usable = movesWith(base(moves, selection, hand), item);
  return usable.length ? { primary: selection.primary, others: [...selection.others, item] } : null;
}

function begin(moves: readonly Move[], item: Item, hand: string): Outcome {
  const own = movesOf(moves, item, hand);
  if (own.length === 1 && own[0]!.cards.length === 0) return { kind: 'play', plan: [own[0]!] };
  if (own.length) return select(item, []);
  if (isLive(moves, item, hand)) return select(null, [item]);
  return { kind: 'illegal', item };
}

/** The zones a chosen card may be moved to, if there is a choice between zones. */
export function targets(moves: readonly Move[], selection: Selection, hand: string): Set<string> {
  const found = new Set<string>();
  if (selection.primary) for (const move of movesOf(moves, selection.primary, hand)) if (move.target) found.add(move.target);
  return found;
}

/** The one move that takes the chosen card to a zone, or the selection if there are none or several. */
export function toZone(moves: readonly Move[], selection: Selection, zone: string, hand: string): Outcome {
  const own = selection.primary ? movesOf(moves, selection.primary, hand) : [];
  const there = own.filter((move) => move.target === zone);
  const plain = there.filter((move) => move.cards.length === 0);
  if (there.length === 1 && (own.length === 1 || plain.length === 1)) return { kind: 'play', plan: there };
  if (plain.length === 1 && own.every((move) => move.cards.length === 0)) return { kind: 'play', plan: plain };
  return { kind: 'select', selection };
}

/** What dropping a card on another means: the one move that takes both, or both selected. */
export function ontoCard(moves: readonly Move[], item: Item, onto: Item, hand: string): Outcome {
  const both = movesWith(movesOf(moves, item, hand), onto);
  if (both.length === 1) return { kind: 'play', plan: both };
  if (both.length > 1) return select(item, [onto]);
  return toZone(moves, { primary: item, others: [] }, onto.zone, hand);
}

export interface Offers {
  /** What exactly the selected cards make, if anything. */
  exact: Plan | null;
  /** Everything the selection leaves open, single moves and then unions of disjoint ones. */
  list: Plan[];
}

const MOST_OFFERS = 24;

/** The plans that fit a selection; `visible` are all cards that lie open. */
export function offers(moves: readonly Move[], selection: Selection, visible: readonly string[], hand: string): Offers {
  if (isEmpty(selection)) return { exact: null, list: [] };
  const wanted = texts(selection.others);
  const open = base(moves, selection, hand);
  const singles = open.filter((move) => without(move.cards, wanted) !== null);
  const list: Plan[] = singles.map((move) => [move]);
  let exact: Plan | null = null;
  for (const group of alike(open)) {
    if (wanted.length && group[0]!.cards.length) exact ??= exactPlan(group, wanted);
    if (group[0]!.card === null) continue;
    const joined = unions(visible, group, (move) => move.cards);
    list.push(...joined.filter((plan) => without(plan.flatMap((move) => move.cards), wanted) !== null));
  }
  if (!wanted.length && list.length === 1) exact = list[0]!;
  return { exact, list: list.slice(0, MOST_OFFERS) };
}

/** Moves sorted into those that differ in nothing but the cards taken along. */
function alike(moves: readonly Move[]): Move[][] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    if (!move.cards.length) continue;
    const key = [move.verb, move.card, move.source, move.target, move.number, ...move.words].join('|');
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return [...groups.values()];
}

function exactPlan(group: readonly Move[], wanted: readonly string[]): Plan | null {
  const whole = group.find((move) => sameCards(move.cards, wanted));
  if (whole) return [whole];
  return group[0]!.card === null ? null : exactCover(wanted, group, (move) => move.cards);
}

/** The move of now that does what a planned move meant, when the table has gone on since it was planned. */
export function renewed(moves: readonly Move[], planned: Move): Move | undefined {
  return (
    moves.find((move) => move.move === planned.move) ??
    moves.find((move) => move.verb === planned.verb && move.card === planned.card && sameCards(move.cards, planned.cards))
  );
}

/** The move that says one has taken all one wanted, if nothing else is offered but more of the same. */
export function closing(moves: readonly Move[], last: Move): Move | undefined {
  const done = moves.find((move) => move.verb === 'done' && !move.card && !move.cards.length);
  const more = moves.filter((move) => move !== done);
  return more.every((move) => move.verb === last.verb && move.card === last.card) ? done : undefined;
}

/** The text of the move that a tap on a card would mean if it were legal, after the pattern of the legal ones. */
export function meant(moves: readonly Move[], item: Item, hand: string): string {
  const simple = moves.filter((move) => move.card !== null && move.cards.length === 0);
  const pattern = simple.find((move) => (move.source || hand) === item.zone) ?? simple[0];
  if (!pattern?.card) return `play ${item.card}`;
  return pattern.move.replace(` ${pattern.card}`, ` ${item.card}`);
}

/** Buttons that stand together. */
export interface Group {
  /** The one verb of all of them, empty if there are several. */
  verb: string;
  /** Whom all of them name. */
  seat: number | null;
  moves: Move[];
}

/** More buttons than this are sorted. */
export const FEW = 8;

/** Many buttons by the player they name, where several go to each, else by their verb; `headed` verbs stand apart even among few. */
export function groups(moves: readonly Move[], headed: (verb: string) => boolean): Group[] {
  const many = moves.length > FEW;
  const seats = new Set(moves.map((move) => move.seat ?? null));
  if (many && seats.size > 1 && seats.size < moves.length) return sorted(moves, (move) => String(move.seat ?? ''));
  if (many || moves.some((move) => headed(move.verb))) return sorted(moves, (move) => (many || headed(move.verb) ? move.verb : ''));
  return sorted(moves, () => '');
}

function sorted(moves: readonly Move[], key: (move: Move) => string): Group[] {
  const found = new Map<string, Move[]>();
  for (const move of moves) found.set(key(move), [...(found.get(key(move)) ?? []), move]);
  return [...found.values()].map((group) => ({ verb: common(group.map((move) => move.verb)) ?? '', seat: common(group.map((move) => move.seat ?? null)) ?? null, moves: group }));
}

function common<T>(values: readonly T[]): T | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

/** Moves that move no card of their own: buttons. */
export function actions(moves: readonly Move[]): Move[] {
  return moves.filter((move) => move.card === null);
}
