/** Where seats and cards lie; seats are numbered in the direction of play. */

import type { Zone } from './protocol';

export type Side = 'bottom' | 'right' | 'top' | 'left';

export interface Place {
  seat: number;
  side: Side;
  /** From the middle of the table towards the seat; x to the right, y down. */
  x: number;
  y: number;
}

/** How many seats after `own` a seat plays. */
export function turnsAfter(own: number, seat: number, seats: number): number {
  return (((seat - own) % seats) + seats) % seats;
}

/** Each seat's place with `own` at the bottom: the next seat to the right, to the left where play is clockwise. */
export function places(seats: number, own: number, clockwise: boolean): Place[] {
  return Array.from({ length: seats }, (_, seat) => {
    const after = turnsAfter(own, seat, seats);
    const turn = ((clockwise ? 1 : -1) * after * 2 * Math.PI) / seats;
    const x = Math.round(Math.cos(Math.PI / 2 + turn) * 1000) / 1000;
    const y = Math.round(Math.sin(Math.PI / 2 + turn) * 1000) / 1000;
    return { seat, side: sideOf(after, seats, clockwise), x: x + 0, y: y + 0 };
  });
}

function sideOf(after: number, seats: number, clockwise: boolean): Side {
  if (after === 0) return 'bottom';
  if (seats === 2) return 'top';
  if (after === 1) return clockwise ? 'left' : 'right';
  if (after === seats - 1) return clockwise ? 'right' : 'left';
  return 'top';
}

/** The others from left to right as they sit around the table, for a single strip along the top. */
export function leftToRight(seats: number, own: number, clockwise: boolean): number[] {
  const others = Array.from({ length: seats - 1 }, (_, index) => (own + 1 + index) % seats);
  return clockwise ? others : others.reverse();
}

/** The zones that are drawn: an empty pile keeps its place, an empty stock does not, nor do empty rows but the first where no trick is played, nor a trick's place while rows are. */
export function laidOut(zones: readonly Zone[]): Zone[] {
  const first = zones.find((zone) => zone.kind === 'row');
  const laid = zones.some((zone) => zone.kind === 'row' && zone.cards.length > 0);
  const tricks = zones.some((zone) => zone.kind === 'trick');
  return zones.filter((zone) => zone.cards.length > 0 || zone.kind === 'pile' || (zone.kind === 'trick' && !laid) || (zone === first && zone.owner === null && !tricks));
}

/** Whether a row is drawn around the card it began with. */
export function grows(zone: Zone): boolean {
  return typeof zone.first === 'number';
}

export interface Rows {
  /** From one card to the next. */
  step: number;
  /** The width of all. */
  width: number;
  /** Where each row begins. */
  starts: number[];
}

/** Rows that have begun with cards of one kind and grow at both ends: these stand below each other, the cards overlapping if they must. */
export function rowsAround(zones: readonly Zone[], width: number, card: number): Rows {
  const before = Math.max(0, ...zones.map((zone) => zone.first ?? 0));
  const after = Math.max(0, ...zones.map((zone) => zone.cards.length - 1 - (zone.first ?? 0)));
  const step = Math.min(card + 6, before + after ? (width - card) / (before + after) : card);
  return { step, width: (before + after) * step + card, starts: zones.map((zone) => (before - (zone.first ?? 0)) * step) };
}

/** How far from the middle the cards of a trick lie, in widths of a card. */
export const TRICK = { x: 0.98, y: 0.64 };

/** How much wider a trick is spread with more players around it. */
export function crowd(seats: number): number {
  return seats > 6 ? 1.6 : seats > 4 ? 1.3 : 1;
}

/** How far a trick is spread where players have several cards in it, in widths of a card. */
export interface Rounds {
  /** From each card to the place its round lies from the middle. */
  shifts: number[];
  /** What that adds to the width of the trick. */
  more: number;
}

const WIDEST_STEP = 0.5;

