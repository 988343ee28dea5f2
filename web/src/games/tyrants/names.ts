/** How the names of the sites are written on the map: large enough to be read however small the map is, and beside each
 * other. A name that its frame is too narrow for lies on a plate of its own over the edge of the frame.
 *
 * Everything is in the units of the map; `unit` says how many pixels one of them takes.
 */

import { widthOf } from "../../pieces/measure";
import { soft } from "../../pieces/soft";
import type { Point, SiteData } from "./view";

export type Box = [left: number, top: number, right: number, bottom: number];

/** So large letters are to be, in pixels. */
export const NAME_PX = 11;
/** Where the map is large names are no larger than this, and none is smaller. */
export const NAME_SIZE = 17;
/** Beyond this they have no room beside each other. */
const MOST_SIZE = 28;
export const NAME_WEIGHT = 700;

/** The steps by which a name that has no room is made smaller. */
const SMALLER = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];
/** So far a name may lie beside the middle of its frame. */
const MOST_ASIDE = 40;
const ASIDE = Array.from({ length: 1 + MOST_ASIDE / 2 }, (_, step) => step * 4 - MOST_ASIDE);
/** Another line is worth as much as being so far beside the middle. */
const LINE_COSTS = 14;

const LINE = 0.95;
/** How far letters and their shadows reach beyond their lines, in parts of their size: another name keeps away from them. */
const ABOVE = 0.34;
const BELOW = 0.12;
/** What is free between a name and the end of its plate. */
const INSET = 5;
export const RING = 13.5;

/** How large letters and numbers have to be on a map drawn that small. */
export function sizeAt(unit: number): number {
  if (unit <= 0) return NAME_SIZE;
  return Math.min(MOST_SIZE, Math.max(NAME_SIZE, 2 * Math.ceil(NAME_PX / unit / 2)));
}

/** The radius of the circle with the points of a site. */
export function circleAt(size: number): number {
  return Math.max(12, 0.62 * size);
}

/** A control marker: its frame, its picture, its number. */
export function markerAt(size: number): { width: number; height: number; icon: number; number: number } {
  const number = Math.max(14, 0.95 * size);
  const icon = Math.max(13, 0.75 * size);
  return { width: Math.max(34, icon + 0.55 * number + 12), height: Math.max(26, number + 5), icon, number };
}

export interface Named {
  id: string;
  name: string;
  data: SiteData;
}

export interface Laid {
  lines: string[];
  size: number;
  /** The middle of each line at its foot. */
  at: Point[];
  /** What each line covers. */
  boxes: Box[];
}

/** On one line; on two or three at its words, a long word also at a syllable. */
function layoutsOf(name: string): string[][] {
  const parts = soft(name).split(/(?<=[- \u00ad])/);
  const line = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .join("")
      .trimEnd()
      .replace(/\u00ad$/, "-")
      .replaceAll("\u00ad", "");
  const breaks = parts.slice(1).map((_, at) => at + 1);
  const two = breaks.map((at) => [line(0, at), line(at)]);
  const three = breaks.flatMap((at) =>
    breaks.filter((to) => to > at).map((to) => [line(0, at), line(at, to), line(to)]),
  );
  return [[name], ...two, ...three];
}

/** How much worse a way is than to lie in the middle on no line: a broken word is as bad as another line. */
function costOf(lines: string[], aside: number, name: string): number {
  const broken = lines.filter((line) => line.endsWith("-") && !name.includes(line));
  return Math.abs(aside) + LINE_COSTS * (lines.length + broken.length);
}

function widest(lines: string[]): number {
  return Math.max(...lines.map((line) => widthOf(line, NAME_WEIGHT, "--serif")));
}

/** As wide as the narrowest way to write it. */
function least(name: string): number {
  return Math.min(...layoutsOf(name).map(widest));
}

/** Nothing is below the lowest frame. */
export function inside(box: Box, frame: Box): boolean {
  return box[0] >= frame[0] && box[1] >= frame[1] && box[2] <= frame[2];
}

const over = (one: Box, other: Box) =>
  Math.min(one[2], other[2]) > Math.max(one[0], other[0]) && Math.min(one[3], other[3]) > Math.max(one[1], other[1]);

function touches([x, y]: Point, radius: number, [left, top, right, bottom]: Box): boolean {
  const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
  return dx * dx + dy * dy < radius * radius;
}

/** Where the points of a site stand: a larger circle reaches farther out, not over the spaces. */
export function circleOf({ box: [left, top, , bottom] }: SiteData, size: number): Point {
  return [left + 9 - circleAt(size), (top + bottom) / 2];
}

/** Without the foot of its line, where hardly a letter reaches. */
function aboveFoot([left, top, right, bottom]: Box): Box {
  return [left, top, right, bottom - 0.2 * (bottom - top)];
}

/** Above the first thing that stands in the frame. */
function footOf({ space_xy, marker_xy }: SiteData, size: number): number {
  const space = Math.min(...space_xy.map(([, y]) => y)) - RING;
  return (marker_xy ? Math.min(space, marker_xy[1] - markerAt(size).height / 2) : space) - 1;
}

function laidOut(lines: string[], size: number, middle: number, foot: number): Laid {
  const tall = LINE * size;
  const tops = lines.map((_, line) => foot - tall * (lines.length - line));
  const boxes = lines.map((line, at): Box => {
    const half = (widthOf(line, NAME_WEIGHT, "--serif") * size) / 2 + INSET;
    const top = tops[at] as number;
    return [middle - half, top, middle + half, top + tall];
  });
  return { lines, size, at: boxes.map(([, , , bottom]) => [middle, bottom - 0.24 * size]), boxes };
}

/** With what hangs over its lines. */
function reach({ boxes, size }: Laid): Box[] {
  return boxes.map(([left, top, right, bottom]) => [left, top - ABOVE * size, right, bottom + BELOW * size]);
}

/** The names of these sites, each as large as `size` where there is room between the others and the `rings` of the routes. */
export function layNames(sites: Named[], rings: Point[], size: number, within: Box): Map<string, Laid> {
  const laid = new Map<string, Laid>();
  const circle = circleAt(size);
  const widestFirst = [...sites].sort((one, other) => least(other.name) - least(one.name));
  for (const { id, name, data } of widestFirst) {
    const names = [...laid.values()].flatMap(reach);
    const frames = sites.filter((one) => one.id !== id).map((one): Box => one.data.box as Box);
    const circles = sites.map((one) => circleOf(one.data, size));
    const free = (box: Box) =>
      (inside(box, within) || !inside(data.box as Box, within)) &&
      !frames.some((frame) => over(frame, box)) &&
      !circles.some((point) => touches(point, circle, aboveFoot(box))) &&
      !rings.some((point) => touches(point, RING + 1, box));
    const middle = (data.box[0] + data.box[2]) / 2;
    const foot = footOf(data, size);
    const ways = layoutsOf(name)
      .flatMap((lines) => ASIDE.map((aside) => ({ lines, aside })))
      .sort((one, other) => costOf(one.lines, one.aside, name) - costOf(other.lines, other.aside, name));
    const sizes = SMALLER.map((part) => size * part);
    const tried = sizes.flatMap((letters) => ways.map((way) => ({ ...way, letters })));
    const found = tried.find(({ lines, aside, letters }) => {
      const one = laidOut(lines, letters, middle + aside, foot);
      return one.boxes.every(free) && !reach(one).some((box) => names.some((other) => over(other, box)));
    });
    const { lines, aside, letters } = found ?? { lines: [name], aside: 0, letters: size * 0.6 };
    laid.set(id, laidOut(lines, letters, middle + aside, foot));
  }
  return laid;
}
