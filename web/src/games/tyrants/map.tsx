/** The map of the Underdark: sites with their spaces, routes as threads of spider silk, sections out of play in the dark.
 *
 * Frames, troops and spies lie beside each other, never inside each other, so that each can be an answer of its own. The
 * spaces of a site are equal: clicking the frame, or whatever stands in it, chooses the site.
 */

import "./map.css";
import { type Signal, useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Choice, Within } from "../../pieces/choice";
import { IconAt } from "../../pieces/icon";
import { widthOf } from "../../pieces/measure";
import { seatColour, seatPath } from "../../pieces/seats";
import { type AtTable, useTable } from "../board";
import { holding } from "./cards";
import { THINGS } from "./icons";
import {
  type Box,
  circleAt,
  circleOf,
  inside,
  type Laid,
  layNames,
  markerAt,
  NAME_WEIGHT,
  type Named,
  RING,
  sizeAt,
} from "./names";
import {
  COLORS,
  type PlaceView,
  type Point,
  routeData,
  routeOf,
  SECTIONS,
  type SiteData,
  type SiteView,
  seatOf,
  siteData,
  type TyrantsView,
} from "./view";

const TROOP = 27;
/** So far beyond the frame of a site runs the line around what may be chosen: whose the site is stays in sight. */
const ROUND = 5;

/** A troop: the shape of its house, or a white disc. */
function Troop({ color, at: [x, y], id }: { color: string; at: Point; id: string }) {
  const seat = seatOf(color);
  if (seat === null) {
    return (
      <g class="piece white-troop" data-piece={id}>
        <ellipse cx={x} cy={y + 11} rx="10" ry="3.5" fill="#000" opacity=".45" />
        <circle cx={x} cy={y} r="11" />
        <circle cx={x} cy={y} r="6.5" class="white-inner" />
      </g>
    );
  }
  const scale = TROOP / 32;
  return (
    <g
      class={`piece of-${color}`}
      data-piece={id}
      transform={`translate(${x - TROOP / 2} ${y - TROOP / 2}) scale(${scale})`}
    >
      <ellipse cx="16" cy="29" rx="13" ry="4" fill="#000" opacity=".5" />
      <path d={seatPath(seat)} fill={seatColour(seat)} class="troop-body" />
      <path d={seatPath(seat)} class="troop-shine" transform="translate(3.2 3.2) scale(.8)" />
    </g>
  );
}

/** An eye with the shape of its house as the pupil. */
function Spy({ seat, at: [x, y] }: { seat: number; at: Point }) {
  return (
    <g class={`spy of-${COLORS[seat]}`} style={{ color: seatColour(seat) }}>
      <path d={`M${x - 10} ${y}Q${x} ${y - 14} ${x + 10} ${y}Q${x} ${y + 14} ${x - 10} ${y}Z`} class="spy-eye" />
      <path d={seatPath(seat)} class="spy-pupil" transform={`translate(${x - 5.5} ${y - 5.5}) scale(${11 / 32})`} />
    </g>
  );
}

function TroopSpot({ node, color, at: point, id }: { node: string; color: string; at: Point; id: string }) {
  const at = useTable();
  const ref = `troop:${node}-${color}`;
  const chosen = at.stands(ref).state === "option";
  // White ones have words of their own, which do not say where it stands.
  const white = color === "white";
  return (
    <Choice
      of={ref}
      as="g"
      many
      class="troop-spot"
      face={white ? "thing:white_troop" : undefined}
      label={white && !chosen ? at.texts.name(ref) : undefined}
    >
      <circle cx={point[0]} cy={point[1]} r={RING + 3} class="option-outline" fill="none" />
      <Troop color={color} at={point} id={id} />
    </Choice>
  );
}

/** The name of a site, on plates where its frame is too narrow or too low for it. */
function SiteName({ laid: { lines, size, at, boxes }, frame }: { laid: Laid; frame: Box }) {
  return (
    <g>
      {!boxes.every((box) => inside(box, frame)) && (
        <g class="site-plates">
          {boxes.map(([left, top, right, bottom]) => (
            <rect key={top} x={left} y={top} width={right - left} height={bottom - top} rx="7" />
          ))}
        </g>
      )}
      <text class="site-name" font-size={size} font-weight={NAME_WEIGHT}>
        {lines.map((line, index) => (
          <tspan key={line} x={at[index]?.[0]} y={at[index]?.[1]}>
            {line}
            {index < lines.length - 1 && !line.endsWith("-") && <tspan font-size="0"> </tspan>}
          </tspan>
        ))}
      </text>
    </g>
  );
}

function Marker({ site, data, size }: { site: SiteView; data: SiteData; size: number }) {
  if (!data.marker_xy) return null;
  const [x, y] = data.marker_xy;
  const seat = site.marker ? seatOf(site.marker) : null;
  const { width, height, icon, number } = markerAt(size);
  return (
    <g class={`marker ${site.total ? "is-total" : ""}`} style={seat !== null ? { color: seatColour(seat) } : undefined}>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx="5" />
      <IconAt name={THINGS.influence} x={x - width / 2 + 4 + icon / 2} y={y} size={icon} class="marker-web" />
      <text x={x + width / 2 - 4 - 0.3 * number} y={y + 0.34 * number} font-size={number}>
        {` ${data.marker_vp}`}
      </text>
      {seat !== null && (
        <path
          d={seatPath(seat)}
          class={`marker-owner of-${site.marker}`}
          transform={`translate(${x + width / 2 - 2} ${y - 6.5}) scale(${13 / 32})`}
        />
      )}
    </g>
  );
}

