/** Water, lava, pits and rubble, and the banks where they end. */

import "./terrain.css";
import { placeOf, type SpaceView, UNIT } from "../view";
import { grain } from "./ground";

const WAVES = [
  "M8 18q6-5 12 0t12 0M30 44q6-5 12 0t12 0",
  "M26 16q6-5 12 0t12 0M8 36q6-5 12 0t12 0M36 56q5-4 10 0",
  "M10 30q6-5 12 0t12 0M40 14q5-4 10 0M28 54q6-5 12 0t12 0",
  "M34 24q6-5 12 0t12 0M6 50q6-5 12 0t12 0",
];
const GLOWS = [
  "M0 20q14 8 24-2t40 6M20 64q4-20 24-22t20-8",
  "M0 44q20-10 34 0t30-6M30 0q-4 16 10 24t8 20",
  "M10 0q6 18-6 30t10 34M34 64q-2-18 12-24t18-22",
];
const STONES = [
  [
    "M6 44l6-16 14-6 10 8 2 16-12 10-14-2Z",
    "M32 30l8-16 12-2 8 12-4 16-12 4Z",
    "M34 56l6-10 12-2 6 8-8 8-10 2Z",
    "M12 20l6-10 10 0 2 8-8 6Z",
  ],
  [
    "M20 58l-8-14 8-14 16-2 10 14-6 14Z",
    "M8 28l2-14 14-6 12 6-4 12-14 6Z",
    "M40 30l4-14 12 2 4 14-8 8-10-2Z",
    "M44 58l4-10 10 0 0 10-8 3Z",
  ],
];

/** Sides of a space where the same ground does not go on. */
function shores(spaces: SpaceView[], sign: string): string {
  const there = new Set(spaces.filter((space) => space.terrain === sign).map((space) => `${space.x},${space.y}`));
  let path = "";
  for (const space of spaces) {
    if (space.terrain !== sign) continue;
    const { x, y } = space;
    const left = x * UNIT;
    const top = y * UNIT;
    const wobble = 4 + (grain(space.ref) % 5);
    if (!there.has(`${x},${y - 1}`)) path += `M${left} ${top}q16 ${wobble} 32 0t32 0`;
    if (!there.has(`${x},${y + 1}`)) path += `M${left} ${top + UNIT}q16 ${-wobble} 32 0t32 0`;
    if (!there.has(`${x - 1},${y}`)) path += `M${left} ${top}q${wobble} 16 0 32t0 32`;
    if (!there.has(`${x + 1},${y}`)) path += `M${left + UNIT} ${top}q${-wobble} 16 0 32t0 32`;
  }
  return path;
}

function Rubble({ seed }: { seed: number }) {
  return (
    <>
      <ellipse cx="32" cy="52" rx="30" ry="11" class="rubble-shadow" />
      {(STONES[seed % STONES.length] ?? []).map((stone, index) => (
        <path key={index} d={stone} class={`stone worn-${(seed + index) % 3}`} />
      ))}
    </>
  );
}

function Pit() {
  return (
    <>
      <path d="M4 12 14 3l18 3L50 2l10 12 2 20-4 18-14 9-18-2-18 2L3 48 2 28Z" class="pit-rim" />
      <path d="M10 16l8-6 14 3 16-4 8 9 1 17-4 14-11 6-14-2-14 2-8-8-2-16Z" class="pit-deep" />
      <path d="M12 20l8-7 12 3 15-4 7 8" class="pit-light" />
      <path d="M16 34l4 8M30 30l2 12M44 32l-2 9" class="pit-light" />
    </>
  );
}

function Spot({ space }: { space: SpaceView }) {
  const seed = grain(`${space.y}.${space.x}.${space.tile}`);
  const square = <rect width={UNIT} height={UNIT} />;
  switch (space.terrain) {
    case "~":
      return (
        <>
          {square}
          <path d={WAVES[seed % WAVES.length]} />
        </>
      );
    case "^":
      return (
        <>
          {square}
          <path d={GLOWS[seed % GLOWS.length]} class="lava-glow" />
          <path d={GLOWS[seed % GLOWS.length]} />
        </>
      );
    case "o":
      return <Pit />;
    default:
      return <Rubble seed={seed} />;
  }
}

/** Spaces of the map that are no more: one looks down and across, nobody walks there. */
export function Gulfs({ spaces }: { spaces: string[] }) {
  return (
    <g class="gulfs">
      {spaces.map((space) => {
        const [x, y] = placeOf(space);
        return (
          <g key={space} transform={`translate(${x * UNIT} ${y * UNIT})`}>
            <rect width={UNIT} height={UNIT} class="pit-deep" />
            <path d="M0 6l14 8 10-9 16 10 12-8 12 6M0 58l12-9 14 8 12-9 14 9 12-6" class="pit-light" />
          </g>
        );
      })}
    </g>
  );
}

/** What the ground is called that is not plain: `name-terrain-…` and `what-terrain-…`. */
export const NAMES: Record<string, string> = { "~": "water", "^": "lava", o: "pit", "#": "rubble", X: "blocked" };

export function TerrainLayer({ spaces }: { spaces: SpaceView[] }) {
  return (
    <>
      {spaces.map((space) => {
        const name = NAMES[space.terrain];
        return name ? (
          <g
            key={space.ref}
            class={name === "blocked" ? "rubble" : name}
            transform={`translate(${space.x * UNIT} ${space.y * UNIT})`}
          >
            <Spot space={space} />
          </g>
        ) : null;
      })}
      <path d={shores(spaces, "~")} class="shore" />
      <path d={shores(spaces, "~")} class="foam" />
      <path d={shores(spaces, "^")} class="crust" />
    </>
  );
}
