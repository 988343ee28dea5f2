/** Beyond the walls: what grows around what lies under the sky, what the rock is like around what lies below. */

import "./beyond.css";
import { IconAt, type IconName } from "../../../pieces/icon";
import { type SpaceView, UNIT } from "../view";
import { grain, isOutdoor } from "./ground";
import type { Mood } from "./mood";

const WOODS: IconName[] = ["gi:pine-tree", "gi:pine-tree", "gi:fruit-tree", "gi:pine-tree", "gi:berry-bush"];

/** What stands around the map, by its mood. */
const TREES: Partial<Record<Mood, IconName[]>> = {
  snow: ["gi:pine-tree", "gi:pine-tree", "gi:peaks", "gi:pine-tree"],
  ruins: [
    "gi:dead-wood",
    "gi:stone-pile",
    "gi:pine-tree",
    "gi:dead-wood",
    "gi:pine-tree",
    "gi:greek-temple",
    "gi:berry-bush",
  ],
  water: ["gi:willow-tree", "gi:reed", "gi:willow-tree", "gi:berry-bush"],
  lava: ["gi:dead-wood", "gi:peaks", "gi:stone-pile", "gi:volcano"],
};

const BRICKS = [
  "M2 4h26v12H2ZM32 4h30v12H32ZM2 20h14v12H2ZM20 20h26v12H20ZM50 20h12v12H50Z",
  "M6 34h24v12H6ZM34 34h24v12H34ZM2 50h18v12H2ZM24 50h26v12H24Z",
  "M2 20h20v12H2ZM26 20h28v12H26ZM10 36h30v12H10ZM44 36h18v12H44Z",
  "M4 6h30v12H4ZM38 6h22v12H38ZM4 46h14v12H4ZM22 46h28v12H22Z",
];
const ICE = [
  "M6 2l5 22 5-22ZM24 2l6 34 6-34ZM46 2l4 18 5-18Z",
  "M12 2l6 28 6-28ZM38 2l5 20 5-20ZM52 2l4 30 4-30Z",
  "M4 2l4 16 4-16ZM20 2l6 24 6-24ZM42 2l6 38 6-38Z",
];
const HATCHES = [
  "M8 10l14 18M16 6l14 18M24 2l14 18M40 34l18 4M38 42l18 4M36 50l18 4",
  "M10 34h20M10 42h20M10 50h20M40 8l-8 18M50 8l-8 18M60 8l-8 18",
  "M6 24l16-12M10 32l16-12M14 40l16-12M40 36v20M48 36v20M56 36v20",
  "M34 6l18 8M32 14l18 8M30 22l18 8M10 38l4 18M18 36l4 18M26 34l4 18",
];

/** What lies beyond a wall below ground: courses of stone, icicles, or rock. */
function rock(mood: Mood, seed: number): { path: string; turns: boolean } {
  if (mood === "hall") return { path: BRICKS[seed % BRICKS.length] as string, turns: false };
  if (mood === "snow" && seed % 2 === 0) return { path: ICE[seed % ICE.length] as string, turns: false };
  return { path: HATCHES[seed % HATCHES.length] as string, turns: true };
}

interface Around {
  x: number;
  y: number;
  outdoor: boolean;
}

/** Empty places that touch the map, and what the nearest space is. */
export function around(spaces: SpaceView[]): Around[] {
  const there = new Set(spaces.map((space) => `${space.x},${space.y}`));
  const found = new Map<string, Around>();
  for (const space of spaces) {
    for (let x = space.x - 1; x <= space.x + 1; x++) {
      for (let y = space.y - 1; y <= space.y + 1; y++) {
        if (!there.has(`${x},${y}`)) found.set(`${x},${y}`, { x, y, outdoor: isOutdoor(space.tile) });
      }
    }
  }
  return [...found.values()].sort((one, other) => one.y - other.y || one.x - other.x);
}

export function Beyond({ spaces, mood }: { spaces: SpaceView[]; mood: Mood }) {
  const trees = TREES[mood] ?? WOODS;
  return (
    <g class="beyond">
      {around(spaces).map(({ x, y, outdoor }) => {
        const seed = grain(`${x}:${y}`);
        if (!outdoor) {
          const { path, turns } = rock(mood, seed);
          const turn = turns ? ` rotate(${90 * ((seed >> 2) % 4)} 32 32)` : "";
          return (
            <path
              key={`${x},${y}`}
              d={path}
              transform={`translate(${x * UNIT} ${y * UNIT})${turn}`}
              class={`hatch ${turns ? "" : "is-shaped"}`}
            />
          );
        }
        const size = UNIT * (0.85 + (seed % 5) / 12);
        return (
          <IconAt
            key={`${x},${y}`}
            name={trees[seed % trees.length] as IconName}
            x={(x + 0.5) * UNIT + (seed % 17) - 8}
            y={(y + 0.42) * UNIT + ((seed >> 3) % 13) - 6}
            size={size}
            class={`tree tree-${(seed >> 1) % 3}`}
          />
        );
      })}
    </g>
  );
}
