/** The messages between the client and the server. Their shapes are generated from the server's records (wire/server.ts).
 *
 * Seats are numbered from 0. A key names an option (`monster:goblin.2`, `pass`); the same string is the ref of the thing
 * on the board that lights up for it.
 */

import type { AskKind } from "../wire/kinds";
import type { Answer, Ask, Contribution, Final, NewTable, Say, Standing, Undo, WhyNot } from "../wire/server";

export type { AskKind, EventKind } from "../wire/kinds";
export type {
  Ask,
  Chance,
  ChanceStep,
  ChatLine,
  Component,
  FromClient,
  FromServer,
  GameInfo,
  MapTitle,
  Moment,
  NewTable,
  OpenedTable,
  OptionValue,
  Order,
  Part,
  Play,
  Refusal,
  Reply,
  Result,
  Role,
  RuleText,
  SeatChange,
  SeatInfo,
  SeatKind,
  Seats,
  Setting,
  State,
  TableInfo,
  TableSummary,
  Told,
} from "../wire/server";

export type Seat = number;
export type Pace = NonNullable<NewTable["pace"]>;
export type Late = NonNullable<NewTable["late"]>;
export type Key = string;
export type Args = Record<string, string | number>;

/** What is repeated until the server has replied. */
export type Request = Answer | Undo | WhyNot | Final | Standing | Say | Contribution;

/** Whether a question is one of these kinds; a kind that no game knows is a mistake the compiler finds. */
export function isOneOf(ask: Ask | null | undefined, kinds: readonly AskKind[]): boolean {
  return ask ? kinds.includes(ask.kind) : false;
}
