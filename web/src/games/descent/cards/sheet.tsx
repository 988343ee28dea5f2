/** A map of the quest book before anybody plays on it: ground, doors, objects, where the heroes begin and who waits. */

import "./sheet.css";
import { saying } from "../../../pieces/face";
import { IconAt } from "../../../pieces/icon";
import type { Texts } from "../../../text/texts";
import type { MapView, ThingView } from "../../../wire/descent";
import { figureIcon } from "../icons";
import { type AreaLabel, areaLabels } from "../map/areas";
import { DoorLeaf, doorway } from "../map/doors";
import { Floor, gatesOf, Signs } from "../map/floor";
import { Lights, MARGIN } from "../map/map";
import { ChestPicture, ObjectPicture } from "../map/things";
import { type Box, boxOf, idOf, onPhone, placeOf, UNIT } from "../view";

function middle({ x, y, w, h }: Box): [number, number] {
  return [(x + w / 2) * UNIT, (y + h / 2) * UNIT];
}

function AreaName({ label }: { label: AreaLabel }) {
  return (
    <text class="sheet-area" font-size={label.size} x={label.x} y={label.y} aria-label={label.name}>
      {label.lines.map((line, index) => (
        <tspan key={line} x={label.x} dy={index === 0 ? 0 : label.size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** What names must not cover: objects, figures, chests, doors, and the gates of the map. */
function takenBy(map: MapView): Box[] {
  const units = ({ x, y, w, h }: Box) => ({ x: x * UNIT, y: y * UNIT, w: w * UNIT, h: h * UNIT });
  const whole = [...map.tokens, ...map.figures, ...map.signs].flatMap((thing) => boxOf(thing.spaces) ?? []).map(units);
  const chests = map.search.map((space) => {
    const [x, y] = placeOf(space);
    return { x: (x + 1) * UNIT - 34, y: y * UNIT, w: 34, h: 34 };
  });
  const doors = map.doors.map((door) => {
    const { x, y, long, upright } = doorway(door.edges);
    const [w, h] = upright ? [36, long] : [long, 36];
    return { x: x - w / 2, y: y - h / 2, w, h };
  });
  const gates = gatesOf(map.spaces).map(({ x, y }) => ({ x: x * UNIT - 20, y: y * UNIT - 32, w: 40, h: 44 }));
  return [...whole, ...chests, ...doors, ...gates];
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
    <g
      class={`sheet-figure ${lieutenant ? "is-lieutenant" : ""}`}
      {...saying(thing.name || texts.name(thing.ref), false)}
    >
      <circle cx={x} cy={y} r={radius} />
      <IconAt name={figureIcon(idOf(thing.ref))} x={x} y={y} size={radius * 1.45} />
    </g>
  );
}

function Lying({ thing, texts }: { thing: ThingView; texts: Texts }) {
  return (
    <g class="token" {...saying(texts.name(thing.ref), false)}>
      <ObjectPicture token={thing.ref} space={thing.spaces[0] ?? "space:0,0"} />
    </g>
  );
}

export function Sheet({ map, texts }: { map: MapView; texts: Texts }) {
  const [width = 1, height = 1] = map.size;
  const frame = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map((part) => part * UNIT);
  // Names are as easy to read on a large map as on a small one, and on a small screen as on a large one.
  const size = onPhone()
    ? Math.min(50, Math.max(28, 1.7 * (width + 2 * MARGIN)))
    : Math.min(38, Math.max(21, 1.35 * Math.max(width, 1.5 * height)));
  const names = areaLabels(map.areas, size, takenBy(map));
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
          <g key={space} class="search-token">
            <ChestPicture space={space} />
          </g>
        ))}
        {map.tokens.map((token) => (
          <Lying key={`${token.ref}${token.spaces[0]}`} thing={token} texts={texts} />
        ))}
        {map.figures.map((figure) => (
          <Standing key={figure.ref} thing={figure} texts={texts} />
        ))}
        <rect x="-4000" y="-4000" width="9000" height="9000" fill="url(#descent-fog)" class="fog" />
        {names.map((label) => (
          <AreaName key={label.name} label={label} />
        ))}
      </svg>
    </div>
  );
}
