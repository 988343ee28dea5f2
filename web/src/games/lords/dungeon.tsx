/** A dungeon as a cut through the earth: grass, the gate, tunnels that join, rooms with a floor of their own.
 *
 * The drawing is 5 × 4 cells of 100 units below a strip of surface. Small ones show the same without words.
 */

import "./dungeon.css";
import type { VNode } from "preact";
import { Choice } from "../../pieces/choice";
import { IconAt } from "../../pieces/icon";
import { widthOf } from "../../pieces/measure";
import { soft } from "../../pieces/soft";
import { useTable } from "../board";
import { iconOf } from "./icons";
import { cellOf, type LordView, placeOf, type TileView } from "./view";

const CELL = 100;
const TOP = 44;
const WIDTH = 5 * CELL;
const HEIGHT = TOP + 4 * CELL + 6;

const ROWS = [1, 2, 3, 4];
const COLUMNS = [1, 2, 3, 4, 5];

function corner(cell: string): [x: number, y: number] {
  const [row, column] = placeOf(cell);
  return [(column - 1) * CELL, TOP + (row - 1) * CELL];
}

/** Which neighbours of a tile are tiles too: passages are drawn there. */
export function passages(tiles: TileView[], cell: string): { right: boolean; down: boolean } {
  const [row, column] = placeOf(cell);
  const filled = new Set(tiles.map((tile) => tile.cell));
  return { right: filled.has(cellOf(row, column + 1)), down: filled.has(cellOf(row + 1, column)) };
}

const ROOM_FLOORS: Record<string, string> = {
  production: "var(--floor-production)",
  combat: "var(--floor-combat)",
  scoring: "var(--floor-scoring)",
};

/** Below the picture of a room there is room for a name this large, on one line or on two. */
const NAME_WIDE = CELL - 16;
const NAME_SIZE = 18;
const NAME_HEIGHT = 38;

/** The name of a room on one line, or on two if that makes it larger. */
export function roomName(name: string): { lines: string[]; size: number } {
  const fitting = (lines: string[]) =>
    Math.min(NAME_SIZE, NAME_WIDE / Math.max(...lines.map((line) => widthOf(line, 700, "--serif"))));
  const layouts = [{ lines: [name], size: fitting([name]) }];
  const word = soft(name);
  // Where both do, a name is parted between its words.
  const breaks = [...word.matchAll(/ /g), ...word.matchAll(/\u00ad|(?<=-)/g)];
  for (const { index, 0: between } of breaks) {
    const parts = [word.slice(0, index), word.slice(index + between.length)];
    if (between === "\u00ad") parts[0] += "-";
    const lines = parts.map((line) => line.replaceAll("\u00ad", ""));
    layouts.push({ lines, size: fitting(lines) });
  }
  return layouts.reduce((best, one) => (one.size > best.size ? one : best));
}

