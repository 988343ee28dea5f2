/** Asking back before an answer that leaves something undone or cannot be taken back. */

import type { Doubt, GameBoard } from "../../games/board";
import type { Ask, Key } from "../../net/protocol";
import type { Settings } from "../../settings";
import { isExit } from "./answers";

/** What to ask before this answer is given; null: nothing. Where there is only one way, nobody is asked twice. */
export function doubtAbout(
  game: GameBoard,
  ask: Ask,
  key: Key,
  view: unknown,
  wanted: Settings["confirm"],
): Doubt | null {
  if (wanted === "never" || ask.options.length < 2) return null;
  const doubt = game.confirms?.(ask, key, view) ?? null;
  if (doubt || wanted === "matters") return doubt;
  const final = ask.options.find((option) => option.key === key)?.final;
  return final ? { id: "confirm-final" } : isExit(key) && !ask.reaction ? { id: "confirm-exit" } : null;
}
