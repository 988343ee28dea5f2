/** The games this browser remembers: asked for once when they are over, kept here also after their tables are gone. */

import { api } from "../../net/api";
import type { Play, TableSummary } from "../../net/protocol";
import { held } from "../../net/tokens";

const KEY = "gruft.plays";
const GONE = "gruft.plays.gone";
const MOST = 500;
/** So many the server answers for at once. */
const AT_ONCE = 20;

export function remembered(): Play[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Play[]) : [];
  } catch {
    return [];
  }
}

/** The newest first, each once; what is told now counts more than what was kept. */
export function merged(kept: Play[], fresh: Play[]): Play[] {
  const found = new Map([...kept, ...fresh].map((play) => [play.id, play]));
  return [...found.values()].sort((a, b) => b.ended.localeCompare(a.ended)).slice(0, MOST);
}

function keep(plays: Play[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(plays));
  } catch {
    // Without storage the server is asked again next time.
  }
}

function forgotten(): string[] {
  try {
    return JSON.parse(localStorage.getItem(GONE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Not here any more, and not asked for again. */
export function forget(id: string): void {
  keep(remembered().filter((play) => play.id !== id));
  localStorage.setItem(GONE, JSON.stringify([...forgotten(), id].slice(-MOST)));
}

/** Everything that is over and has a result, whether the server still knows it or only this browser. */
export async function allPlays(): Promise<Play[]> {
  const known = remembered();
  const tokens = held().map((one) => one.token);
  const tables: TableSummary[] = tokens.length > 0 ? await api.mine(tokens).catch(() => []) : [];
  const here = new Set([...known.map((play) => play.id), ...forgotten()]);
  const missing = tables.filter((table) => table.result && !here.has(table.id));
  const fresh: Play[] = [];
  for (let at = 0; at < missing.length; at += AT_ONCE)
    fresh.push(...(await api.plays(missing.slice(at, at + AT_ONCE).map((table) => table.token)).catch(() => [])));
  const plays = merged(known, fresh);
  keep(plays);
  return plays;
}
