/** Dragging a card by pointer; a short touch stays a tap. */

import type { Drop } from './gestures';
import type { Item } from './select';

const SLACK = 8;

export interface Drags {
  start(item: Item): void;
  end(item: Item, drop: Drop): void;
  cancel(): void;
}

function itemOf(element: Element | null | undefined): Item | null {
  const card = element?.closest<HTMLElement>('[data-card]');
  if (!card || !card.dataset.zone || card.dataset.card === '?') return null;
  return { zone: card.dataset.zone, card: card.dataset.card!, index: Number(card.dataset.index) };
}

/** What lies under a point, apart from the card in hand. */
function under(x: number, y: number, zone: string): Drop | null {
  const found = document.elementFromPoint(x, y);
  if (!found?.closest('[data-felt]')) return null;
  const card = itemOf(found);
  const box = found.closest<HTMLElement>('[data-box]')?.dataset.box ?? null;
  return { card: card && card.zone !== zone ? card : null, zone: card?.zone ?? box };
}

/** Lets the draggable cards within `root` be dragged; returns the way to stop. */
export function draggable(root: HTMLElement, drags: Drags): () => void {
  let held: { item: Item; element: HTMLElement; x: number; y: number; pointer: number; moving: boolean } | null = null;

  const down = (event: PointerEvent): void => {
    const element = (event.target as Element).closest<HTMLElement>('[data-drag]');
    const item = itemOf(element);
    if (!element || !item || event.button !== 0 || held) return;
    held = { item, element, x: event.clientX, y: event.clientY, pointer: event.pointerId, moving: false };
  };
  const move = (event: PointerEvent): void => {
    if (!held || event.pointerId !== held.pointer) return;
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    if (!held.moving && Math.hypot(dx, dy) > SLACK) {
      held.moving = true;
      held.element.classList.add('dragged');
      drags.start(held.item);
    }
    if (held.moving) held.element.style.translate = `${dx}px ${dy}px`;
  };
  const release = (): void => {
    if (!held) return;
    held.element.classList.remove('dragged');
    held.element.style.translate = '';
    held = null;
  };
  const up = (event: PointerEvent): void => {
    if (!held || event.pointerId !== held.pointer) return;
    const { item, moving } = held;
    if (!moving) return release();
    held.element.style.pointerEvents = 'none';
    const drop = under(event.clientX, event.clientY, item.zone);
    held.element.style.pointerEvents = '';
    release();
    swallowClick();
    if (drop) drags.end(item, drop);
    else drags.cancel();
  };
  const cancel = (): void => {
    if (held?.moving) drags.cancel();
    release();
  };

  root.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  return () => {
    root.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
  };
}

/** The click that follows the end of a drag is no tap. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
