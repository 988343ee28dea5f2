/** The games this browser remembers: asked for once when they are over, kept here also after their tables are gone.
 *
 * Whoever sees the end, or clears a table away, need not open the chronicle for that: the game is owed to it then
 * (tokens.ts), and asked for until the server has answered.
 */

import { api } from "../../net/api";
import type { Play, TableSummary } from "../../net/protocol";
import { held, owe, owed, settle } from "../../net/tokens";

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

/** What the server tells of the games behind these links; it is kept, and nothing is owed any more. */
async function asked(tokens: string[]): Promise<Play[]> {
  const told: Play[] = [];
  for (let at = 0; at < tokens.length; at += AT_ONCE) {
    const some = tokens.slice(at, at + AT_ONCE);
    const fresh = await api.plays(some).catch(() => null);
    if (fresh === null) continue;
    settle(some);
    const gone = forgotten();
    told.push(...fresh.filter((play) => !gone.includes(play.id)));
  }
  keep(merged(remembered(), told));
  return told;
}

/** Keep the game of a table that is over; where the server cannot be asked now, it is asked later. */
export async function remember({ id, token }: { id: string; token: string }): Promise<void> {
  if (forgotten().includes(id) || remembered().some((play) => play.id === id)) return;
  owe([token]);
  await asked(owed());
}

/** Everything that is over and has a result, whether the server still knows it or only this browser. */
export async function allPlays(): Promise<Play[]> {
  const tokens = held().map((one) => one.token);
  const tables: TableSummary[] = tokens.length > 0 ? await api.mine(tokens).catch(() => []) : [];
  const here = new Set([...remembered().map((play) => play.id), ...forgotten()]);
  const missing = tables.filter((table) => table.result && !here.has(table.id));
  const told = await asked([...new Set([...owed(), ...missing.map((table) => table.token)])]);
  return merged(remembered(), told);
}
