/** What the ground is made of, tile by tile, and what lies about on it. Drawn from the tile's name alone: the same map looks the same every time. */

import "./ground.css";
import { IconAt, type IconName } from "../../../pieces/icon";
import { type SpaceView, UNIT } from "../view";

/** A small number that is always the same for the same words: for tones, cracks and tufts. */
export function grain(words: string): number {
  let hash = 7;
  for (const letter of words) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return hash;
}

/** `endA_2` -> `endA`: which of several equal pieces it is does not matter. */
export function pieceOf(tile: string): string {
  return tile.replace(/_\d+$/, "");
}

/** Tiles with an A are under the sky, with a B below ground. */
export function isOutdoor(tile: string): boolean {
  return pieceOf(tile).endsWith("A");
}

export type Ground = "grass" | "earth" | "field" | "gravel" | "planks" | "flags" | "cave";

const GROUNDS: Partial<Record<Ground, string>> = {
  earth: "8A 16A 17A 18A 22A 23A 24A 25A 27A 28A 29A 30A endA entranceA exitA extensionA transitionA",
  field: "10A 26A",
  gravel: "4A 15A 20A",
  planks: "7A 13A 19A",
  cave: "2B 4B 5B 7B 9B 12B 15B 20B",
};

export function groundOf(tile: string): Ground {
  const piece = pieceOf(tile);
  const found = Object.entries(GROUNDS).find(([, tiles]) => tiles.split(" ").includes(piece));
  return (found?.[0] as Ground | undefined) ?? (isOutdoor(tile) ? "grass" : "flags");
}

/** Lines of each ground within one space, four kinds each. */
const LINES: Record<Ground, string[]> = {
  grass: [
    "M14 50q1-8 4-12M18 51q0-7 4-10M22 51q2-5 5-7M46 22q1-7 4-10M50 22q1-5 4-7",
    "M46 54q1-8 4-12M50 54q1-6 4-9M12 22q1-7 4-10M16 23q1-6 4-8M31 38q1-6 3-8",
    "M30 44q1-8 4-11M34 45q1-7 4-9M38 45q2-4 4-6M54 24q1-6 3-8M10 58q1-6 3-8",
    "M12 34q1-8 4-11M16 35q1-6 4-8M50 56q1-7 4-9M54 56q1-5 3-6M36 16q1-5 3-7",
  ],
  earth: [
    "M4 22q16-6 28 0t28-2M6 46q14 4 24-1",
    "M2 40q18 7 32 0t26 3M30 14q12-4 22 1",
    "M6 30q20-5 30 1M36 52q12-5 22 0",
    "M4 16q14 5 26 0M20 44q16-6 38 0",
  ],
  field: [
    "M0 10q16-4 32 0t32 0M0 26q16-4 32 0t32 0M0 42q16-4 32 0t32 0M0 58q16-4 32 0t32 0",
    "M0 10q16 4 32 0t32 0M0 26q16 4 32 0t32 0M0 42q16 4 32 0t32 0M0 58q16 4 32 0t32 0",
  ],
  gravel: [
    "M8 20l10-5 8 7M40 50l9-6 9 5",
    "M30 12l9-4 10 6M8 46l8-5 9 4",
    "M44 26l8-5 6 4M14 56l9-3",
    "M10 30l12-6 9 5",
  ],
  planks: [
    "M0 16H64M0 32H64M0 48H64M22 0V16M46 16V32M14 32V48M40 48V64",
    "M0 16H64M0 32H64M0 48H64M40 0V16M12 16V32M50 32V48M24 48V64",
  ],
  flags: [],
  cave: [
    "M0 24l18-8 14 6 18-10 14 4M20 64l6-18-8-12",
    "M10 0l6 16-8 18 12 14-4 16M40 20l12 10 12-4",
    "M0 46l16-6 10 8 18-4 20 8M44 0l-6 18 8 12",
    "M24 0l8 14-6 16 14 10 24-4M0 54l14-4 8 14",
  ],
};

/** Little things of each ground within one space, filled. */
const SPOTS: Record<Ground, string[]> = {
  grass: ["", "M44 44a2 2 0 1 1 .1 0ZM50 50a2 2 0 1 1 .1 0Z", "", "M20 14a2 2 0 1 1 .1 0Z"],
  earth: [
    "M12 34a4 3 0 1 1 .1 0ZM46 14a3 2 0 1 1 .1 0Z",
    "M50 50a4 3 0 1 1 .1 0ZM54 58a2 2 0 1 1 .1 0Z",
    "M16 54a3 2 0 1 1 .1 0Z",
    "M52 28a4 3 0 1 1 .1 0ZM10 30a3 2 0 1 1 .1 0Z",
  ],
  field: ["", "M30 34a3 2 0 1 1 .1 0Z"],
  gravel: [
    "M12 50a5 4 0 1 1 .1 0ZM30 38a3 2 0 1 1 .1 0ZM52 18a4 3 0 1 1 .1 0ZM38 60a3 2 0 1 1 .1 0Z",
    "M48 36a6 4 0 1 1 .1 0ZM18 20a4 3 0 1 1 .1 0ZM32 54a3 2 0 1 1 .1 0Z",
    "M22 30a4 3 0 1 1 .1 0ZM54 50a5 4 0 1 1 .1 0ZM42 12a3 2 0 1 1 .1 0Z",
    "M36 26a5 4 0 1 1 .1 0ZM14 58a3 2 0 1 1 .1 0ZM56 32a3 2 0 1 1 .1 0Z",
  ],
  planks: ["M6 8h.1", "M58 40h.1"],
  flags: [],
  cave: ["M46 44l8-4 6 6-8 5Z", "", "M10 16l7-4 7 5-8 5Z", "M40 54l6-3 5 4-6 3Z"],
};

