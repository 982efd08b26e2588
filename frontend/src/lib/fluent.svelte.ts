/** The words of the page: Fluent messages from the server, in the language the person chose. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import english from '../../../src/adut/locale/en/ui.ftl?raw';
import { fetchLocale } from './api';

export const LANGUAGES = ['en', 'sr', 'sr-Cyrl', 'hr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  sr: 'Srpski',
  'sr-Cyrl': 'Српски',
  hr: 'Hrvatski',
};

const TAGS: Readonly<Record<Language, string>> = { en: 'en', sr: 'sr-Latn', 'sr-Cyrl': 'sr-Cyrl', hr: 'hr' };

export type Args = Record<string, FluentVariable>;

/** The language to begin with, from what the browser asks for. */
export function preferred(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const tag = each.toLowerCase();
    if (tag.startsWith('sr-cyrl')) return 'sr-Cyrl';
    if (/^(sr|sh|bs|cnr)\b/.test(tag)) return 'sr';
    if (/^hr\b/.test(tag)) return 'hr';
    if (/^en\b/.test(tag)) return 'en';
  }
  return 'en';
}

export function bundleOf(lang: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(TAGS[lang], { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The plain English of a key: `no-tricks` becomes "No tricks". */
export function plain(key: string): string {
  const words = key.replaceAll('-', ' ').replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ui = bundleOf('en', english);

/** One minus sign everywhere: a hyphen before a number becomes U+2212. */
export function minus(text: string | number): string {
  return String(text).replace(/(^|[\s(„“])-(?=\d)/g, '$1\u2212');
}

class Speech {
  lang = $state<Language>('en');
  private bundle = $state.raw<FluentBundle>(ui);
  private loaded = new Map<Language, FluentBundle>();

  /** Fetches a language and changes over to it; keeps the present one if it cannot be had. */
  async use(lang: Language): Promise<void> {
    let bundle = this.loaded.get(lang);
    if (!bundle) {
      bundle = bundleOf(lang, await fetchLocale(lang));
      this.loaded.set(lang, bundle);
    }
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = TAGS[lang];
  }

  /** A message, or undefined if no file has it. */
  find(id: string, args?: Args, attribute?: string): string | undefined {
    for (const bundle of [this.bundle, ui]) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return minus(bundle.formatPattern(pattern, args ?? null, []));
    }
    return undefined;
  }
}

export const speech = new Speech();

/** A message of the interface; the plain English of its id where it is missing. */
export function t(id: string, args?: Args): string {
  return speech.find(id, args) ?? plain(id.replace(/^ui-/, ''));
}

/** Numbers as people say them: a range where they follow one another, else one or the other. */
export function numbers(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  if (sorted.length > 1 && most - least === sorted.length - 1) return `${least}–${most}`;
  return new Intl.ListFormat(TAGS[speech.lang], { type: 'disjunction' }).format(sorted.map(String));
}

/** A message whose id is a prefix and a key of the server: `named('zone', 'centre-1')`. */
export function named(prefix: string, key: string, args?: Args, otherwise?: string): string {
  return speech.find(`${prefix}-${key}`, args) ?? otherwise ?? plain(key);
}
