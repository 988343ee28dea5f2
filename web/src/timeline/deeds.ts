/** The chronicle to read: one line per deed, what came of it folded below, rounds and turns as headings.
 *
 * Some games tell a deed first and its effects after it, others the effects first and the deed at their end (`sum`), or
 * its price before it (`before`). What is laid out thing by thing is one line (`list`, or `own-list` where each player has
 * their own), and so is what is told again because it has stayed the same (`once`).
 */

import type { EventKind, Seat, Told } from "../net/protocol";
import { seatOf } from "./steps";

/** What an event is in the chronicle: a heading, a deed, the end of one, part of one (`own-detail`: of a deed of the same
 * player), or one of several alike. */
type Part = "round" | "turn" | "deed" | "sum" | "detail" | "own-detail" | "before" | "list" | "own-list" | "once";

/** The same; of some events only the deed before them tells. */
export type Role = Part | ((before: Line | null, entry: Told) => Part);

export interface Line {
  role: "round" | "turn" | "deed";
  entry: Told;
  details: Told[];
  /** Some of its details are like the entry: one sentence lists them, or tells them once. */
  alike?: "list" | "same";
}

/** Whether two entries are about different seats. */
function others(one: Told | undefined, other: Told): boolean {
  const seats = [one ? seatOf(one) : null, seatOf(other)];
  return !seats.includes(null) && seats[0] !== seats[1];
}

/** Whether two entries say the same. */
function same(one: Told, other: Told): boolean {
  return one.event === other.event && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/** What events call how much was gained or lost. */
export const AMOUNTS = ["n", "by", "amount", "damage", "points"];

/** How much an entry says was gained or lost. */
function amountOf({ args }: Told): string | undefined {
  return AMOUNTS.find((name) => typeof args[name] === "number");
}

/** Two entries as one, where they say the same of different amounts. */
function addedUp(one: Told, other: Told): Told | null {
  const amount = amountOf(one);
  if (amount === undefined || amount !== amountOf(other)) return null;
  const of = (entry: Told, n: number): Told => ({ ...entry, args: { ...entry.args, [amount]: n } });
  return same(of(one, 0), of(other, 0)) ? of(one, Number(one.args[amount]) + Number(other.args[amount])) : null;
}

/** Entries with one more, added to one of them where that says the same. */
function joined(entries: Told[], more: Told): Told[] {
  const sums = entries.map((one) => addedUp(one, more));
  return sums.some(Boolean) ? entries.map((one, index) => sums[index] ?? one) : [...entries, more];
}

/** What belongs to no deed: the first tells it and the rest hangs on it; gains, losses and what happens again stand for themselves. */
function apart(loose: Told[]): Line[] {
  const lines: Line[] = [];
  for (const entry of loose.reduce(joined, [])) {
    const last = lines.at(-1);
    const another = last?.entry.event === entry.event || (last && amountOf(entry) && amountOf(last.entry));
    if (last && !another) last.details.push(entry);
    else lines.push({ role: "deed", entry, details: [] });
  }
  return lines;
}

type Roles = Partial<Record<EventKind, Role>>;

function partOf(entry: Told, roles: Roles, before: Line | null = null): Part {
  const role = roles[entry.event] ?? "deed";
  return typeof role === "function" ? role(before, entry) : role;
}

/** Entries without those that are told again because they have stayed the same since the last deed (`once`). */
export function toldAnew(log: Told[], roles: Roles): Told[] {
  let deed: Told | null = null;
  return log.filter((entry) => {
    const role = partOf(entry, roles);
    if (role === "once" && deed && same(deed, entry)) return false;
    if (!["detail", "own-detail", "before"].includes(role)) deed = entry;
    return true;
  });
}

/** Lines from entries, oldest first. What no game has a role for is a deed. */
export function linesOf(log: Told[], roles: Roles): Line[] {
  const lines: Line[] = [];
  /** The deed that effects belong to, and effects whose deed is still to come. */
  let open: Line | null = null;
  let loose: Told[] = [];
  const loosen = () => {
    lines.push(...apart(loose));
    loose = [];
  };
  /** How much of it was told before the open deed itself, and is its own. */
  let own = 0;
  /** What was told last and belongs to the deed that comes now. */
  const told = (entry: Told): Told[] => {
    const from: Told[] = open?.details ?? loose;
    const first = open ? own : 0;
    let start = from.length;
    const leads = (one: Told | undefined) => one && partOf(one, roles, open) === "before" && !others(one, entry);
    while (start > first && leads(from[start - 1])) start -= 1;
    return from.splice(start);
  };
  for (const entry of log) {
    const role = partOf(entry, roles, open);
    const last = lines.at(-1);
    if (role === "list" || role === "own-list") {
      const alike =
        last?.alike && last.entry.event === entry.event && !(role === "own-list" && others(last.entry, entry));
      loosen();
      if (alike && last === lines.at(-1)) {
        const [first = entry, ...details] = joined([last.entry, ...last.details], entry);
        Object.assign(last, { entry: first, details });
      } else lines.push({ role: "deed", entry, details: [], alike: "list" });
      open = null;
    } else if (role === "once" && open && same(open.entry, entry)) {
      open.alike = "same";
      open.details.push(entry);
    } else if (role === "detail" || role === "own-detail" || role === "before") {
      if (role === "own-detail" && others(open?.entry, entry)) open = null;
      if (open) open.details.push(entry);
      else {
        if (others(loose[0], entry)) loosen();
        loose.push(entry);
      }
    } else if (role === "sum") {
      // What this seat did after the last deed belongs to this one.
      const mine = (one: Told) => seatOf(one) === seatOf(entry);
      const before: Told[] = open?.details ?? [];
      if (open) open.details = before.filter((one) => !mine(one));
      lines.push({ role: "deed", entry, details: [...before.filter(mine), ...loose] });
      open = null;
      loose = [];
    } else {
      const heading = role === "round" || role === "turn";
      // What goes on being laid out goes on under its heading.
      const above = lines.findLast((line) => !line.alike);
      if (heading && above && above !== last && loose.length === 0 && same(above.entry, entry)) {
        above.details.push(entry);
        continue;
      }
      const details = heading ? [] : told(entry);
      loosen();
      const line: Line = { role: heading ? role : "deed", entry, details };
      lines.push(line);
      open = heading ? null : line;
      own = details.length;
    }
  }
  loosen();
  return lines;
}

/** Whose a thing is, where a game has things that stand for their players. */
export type Owner = (ref: string) => Seat | null;

const NOBODYS: Owner = () => null;

/** Whom an entry is about: a seat it names, or the owner of what it names first. */
export function actorOf(entry: Told, owner: Owner = NOBODYS): Seat | null {
  const named = seatOf(entry);
  if (named !== null) return named;
  const [first] = Object.values(entry.args).filter((value) => typeof value === "string" && REF.test(value));
  return first === undefined ? null : owner(String(first));
}

/** Whether a line has to do with a seat. */
export function concerns(line: Line, seat: Seat, owner: Owner = NOBODYS): boolean {
  const values = [line.entry, ...line.details].flatMap((entry) => Object.values(entry.args));
  return values.some((value) => value === `seat:${seat}` || (typeof value === "string" && owner(value) === seat));
}

/** The lines that have to do with one seat, or all, under the headings they need. */
export function linesAbout(lines: Line[], seat: Seat | null, owner: Owner = NOBODYS): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    if (seat !== null && line.role === "deed" && !concerns(line, seat, owner)) continue;
    while (line.role !== "deed" && rank(found.at(-1)) >= rank(line)) found.pop();
    found.push(line);
  }
  while (seat !== null && found.at(-1)?.role !== "deed" && found.length > 0) found.pop();
  return found;
}

