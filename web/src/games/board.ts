/** What a game's board gets and gives. One folder per game; `index.ts` exports a `GameBoard` as default.
 *
 * A board draws the view. It wraps whatever may be chosen in `<Choice of={key}>` (pieces/choice.tsx): that lights up what
 * is an option, dims what is refused and says why. A board never decides what is allowed.
 */

import type { FunctionComponent, VNode } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type {
  Args,
  Ask,
  AskKind,
  Component,
  EventKind,
  GameInfo,
  Key,
  OptionValue,
  Refusal,
  Result,
  Seat,
  SeatKind,
  TableInfo,
  Told,
} from "../net/protocol";
import type { IconName } from "../pieces/icon";
import type { Components, Texts } from "../text/texts";
import type { Role } from "../timeline/deeds";
import type { Staging } from "../timeline/steps";

/** How a key stands right now: an option of an open ask, refused by one, or of no concern to any. */
export type Standing = { state: "option"; ask: Ask } | { state: "refused"; why: Refusal } | { state: "idle" };

export interface AtTable {
  table: TableInfo;
  /** The seat whose view is shown; null for a spectator. */
  seat: Seat | null;
  /** The asks open to that seat. */
  asks: Ask[];
  texts: Texts;
  game: GameBoard;
  /** The table as it is shown: the face of a thing looks up there what lies on it. */
  view?: unknown;
  /** All events this seat may know, oldest first. */
  log: Told[];
  /** What is being played right now, oldest first: the table is on its way from before it to after it. Empty at rest. */
  staged: Told[];
  /** The first log entry that is new since the last answer: what a board may stage. */
  fresh: number;
  /** Whose a thing is, where things stand for their players. */
  owner(ref: string): Seat | null;
  /** Which figure a question is about, where somebody leads several. */
  led(ask: Ask): Led | null;
  stands(key: Key): Standing;
  /** What an answer is called, as the table stands. */
  option(ask: Ask, key: Key): string;
  /** Answer; with `on` it goes on with the deed of the last answer, and both are taken back as one. */
  choose(key: Key, on?: boolean): void;
  /** Ask the server why a key that no ask mentions is not possible. */
  whyNot(key: Key): Promise<Refusal | null>;
  showRule(id: string): void;
  /** Look back at a stretch of the log. */
  replay?(from: number, to: number): void;
  /** Keep the journal of the table as a file. */
  save?(): void;
  /** Looking at the past or without a seat: nothing can be chosen. */
  watching: boolean;
  /** On a television: whoever decides has only the words of the answers in the hand, so the board says what they mean. */
  television?: boolean;
}

export interface BoardProps<View> {
  view: View;
  at: AtTable;
}

/** Who will sit where at a new table. */
export interface SeatPlan {
  kind: SeatKind;
  name: string;
  level: string;
}

/** A table that is being set up; of the seats the first `count` are used. */
export interface TablePlan {
  count: number;
  seats: SeatPlan[];
  options: Record<string, OptionValue>;
}

export interface SetupProps {
  game: GameInfo;
  texts: Texts;
  plan: TablePlan;
  change(part: Partial<TablePlan>): void;
}

