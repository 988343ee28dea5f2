/** The links this browser holds: one secret per table, kept here so that people find their tables again. */

const KEY = "gruft.tables";

export interface Held {
  id: string;
  token: string;
  /** Links for friends, spectators and coaches, known only to whoever opened the table. */
  links?: { label: string; seat: number | null; token: string; kind: "friend" | "spectator" | "coach" }[];
  /** Links of seats that were handed over from here, until somebody has come. */
  handed?: { seat: number; token: string }[];
}

export function held(): Held[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Held[]) : [];
  } catch {
    return [];
  }
}

export function hold(table: Held): void {
  const others = held().filter((one) => one.token !== table.token);
  const before = held().find((one) => one.token === table.token);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ ...before, ...table }, ...others].slice(0, 200)));
  } catch {
    // Without storage the link in the address bar is all there is; it still works.
  }
}

export function release(token: string): void {
  localStorage.setItem(KEY, JSON.stringify(held().filter((one) => one.token !== token)));
}

/** A table as a whole, on a television, or only one's own hand on a phone. */
export type Showing = "table" | "tv" | "hand";

export function linkPath(id: string, token: string, as: Showing = "table"): string {
  return `/${as}/${id}#${token}`;
}

export function linkTo(id: string, token: string, as: Showing = "table"): string {
  return window.location.origin + linkPath(id, token, as);
}
