/** The links this browser holds: one secret per table, kept here so that people find their tables again. */

const KEY = "gruft.tables";
const OWED = "gruft.owed";
/** So many tables the server lists at once. */
const MOST = 200;

export interface Held {
  id: string;
  token: string;
  /** Links for friends, spectators and coaches, known only to whoever opened the table. */
  links?: { seat: number | null; token: string; kind: "friend" | "spectator" | "coach" }[];
  /** Links of seats that were handed over from here, until somebody has come. */
  handed?: { seat: number; token: string }[];
}

function listed<T>(key: string): T[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? (found as T[]) : [];
  } catch {
    return [];
  }
}

export function held(): Held[] {
  return listed<Held>(KEY);
}

export function hold(table: Held): void {
  const others = held().filter((one) => one.token !== table.token);
  const before = held().find((one) => one.token === table.token);
  const all = [{ ...before, ...table }, ...others];
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Without storage the link in the address bar is all there is; it still works.
  }
  owe(all.slice(MOST).map((one) => one.token));
}

export function release(token: string): void {
  localStorage.setItem(KEY, JSON.stringify(held().filter((one) => one.token !== token)));
}

/** Links whose games, if they are over, are still to be asked for: their tables leave the list, or have just ended. */
export function owed(): string[] {
  return listed<string>(OWED);
}

export function owe(tokens: string[]): void {
  if (tokens.length > 0) keepOwed([...new Set([...tokens, ...owed()])]);
}

/** These have been asked for. */
export function settle(tokens: string[]): void {
  keepOwed(owed().filter((token) => !tokens.includes(token)));
}

function keepOwed(tokens: string[]): void {
  try {
    localStorage.setItem(OWED, JSON.stringify(tokens.slice(0, MOST)));
  } catch {
    // Without storage no game is kept at all.
  }
}

/** A table as a whole, on a television, or only one's own hand on a phone. */
export type Showing = "table" | "tv" | "hand";

export function linkPath(id: string, token: string, as: Showing = "table"): string {
  return `/${as}/${id}#${token}`;
}

export function linkTo(id: string, token: string, as: Showing = "table"): string {
  return window.location.origin + linkPath(id, token, as);
}