function RoomName({ name, lost }: { name: string; lost: boolean }) {
  const { lines, size } = roomName(name);
  return (
    <div class={`room-name ${lost ? "is-lost" : ""}`} style={{ fontSize: `${size}px` }}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

function Tile({ tile, small, battle }: { tile: TileView; small: boolean; battle: boolean }) {
  const at = useTable();
  const [x, y] = corner(tile.cell);
  const kind = tile.room ? String(at.texts.component(tile.room)?.data?.kind ?? "production") : "";
  const icon = tile.room ? iconOf(tile.room) : undefined;
  const floor = tile.conquered
    ? "var(--floor-lost)"
    : tile.room
      ? (ROOM_FLOORS[kind] ?? "var(--floor-production)")
      : "var(--floor)";
  const inset = tile.room ? 7 : 15;
  return (
    <g data-piece={small ? undefined : `tile:${tile.cell}`}>
      <rect
        x={x + inset}
        y={y + inset}
        width={CELL - 2 * inset}
        height={CELL - 2 * inset}
        rx={tile.room ? 14 : 24}
        fill={floor}
        class={`cave ${tile.room ? "cave-room" : ""} ${tile.conquered ? "is-lost" : ""}`}
      />
      {!tile.room && !tile.conquered && !small && <path d={`M${x + 30} ${y + 70}q20-26 40 0`} class="cave-rib" />}
      {icon && (
        <IconAt
          name={icon}
          x={x + 50}
          y={y + (small ? 50 : 34)}
          size={small ? 60 : 38}
          fill={tile.conquered ? "var(--lost-ink)" : "var(--room-ink)"}
        />
      )}
      {tile.room && !small && (
        <foreignObject x={x + 6} y={y + 53} width={CELL - 12} height={NAME_HEIGHT}>
          <RoomName name={at.texts.name(tile.room)} lost={tile.conquered} />
        </foreignObject>
      )}
      {tile.conquered && (
        <g class="conquered">
          {!tile.room && <IconAt name="gi:broken-wall" x={x + 50} y={y + 52} size={46} fill="var(--lost-ink)" />}
          <path
            d={`M${x + 71} ${y + 12}v24m0-24 19 7-19 8`}
            stroke="var(--danger)"
            stroke-width="4"
            fill="var(--danger)"
          />
        </g>
      )}
      {battle && <rect x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} rx="18" class="battle-ring" />}
    </g>
  );
}

function Joint({ tile, tiles }: { tile: TileView; tiles: TileView[] }) {
  const [x, y] = corner(tile.cell);
  const { right, down } = passages(tiles, tile.cell);
  return (
    <>
      {right && <rect x={x + 78} y={y + 34} width="44" height="36" class="passage" />}
      {down && <rect x={x + 32} y={y + 78} width="36" height="44" class="passage" />}
    </>
  );
}

/** The mark on a cell that may be dug, built on, or fought for. */
function Spot({ cell, mark }: { cell: string; mark: boolean }): VNode {
  const [x, y] = corner(cell);
  return (
    <>
      <rect x={x + 5} y={y + 5} width={CELL - 10} height={CELL - 10} rx="16" class="option-outline spot-outline" />
      {mark && <IconAt name="gi:mining" x={x + 50} y={y + 50} size={38} class="spot-icon" fill="var(--option)" />}
    </>
  );
}

export function Dungeon({ lord, small = false }: { lord: LordView; small?: boolean }) {
  const at = useTable();
  const byCell = new Map(lord.tiles.map((tile) => [tile.cell, tile]));
  const own = !small;
  const id = `earth-${lord.seat}${small ? "s" : ""}`;
  return (
    <svg
      class={`dungeon ${small ? "small" : ""}`}
      viewBox={`-6 0 ${WIDTH + 12} ${HEIGHT}`}
      role="group"
      aria-label={at.texts.say("board-dungeon-of", { seat: `seat:${lord.seat}` })}
    >
      <defs>
        <pattern id={id} width="90" height="70" patternUnits="userSpaceOnUse">
          <rect width="90" height="70" fill="var(--earth)" />
          <path
            d="M8 14q8-7 15 0t-3 9-12-1ZM52 8q6-4 11 1t-4 6-8-2ZM70 40q7-6 13 0t-3 8-11-2ZM26 50q9-7 16 0t-4 9-13-2ZM44 30l6 1"
            fill="var(--earth-2)"
          />
        </pattern>
      </defs>
      <rect x="-6" y={TOP - 12} width={WIDTH + 12} height={HEIGHT - TOP + 12} rx="10" fill={`url(#${id})`} />
      <path
        d={`M-6 ${TOP - 2}v-12q20-7 40-3q23-6 46-2q25-4 50 3q26-7 52-3q30-4 60 2q27-7 54-3q31-4 62 3q25-7 50-3q29-4 58 3q20-6 40-2v17Z`}
        fill="var(--grass)"
      />
      <path
        d={`M222 ${TOP + 22}V${TOP - 14}a28 30 0 0 1 56 0v${36}Z`}
        fill="var(--floor)"
        stroke="var(--gilt)"
        stroke-width="6"
      />
      <path d={`M236 ${TOP - 32}v50m14-54v54m14-50v50`} stroke="var(--gilt)" stroke-width="2.5" opacity=".55" />
      {lord.tiles.map((tile) => (
        <Joint key={tile.cell} tile={tile} tiles={lord.tiles} />
      ))}
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => {
          const cell = cellOf(row, column);
          const tile = byCell.get(cell);
          const stands = own ? at.stands(cell).state : "idle";
          const drawn = tile && <Tile tile={tile} small={small} battle={lord.battle_cell === cell} />;
          if (!own)
            return (
              <g key={cell} data-thing={cell}>
                {drawn}
                {tile?.room && <RoomUse room={tile.room} cell={cell} />}
              </g>
            );
          const label = tile?.room ? `${at.texts.name(tile.room)}, ${at.texts.name(cell)}` : at.texts.name(cell);
          return (
            <Choice key={cell} of={cell} as="g" class={`cell ${tile ? "is-filled" : "is-empty"}`} label={label}>
              {!tile && (
                <rect
                  x={(column - 1) * CELL + 8}
                  y={TOP + (row - 1) * CELL + 8}
                  width={CELL - 16}
                  height={CELL - 16}
                  rx="16"
                  class="cell-grid"
                />
              )}
              {drawn}
              <text x={(column - 1) * CELL + 8} y={TOP + (row - 1) * CELL + 21} class="cell-number">
                {row},{column}
              </text>
              {stands !== "idle" && <Spot cell={cell} mark={stands === "option" && !tile} />}
              {tile?.room && stands === "idle" && <RoomUse room={tile.room} cell={cell} />}
            </Choice>
          );
        }),
      )}
    </svg>
  );
}

/** A room that can be used, or its face: it is chosen by the room's own key, not by the cell. */
function RoomUse({ room, cell }: { room: string; cell: string }) {
  const [x, y] = corner(cell);
  return (
    <Choice of={room} as="g" face class="room-use">
      <rect x={x + 5} y={y + 5} width={CELL - 10} height={CELL - 10} rx="16" class="option-outline spot-outline" />
    </Choice>
  );
}
