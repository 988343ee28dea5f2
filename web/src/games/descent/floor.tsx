/** The dungeon as it is laid: floors by tile, terrain, walls. It stays the same for a whole encounter. */

import { IconAt } from "../../pieces/icon";
import { useTable } from "../board";
import { type DescentView, type DoorView, SILENT, type SpaceView, UNIT } from "./view";

/** A small number that is always the same for the same words: for tones and scratches. */
export function grain(words: string): number {
  let hash = 7;
  for (const letter of words) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return hash;
}

/** Tiles with an A are under the sky, with a B below ground. */
export function isOutdoor(tile: string): boolean {
  return /A(_\d+)?$/.test(tile);
}

const SCRATCHES = [
  "M6 32H58M30 6V32M44 32V58",
  "M6 22H58M20 22V58M42 6V22",
  "M6 40H58M24 6V40M38 40V58",
  "M6 30H34V58M34 30V6M34 42H58",
];
const BLADES = [
  "M14 48q2-8 5-11M19 49q0-6 4-9M44 20q2-7 5-9",
  "M46 50q2-8 5-11M10 18q2-7 6-9M14 20q1-5 4-7",
  "M30 44q2-8 5-11M34 46q2-6 5-8M52 22q1-6 4-8",
  "M12 34q2-8 5-11M50 52q2-7 5-9",
];

function Terrain({ space }: { space: SpaceView }) {
  const cx = space.x * UNIT + UNIT / 2;
  const cy = space.y * UNIT + UNIT / 2;
  const left = space.x * UNIT;
  const top = space.y * UNIT;
  switch (space.terrain) {
    case "~":
      return (
        <g class="water">
          <rect x={left} y={top} width={UNIT} height={UNIT} />
          <path
            d={`M${left + 6} ${top + 20}q8-7 16 0t16 0t16 0M${left + 10} ${top + 40}q8-7 16 0t16 0M${left + 4} ${top + 56}q8-7 16 0t16 0t16 0`}
          />
        </g>
      );
    case "o":
      return (
        <g class="pit">
          <ellipse cx={cx} cy={cy} rx="26" ry="24" />
          <path d={`M${cx - 25} ${cy - 3}q8-24 34-20`} />
        </g>
      );
    case "^":
      return (
        <g class="lava">
          <rect x={left} y={top} width={UNIT} height={UNIT} />
          <path
            d={`M${left} ${top + 18}q16 8 26-2t38 6M${left} ${top + 46}q20-10 34 0t30-6M${left + 30} ${top + 8}l6 44`}
          />
        </g>
      );
    case "#":
    case "X":
      return (
        <g class="obstacle">
          <IconAt name="gi:stone-pile" x={cx} y={cy} size={48} />
        </g>
      );
    default:
      return null;
  }
}

/** The four sides of a space as lines. */
const SIDES: Record<string, [number, number, number, number]> = {
  N: [0, 0, 1, 0],
  E: [1, 0, 1, 1],
  S: [0, 1, 1, 1],
  W: [0, 0, 0, 1],
};

function wallsOf(spaces: SpaceView[]): string {
  let path = "";
  for (const space of spaces) {
    for (const side of space.walls) {
      const [x1, y1, x2, y2] = SIDES[side] as [number, number, number, number];
      path += `M${(space.x + x1) * UNIT} ${(space.y + y1) * UNIT}L${(space.x + x2) * UNIT} ${(space.y + y2) * UNIT}`;
    }
  }
  return path;
}

/** Where two tiles meet. */
function seamsOf(spaces: SpaceView[]): string {
  const tiles = new Map(spaces.map((space) => [`${space.x},${space.y}`, space.tile]));
  let path = "";
  for (const { x, y, tile } of spaces) {
    const right = tiles.get(`${x + 1},${y}`);
    const below = tiles.get(`${x},${y + 1}`);
    if (right && right !== tile) path += `M${(x + 1) * UNIT} ${y * UNIT}v${UNIT}`;
    if (below && below !== tile) path += `M${x * UNIT} ${(y + 1) * UNIT}h${UNIT}`;
  }
  return path;
}

