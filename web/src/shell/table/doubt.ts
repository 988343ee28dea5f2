/** Asking back before an answer that leaves something undone or cannot be taken back. */

import type { Doubt, GameBoard } from "../../games/board";
import type { Ask, Key } from "../../net/protocol";
import type { Settings } from "../../settings";
import { isExit } from "./answers";

/** What the game asks before this answer is given; null: nothing. Where there is only one way, nobody is asked twice. */
export function doubtAbout(
  game: GameBoard,
  ask: Ask,
  key: Key,
  view: unknown,
  wanted: Settings["confirm"],
): Doubt | null {
  if (wanted === "never" || ask.options.length < 2) return null;
  return game.confirms?.(ask, key, view) ?? null;
}

/** Whether the table is to be asked if this answer could be taken back: only by who always wants to be asked. */
export function asksWhetherFinal(ask: Ask, wanted: Settings["confirm"]): boolean {
  return wanted === "always" && ask.options.length > 1;
}

/** What they are asked once the table has said so. */
export function lastDoubt(ask: Ask, key: Key, final: boolean): Doubt | null {
  return final ? { id: "confirm-final" } : isExit(key) && !ask.reaction ? { id: "confirm-exit" } : null;
}
