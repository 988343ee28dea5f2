/** Where the names of areas stand on a map of the quest book: within their walls, and on nothing that lies there. */

import { overlap } from "../hub/labels";
import { type Box, placeOf, UNIT } from "../view";

export interface AreaLabel {
  name: string;
  lines: string[];
  x: number;
  /** The baseline of the first line. */
  y: number;
  size: number;
}

interface Area {
  name: string;
  spaces: string[];
}

/** How wide a letter is and how far lines are apart, as parts of the size of the letters. */
const LETTER = 0.47;
const LEADING = 0.98;
/** Half of a wall, which a name keeps clear of. */
const WALL = 8;
const SMALLEST = 0.72;

/** A name in one line, or in the two most even ones. */
function brokenUp(name: string): string[][] {
  const words = name.split(" ");
  const ways = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const [even] = ways.sort((one, other) => longest(one) - longest(other));
  return even ? [[name], even] : [[name]];
}

function box(x: number, y: number): Box {
  return { x: x * UNIT, y: y * UNIT, w: UNIT, h: UNIT };
}

/** Everywhere a name might stand: in the middle of each space, between two, and between rows. */
function spots(spaces: string[]): [number, number][] {
  const found = new Map<string, [number, number]>();
  for (const [x, y] of spaces.map(placeOf)) {
    for (const dx of [0, 0.5, 1]) {
      for (const dy of [0.3, 0.5, 0.75, 1]) found.set(`${x + dx},${y + dy}`, [(x + dx) * UNIT, (y + dy) * UNIT]);
    }
  }
  return [...found.values()];
}

interface Fit {
  label: AreaLabel;
  box: Box;
}

function fits({ name, spaces }: Area, size: number, full: Box[]): Fit | undefined {
  const ground = spaces.map((space) => box(...placeOf(space)));
  const mx = ground.reduce((sum, one) => sum + one.x, 0) / ground.length + UNIT / 2;
  const my = ground.reduce((sum, one) => sum + one.y, 0) / ground.length + UNIT / 2;
  const there = spots(spaces);
  let best: Fit | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const part of [1, 0.86, SMALLEST]) {
    const letters = size * part;
    for (const lines of brokenUp(name)) {
      const w = Math.max(...lines.map((line) => line.length)) * LETTER * letters + 2 * WALL;
      const h = lines.length * LEADING * letters;
      for (const [x, y] of there) {
        const here: Box = { x: x - w / 2, y: y - h / 2, w, h };
        const inside = ground.reduce((sum, one) => sum + overlap(here, one), 0);
        const covered = full.reduce((sum, one) => sum + overlap(here, one), 0);
        const price =
          3 * (w * h - inside) + 4 * covered + 6 * Math.hypot(x - mx, y - my) + 4000 * (1 - part) + 150 * lines.length;
        if (price >= least) continue;
        least = price;
        best = { box: here, label: { name, lines, x, y: here.y + 0.76 * letters, size: letters } };
      }
    }
  }
  return best;
}

/** Every name, those of small areas first, because they have the least choice. */
export function areaLabels(areas: Area[], size: number, taken: Box[]): AreaLabel[] {
  const full = [...taken];
  const found: AreaLabel[] = [];
  for (const area of [...areas].sort((one, other) => one.spaces.length - other.spaces.length)) {
    const fit = fits(area, size, full);
    if (!fit) continue;
    found.push(fit.label);
    full.push(fit.box);
  }
  return found;
}
