/** Finds the board of a game; a game without its own board is shown in words, so that it can be played all the same. */

import type { GameBoard } from "./board";
import { plainBoard } from "./plain";

const boards = import.meta.glob<{ default: GameBoard }>("./*/index.ts");

export async function boardOf(slug: string): Promise<GameBoard> {
  const load = boards[`./${slug}/index.ts`];
  return load ? (await load()).default : plainBoard(slug);
}