/** A heading without anything below it gives way to the next of its rank or above. */
function rank(line: Line | undefined): number {
  return line?.role === "turn" ? 2 : line?.role === "round" ? 1 : 0;
}

const REF = /^(?!seat:)[a-z_]+:\S+$/;

/** A thing that is spoken of. Many lie before several players (a cell, a good, an order): whose it is, says who is named. */
export interface Named {
  ref: string;
  /** The players and figures that are named with it; null: nobody is. */
  whose: readonly string[] | null;
}

/** The things that entries speak of, each with whom its entry names. */
export function namedBy(entries: Told[], owner: Owner = NOBODYS): Named[] {
  const found = entries.flatMap(({ args }) => {
    const refs = Object.values(args).filter((value) => typeof value === "string");
    const owners = refs.flatMap((ref) => {
      const seat = owner(ref);
      return ref.startsWith("seat:") ? [ref] : seat === null ? [] : [ref, `seat:${seat}`];
    });
    const whose = owners.length > 0 ? owners : null;
    return refs.filter((ref) => REF.test(ref)).map((ref): Named => ({ ref, whose }));
  });
  return [...new Map(found.map((one) => [`${one.ref} ${one.whose}`, one])).values()];
}

/** The things on the board that a line speaks of, each once. */
export function refsOf(line: Line, owner: Owner = NOBODYS): Named[] {
  const named = namedBy([line.entry, ...line.details], owner);
  return [...new Map(named.map((one) => [JSON.stringify(one), one])).values()];
}
