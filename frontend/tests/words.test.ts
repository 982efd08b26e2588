import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf, type Language, minus, numbers, plain, preferred } from '../src/lib/fluent.svelte';
import { parseRoute } from '../src/lib/route.svelte';
import { bubbleText, cardName, eventText, markOf, moveText, parseMove, playerName, refusalText, shortText } from '../src/lib/words';
import { move, person } from './helpers';

const LOCALES = join(import.meta.dirname, '../../src/adut/locale');
const source = (lang: string): string => readFileSync(join(LOCALES, lang, 'ui.ftl'), 'utf8');
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const people = [person(0, 'Ana'), { ...person(1, ''), kind: 'computer' as const }];

describe('languages', () => {
  it.each(['sr', 'hr'])('%s says everything that English says', (lang) => {
    expect(ids(source(lang))).toEqual(ids(source('en')));
  });

  it('has a message for everything that the page says', () => {
    const files = readdirSync(join(import.meta.dirname, '../src'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));
    const said = files.flatMap((name) => [...readFileSync(join(import.meta.dirname, '../src', name), 'utf8').matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1]!));
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((id) => !ids(source('en')).includes(id))).toEqual([]);
  });

  it.each([
    ['en', 'Q', 'queen of hearts'],
    ['sr', 'Q', 'dama herc'],
    ['sr', 'A', 'kec herc'],
    ['hr', 'A', 'as herc'],
    ['hr', 'J', 'dečko herc'],
    ['sr', 9, 'devetka herc'],
    ['en', 9, '9 of hearts'],
  ] as [Language, string | number, string][])('%s names cards as players do', (lang, rank, name) => {
    const bundle = bundleOf(lang, source(lang));
    expect(bundle.formatPattern(bundle.getMessage('card-name')!.value!, { rank, suit: 'H' })).toBe(name);
  });

  it.each([
    [1, 'Tvoja ruka, 1 karta'],
    [2, 'Tvoja ruka, 2 karte'],
    [5, 'Tvoja ruka, 5 karata'],
    [21, 'Tvoja ruka, 21 karta'],
    [12, 'Tvoja ruka, 12 karata'],
  ])('counts %i cards in Serbian', (count, text) => {
    const bundle = bundleOf('sr', source('sr'));
    expect(bundle.formatPattern(bundle.getMessage('ui-your-hand')!.value!, { count })).toBe(text);
  });

  it('begins with a language the browser asks for', () => {
    expect(preferred(['de', 'hr-HR', 'en'])).toBe('hr');
    expect(preferred(['sr-Cyrl-RS'])).toBe('sr-Cyrl');
    expect(preferred(['bs'])).toBe('sr');
    expect(preferred(['de'])).toBe('en');
  });

  it('falls back to the plain English of a key', () => {
    expect(plain('no-tricks')).toBe('No tricks');
  });
});

describe('moves and events', () => {
  it('takes the text of a move apart', () => {
    expect(parseMove('take 10D: 4C 6H')).toMatchObject({ verb: 'take', card: '10D', cards: ['4C', '6H'], words: [], number: null });
    expect(parseMove('bid 3')).toMatchObject({ verb: 'bid', card: null, number: 3 });
    expect(parseMove('move X1 payoff centre-2')).toMatchObject({ card: 'X1', words: ['payoff', 'centre-2'] });
    expect(parseMove('discard ?')).toMatchObject({ card: '?' });
  });

  it('says a move plainly where no language has words for it', () => {
    expect(moveText(move('call hearts'))).toBe('Call Hearts');
    expect(moveText(move('bid 3'), 'Stock')).toBe('Bid 3 → Stock');
  });

  it('tells who did what', () => {
    const played = { key: 'moved', seat: 0, data: { move: 'play QH' } };
    expect(eventText(played, people)).toBe('Ana: queen of hearts');
    expect(bubbleText({ key: 'moved', seat: 0, data: { move: 'pass' } }, people)).toBe('Pass');
  });

  it('names cards, jokers and backs', () => {
    expect(cardName('10D')).toBe('10 of diamonds');
    expect(cardName('X2')).toBe('joker');
    expect(cardName(null)).toBe('face-down card');
  });

  it('writes one minus sign', () => {
    expect(minus(-12)).toBe('−12');
    expect(minus('Ana: -3, king-3, 2-4')).toBe('Ana: −3, king-3, 2-4');
    expect(markOf('+12 -3').sign).toBe('+12 −3');
  });

  it('says how many may play', () => {
    expect([[4], [2, 3, 4], [2, 4], [2, 4, 6]].map(numbers)).toEqual(['4', '2–4', '2 or 4', '2, 4, or 6']);
  });

  it('says what a score sheet notes', () => {
    expect(markOf('-')).toEqual({ sign: '–', said: 'fell' });
    expect(markOf('••', 'tablic')).toEqual({ sign: '••', said: '2 dots' });
    expect(markOf('×4')).toEqual({ sign: '×4', said: 'times 4' });
  });

  it('says under a heading only what differs', () => {
    expect(shortText(move('name 9C 9D'))).toBe('9♣ 9♦');
    expect(shortText(move('about sevens'))).toBe('Sevens');
    expect(shortText(move('count 2'))).toBe('2');
  });

  it('gives computers names of people', () => {
    expect(playerName(people, 1)).toBe('Ceca');
  });

  it('passes on the reason for a refusal', () => {
    expect(refusalText({ key: 'must-beat', text: 'a higher ♠ is in your hand' })).toBe('a higher ♠ is in your hand');
    expect(refusalText({ key: 'unreachable', text: '' })).toContain('cannot be reached');
  });
});

describe('addresses', () => {
  it('name the screen', () => {
    expect(parseRoute('#/room/a1')).toEqual({ screen: 'room', room: 'a1' });
    expect(parseRoute('#/game/inat-i-zloba')).toEqual({ screen: 'game', game: 'inat-i-zloba' });
    expect(parseRoute('#nonsense')).toEqual({ screen: 'home' });
  });
});
