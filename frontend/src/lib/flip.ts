/** Cards glide from where they were to where they are: measured before and after, then played back. */

import type { View } from './protocol';

interface Seen {
  zone: string;
  card: string;
  box: DOMRect;
  copy: HTMLElement | null;
}

export interface Snapshot {
  cards: Seen[];
  boxes: Map<string, DOMRect>;
  view: View | null;
}

const EASING = 'cubic-bezier(.2, .75, .3, 1)';
/** Kinds of zones whose cards are seen to leave; a hand only passes its cards on. */
const LEAVING = '[data-kind="trick"], [data-kind="row"], [data-kind="pile"]';

const all = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-card]')];

export function snapshot(root: HTMLElement, view: View | null): Snapshot {
  const cards = all(root).map((element): Seen => ({
    zone: element.dataset.zone ?? '',
    card: element.dataset.card ?? '',
    box: element.getBoundingClientRect(),
    copy: element.closest(LEAVING) ? (element.cloneNode(true) as HTMLElement) : null,
  }));
  return { cards, boxes: boxes(root), view };
}

function boxes(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-box]')) found.set(element.dataset.box!, element.getBoundingClientRect());
  return found;
}

/** Plays the change from a snapshot to what is there now; `movers` tells who played a card that was hidden before. */
export function play(root: HTMLElement, before: Snapshot, view: View, movers: ReadonlyMap<string, number>, length: number): number {
  const now = boxes(root);
  const left = [...before.cards];
  const elements = all(root);
  const take = (test: (seen: Seen) => boolean): Seen | undefined => {
    const at = left.findIndex(test);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const stays = new Map(elements.map((element) => [element, take((seen) => seen.zone === element.dataset.zone && seen.card === element.dataset.card)]));
  let moved = 0;
  for (const element of elements) {
    const card = element.dataset.card!;
    const from = stays.get(element)?.box ?? take((seen) => seen.card === card)?.box ?? origin(before, view, element, movers);
    if (from && glide(element, from, length)) moved += 1;
  }
  const goal = destination(before.view, view, now);
  if (goal) for (const seen of left) if (seen.copy) leave(seen, goal, length);
  return moved;
}

/** Where a card that was not seen before must come from: the hand of the one who played it, or the stock. */
function origin(before: Snapshot, view: View, element: HTMLElement, movers: ReadonlyMap<string, number>): DOMRect | undefined {
  const seat = movers.get(element.dataset.card!);
  const hand = view.zones.find((zone) => zone.kind === 'hand' && zone.owner === seat);
  const stock = view.zones.find((zone) => zone.kind === 'stock');
  const source = seat === undefined || element.dataset.kind === 'hand' ? stock : hand;
  return source && before.boxes.get(source.id);
}

function glide(element: HTMLElement, from: DOMRect, length: number): boolean {
  const to = element.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (!to.width || Math.hypot(dx, dy) < 3) return false;
  const scale = Math.min(Math.max(from.width / to.width, 0.4), 1.6);
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  const far = Math.hypot(dx, dy) > 60;
  element.animate([{ transform: start, zIndex: 30 }, { transform: 'none', zIndex: 30 }], { duration: length, easing: EASING, fill: 'backwards' });
  return far;
}

/** Where cards go that are no longer seen: to the pile that has grown. */
function destination(before: View | null, view: View, now: ReadonlyMap<string, DOMRect>): DOMRect | undefined {
  const old = new Map(before?.zones.map((zone) => [zone.id, zone.cards.length]) ?? []);
  const grown = view.zones.filter((zone) => zone.cards.length > (old.get(zone.id) ?? 0));
  for (const kind of ['won', 'stock', 'pile', 'hand']) {
    const zone = grown.find((each) => each.kind === kind);
    const box = zone && (now.get(zone.id) ?? (zone.owner === null ? undefined : now.get(`seat-${zone.owner}`)));
    if (box) return box;
  }
  return undefined;
}

function leave(seen: Seen, goal: DOMRect, length: number): void {
  const copy = seen.copy!;
  for (const name of ['data-card', 'data-zone', 'id', 'data-testid']) copy.removeAttribute(name);
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('ghost');
  Object.assign(copy.style, { left: `${seen.box.left}px`, top: `${seen.box.top}px`, width: `${seen.box.width}px`, height: `${seen.box.height}px` });
  document.body.append(copy);
  const dx = goal.left + goal.width / 2 - seen.box.left - seen.box.width / 2;
  const dy = goal.top + goal.height / 2 - seen.box.top - seen.box.height / 2;
  const frames = [{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px) scale(.45)`, opacity: 0.2 }];
  copy.animate(frames, { duration: length * 1.2, easing: EASING }).finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}
