/** The dungeon as it is laid: floors by tile, terrain, walls. It stays the same for a whole encounter. */

import "./floor.css";
import { saying } from "../../../pieces/face";
import { IconAt } from "../../../pieces/icon";
import type { Texts } from "../../../text/texts";
import type { SignView } from "../../../wire/descent";
import { SIGNS, THINGS } from "../icons";
import { idOf, placeOf, SILENT, type SpaceView, UNIT } from "../view";
import { Beyond } from "./beyond";
import { GroundLayer, isOutdoor } from "./ground";
import { MoodLayer, moodOf } from "./mood";
import { TerrainLayer } from "./terrain";

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

/** Stone courses below ground, hedges under the sky. */
function Walls({ spaces, outdoor }: { spaces: SpaceView[]; outdoor: boolean }) {
  const path = wallsOf(spaces.filter((space) => isOutdoor(space.tile) === outdoor));
  return (
    <g class={outdoor ? "hedge" : "masonry"}>
      <path d={path} class="wall-shadow" />
      <path d={path} class="wall" />
      <path d={path} class="wall-stones" />
      <path d={path} class="wall-edge" />
    </g>
  );
}

type Say = (message: string) => string;

/** `say`: how the gates are named; null where whoever draws the map names them. */
export function Floor({ spaces, mood: word, say }: { spaces: SpaceView[]; mood: string; say: Say | null }) {
  const mood = moodOf(word);
  const ground = spaces.map((space) => `M${space.x * UNIT} ${space.y * UNIT}h${UNIT}v${UNIT}h${-UNIT}Z`).join("");
  return (
    <g class="floor" {...SILENT}>
      <clipPath id="descent-ground">
        <path d={ground} />
      </clipPath>
      <path d={ground} class="glow" />
      <Beyond spaces={spaces} mood={mood} />
      <GroundLayer spaces={spaces} />
      <MoodLayer spaces={spaces} mood={mood} />
      <TerrainLayer spaces={spaces} />
      <path d={ground} class="grid-line" />
      <path d={seamsOf(spaces)} class="seam" />
      <Walls spaces={spaces} outdoor={true} />
      <Walls spaces={spaces} outdoor={false} />
      <Gates spaces={spaces} say={say} />
    </g>
  );
}

interface Gate {
  piece: string;
  gate: "entrance" | "exit";
  x: number;
  y: number;
}

/** Entrance and exit tiles, with their middles in spaces. */
export function gatesOf(spaces: SpaceView[]): Gate[] {
  const pieces = [...new Set(spaces.map((space) => space.tile))].filter((tile) => /^(entrance|exit)/.test(tile));
  return pieces.map((piece) => {
    const own = spaces.filter((space) => space.tile === piece);
    const x = own.reduce((total, space) => total + space.x + 0.5, 0) / own.length;
    const y = own.reduce((total, space) => total + space.y + 0.5, 0) / own.length;
    return { piece, gate: piece.startsWith("entrance") ? "entrance" : "exit", x, y };
  });
}

/** A door stands above the middle of its tile and is named below it: what a step costs stands in the corners between. */
const DOOR = { size: 40, above: -21, name: 46 };

/** Entrance and exit: a door on each of their tiles, with its name where there is one of a kind. */
function Gates({ spaces, say }: { spaces: SpaceView[]; say: Say | null }) {
  const gates = gatesOf(spaces);
  return (
    <>
      {gates.map(({ piece, gate, x, y }) => {
        const alone = gates.filter((other) => other.gate === gate).length === 1;
        return (
          <g key={piece} class="gate">
            <IconAt
              name={gate === "entrance" ? "gi:entry-door" : "gi:exit-door"}
              x={x * UNIT}
              y={y * UNIT + DOOR.above}
              size={DOOR.size}
            />
            {say && alone && (
              <text x={x * UNIT} y={y * UNIT + DOOR.name}>
                {say(`board-gate-${gate}`)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Spaces with a meaning of their own. At a table the space says what lies there; a sheet (`texts`) has the sign say it. */
export function Signs({ signs, texts }: { signs: SignView[]; texts?: Texts }) {
  return (
    <>
      {signs.flatMap((sign) =>
        sign.spaces.map((space) => {
          const [x, y] = placeOf(space);
          const icon = SIGNS[idOf(sign.ref)] ?? THINGS.other;
          return (
            <g key={space} class="sign" {...(texts ? saying(texts.name(sign.ref), false) : SILENT)}>
              <IconAt name={icon} x={(x + 0.5) * UNIT} y={(y + 0.5) * UNIT} size={44} />
            </g>
          );
        }),
      )}
    </>
  );
}