export function Floor({ view }: { view: DescentView }) {
  const ground = view.spaces.map((space) => `M${space.x * UNIT} ${space.y * UNIT}h${UNIT}v${UNIT}h${-UNIT}Z`).join("");
  const walls = wallsOf(view.spaces);
  return (
    <g class="floor" {...SILENT}>
      <path d={ground} class="glow" />
      {view.spaces.map((space) => {
        const outdoor = isOutdoor(space.tile);
        const seed = grain(`${space.x}.${space.y}.${space.tile}`);
        return (
          <g key={space.ref} class={`ground ${outdoor ? "outdoor" : "indoor"} tone-${grain(space.tile) % 4}`}>
            <rect x={space.x * UNIT} y={space.y * UNIT} width={UNIT} height={UNIT} class={`flag shade-${seed % 3}`} />
            <path
              d={(outdoor ? BLADES : SCRATCHES)[seed % 4]}
              transform={`translate(${space.x * UNIT} ${space.y * UNIT})`}
              class="scratch"
            />
            <Terrain space={space} />
            <rect x={space.x * UNIT} y={space.y * UNIT} width={UNIT} height={UNIT} class="grid-line" />
          </g>
        );
      })}
      <path d={seamsOf(view.spaces)} class="seam" />
      <path d={walls} class="wall-shadow" />
      <path d={walls} class="wall" />
      <path d={walls} class="wall-edge" />
      <Gates spaces={view.spaces} />
    </g>
  );
}

/** Entrance and exit: an arrow in or out on their tiles. */
function Gates({ spaces }: { spaces: SpaceView[] }) {
  const at = useTable();
  return (
    <>
      {(["entrance", "exit"] as const).map((gate) => {
        const tiles = spaces.filter((space) => space.tile.startsWith(gate));
        if (tiles.length === 0) return null;
        const x = tiles.reduce((total, space) => total + space.x + 0.5, 0) / tiles.length;
        const y = tiles.reduce((total, space) => total + space.y + 0.5, 0) / tiles.length;
        return (
          <g key={gate} class="gate">
            <IconAt
              name={gate === "entrance" ? "gi:entry-door" : "gi:exit-door"}
              x={x * UNIT}
              y={y * UNIT - 8}
              size={46}
            />
            <text x={x * UNIT} y={y * UNIT + 32}>
              {at.texts.say(`board-gate-${gate}`)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The side two spaces share, as a line. */
export function edgeLine([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[]): [number, number, number, number] {
  if (x1 !== x2) {
    const x = Math.max(x1, x2) * UNIT;
    return [x, y1 * UNIT, x, (y1 + 1) * UNIT];
  }
  const y = Math.max(y1, y2) * UNIT;
  return [x1 * UNIT, y, (x1 + 1) * UNIT, y];
}

export function DoorLeaf({ door }: { door: DoorView }) {
  const lines = door.edges.map(edgeLine);
  const path = lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
  const all = Math.max(1, lines.length);
  const x = lines.reduce((total, [x1, , x2]) => total + (x1 + x2) / 2, 0) / all;
  const y = lines.reduce((total, [, y1, , y2]) => total + (y1 + y2) / 2, 0) / all;
  return (
    <g class={`door ${door.closed ? "is-closed" : "is-open"}`}>
      <path d={path} class="door-frame" />
      {door.closed && <path d={path} class="door-wood" />}
      <circle cx={x} cy={y} r="17" class="door-plate" />
      <IconAt name={door.closed ? "gi:wooden-door" : "gi:exit-door"} x={x} y={y} size={22} class="door-icon" />
      <circle cx={x} cy={y} r="20" class="option-outline" fill="none" />
    </g>
  );
}
