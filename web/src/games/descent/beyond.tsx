/** Beyond the walls: woods around what lies under the sky, hatched rock around what lies below. */

import "./beyond.css";
import { IconAt, type IconName } from "../../pieces/icon";
import { grain, isOutdoor } from "./ground";
import { type SpaceView, UNIT } from "./view";

const TREES: IconName[] = ["gi:pine-tree", "gi:pine-tree", "gi:fruit-tree", "gi:pine-tree", "gi:berry-bush"];
const HATCHES = [
  "M8 10l14 18M16 6l14 18M24 2l14 18M40 34l18 4M38 42l18 4M36 50l18 4",
  "M10 34h20M10 42h20M10 50h20M40 8l-8 18M50 8l-8 18M60 8l-8 18",
  "M6 24l16-12M10 32l16-12M14 40l16-12M40 36v20M48 36v20M56 36v20",
  "M34 6l18 8M32 14l18 8M30 22l18 8M10 38l4 18M18 36l4 18M26 34l4 18",
];

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

export function Beyond({ spaces }: { spaces: SpaceView[] }) {
  return (
    <g class="beyond">
      {around(spaces).map(({ x, y, outdoor }) => {
        const seed = grain(`${x}:${y}`);
        if (!outdoor)
          return (
            <path
              key={`${x},${y}`}
              d={HATCHES[seed % HATCHES.length]}
              transform={`translate(${x * UNIT} ${y * UNIT}) rotate(${90 * ((seed >> 2) % 4)} 32 32)`}
              class="hatch"
            />
          );
        const size = UNIT * (0.85 + (seed % 5) / 12);
        return (
          <IconAt
            key={`${x},${y}`}
            name={TREES[seed % TREES.length] as IconName}
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