/** Where several cards of a player lie in one trick, those of each round lie further to the right, so that each can be read. */
export function rounds(trick: readonly number[], seats: number): Rounds {
  const round = trick.map((seat, index) => trick.slice(0, index).filter((each) => each === seat).length);
  const last = Math.max(0, ...round);
  const step = last ? Math.min(WIDEST_STEP, (seats > 2 ? 1 : 2) / last) : 0;
  return { shifts: round.map((each) => (each - last / 2) * step), more: seats > 2 ? last * step : 0 };
}

/** Which card of a trick lies above which, the lowest 1: of two that overlap the one further down and right, so that the upper left corner of each stays free. */
export function depths(trick: readonly { x: number; y: number }[]): number[] {
  const order = trick.map((_, index) => index).sort((one, other) => sum(trick[one]!) - sum(trick[other]!) || one - other);
  return trick.map((_, index) => order.indexOf(index) + 1);
}

const sum = (place: { x: number; y: number }): number => place.x + place.y;

/** How many cards lie in each zone that is drawn in full, and what else takes room. */
export interface Room {
  width: number;
  /** What is left for cards. */
  height: number;
  narrowest: number;
  widest: number;
  /** Bands from top to bottom; what stands in a band goes side by side if it can. */
  bands: readonly (readonly Zone[])[];
  /** Rows of the hand, and how much wider its cards are. */
  handRows: number;
  handScale: number;
}

const TALL = 1.42;
const GAP = 12;

/** Width and height of a zone with cards of a width. */
function extent(zone: Zone, card: number, width: number): [number, number] {
  if (zone.kind === 'trick') return [card * 3.05, card * 2.75];
  if (grows(zone)) return [width, card * TALL - GAP / 2];
  if (zone.kind !== 'row') return [card + GAP, card * TALL + 20];
  const across = Math.max(1, Math.floor((width - 16) / (card + 8)));
  const count = Math.max(zone.cards.length, 3);
  return [Math.min(count, across) * (card + 8) + 16, Math.ceil(count / across) * (card * TALL + 8) + 8];
}

function bandHeight(zones: readonly Zone[], card: number, width: number): number {
  let [height, line, used] = [0, 0, 0];
  for (const zone of zones) {
    const [wide, tall] = extent(zone, card, width);
    if (used && used + wide > width) {
      height += line + GAP;
      [line, used] = [0, 0];
    }
    line = Math.max(line, tall);
    used += wide;
  }
  return height + line;
}

/** The greatest width of cards at which everything fits, or the least allowed. */
export function cardWidth(room: Room): number {
  for (let card = Math.floor(room.widest); card > room.narrowest; card -= 1) {
    const hand = card * room.handScale * (TALL + (room.handRows - 1) * 0.72);
    const needed = room.bands.reduce((sum, zones) => sum + (zones.length ? bandHeight(zones, card, room.width) : 0), hand);
    if (needed <= room.height) return card;
  }
  return room.narrowest;
}

export interface Spot {
  row: number;
  x: number;
  /** Degrees. */
  turn: number;
  /** How far down an arc lets it sink. */
  sink: number;
}

export interface Fan {
  rows: number;
  step: number;
  spots: Spot[];
}

export const TARGET = 44;

/** A hand of `count` cards in `width`: every card shows a strip of at least 44 px, in as few rows as that takes. */
export function fan(count: number, width: number, card: number): Fan {
  if (count === 0) return { rows: 1, step: 0, spots: [] };
  const room = Math.max(width - card, 0);
  let rows = 1;
  const steps = (): number => room / Math.max(Math.ceil(count / rows) - 1, 1);
  while (steps() < TARGET && Math.ceil(count / rows) > 2) rows += 1;
  const perRow = Math.ceil(count / rows);
  const step = Math.min(steps(), rows > 1 ? card + 4 : Math.max(TARGET, card * (perRow > 6 ? 0.62 : 0.78)));
  const arc = rows === 1 && count > 2;
  const spots = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const off = index - row * perRow - (inRow - 1) / 2;
    const lean = arc ? Math.min(1.6, 18 / count) : 0;
    return { row, x: width / 2 + off * step - card / 2, turn: off * lean, sink: arc ? off * off * lean * 0.55 : 0 };
  });
  return { rows, step, spots };
}
