/** Where the names of places stand on the road map, so that no name covers a road sign, a place or another name. */

import type { Box } from "../view";

/** What is to be written beside a place. */
export interface Wanted {
  ref: string;
  at: [x: number, y: number];
  name: string;
  /** The quest there, if it is written too. */
  quest: string;
  /** How high a line is. */
  size: number;
  /** How far from the middle of its place it stands. */
  away: number;
  /** Names that matter more choose first. */
  rank: number;
}

export interface Line {
  text: string;
  quest: boolean;
}

export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  lines: Line[];
  /** What it covers. */
  box: Box;
}

/** Something on the sheet that is better not covered. */
export interface Taken extends Box {
  /** How much it matters. */
  weight: number;
}

interface Way {
  label: Label;
  /** What it costs wherever the other names stand. */
  price: number;
}

/** How wide letters are, as a part of the height of a line. */
const LETTERS: [letters: RegExp, width: number][] = [
  [/[ijltfr '’,.-]/, 0.27],
  [/[mwMW]/, 0.76],
  [/[A-ZÄÖÜ]/, 0.62],
];
const LETTER = 0.48;
/** Names of places where nothing happens yet are left out where there is no room: so much of them may be covered. */
const COVERED = 0.12;
const SELDOM = 3;
/** A name over another name is worse than one over a road, and out of the sheet nobody reads it. */
const ON_NAME = 30;
const OUTSIDE = 60;
/** What another line costs, and what each way costs more than the one before: as much as covering so much of a road. */
const BREAK = 40;
const NEXT = 1.5;
/** A place costs less where nothing that matters is covered. */
const FREE = 200;
/** Moving one name may make room for another; after so many rounds it is good. */
const ROUNDS = 12;

/** Asked some hundred thousand times for one map. */
const { min: least, max: most } = Math;

export function widthOf(text: string): number {
  return [...text].reduce((sum, one) => sum + (LETTERS.find(([letters]) => letters.test(one))?.[1] ?? LETTER), 0);
}

/** A text on one line, and on two where it has two words: broken at a comma, else where both lines are most alike. */
function broken(text: string): string[][] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [[text]];
  const comma = spaces.find((index) => text[index - 1] === ",");
  const uneven = (index: number) => Math.abs(text.length - 1 - 2 * index);
  const at = comma ?? spaces.reduce((best, index) => (uneven(index) < uneven(best) ? index : best));
  const two = [text.slice(0, at), text.slice(at + 1)];
  return comma === undefined ? [[text], two] : [two];
}

/** All ways to break name and quest into lines, the fewest lines first. */
export function written({ name, quest }: Pick<Wanted, "name" | "quest">): Line[][] {
  const names = broken(name).map((parts) => parts.map((text) => ({ text, quest: false })));
  if (!quest) return names;
  const quests = broken(quest).map((parts) => parts.map((text) => ({ text, quest: true })));
  return names.flatMap((one) => quests.map((other) => [...one, ...other])).sort((a, b) => a.length - b.length);
}

/** The ways some lines can stand beside their place, the best first. */
function standing({ at: [x, y], size, away }: Wanted, lines: Line[]): Label[] {
  const w = Math.max(...lines.map(({ text }) => widthOf(text))) * size;
  const h = lines.length * size;
  const make = (anchor: Label["anchor"], lx: number, top: number): Label => ({
    ...{ x: lx, y: top + 0.8 * size, anchor, lines },
    box: { x: anchor === "middle" ? lx - w / 2 : anchor === "end" ? lx - w : lx, y: top, w, h },
  });
  const sides = [0, 0.35, -0.35, 0.7, -0.7, 1.05, -1.05, 1.4, -1.4].flatMap((shift) => [
    make("start", x + away, y - h / 2 + shift * size),
    make("end", x - away, y - h / 2 + shift * size),
  ]);
  const over = [0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45].flatMap((shift) => [
    make("middle", x + shift * w, y + away - 2),
    make("middle", x + shift * w, y - away - h + 2),
  ]);
  return [...over.slice(0, 2), ...sides.slice(0, 2), ...over.slice(2), ...sides.slice(2)];
}

export function overlap(one: Box, other: Box): number {
  const wide = least(one.x + one.w, other.x + other.w) - most(one.x, other.x);
  const tall = wide > 0 ? least(one.y + one.h, other.y + other.h) - most(one.y, other.y) : 0;
  return tall > 0 ? wide * tall : 0;
}

/** How much of a box lies outside of the sheet. */
function outside(box: Box, sheet: Box): number {
  return box.w * box.h - overlap(box, sheet);
}

/** All ways a name can stand, the cheapest first. */
function waysOf(wanted: Wanted, taken: Taken[], sheet: Box): Way[] {
  const variants = written(wanted);
  const fewest = variants[0]?.length ?? 1;
  const labels = variants.flatMap((lines) => standing(wanted, lines).map((label, index) => ({ label, index })));
  const left = Math.min(...labels.map(({ label }) => label.box.x));
  const right = Math.max(...labels.map(({ label }) => label.box.x + label.box.w));
  const near = taken.filter((one) => one.x < right && one.x + one.w > left);
  return labels
    .map(({ label, index }) => {
      const covered = near.reduce((sum, one) => sum + one.weight * overlap(label.box, one), 0);
      const lines = BREAK * (label.lines.length - fewest);
      return { label, price: covered + OUTSIDE * outside(label.box, sheet) + lines + NEXT * index };
    })
    .sort((one, other) => one.price - other.price);
}

/** Of ways in the order of their prices the best one, with what it covers of other names. */
function bestOf(ways: Way[], others: Box[]): { label: Label; cost: number } | undefined {
  let best: { label: Label; cost: number } | undefined;
  for (const { label, price } of ways) {
    if (best && price >= best.cost) break;
    const cost = price + ON_NAME * others.reduce((sum, box) => sum + overlap(label.box, box), 0);
    if (!best || cost < best.cost) best = { label, cost };
  }
  return best;
}

interface Name extends Wanted {
  ways: Way[];
}

/** The boxes of all names but this one. */
function others(found: Map<string, Label>, ref: string): Box[] {
  return [...found].flatMap(([other, { box }]) => (other === ref ? [] : [box]));
}

/** Each name where it covers least, then each again, now that all others stand; and what all of that costs. */
function settled(names: Name[]): { found: Map<string, Label>; cost: number } {
  const found = new Map<string, Label>();
  let cost = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    cost = 0;
    for (const { ref, ways } of names) {
      const best = bestOf(ways, others(found, ref));
      if (!best) continue;
      cost += best.cost;
      moved ||= found.get(ref) !== best.label;
      found.set(ref, best.label);
    }
    if (!moved) break;
  }
  return { found, cost };
}

/** Every name, in the order that leaves most room: names that matter first, or those first that have fewest places to go. */
export function placed(wanted: Wanted[], taken: Taken[], sheet: Box): Map<string, Label> {
  const names = wanted.map((one) => ({ ...one, ways: waysOf(one, taken, sheet) })).sort((a, b) => a.rank - b.rank);
  const free = ({ ways }: Name) => ways.filter(({ price }) => price < FREE).length;
  const tries = [names, [...names].sort((a, b) => free(a) - free(b)), [...names].reverse()].map(settled);
  const { found } = tries.reduce((best, one) => (one.cost < best.cost ? one : best));
  for (const { ref, rank } of names.reverse()) {
    const box = found.get(ref)?.box;
    if (!box || rank < SELDOM) continue;
    const covered = [...others(found, ref), ...taken].reduce((sum, one) => sum + overlap(box, one), 0);
    if (covered > COVERED * box.w * box.h) found.delete(ref);
  }
  return found;
}