interface SiteProps {
  site: SiteView;
  data: SiteData;
  lit: boolean;
  name: Laid;
  /** How large the numbers are. */
  size: number;
}

function Site({ site, data, lit, name: laid, size }: SiteProps) {
  const at = useTable();
  const name = at.texts.name(`site:${site.id}`);
  const frame = data.box as Box;
  const [left, top, right, bottom] = frame;
  const [circleX, circleY] = circleOf(data, size);
  const owner = site.control ? seatOf(site.control) : null;
  // In the corner opposite to the name.
  const seal = Math.max(16, 0.75 * size) + (site.total ? 5 : 0);
  const mine = site.troops.some((color) => color !== null && seatOf(color) === at.seat);
  const classes = ["site", data.start && "is-start", site.total && "is-total", owner !== null && "is-held"];
  if (mine) classes.push("is-mine");
  if (owner !== null) classes.push(`of-${site.control}`);
  const ref = `site:${site.id}`;
  const stand = at.stands(ref);
  const printed = [name, site.vp, data.marker_xy ? data.marker_vp : null].filter((one) => one !== null).join(" ");
  const words = stand.state === "option" ? at.option(stand.ask, ref) : holding(site, at);
  return (
    <g class={classes.filter(Boolean).join(" ")} style={owner !== null ? { color: seatColour(owner) } : undefined}>
      {lit && (
        <rect x={left - 7} y={top - 7} width={right - left + 14} height={bottom - top + 14} rx="20" class="presence" />
      )}
      <Choice of={ref} as="g" class="site-frame" label={`${printed}, ${words}`}>
        <rect x={left} y={top} width={right - left} height={bottom - top} rx="14" class="site-box" />
        <rect
          x={left - ROUND}
          y={top - ROUND}
          width={right - left + 2 * ROUND}
          height={bottom - top + 2 * ROUND}
          rx="18"
          class="option-outline"
          fill="none"
        />
        <SiteName laid={laid} frame={frame} />
        {data.space_xy.map(([x, y], index) => (
          <circle key={index} cx={x} cy={y} r={RING} class="ring" />
        ))}
        <g class="vp">
          <circle cx={circleX} cy={circleY} r={circleAt(size)} />
          <text x={circleX} y={circleY + 0.33 * Math.max(15, size)} font-size={Math.max(15, size)}>
            {` ${site.vp}`}
          </text>
        </g>
        {owner !== null && (
          <path
            d={seatPath(owner)}
            class="owner"
            transform={`translate(${right - 0.2 * seal} ${bottom - 0.2 * seal}) scale(${seal / 32})`}
          />
        )}
        <Marker site={site} data={data} size={size} />
      </Choice>
      <Within of={[`site:${site.id}`]}>
        {site.troops.map(
          (color, index) =>
            color && (
              <TroopSpot
                key={`${index}${color}`}
                node={site.id}
                color={color}
                at={data.space_xy[index] as Point}
                id={`${site.id}.${index}-${color}`}
              />
            ),
        )}
        {site.spies.map((color) => {
          const seat = seatOf(color) ?? 0;
          const [x, y] = data.spy_xy[seat] as Point;
          return (
            <Choice key={color} of={`spy:${site.id}-${color}`} as="g" many class="spy-spot">
              <ellipse cx={x} cy={y} rx="13" ry="10" class="option-outline" fill="none" />
              <Spy seat={seat} at={[x, y]} />
            </Choice>
          );
        })}
      </Within>
    </g>
  );
}

function centre(data: SiteData): Point {
  const [left, top, right, bottom] = data.box;
  return [(left + right) / 2, (top + bottom) / 2];
}

/** A thread of silk from site to site through its spaces. */
function Thread({ id }: { id: string }) {
  const at = useTable();
  const route = routeData(at, id);
  const a = route && siteData(at, route.a);
  const b = route && siteData(at, route.b);
  if (!route || !a || !b) return null;
  const points = [centre(a), ...route.xy, centre(b)];
  const path = `M${points.map((point) => point.join(" ")).join("L")}`;
  return (
    <g class="thread">
      <path d={path} class="silk-shadow" />
      <path d={path} class="silk" />
    </g>
  );
}

function RouteSpace({ place, lit }: { place: PlaceView; lit: boolean }) {
  const at = useTable();
  const { route, number } = routeOf(place.id);
  const point = routeData(at, route)?.xy[number];
  if (!point) return null;
  const color = place.troops[0];
  return (
    <g class="route-space">
      {lit && <circle cx={point[0]} cy={point[1]} r={RING + 8} class="presence" />}
      <Choice of={`space:${place.id}`} as="g" many class="space-ring">
        <circle cx={point[0]} cy={point[1]} r={RING} class="ring" />
        <circle cx={point[0]} cy={point[1]} r={RING + 4} class="option-outline" fill="none" />
      </Choice>
      <Within of={[`space:${place.id}`]}>
        {color && <TroopSpot node={place.id} color={color} at={point} id={`${place.id}-${color}`} />}
      </Within>
    </g>
  );
}

