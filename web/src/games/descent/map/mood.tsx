/** The mood of a map: hall, cave, forest, snow, ruins, lava or water. Colours are in mood.css; here is what lies over the ground. */

import "./mood.css";
import { saying } from "../../../pieces/face";
import { Icon, type IconName } from "../../../pieces/icon";
import type { Texts } from "../../../text/texts";
import { type SpaceView, UNIT } from "../view";
import { isOutdoor } from "./ground";

export const MOODS = ["hall", "cave", "forest", "snow", "ruins", "lava", "water"] as const;
export type Mood = (typeof MOODS)[number];

/** The mood a map says it has; one nobody knows is a hall. */
export function moodOf(word: string): Mood {
  return MOODS.find((mood) => mood === word) ?? "hall";
}

const PICTURES: Record<Mood, IconName> = {
  hall: "gi:castle",
  cave: "gi:cave-entrance",
  forest: "gi:pine-tree",
  snow: "gi:snowflake-2",
  ruins: "gi:ancient-ruins",
  lava: "gi:volcano",
  water: "gi:big-wave",
};

/** A mood as a mark beside the name of a quest. */
export function MoodMark({ mood: word, texts }: { mood: string; texts: Texts }) {
  const mood = moodOf(word);
  const name = texts.say(`board-mood-${mood}`);
  return (
    <span class={`mood-mark is-${mood}`} {...saying(name, false)}>
      <Icon name={PICTURES[mood]} />
      <span class="sr">{name}</span>
    </span>
  );
}

/** What lies over a space here and there, by mood: under the sky, and below ground. */
const OVER: Record<Mood, { sky: string[]; below: string[]; every: number }> = {
  hall: { sky: [], below: [], every: 9 },
  cave: {
    sky: [],
    below: [
      "M20 50l5-18 5 18ZM32 54l3-11 4 11Z",
      "M40 30l4-16 5 16ZM14 56l4-12 4 12Z",
      "M12 20a5 3 0 1 1 .1 0ZM46 46a7 4 0 1 1 .1 0Z",
    ],
    every: 4,
  },
  forest: {
    sky: [
      "M12 46q6-10 14-4-2 10-14 4ZM26 50q8-8 14 0-6 8-14 0Z",
      "M44 16q6-8 12-2-2 8-12 2ZM38 24q6-6 10 0-4 6-10 0Z",
      "M16 18a7 5 0 1 1 .1 0ZM46 50a6 4 0 1 1 .1 0Z",
    ],
    below: ["M6 60q4-20 16-26M22 34q-2-8 4-12M16 44q8-2 12 2"],
    every: 3,
  },
  snow: {
    sky: [
      "M10 44q4-14 20-12 8-8 18 0 14 2 8 14-8 12-26 8-22 4-20-10Z",
      "M6 18q8-12 22-6 14-6 20 4 6 12-10 14-10 6-20 0-16 0-12-12Z",
      "M14 30q10-14 24-4 16 0 14 12-2 14-20 10-22 2-18-18Z",
      "M36 8q14-2 16 12 8 14-4 22-12 8-16-8-8-20 4-26Z",
    ],
    below: [
      "M8 50q6-10 20-6 14-6 22 4 2 10-14 8-26 4-28-6Z",
      "M14 16q10-8 18 0 8 8-4 10-14 2-14-10Z",
      "M34 30q12-8 20 4 2 12-12 10-16-4-8-14Z",
    ],
    every: 2,
  },
  ruins: {
    sky: [
      "M8 44h18v12H8ZM30 50h12v8H30Z",
      "M40 10h16v12H40ZM34 26h10v8H34Z",
      "M10 10q12-6 18 4 6 10-6 12-14 0-12-16ZM44 44q8-4 12 4 0 10-10 8-8-4-2-12Z",
    ],
    below: [
      "M6 8l16 4-4 12-12-2ZM26 16l8 2-2 8-8-2Z",
      "M36 44l18-4 6 10-16 8Z",
      "M8 40q12-8 20 2 4 12-10 12-14-2-10-14Z",
    ],
    every: 3,
  },
  lava: {
    sky: ["M4 30l12-6 8 10 14-8 10 8 12-6M24 34l-4 14M38 26l6-14"],
    below: [
      "M2 20l14 6 8-8 12 12 14-4 12 8M24 18l-2-14M36 30l-6 16",
      "M10 60l8-16 14-2 6-14 16-4M32 42l12 8",
      "M4 44l16-8 10 10 16-4 14 8",
    ],
    every: 3,
  },
  water: {
    sky: [
      "M10 40q14-12 30-4t14 10q-16 12-32 6T10 40Z",
      "M30 14q12-8 24 0t-4 14q-18 4-24-4t4-10Z",
      "M8 18q8-8 18-2t2 12q-14 4-20-2t0-8Z",
    ],
    below: ["M12 44q12-10 26-4t14 8q-14 10-28 6t-12-10Z", "M26 14q12-6 22 0t-2 12q-16 4-22-2t2-10Z"],
    every: 3,
  },
};

/** A number for a place that has nothing to do with those of its neighbours. */
function scatter(x: number, y: number): number {
  const mixed = Math.imul((x + 11) * 374761393 + (y + 7) * 668265263, 1274126177);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

function over(mood: Mood, space: SpaceView): string | undefined {
  if (space.terrain !== ".") return undefined;
  const { sky, below, every } = OVER[mood];
  const paths = isOutdoor(space.tile) ? sky : below;
  const seed = scatter(space.x, space.y);
  return paths.length > 0 && seed % every === 0 ? paths[(seed >>> 4) % paths.length] : undefined;
}

export function MoodLayer({ spaces, mood }: { spaces: SpaceView[]; mood: Mood }) {
  return (
    <g class={`over over-${mood}`} clip-path="url(#descent-ground)">
      {spaces.map((space) => {
        const path = over(mood, space);
        if (!path) return null;
        return <path key={space.ref} d={path} transform={`translate(${space.x * UNIT} ${space.y * UNIT})`} />;
      })}
    </g>
  );
}
