/** Everything a table says, in words: cards, moves, facts, events, refusals. */

import { parseCard } from './cards';
import { type Args, minus, named, plain, speech, t } from './fluent.svelte';
import type { Fact, GameEvent, Move, Player, Refusal, Said, View, Zone } from './protocol';

const PARTS = /[\s,;]+/;

export function cardName(text: string | null): string {
  if (text === null || text === '?') return t('card-back');
  const card = parseCard(text);
  if (!card) return text;
  return card.suit ? t('card-name', { rank: Number(card.rank) || card.rank, suit: card.suit }) : t('card-joker');
}

const SIGNS: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** A card as a sign, `10♦`: in the middle of a sentence a name would need its case. */
export function cardSign(text: string): string {
  const suit = SIGNS[text.slice(-1)];
  return suit && parseCard(text) ? text.slice(0, -1) + suit : cardName(text);
}

export function cardSigns(texts: readonly string[]): string {
  return texts.map(cardSign).join(' ');
}

/** A word of a game. */
export function word(key: string): string {
  return named('word', key);
}

/** A player's name; computers that have none are called by the names the language keeps for them. */
export function playerName(players: readonly Player[], seat: number): string {
  const player = players.find((each) => each.seat === seat);
  if (player?.name) return player.name;
  if (player?.kind === 'open') return t('ui-open-seat');
  const names = t('ui-computer-names').split(/\s+/);
  const free = names.filter((name) => players.every((each) => each.name !== name));
  return free[seat] ?? t('ui-seat-number', { number: seat + 1 });
}

/** What a kind of zone is called; one of several (`centre-2`) by the kind's name and its number. */
export function placeName(name: string): string {
  const numbered = /^(.+)-(\d+)$/.exec(name);
  const kind = numbered && speech.find(`zone-${numbered[1]}`);
  return speech.find(`zone-${name}`) ?? (kind ? `${kind} ${numbered[2]}` : plain(name));
}

export function zoneName(zone: Zone, players: readonly Player[], own: number | null): string {
  const name = placeName(zone.name);
  if (zone.owner === null) return name;
  if (zone.owner === own) return t('ui-zone-own', { zone: name });
  return t('ui-zone-of', { zone: name, player: playerName(players, zone.owner) });
}

export function zoneLabel(zone: Zone, players: readonly Player[], own: number | null): string {
  return t('ui-zone-count', { zone: zoneName(zone, players, own), count: zone.cards.length });
}

/** What a move says on a button; `where` names the zone it goes to, if that tells moves apart. */
export function moveText(move: Move, where = '', players: readonly Player[] = []): string {
  const words = move.words.map(word);
  const seat = move.seat ?? move.number;
  const args: Args = {
    card: move.card ? cardSign(move.card) : '',
    cards: cardSigns(move.cards),
    count: move.cards.length,
    word: words.join(' → '),
    seat: seat === null ? '' : playerName(players, seat),
    number: move.number ?? 0,
  };
  const found = speech.find(`verb-${move.verb}`, args);
  const said = found?.trim() || [plain(move.verb), args.card, args.cards, ...words, move.number ?? ''].filter((part) => part !== '').join(' ');
  return where ? t('ui-move-where', { move: said, zone: where }) : said;
}

/** What a move says on a button under a heading that has said the rest: what tells it from its neighbours. */
export function shortText(move: Move): string {
  const cards = [move.card, ...move.cards].filter((card) => card !== null);
  if (cards.length) return cardSigns(cards);
  if (move.words.length) return move.words.map(word).join(' → ');
  return move.number === null ? '' : minus(move.number);
}

/** What a move means, in a line: what is said of its word, else of its verb. */
export function meaning(move: Move): string {
  const ids = [...move.words.map((each) => `word-${each}`), `verb-${move.verb}`];
  return ids.map((id) => speech.find(id, undefined, 'help')).find((said) => said) ?? '';
}

/** The heading for several buttons of a verb, which then say only what differs. */
export function headingOf(verb: string): string | undefined {
  return speech.find(`verb-${verb}`, undefined, 'group');
}

/** What was said in an auction, without saying by whom. */
export function saidText(said: Said, players: readonly Player[]): string {
  return moveText({ ...parseMove(said.move), verb: said.verb, words: said.words, number: said.number }, '', players);
}

/** An auction as a sentence. */
export function auctionText(auction: readonly Said[], players: readonly Player[]): string {
  return auction.map((said) => t('ui-says', { player: playerName(players, said.seat), text: saidText(said, players) })).join('; ');
}

/** A label of the score sheet, or any other word; empty for none. */
export function labelText(key: string): string {
  return key && named('label', key, undefined, speech.find(`word-${key}`));
}

/** What a side is called: its players. */
export function sideName(players: readonly Player[], side: readonly number[]): string {
  return side.map((seat) => playerName(players, seat)).join(' + ');
}

const SIGN_NAMES: Readonly<Record<string, string>> = { '✓': 'ui-sign-done', '●': 'ui-sign-now', '○': 'ui-sign-to-come' };

/** The signs of a chart in words; undefined for any other text. */
export function signsText(text: string): string | undefined {
  if (!/^[✓●○]+$/.test(text)) return undefined;
  const signs = [...text];
  return [...new Set(signs)].map((sign) => t(SIGN_NAMES[sign]!, { count: signs.filter((each) => each === sign).length })).join(', ');
}

