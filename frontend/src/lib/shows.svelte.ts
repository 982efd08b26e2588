/** Cards that players show: they lie beside them for as long as a table would look at them. */

import { sameTrick, trickZone } from './frames';
import type { View } from './protocol';

/** The least time that cards are shown, in ms. */
export const LOOK = 6000;

export interface Shown {
  cards: string[];
  /** They need not wait for a trick to be taken, only for the time. */
  free: boolean;
  /** The time is over; they lie until the next trick is taken. */
  late: boolean;
  timer: ReturnType<typeof setTimeout>;
}

export class Shows {
  /** By seat. */
  bySeat = $state<Record<number, Shown>>({});
  private tricks = true;

  lay(seat: number, cards: string[], free: boolean): void {
    clearTimeout(this.bySeat[seat]?.timer);
    this.bySeat[seat] = { cards, free, late: false, timer: setTimeout(() => this.expire(seat), LOOK) };
  }

  /** A new state: a trick that has been taken ends what was to be seen until then, a new deal everything. */
  follow(before: View | null, after: View | null): void {
    this.tricks = trickZone(after) !== undefined;
    if (before?.number !== after?.number) this.clear();
    if (!before || !after || !after.last_trick.length || sameTrick(before.last_trick, after.last_trick)) return;
    for (const [seat, shown] of Object.entries(this.bySeat)) {
      if (shown.late) this.drop(Number(seat));
      else shown.free = true;
    }
  }

  clear(): void {
    for (const seat of Object.keys(this.bySeat)) this.drop(Number(seat));
  }

  private expire(seat: number): void {
    const shown = this.bySeat[seat];
    if (!shown) return;
    if (shown.free || !this.tricks) this.drop(seat);
    else shown.late = true;
  }

  private drop(seat: number): void {
    clearTimeout(this.bySeat[seat]?.timer);
    delete this.bySeat[seat];
  }
}
