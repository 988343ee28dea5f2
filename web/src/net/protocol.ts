/** The messages between the client and the server, as both sides agreed on them.
 *
 * Seats are numbered from 0. A key names an option (`monster:goblin.2`, `pass`); the same string is the ref of the
 * thing on the board that lights up for it.
 */

export type Seat = number;
export type Key = string;
export type Args = Record<string, string | number | boolean | null | (string | number)[]>;

export interface Refusal {
  code: string;
  rule: string | null;
  args: Args;
}

export interface Option {
  key: Key;
  args?: Args;
}

export interface Ask {
  id: string;
  seat: Seat;
  kind: string;
  args: Args;
  options: Option[];
  refused: (Refusal & { key: Key })[];
  optional?: boolean;
  final?: boolean;
}

export interface Entry {
  n: number;
  event: string;
  args: Args;
  rule?: string | null;
  seat?: Seat | null;
}

export interface Part {
  seat: Seat | null;
  // The shape of a view belongs to its game; the board of that game narrows it.
  view: unknown;
  asks: Ask[];
  can_undo: boolean;
  standing: Record<string, Key>;
  log: Entry[];
}

export interface Result {
  winners: Seat[];
  places: number[];
  points: number[];
  breakdown: Record<string, number>[];
  reason?: string;
  story?: number[][];
  seed?: string;
}

export type SeatKind = "me" | "friend" | "bot" | "hotseat";

export interface SeatInfo {
  seat: Seat;
  name: string;
  kind: string;
  level?: string | null;
  online?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  created?: string;
}

export interface ChatLine {
  n: number;
  seat: Seat | null;
  name: string;
  text: string;
  at: string;
}

export type Role = "player" | "spectator" | "coach";

export type FromServer =
  | { type: "welcome"; table: TableInfo; role: Role; you: Seat[]; commitment?: string }
  | {
      type: "state";
      version: number;
      since: number | null;
      length: number;
      over: boolean;
      waiting: Seat[];
      result: Result | null;
      parts: Part[];
    }
  | {
      type: "reply";
      id: string;
      status: "accepted" | "refused" | "stale" | "why";
      refusal?: Refusal | null;
      version?: number;
    }
  | { type: "chat"; entries: ChatLine[] }
  | { type: "presence"; seats: SeatInfo[] }
  | { type: "pong" }
  | { type: "closing"; code: string };

export type Request =
  | { type: "answer"; id: string; seat: Seat; ask: string; key: Key }
  | { type: "undo"; id: string; seat: Seat }
  | { type: "why_not"; id: string; seat: Seat; key: Key }
  | { type: "standing"; id: string; seat: Seat; orders: Record<string, Key | null> }
  | { type: "chat"; id: string; text: string };

export type FromClient =
  | { type: "hello"; token: string; have: number | null; log: number | null }
  | Request
  | { type: "sync" }
  | { type: "ping" };

export interface Words {
  en: string;
  de: string;
}

export type OptionValue = string | number | boolean;

/** A setting of a game; the first value is the default. Its words are messages `setting-<id>` of the game's texts. */
export interface GameOption {
  id: string;
  values: OptionValue[];
  players?: number[] | null;
}

export interface GameInfo {
  slug: string;
  name: Words;
  tagline: Words;
  players: number[];
  minutes?: number | null;
  credits?: string;
  levels: string[];
  options: GameOption[];
}

export interface Component {
  name: string;
  text?: string;
  source?: string;
  data?: Record<string, unknown>;
}

export interface RuleText {
  id: string;
  chapter: string;
  kind: string;
  text: string;
  source?: string;
}

export interface NewTable {
  game: string;
  name: string;
  options: Record<string, OptionValue>;
  seats: { kind: SeatKind; name: string; level?: string }[];
}

export interface OpenedTable {
  id: string;
  token: string;
  seats: { seat: Seat; kind: SeatKind; name: string; token: string | null }[];
  spectator: string;
  coach?: { seat: Seat; token: string }[];
}

export interface TableSummary {
  token: string;
  id: string;
  game: string;
  name: string;
  seats: { name: string; kind: string }[];
  role: Role;
  you: Seat[];
  over: boolean;
  your_turn: boolean;
  waiting: Seat[];
  updated: string;
  result?: Result | null;
}
