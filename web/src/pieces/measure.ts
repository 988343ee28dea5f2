/** How wide words are as the browser draws them: pictures have no lines that break or shrink by themselves. */

import { signal } from "@preact/signals";

/** Measured at this size; a word twice as large is twice as wide. */
const SIZE = 100;
/** A letter where nothing can be drawn, in parts of the size of the type. */
const LIKELY = 0.53;

const pen = document.createElement("canvas").getContext("2d");
const known = new Map<string, number>();

/** Counts the types that have come. What was measured before them was measured with another one. */
const types = signal(0);
document.fonts?.addEventListener("loadingdone", () => {
  known.clear();
  types.value += 1;
});

/** The width of a line in parts of the size of its type, as `--serif` or another of our types draws it. */
export function widthOf(line: string, weight: number, type: "--serif" | "--sans" | "--title"): number {
  void types.value;
  if (!pen) return line.length * LIKELY;
  const id = `${weight} ${type} ${line}`;
  const found = known.get(id);
  if (found !== undefined) return found;
  pen.font = `${weight} ${SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue(type)}`;
  const width = pen.measureText(line).width / SIZE;
  known.set(id, width);
  return width;
}