export interface Mark {
  /** As players write it. */
  sign: string;
  /** In words; empty where the sign itself is words. */
  said: string;
}

/** What a score sheet notes beside points: a dash for a side that fell, dots, or a factor. */
export function markOf(text: string, game = ''): Mark {
  const own = speech.find(`mark-${text}`);
  if (own) return { sign: own, said: '' };
  if (/^[-\u2013\u2212]$/.test(text)) return { sign: '–', said: t('ui-mark-fell') };
  const factor = /^×(\d+)$/.exec(text);
  if (factor) return { sign: text, said: t('ui-mark-times', { number: Number(factor[1]) }) };
  if (/^•+$/.test(text)) return { sign: text, said: dots(text.length, game) };
  return { sign: minus(text), said: '' };
}

/** Dots on a score sheet in words; some games have their own word for what a dot stands for. */
export function dots(count: number, game: string): string {
  return speech.find(`mark-${game}-dots`, { count }) ?? t('ui-mark-dots', { count });
}

/** A move's text form taken apart: `take 10D: 4C 6H`. */
export function parseMove(text: string): Move {
  const [verb = '', ...rest] = text.replaceAll(':', ' ').split(/\s+/).filter(Boolean);
  const cards = rest.filter((part) => parseCard(part) || part === '?');
  const numbers = rest.filter((part) => /^\d+$/.test(part));
  const words = rest.filter((part) => !cards.includes(part) && !numbers.includes(part));
  const number = numbers.length ? Number(numbers[0]) : null;
  return { move: text, verb, card: cards[0] ?? null, cards: cards.slice(1), words, number, seat: null, source: '', target: '' };
}

export function factText(fact: Fact, players: readonly Player[]): string {
  const parts = fact.value.split(PARTS).filter(Boolean);
  switch (fact.kind) {
    case 'word':
      return parts.map(word).join(', ');
    case 'card':
      return cardName(fact.value);
    case 'cards':
      return cardSigns(parts);
    case 'seat':
      return playerName(players, Number(fact.value));
    default:
      return minus(fact.value);
  }
}

/** The seat beside whose plate a fact is shown that one seat alone is told: whose it is, the one it names, else the partner; null for nobody's. */
export function seatOfSign(fact: Fact, view: View): number | null {
  if (typeof fact.seat === 'number') return fact.seat;
  if (fact.kind === 'seat') return Number(fact.value);
  const partners = view.sides.find((side) => view.seat !== null && side.includes(view.seat))?.filter((seat) => seat !== view.seat) ?? [];
  return partners.length === 1 ? partners[0]! : null;
}

/** Such a fact beside a plate: its value, or its name where the value is who it is about, both for one's own (`seat`). */
export function signText(fact: Fact, players: readonly Player[], seat: number | null = null): string {
  if (seat !== null && fact.seat === seat) return `${named('fact', fact.key)}: ${factText(fact, players)}`;
  return fact.kind === 'seat' ? named('fact', fact.key) : factText(fact, players);
}

/** The cards that an event shows beside the player it is about. */
export function cardsShown(event: GameEvent): string[] {
  return event.seat < 0 || event.key === 'moved' ? [] : (event.data.cards ?? '').split(PARTS).filter((text) => parseCard(text));
}

function datum(name: string, value: string, players: readonly Player[]): string | number {
  if (/^card/.test(name)) return cardSigns(value.split(PARTS).filter(Boolean));
  if (/^word/.test(name)) return value.split(PARTS).filter(Boolean).map(word).join(', ');
  if (/^seat/.test(name)) return playerName(players, Number(value));
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

/** The arguments of an event's message: each datum as its name tells; `player` is who did it. */
export function eventArgs(event: GameEvent, players: readonly Player[]): Args {
  const args: Args = {};
  if (event.seat >= 0) args.player = args.seat = playerName(players, event.seat);
  for (const [name, value] of Object.entries(event.data)) args[name] = datum(name, value, players);
  return args;
}

/** What was done or announced, without saying by whom where that is plain: for a bubble beside the player. */
export function bubbleText(event: GameEvent, players: readonly Player[]): string {
  if (event.key === 'moved') return moveText(parseMove(event.data.move ?? ''));
  return named('event', event.key, eventArgs(event, players));
}

/** An event as a sentence, for the log and for screen readers. */
export function eventText(event: GameEvent, players: readonly Player[]): string {
  if (event.key !== 'moved') return named('event', event.key, eventArgs(event, players));
  const move = parseMove(event.data.move ?? '');
  const said = move.verb === 'play' && move.card ? cardName(move.card) : moveText(move);
  return t('ui-says', { player: playerName(players, event.seat), text: said });
}

/** Why a move was refused: in the person's language if it has words for the rule, else as the server says it. */
export function refusalText(refusal: Refusal, players: readonly Player[] = []): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(refusal.data ?? {})) args[name] = datum(name, String(value), players);
  for (const prefix of ['refuse', 'error', 'ui-error']) {
    const found = speech.find(`${prefix}-${refusal.key}`, args);
    if (found) return found;
  }
  return refusal.text || plain(refusal.key);
}