export interface PhaseMark {
  id: string;
  /** What it is, for whoever asks; without it `phase:<id>`. */
  of?: string;
  label: string;
  now: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: each game has its own view; the registry holds them all
export interface GameBoard<View = any> {
  slug: string;
  Board: FunctionComponent<BoardProps<View>>;
  /** The same facts as a structured text, for screen readers and whoever prefers words. */
  Text: FunctionComponent<BoardProps<View>>;
  /** How the game ended, told, above the points. */
  Epilogue?: FunctionComponent<BoardProps<View> & { result: Result }>;
  /** A map of the game before anybody plays on it, where it has maps. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own maps
  Sheet?: FunctionComponent<{ map: any; texts: Texts }>;
  /** What is chosen first when a table is set up, where a list of options would not say it well. */
  Setup?: FunctionComponent<SetupProps>;
  /** Options that `Setup` shows itself. */
  settled?: readonly string[];
  /** Why a value of an option does not go with the others, as the code the server would refuse the table with. */
  unfit?(option: string, value: OptionValue, options: Record<string, OptionValue>): string | null;
  /** How long its events are looked at, and what they change on the board. */
  staging?: Staging<View>;
  /** What its events are in the chronicle. */
  telling?: Partial<Record<EventKind, Role>>;
  /** The components as a table with these options plays them, where something was printed in more than one way. */
  inForce?(names: Components, options: Record<string, OptionValue>): Components;
  /** The pictogram of a component or option. */
  icon?(ref: string): IconName | undefined;
  /** Printed numbers for the face of a card or tile. */
  facts?(ref: string, component: Component | undefined, at: AtTable): VNode | null;
  /** The rule that says what a thing is for; of a card what is printed on it says what it is. */
  rule?(ref: string, component?: Component): string | undefined;
  /** Keywords that are explained on the faces of what they are printed on. */
  words?: string[];
  /** The track shown in the head of the table. */
  phases?(view: View, texts: Texts): PhaseMark[];
  /** The score of each seat as it stands, if the view tells it; the end screen draws its course. */
  points?(view: View): number[];
  /** What an event adds to the scores of seats, where nobody is told how they stand before the end. */
  earns?(entry: Told): [seat: Seat, points: number][];
  /** Whether two players have no secrets from each other: no cover comes between them at one screen. */
  allies?(view: View, one: Seat, other: Seat): boolean;
  /** Whose a thing is, where the events of a game speak of figures and not of players. */
  owner?(view: View, ref: string): Seat | null;
  /** Which of the figures that one player leads is asked. */
  led?(view: View, ask: Ask): Led | null;
  /** Optional questions beside reactions that may be settled by a standing order. */
  reaction?(ask: Ask): boolean;
  /** What sets such a question off, as one of its arguments: an order may be about that alone. */
  trigger?(ask: Ask): string | undefined;
  /** What an answer would leave undone or reveal, as a message: then it deserves a second question. */
  confirms?(ask: Ask, key: Key, view: View): Doubt | null;
  /** Words that have a fixed number in a kind of question, and are shown dimmed while they are not possible. */
  slots?: Partial<Record<AskKind, Key[]>>;
  /** Words that have the numbers after those and are shown only while they are possible; nothing else has a number then. */
  ranked?: Partial<Record<AskKind, Key[]>>;
  /** Answers that come after all others: nobody's first thought. */
  last?: ReadonlySet<Key>;
  /** What an answer is called, where its name alone does not say what lies there now or what it would do. */
  label?(key: Key, view: View, at: AtTable): string | undefined;
  /** Keys that the board shows so well that the prompt bar need not list them. */
  shownOnBoard?(ask: Ask): boolean;
}

/** A figure, and the mark it is told apart by. */
export interface Led {
  ref: string;
  mark: Seat;
}

/** A sentence of the texts that makes somebody think twice. */
export interface Doubt {
  id: string;
  args?: Args;
}

export const TableContext = createContext<AtTable | null>(null);

export function useTable(): AtTable {
  const at = useContext(TableContext);
  if (!at) throw new Error("outside a table");
  return at;
}

const IDLE: Standing = { state: "idle" };
const indexed = new WeakMap<Ask[], Map<Key, Standing>>();

function index(asks: Ask[]): Map<Key, Standing> {
  const found = new Map<Key, Standing>();
  const note = (key: Key, standing: Standing) => {
    if (!found.has(key)) found.set(key, standing);
  };
  for (const ask of asks) for (const { key } of ask.options) note(key, { state: "option", ask });
  for (const ask of asks) for (const why of ask.refused) note(why.key, { state: "refused", why });
  indexed.set(asks, found);
  return found;
}

/** How a key stands among these asks. An option of one ask wins over a refusal of another. */
export function standing(asks: Ask[], key: Key): Standing {
  return (indexed.get(asks) ?? index(asks)).get(key) ?? IDLE;
}

export function seatName(table: TableInfo | null, seat: Seat): string {
  return table?.seats[seat]?.name || String(seat + 1);
}

/** What a component has printed on it; a text alone has nothing. */
export function dataOf<T>(component: Component | undefined): T | undefined {
  return component?.data && Object.keys(component.data).length > 0 ? (component.data as unknown as T) : undefined;
}