/** How a space is paved, in slabs of x, y, width, height. */
const SLABS: number[][][] = [
  [[0, 0, 64, 64]],
  [
    [0, 0, 64, 32],
    [0, 32, 32, 32],
    [32, 32, 32, 32],
  ],
  [
    [0, 0, 40, 32],
    [40, 0, 24, 32],
    [0, 32, 24, 32],
    [24, 32, 40, 32],
  ],
  [
    [0, 0, 32, 40],
    [32, 0, 32, 24],
    [32, 24, 32, 40],
    [0, 40, 32, 24],
  ],
];
const CRACKS = ["M12 8l8 12-4 10 10 8", "M50 58l-6-12 6-8", "M8 44l12 4 6 12", "M40 6l-2 12 10 8"];

function Slabs({ seed }: { seed: number }) {
  const slabs = SLABS[seed % 7 < 2 ? 0 : 1 + (seed % 3)] ?? [];
  return (
    <>
      {slabs.map(([x = 0, y = 0, w = 0, h = 0], index) => (
        <rect
          key={index}
          x={x + 1.5}
          y={y + 1.5}
          width={w - 3}
          height={h - 3}
          rx="4"
          class={`slab worn-${(seed + index * 5) % 4}`}
        />
      ))}
      {seed % 5 === 0 && <path d={CRACKS[seed % CRACKS.length]} class="lines" />}
    </>
  );
}

function Patch({ space }: { space: SpaceView }) {
  const ground = groundOf(space.tile);
  const seed = grain(`${space.x}.${space.y}.${space.tile}`);
  const place = `translate(${space.x * UNIT} ${space.y * UNIT})`;
  const turn = ground === "cave" || ground === "gravel" ? ` rotate(${90 * (seed % 4)} 32 32)` : "";
  const lines = LINES[ground];
  const spots = SPOTS[ground];
  return (
    <g class={`ground ground-${ground} tone-${grain(pieceOf(space.tile)) % 3}`} transform={place + turn}>
      <rect width={UNIT} height={UNIT} class="flag" />
      {ground === "flags" && <Slabs seed={seed} />}
      {lines.length > 0 && <path d={lines[seed % lines.length]} class="lines" />}
      {spots.length > 0 && <path d={spots[(seed >> 2) % spots.length]} class="spots" />}
    </g>
  );
}

/** Light and dark patches that do not care where one space ends and the next begins. */
function Blotches({ spaces }: { spaces: SpaceView[] }) {
  return (
    <g clip-path="url(#descent-ground)">
      {spaces.map((space) => {
        const seed = grain(`${space.tile}${space.x * 7 + space.y * 13}`);
        if (groundOf(space.tile) === "planks" || seed % 3 === 0) return null;
        return (
          <ellipse
            key={space.ref}
            cx={space.x * UNIT + (seed % 64)}
            cy={space.y * UNIT + ((seed >> 3) % 64)}
            rx={26 + (seed % 30)}
            ry={16 + (seed % 18)}
            class={seed % 2 ? "blotch is-light" : "blotch"}
          />
        );
      })}
    </g>
  );
}

/** What a tile is known by: one thing in its middle, or small things here and there. */
const MIDDLE: Record<string, IconName> = {
  "8A": "gi:campfire",
  "26A": "gi:well",
  "1B": "gi:throne-king",
  "6B": "gi:star-altar",
  "8B": "gi:seven-pointed-star",
  "14B": "gi:open-book",
};
const ABOUT: Record<string, IconName> = {
  "2A": "gi:reed",
  "3A": "gi:reed",
  "5A": "gi:flowers",
  "9A": "gi:cartwheel",
  "10A": "gi:wheat",
  "11A": "gi:flowers",
  "12A": "gi:fern",
  "14A": "gi:tombstone",
  "17A": "gi:fern",
  "18A": "gi:mushrooms",
  "2B": "gi:crossed-bones",
  "9B": "gi:mushrooms",
  "10B": "gi:coffin",
  "11B": "gi:coffin",
  "13B": "gi:bookshelf",
  "15B": "gi:cobweb",
  "20B": "gi:fern",
};

function Decor({ spaces }: { spaces: SpaceView[] }) {
  const tiles = new Map<string, SpaceView[]>();
  for (const space of spaces) tiles.set(space.tile, [...(tiles.get(space.tile) ?? []), space]);
  return (
    <g class="decor">
      {[...tiles].map(([tile, own]) => {
        const middle = MIDDLE[pieceOf(tile)];
        const about = ABOUT[pieceOf(tile)];
        if (middle) {
          const x = own.reduce((total, space) => total + space.x + 0.5, 0) / own.length;
          const y = own.reduce((total, space) => total + space.y + 0.5, 0) / own.length;
          return <IconAt key={tile} name={middle} x={x * UNIT} y={y * UNIT} size={UNIT * 1.5} />;
        }
        if (!about) return null;
        const here = own.filter((space) => space.terrain === "." && grain(`${space.ref}${tile}`) % 4 === 1);
        return here.map((space) => (
          <IconAt
            key={space.ref}
            name={about}
            x={(space.x + 0.5) * UNIT}
            y={(space.y + 0.5) * UNIT}
            size={UNIT * 0.62}
          />
        ));
      })}
    </g>
  );
}

export function GroundLayer({ spaces }: { spaces: SpaceView[] }) {
  return (
    <>
      {spaces.map((space) => (
        <Patch key={space.ref} space={space} />
      ))}
      <Blotches spaces={spaces} />
      <Decor spaces={spaces} />
    </>
  );
}
