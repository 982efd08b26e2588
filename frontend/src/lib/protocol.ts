/** The messages between the table's server and this page; see docs/reference/protocol.md. */

export type ZoneKind = 'hand' | 'trick' | 'stock' | 'pile' | 'row' | 'won';
export type FactKind = 'word' | 'card' | 'cards' | 'seat' | 'number' | 'text';
export type Stage = 'waiting' | 'playing' | 'between' | 'over';
export type OptionValue = boolean | number | string;

export interface GameOption {
  name: string;
  type: 'bool' | 'int' | 'str';
  default: OptionValue;
  choices?: OptionValue[] | null;
  help: string;
  section?: string | number | null;
}

export interface Game {
  id: string;
  name: string;
  family: string;
  seats: number[];
  clockwise: boolean;
  options: GameOption[];
}

export interface RoomRequest {
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  /** By seat: `you`, `open`, or the name of a computer player. */
  players: string[];
  name: string;
  pace: number;
}

export interface RoomMade {
  room: string;
  token: string;
  seat: number;
}

export interface Player {
  seat: number;
  name: string;
  kind: 'person' | 'computer' | 'open';
  player?: string | null;
  connected: boolean;
  away: boolean;
}

export interface RoomInfo {
  room: string;
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  players: Player[];
}

export interface Zone {
  id: string;
  name: string;
  kind: ZoneKind;
  owner: number | null;
  /** Texts of cards, `null` for a back; a hand is sorted, other zones end with the top card. */
  cards: (string | null)[];
  /** The place of the card that a row began with, where it grows at both ends. */
  first?: number | null;
  /** The rank that the last card counts as, where the card does not say it itself. */
  stands_for?: string | null;
}

export interface Fact {
  key: string;
  kind: FactKind;
  value: string;
  /** Told to this seat alone. */
  own?: boolean;
  /** Whose line it is. */
  seat?: number | null;
}

/** What a seat has said in the auction. */
export interface Said {
  seat: number;
  move: string;
  verb: string;
  words: string[];
  number: number | null;
}

export interface Played {
  seat: number;
  card: string;
}

export interface View {
  game: string;
  seats: number;
  seat: number | null;
  clockwise: boolean;
  sides: number[][];
  number: number;
  dealer: number;
  phase: string;
  section: string | number;
  actors: number[];
  zones: Zone[];
  facts: Fact[];
  auction: Said[];
  trick_leader: number | null;
  /** The seats that played the cards of the trick on the table, in order. */
  trick_seats?: number[];
  last_trick: Played[];
  over: boolean;
  scores: number[];
}

export interface Move {
  /** The text to send. */
  move: string;
  verb: string;
  card: string | null;
  cards: string[];
  words: string[];
  number: number | null;
  /** The seat a move names, as in a question to a player. */
  seat?: number | null;
  source: string;
  target: string;
}

export interface GameEvent {
  key: string;
  seat: number;
  data: Record<string, string>;
}

export interface SheetRow {
  number: number;
  label: string;
  dealer: number;
  points: number[];
  marks: string[];
}

export type CellStyle = '' | 'crossed' | 'total' | 'stroke' | 'used' | 'line' | 'label';

/** One thing written on a board, after the deal of that number. */
export interface Cell {
  text: string;
  style: CellStyle;
  deal: number;
}

export interface Column {
  key: string;
  /** Whom it is about. */
  side: number | null;
  cells: Cell[];
}

/** A part of the score sheet as players draw it. */
export interface Board {
  key: string;
  side: number | null;
  columns: Column[];
}

export interface Sheet {
  sides: number[][];
  rows: SheetRow[];
  totals: number[];
  winners: number[];
  over: boolean;
  lowest_wins: boolean;
  /** The sheet as players draw it; empty where it is no more than points. */
  pad: Board[];
  /** What has been played and what is to come; empty in games of one kind of deal. */
  chart: Board[];
}

export interface TableState {
  type: 'state';
  version: number;
  stage: Stage;
  players: Player[];
  view: View | null;
  moves: Move[];
  events: GameEvent[];
  sheet: Sheet | null;
  ready: number[];
}

export interface Refusal {
  key: string;
  text: string;
  data?: Record<string, string>;
}

export interface Welcome {
  type: 'welcome';
  room: string;
  token: string;
  seat: number | null;
  maker: boolean;
  game: Game;
  options: Record<string, OptionValue>;
}

export type ServerMessage =
  | Welcome
  | TableState
  | { type: 'accepted'; id: string; version: number }
  | { type: 'refused'; id: string; error: Refusal }
  | { type: 'error'; error: Refusal };

export type ClientMessage =
  | { type: 'join'; token: string | null; name: string; seat: number | null }
  | { type: 'start' }
  | { type: 'move'; id: string; move: string }
  | { type: 'ready' }
  | { type: 'back' }
  | { type: 'name'; name: string };