/** Where the dotted lines between the sections run. */
function Borders({ at }: { at: AtTable }) {
  return (
    <>
      {["left_center", "center_right"].map((id) => {
        const data = at.texts.component(`section_line:${id}`)?.data as { points?: Point[] } | undefined;
        return data?.points ? (
          <polyline key={id} points={data.points.map((point) => point.join(",")).join(" ")} class="border" />
        ) : null;
      })}
    </>
  );
}

function Cavern() {
  return (
    <>
      <defs>
        <radialGradient id="tyrants-deep" cx="50%" cy="55%" r="75%">
          <stop offset="0" class="deep-1" />
          <stop offset="0.65" class="deep-2" />
          <stop offset="1" class="deep-3" />
        </radialGradient>
        <filter id="tyrants-stone" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency="0.012 0.02" numOctaves="4" seed="7" />
          <feColorMatrix values="0 0 0 0 0.55  0 0 0 0 0.5  0 0 0 0 0.75  0 0 0 0.55 -0.16" />
        </filter>
      </defs>
      <g class="ground">
        <rect width="1000" height="1000" fill="url(#tyrants-deep)" />
        <rect width="1000" height="1000" filter="url(#tyrants-stone)" class="stone" />
        <g class="webs">
          <path d="M0 0Q90 40 150 0M0 60Q70 75 110 0M0 120Q130 110 210 0M0 0 150 150M0 0 60 190M0 0 190 60" />
          <path d="M1000 1000Q910 960 850 1000M1000 940Q930 925 890 1000M1000 880Q870 890 790 1000M1000 1000 850 850M1000 1000 940 810M1000 1000 810 940" />
        </g>
      </g>
    </>
  );
}

/** How wide the outer thirds are, and how far the middle reaches into them. */
const OUTER = 225;
const EDGE = 18;

/** Above and below this nothing lies on the map. */
const TOP = 24;
const TALL = 972;

/** The window on the map: thirds that are out of play are folded away. */
export function windowOn(sections: readonly string[]): [left: number, width: number] {
  const left = sections.includes("left") ? 0 : OUTER - EDGE;
  const right = sections.includes("right") ? 1000 : 1000 - OUTER + EDGE;
  return [left, right - left];
}

/** The names of the sites in play, laid out anew when one of them, a width of a letter, or the size of the map has changed. */
function useNames(view: TyrantsView, size: number, within: Box): Map<string, Laid> {
  const at = useTable();
  const sites = view.sites.flatMap(({ id }): Named[] => {
    const data = siteData(at, id);
    return data ? [{ id, name: at.texts.name(`site:${id}`), data }] : [];
  });
  const rings = view.routes.flatMap(({ id }) => {
    const { route, number } = routeOf(id);
    const point = routeData(at, route)?.xy[number];
    return point ? [point] : [];
  });
  const known = `${size} ${within} ${sites.map(({ name }) => `${name} ${widthOf(name, NAME_WEIGHT, "--serif")}`)}`;
  return useMemo(() => layNames(sites, rings, size, within), [known]);
}

interface MapProps {
  view: TyrantsView;
  shown: number | null;
  /** How many pixels a unit of the map takes; 0 while nobody knows. */
  unit?: Signal<number>;
}

export function UnderdarkMap({ view, shown, unit }: MapProps) {
  const at = useTable();
  const size = useComputed(() => sizeAt(unit?.value ?? 0)).value;
  const lit = new Set(shown === null ? [] : view.players[shown]?.presence);
  const routes = new Set(view.routes.map((place) => routeOf(place.id).route));
  const missing = SECTIONS.filter((section) => !view.sections.includes(section));
  const [left, width] = windowOn(view.sections);
  const names = useNames(view, size, [left + 3, TOP + 2, left + width - 3, TOP + TALL]);
  return (
    <svg
      class="underdark"
      viewBox={`${left} ${TOP} ${width} ${TALL}`}
      role="group"
      aria-label={at.texts.say("board-map")}
    >
      <Cavern />
      {missing.includes("left") && <rect x="0" y="0" width="225" height="1000" class="darkness" />}
      {missing.includes("right") && <rect x="775" y="0" width="225" height="1000" class="darkness" />}
      <Borders at={at} />
      {[...routes].map((id) => (
        <Thread key={id} id={id} />
      ))}
      {view.sections.includes("left") && <Thread id="gauntlgrym__wormwrithings" />}
      {view.routes.map((place) => (
        <RouteSpace key={place.id} place={place} lit={lit.has(place.id)} />
      ))}
      {view.sites.map((site) => {
        const data = siteData(at, site.id);
        const name = names.get(site.id);
        if (!data || !name) return null;
        return <Site key={site.id} site={site} data={data} lit={lit.has(site.id)} name={name} size={size} />;
      })}
    </svg>
  );
}
