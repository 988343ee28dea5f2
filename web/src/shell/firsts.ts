/** The first table of a game: there the player aid lies open, until it is put away. */

import { set, settings } from "../settings";

/** Somebody sits down at a table: the first one of its game is remembered. */
export function sitDown(game: string, table: string): void {
  const { played, firsts } = settings.value;
  if (!played.includes(game)) set({ played: [...played, game], firsts: { ...firsts, [game]: table } });
}

/** Whether the aid lies open here. */
export function isFirst(game: string, table: string): boolean {
  return settings.value.aid && settings.value.firsts[game] === table;
}

export function putAway(game: string, table: string): void {
  const { firsts } = settings.value;
  if (firsts[game] === table) set({ firsts: { ...firsts, [game]: "" } });
}
