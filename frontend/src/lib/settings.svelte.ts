/** What a person has chosen for this browser. */

import { type Language, LANGUAGES, preferred } from './fluent.svelte';
import { recall, remember } from './storage';

export type Speed = 'off' | 'fast' | 'normal';
export type Theme = 'green' | 'dark';

interface Chosen {
  lang: Language;
  speed: Speed;
  theme: Theme;
  fourColours: boolean;
  twoTaps: boolean;
  sound: boolean;
}

export const SPEEDS: readonly Speed[] = ['off', 'fast', 'normal'];
export const THEMES: readonly Theme[] = ['green', 'dark'];

const LENGTHS: Readonly<Record<Speed, number>> = { off: 0, fast: 150, normal: 320 };
/** An animation shorter than this counts as off. */
const SHORTEST = 70;

function initial(): Chosen {
  const first: Chosen = {
    lang: preferred(navigator.languages ?? [navigator.language]),
    speed: 'normal',
    theme: 'green',
    fourColours: false,
    twoTaps: false,
    sound: false,
  };
  const kept = { ...first, ...recall<Partial<Chosen>>('settings', {}) };
  return LANGUAGES.includes(kept.lang) ? kept : { ...kept, lang: first.lang };
}

export const settings = $state<Chosen>(initial());

export function keepSettings(): void {
  remember('settings', { ...settings });
}

export function still(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long a card takes to move, in ms; 0 is not at all. */
export function motion(): number {
  const length = still() ? 0 : LENGTHS[settings.speed];
  return length < SHORTEST ? 0 : length;
}

/** How long a finished trick stays on the table, in ms. */
export function pause(): number {
  return settings.speed === 'normal' ? 1000 : 550;
}
