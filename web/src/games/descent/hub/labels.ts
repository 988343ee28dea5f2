/** Where the names of places stand on the road map, so that no name covers a road sign, a place or another name. */

import type { Box } from "../view";

/** What is to be written beside a place. */
export interface Wanted {
  ref: string;
  at: [x: number, y: number];
  lines: string[];
  /** How high a line is. */
  size: number;
  /** How far from the middle of its place it stands. */
  away: number;
  /** Names that matter more choose first. */
  rank: number;
}

export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** How wide a letter is, as a part of the height of a line. */
const LETTER = 0.45;
/** Names of places where nothing happens yet are left out where there is no room: so much of them may be covered. */
const COVERED = 0.12;
const SELDOM = 3;

/** The ways a name can stand beside its place, the best first. */
function ways({ at: [x, y], lines, size, away }: Wanted): { label: Label; box: Box }[] {
  const w = Math.max(...lines.map((line) => line.length)) * LETTER * size;
  const h = lines.length * size;
  const make = (anchor: Label["anchor"], lx: number, top: number) => ({
    label: { x: lx, y: top + 0.8 * size, anchor },
    box: { x: anchor === "middle" ? lx - w / 2 : anchor === "end" ? lx - w : lx, y: top, w, h },
  });
  const sides = [0, 0.7 * size, -0.7 * size, 1.4 * size, -1.4 * size].flatMap((shift) => [
    make("start", x + away, y - h / 2 + shift),
    make("end", x - away, y - h / 2 + shift),
  ]);
  const over = [0, 34, -34, 68, -68].flatMap((shift) => [
    make("middle", x + shift, y + away - 2),
    make("middle", x + shift, y - away - h + 2),
  ]);
  return [...over.slice(0, 2), ...sides.slice(0, 2), ...over.slice(2), ...sides.slice(2)];
}

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const tall = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

/** How much of a box lies outside of the sheet. */
function outside(box: Box, sheet: Box): number {
  return box.w * box.h - overlap(box, sheet);
}

/** Every name where it covers least, the most important names first. */
export function placed(wanted: Wanted[], taken: Box[], sheet: Box): Map<string, Label> {
  const found = new Map<string, Label>();
  const full = [...taken];
  for (const one of [...wanted].sort((a, b) => a.rank - b.rank)) {
    const cost = (box: Box) => full.reduce((sum, other) => sum + overlap(box, other), 0) + 20 * outside(box, sheet);
    let best: { label: Label; box: Box } | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const way of ways(one)) {
      const price = cost(way.box);
      if (price < least) [best, least] = [way, price];
    }
    if (!best || (one.rank >= SELDOM && least > COVERED * best.box.w * best.box.h)) continue;
    found.set(one.ref, best.label);
    full.push(best.box);
  }
  return found;
}
