/** The chronicle to read: one line per deed, what came of it folded below, rounds and turns as headings.
 *
 * Some games tell a deed first and its effects after it, others the effects first and the deed at their end (`sum`).
 */

import type { EventKind, Seat, Told } from "../net/protocol";
import { seatOf } from "./steps";

/** What an event is in the chronicle: a heading, a deed, the end of one, or something that came of one. */
export type Role = "round" | "turn" | "deed" | "sum" | "detail";

export interface Line {
  role: "round" | "turn" | "deed";
  entry: Told;
  details: Told[];
}

/** Whether two entries are about different seats. */
function others(one: Told | undefined, other: Told): boolean {
  const seats = [one ? seatOf(one) : null, seatOf(other)];
  return !seats.includes(null) && seats[0] !== seats[1];
}

/** Lines from entries, oldest first. What no game has a role for is a deed. */
export function linesOf(log: Told[], roles: Partial<Record<EventKind, Role>>): Line[] {
  const lines: Line[] = [];
  /** The deed that effects belong to, and effects whose deed is still to come. */
  let open: Line | null = null;
  let loose: Told[] = [];
  const loosen = () => {
    const [first, ...details] = loose;
    if (first) lines.push({ role: "deed", entry: first, details });
    loose = [];
  };
  for (const entry of log) {
    const role = roles[entry.event] ?? "deed";
    if (role === "detail") {
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
      loosen();
      const line: Line = { role, entry, details: [] };
      lines.push(line);
      open = role === "deed" ? line : null;
    }
  }
  loosen();
  return lines;
}

/** Whether a line has to do with a seat. */
export function concerns(line: Line, seat: Seat): boolean {
  return [line.entry, ...line.details].some((entry) => Object.values(entry.args).includes(`seat:${seat}`));
}

/** The lines that have to do with one seat, under the headings they need. */
export function linesAbout(lines: Line[], seat: Seat | null): Line[] {
  if (seat === null) return lines;
  const found: Line[] = [];
  for (const line of lines) {
    if (line.role === "deed" && !concerns(line, seat)) continue;
    while (line.role !== "deed" && rank(found.at(-1)) >= rank(line)) found.pop();
    found.push(line);
  }
  while (found.at(-1)?.role !== "deed" && found.length > 0) found.pop();
  return found;
}

/** A heading without anything below it gives way to the next of its rank or above. */
function rank(line: Line | undefined): number {
  return line?.role === "turn" ? 2 : line?.role === "round" ? 1 : 0;
}

const REF = /^(?!seat:)[a-z_]+:\S+$/;

/** The things on the board that a line speaks of. */
export function refsOf(line: Line): string[] {
  const refs = [line.entry, ...line.details].flatMap((entry) => Object.values(entry.args));
  return [...new Set(refs.filter((value): value is string => typeof value === "string" && REF.test(value)))];
}
