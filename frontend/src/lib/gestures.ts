/** Taps, drops and keys at the table, turned into selections and moves. */

import type { Item, Outcome } from './select';
import { isEmpty, isSame, meant, NOTHING, ontoCard, tap, targets, toZone } from './select';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';

/** Where a dragged card was let go. */
export interface Drop {
  card: Item | null;
  zone: string | null;
}

/** Shows what is waiting; whether the table is still the one that was touched. */
async function caughtUp(table: Table): Promise<boolean> {
  const touched = table.shown?.version;
  await table.flush();
  return table.shown?.version === touched;
}

function carryOut(table: Table, outcome: Outcome, item: Item | null, ask: boolean): void {
  if (outcome.kind === 'select') {
    table.refusal = null;
    table.selection = outcome.selection;
  } else if (outcome.kind === 'illegal') {
    table.send(meant(table.moves, outcome.item, table.hand));
  } else if (ask && item && !isSame(table.selection.primary, item)) {
    table.refusal = null;
    table.selection = { primary: item, others: [] };
  } else {
    table.make(outcome.plan);
  }
}

export async function tapCard(table: Table, item: Item): Promise<void> {
  const same = await caughtUp(table);
  if (table.sending || !lies(table, item)) return;
  const { selection, hand, moves } = table;
  const goal = toZone(moves, selection, item.zone, hand);
  if (goal.kind === 'play' && item.zone !== selection.primary?.zone) return carryOut(table, goal, null, false);
  const again = settings.twoTaps && isSame(selection.primary, item) && selection.others.length === 0;
  const outcome = tap(moves, again ? NOTHING : selection, item, hand);
  if (same || outcome.kind !== 'illegal') carryOut(table, outcome, item, settings.twoTaps);
}

export async function tapZone(table: Table, zone: string): Promise<void> {
  await table.flush();
  if (table.sending || isEmpty(table.selection)) return;
  carryOut(table, toZone(table.moves, table.selection, zone, table.hand), null, false);
}

export async function dropCard(table: Table, item: Item, drop: Drop): Promise<void> {
  const same = await caughtUp(table);
  if (table.sending || !lies(table, item) || drop.zone === item.zone) return;
  const { hand, moves } = table;
  const alone = { primary: item, others: [] };
  let outcome: Outcome = tap(moves, NOTHING, item, hand);
  if (outcome.kind !== 'illegal') {
    if (drop.card) outcome = ontoCard(moves, item, drop.card, hand);
    else if (drop.zone && targets(moves, alone, hand).has(drop.zone)) outcome = toZone(moves, alone, drop.zone, hand);
  }
  if (same || outcome.kind !== 'illegal') carryOut(table, outcome, item, false);
}

/** Whether a card is still where it was when it was touched. */
function lies(table: Table, item: Item): boolean {
  const zone = table.shown?.view?.zones.find((each) => each.id === item.zone);
  return zone?.cards[item.index] === item.card;
}
