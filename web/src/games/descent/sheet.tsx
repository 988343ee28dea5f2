/** A map of the quest book before anybody plays on it: ground, doors, objects, where the heroes begin and who waits. */

import "./sheet.css";
import { IconAt } from "../../pieces/icon";
import type { Texts } from "../../text/texts";
import type { MapView, ThingView } from "../../wire/descent";
import { DoorLeaf, Floor, Signs } from "./floor";
import { figureIcon, THINGS, TOKENS } from "./icons";
import { Lights, MARGIN } from "./map";
import { type Box, boxOf, idOf, placeOf, UNIT } from "./view";

function middle({ x, y, w, h }: Box): [number, number] {
  return [(x + w / 2) * UNIT, (y + h / 2) * UNIT];
}

/** The name of an area as close to its middle as nothing lies under it. */
function AreaName({ name, spaces, taken, size }: { name: string; spaces: string[]; taken: Set<string>; size: number }) {
  const places = spaces.map(placeOf);
  const x = places.reduce((total, [px]) => total + px, 0) / places.length;
  const small = places.length <= 4; // a gate: its door is in the middle
  const y = small
    ? Math.max(...places.map(([, py]) => py))
    : places.reduce((total, [, py]) => total + py, 0) / places.length;
  const far = (space: string) => {
    const [px, py] = placeOf(space);
    const covered = [px - 1, px, px + 1].filter((near) => taken.has(`space:${near},${py}`)).length;
    return Math.hypot(px - x, py - y) + 2 * covered;
  };
  const best = [...spaces].sort((one, other) => far(one) - far(other))[0];
  if (!best) return null;
  const [bx, by] = placeOf(best);
  return (
    <text class="sheet-area" font-size={size} x={(Math.abs(bx - x) < 1 ? x + 0.5 : bx + 0.5) * UNIT} y={by * UNIT + 40}>
      {name}
    </text>
  );
}

function square(space: string): string {
  const [x, y] = placeOf(space);
  return `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}Z`;
}

/** The outline of several spaces. */
function rimOf(spaces: string[]): string {
  const there = new Set(spaces);
  let path = "";
  for (const space of spaces) {
    const [x, y] = placeOf(space);
    const [left, top] = [x * UNIT, y * UNIT];
    if (!there.has(`space:${x},${y - 1}`)) path += `M${left} ${top}h${UNIT}`;
    if (!there.has(`space:${x},${y + 1}`)) path += `M${left} ${top + UNIT}h${UNIT}`;
    if (!there.has(`space:${x - 1},${y}`)) path += `M${left} ${top}v${UNIT}`;
    if (!there.has(`space:${x + 1},${y}`)) path += `M${left + UNIT} ${top}v${UNIT}`;
  }
  return path;
}

function Standing({ thing, texts }: { thing: ThingView; texts: Texts }) {
  const box = boxOf(thing.spaces);
  if (!box) return null;
  const [x, y] = middle(box);
  const radius = (Math.min(box.w, box.h) * UNIT) / 2 - 6;
  const lieutenant = thing.ref.startsWith("lieutenant:");
  return (
    <g class={`sheet-figure ${lieutenant ? "is-lieutenant" : ""}`}>
      <title>{thing.name || texts.name(thing.ref)}</title>
      <circle cx={x} cy={y} r={radius} />
      <IconAt name={figureIcon(idOf(thing.ref))} x={x} y={y} size={radius * 1.45} />
    </g>
  );
}

function Lying({ thing, texts }: { thing: ThingView; texts: Texts }) {
  const [x, y] = placeOf(thing.spaces[0] ?? "space:0,0");
  const [cx, cy] = [(x + 0.5) * UNIT, (y + 0.5) * UNIT];
  return (
    <g class="token">
      <circle cx={cx} cy={cy} r="20" />
      <IconAt name={TOKENS[idOf(thing.ref)] ?? THINGS.carried} x={cx} y={cy} size={27} />
      <title>{texts.name(thing.ref)}</title>
    </g>
  );
}

function SearchSpace({ space }: { space: string }) {
  const [x, y] = placeOf(space);
  const [cx, cy] = [x * UNIT + UNIT - 15, y * UNIT + 15];
  return (
    <g class="search-token">
      <rect x={cx - 13} y={cy - 13} width="26" height="26" rx="6" />
      <IconAt name={THINGS.search} x={cx} y={cy} size={19} />
    </g>
  );
}

export function Sheet({ map, texts }: { map: MapView; texts: Texts }) {
  const [width = 1, height = 1] = map.size;
  const frame = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map((part) => part * UNIT);
  const lying = [...map.tokens, ...map.figures, ...map.signs].flatMap((thing) => thing.spaces);
  const taken = new Set([...lying, ...map.search]);
  // Names are as easy to read on a large map as on a small one.
  const size = Math.min(38, Math.max(20, 1.35 * Math.max(width, 1.5 * height)));
  return (
    <div class="game-descent sheet">
      <svg class={`dungeon mood-${map.mood}`} viewBox={frame.join(" ")} role="img" aria-label={map.title}>
        <Lights wide={width * UNIT} tall={height * UNIT} />
        <Floor spaces={map.spaces} mood={map.mood} say={null} />
        <path d={map.start.map(square).join("")} class="sheet-ground" />
        <path d={rimOf(map.start)} class="sheet-start" />
        <Signs signs={map.signs} texts={texts} />
        {map.doors.map((door) => (
          <DoorLeaf key={door.ref} door={door} />
        ))}
        {map.search.map((space) => (
          <SearchSpace key={space} space={space} />
        ))}
        {map.tokens.map((token) => (
          <Lying key={`${token.ref}${token.spaces[0]}`} thing={token} texts={texts} />
        ))}
        {map.figures.map((figure) => (
          <Standing key={figure.ref} thing={figure} texts={texts} />
        ))}
        <rect x="-4000" y="-4000" width="9000" height="9000" fill="url(#descent-fog)" class="fog" />
        {map.areas.map((area) => (
          <AreaName key={area.name} name={area.name} spaces={area.spaces} taken={taken} size={size} />
        ))}
      </svg>
    </div>
  );
}
