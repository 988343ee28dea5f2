/** The road map of the region on parchment: the way travelled in ink, what is open as lamps, what is lost as cold ash. */

import "./roads.css";
import { Choice } from "../../../pieces/choice";
import { Icon, IconAt, type IconName } from "../../../pieces/icon";
import type { CampaignQuestView, CampaignView, PlaceView, RoadView } from "../../../wire/descent";
import { type AtTable, useTable } from "../../board";
import { Tale } from "../story/told";
import { type Box, type DescentView, idOf, onPhone, SILENT } from "../view";
import { type Label, placed } from "./labels";

const WIDE = 900;
const TALL = 600;
const MARGIN = 74;

const SYMBOLS: Record<string, IconName> = {
  road: "gi:trail",
  plain: "gi:high-grass",
  forest: "gi:forest",
  mountain: "gi:mountains",
  water: "gi:river",
};

type Point = [x: number, y: number];

/** Where a place lies on the drawing; the book gives hundredths. */
export function pointOf({ x, y }: Pick<PlaceView, "x" | "y">): Point {
  return [MARGIN + (x / 80) * (WIDE - 2 * MARGIN), MARGIN + (y / 88) * (TALL - 2 * MARGIN)];
}

/** A road is never quite straight: it bends to one side, always the same. */
function bend([x1, y1]: Point, [x2, y2]: Point): Point {
  const turn = (Math.round(x1 + y2) % 2 === 0 ? 1 : -1) * 0.12;
  return [(x1 + x2) / 2 + (y2 - y1) * turn, (y1 + y2) / 2 - (x2 - x1) * turn];
}

function along(from: Point, to: Point, part: number): Point {
  const [cx, cy] = bend(from, to);
  const rest = 1 - part;
  const mix = (a: number, c: number, b: number) => rest * rest * a + 2 * rest * part * c + part * part * b;
  return [mix(from[0], cx, to[0]), mix(from[1], cy, to[1])];
}

/** The stretches of road on the way through these places. */
export function stretches(way: string[], roads: RoadView[]): Set<RoadView> {
  const steps = new Set(way.slice(1).flatMap((place, index) => [`${way[index]} ${place}`, `${place} ${way[index]}`]));
  return new Set(roads.filter((road) => steps.has(`${road.start} ${road.end}`)));
}

/** All stretches that lead from the city to a place where a quest has been played. */
export function travelled(campaign: CampaignView): Set<RoadView> {
  const found = new Set<RoadView>();
  for (const quest of campaign.quests) {
    if (quest.state === "played" && quest.place) {
      for (const road of stretches(wayTo(quest.place, campaign), campaign.roads)) found.add(road);
    }
  }
  return found;
}

/** The places on the way from the city: roads never meet again, so there is only one. */
export function wayTo(place: string, { places, roads }: Pick<CampaignView, "places" | "roads">): string[] {
  const home = places.find((one) => one.kind === "city")?.ref ?? "";
  const reached = new Map([[home, [home]]]);
  for (const _ of places) {
    for (const { start, end } of roads) {
      const [from, to] = [reached.get(start), reached.get(end)];
      if (from && !to) reached.set(end, [...from, end]);
      if (to && !from) reached.set(start, [...to, start]);
    }
  }
  return reached.get(place) ?? [];
}

function endsOf(road: RoadView, { places }: Pick<CampaignView, "places">): (Point | null)[] {
  const ends = [road.start, road.end].map((ref) => places.find((place) => place.ref === ref));
  return ends.map((place) => (place ? pointOf(place) : null));
}

/** Where the symbols of a road stand. */
function signsOf(road: RoadView, campaign: CampaignView): Point[] {
  const [from, to] = endsOf(road, campaign);
  if (!from || !to) return [];
  return road.symbols.map((_, index) => along(from, to, (index + 1) / (road.symbols.length + 1)));
}

function Road({ road, campaign, state }: { road: RoadView; campaign: CampaignView; state: string }) {
  const [from, to] = endsOf(road, campaign);
  if (!from || !to) return null;
  const signs = signsOf(road, campaign);
  const [cx, cy] = bend(from, to);
  return (
    <g class={`road ${state}`}>
      <path d={`M${from[0]} ${from[1]}Q${cx} ${cy} ${to[0]} ${to[1]}`} class="road-bed" />
      <path d={`M${from[0]} ${from[1]}Q${cx} ${cy} ${to[0]} ${to[1]}`} class="road-ink" />
      {road.symbols.map((symbol, index) => {
        const [x, y] = signs[index] as Point;
        return (
          <g key={index} class="road-symbol">
            <circle cx={x} cy={y} r="13" />
            <IconAt name={SYMBOLS[idOf(symbol)] ?? "gi:trail"} x={x} y={y} size={19} />
          </g>
        );
      })}
    </g>
  );
}

const RANKS = ["now", "open", "played", "ahead", "closed"];

/** Of the quests that are played at one place the one that matters most now. */
export function questAt(place: string, quests: CampaignQuestView[]): CampaignQuestView | undefined {
  const here = quests.filter((quest) => quest.place === place);
  return here.sort((one, other) => RANKS.indexOf(one.state) - RANKS.indexOf(other.state))[0];
}

function Mark({ quest }: { quest: CampaignQuestView | undefined }) {
  const word = quest?.state === "played" ? `won-${quest.winner}` : (quest?.state ?? "quiet");
  return (
    <>
      {(word === "open" || word === "now") && <circle r="30" class="lamp-light" />}
      <circle r="15" class={`place-mark is-${word}`} />
      {word === "won-heroes" && <IconAt name="gi:torch" x={0} y={0} size={20} class="place-icon" />}
      {word === "won-overlord" && <IconAt name="gi:crowned-skull" x={0} y={0} size={20} class="place-icon" />}
      {word === "open" && <IconAt name="gi:candle-flame" x={0} y={0} size={20} class="place-icon" />}
      {word === "now" && <IconAt name="gi:crossed-swords" x={0} y={0} size={20} class="place-icon" />}
      {word === "closed" && <IconAt name="gi:padlock" x={0} y={0} size={16} class="place-icon" />}
    </>
  );
}

/** What stands beside a place: its name, and the quest there if one may know. */
function linesOf(at: AtTable, place: PlaceView, campaign: CampaignView): string[] {
  const quest = questAt(place.ref, campaign.quests);
  const told = quest && ["open", "now", "played"].includes(quest.state) ? at.texts.name(quest.ref) : "";
  const name = at.texts.name(place.ref);
  return told && told !== name ? [name, told] : [name];
}

interface Written {
  lines: string[];
  /** How many of them are the name of the place. */
  names: number;
}

/** The same as it is written on the map: a name of two parts takes two lines; in short without the quest. */
export function written([name = "", ...quest]: string[], short = false): Written {
  const parts = name.split(/(?<=,) /);
  return { lines: short ? parts : [...parts, ...quest], names: parts.length };
}

/** On the small sheet of a phone there is no room for quests that are over. */
function drawn(at: AtTable, place: PlaceView, campaign: CampaignView): Written {
  const over = questAt(place.ref, campaign.quests)?.state === "played";
  return written(linesOf(at, place, campaign), over && onPhone());
}

function around([x, y]: Point, size: number): Box {
  return { x: x - size, y: y - size, w: 2 * size, h: 2 * size };
}

/** How high a line of writing is; a phone shows the sheet at less than half its size. */
function lineHeight(): number {
  return onPhone() ? 29 : 19;
}

const SHEET: Box = { x: 34, y: 34, w: WIDE - 68, h: TALL - 68 };
const NAMEPLATE: Box = { x: WIDE - 330, y: TALL - 90, w: 290, h: 56 };

/** Where every name stands. */
function labelsOf(at: AtTable, campaign: CampaignView): Map<string, Label> {
  const taken = [NAMEPLATE];
  for (const { kind, ...place } of campaign.places) taken.push(around(pointOf(place), kind === "junction" ? 5 : 17));
  for (const road of campaign.roads) {
    for (const point of signsOf(road, campaign)) taken.push(around(point, 14));
    for (let part = 0.05; part < 1; part += 0.1) {
      const [from, to] = endsOf(road, campaign);
      if (from && to) taken.push(around(along(from, to, part), 3));
    }
  }
  const size = lineHeight();
  const wanted = campaign.places
    .filter((place) => place.kind !== "junction")
    .map((place) => {
      const city = place.kind === "city";
      return {
        ref: place.ref,
        at: pointOf(place),
        lines: drawn(at, place, campaign).lines,
        size: city ? 1.35 * size : size,
        away: city ? 26 : 20,
        rank: city ? -1 : RANKS.indexOf(questAt(place.ref, campaign.quests)?.state ?? "closed"),
      };
    });
  return placed(wanted, taken, SHEET);
}

function Name({ lines, names, label }: Written & { label: Label | undefined }) {
  if (!label) return null;
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={line}
          x={label.x}
          y={label.y + index * lineHeight()}
          text-anchor={label.anchor}
          class={index < names ? "place-name" : "place-quest"}
        >
          {line}
        </text>
      ))}
    </>
  );
}

function Place({ place, campaign, label }: { place: PlaceView; campaign: CampaignView; label: Label | undefined }) {
  const at = useTable();
  const [x, y] = pointOf(place);
  const quest = questAt(place.ref, campaign.quests);
  const lines = linesOf(at, place, campaign);
  const state = quest ? at.texts.say(`hub-quest-${quest.state}${quest.winner ? `-${quest.winner}` : ""}`) : "";
  const where = `translate(${x} ${y})`;
  if (place.kind === "junction") return <circle cx={x} cy={y} r="5" class="junction" {...SILENT} />;
  if (place.kind === "city") {
    return (
      <g class="city">
        <g transform={where}>
          <circle r="21" class="place-mark" />
          <IconAt name="gi:village" x={0} y={0} size={29} class="place-icon" />
        </g>
        <Name {...drawn(at, place, campaign)} label={label} />
      </g>
    );
  }
  return (
    <Choice
      of={quest?.ref ?? place.ref}
      as="g"
      class={`place is-${quest?.state ?? "quiet"}`}
      label={[...lines, state].filter(Boolean).join(": ")}
    >
      <g transform={where}>
        <Mark quest={quest} />
        <circle r="24" class="option-outline" fill="none" />
      </g>
      <Name {...drawn(at, place, campaign)} label={label} />
    </Choice>
  );
}

/** What a mapmaker draws where nothing is known: woods, hills, and a rose that shows the north. */
const LANDSCAPE: [icon: IconName, x: number, y: number, size: number][] = [
  ["gi:mountains", 92, 92, 62],
  ["gi:peaks", 150, 62, 44],
  ["gi:mountains", 60, 330, 50],
  ["gi:forest", 455, 92, 48],
  ["gi:forest", 505, 70, 40],
  ["gi:high-grass", 560, 250, 34],
  ["gi:high-grass", 700, 215, 30],
  ["gi:forest", 790, 300, 54],
  ["gi:forest", 836, 262, 40],
  ["gi:peaks", 108, 500, 52],
  ["gi:mountains", 70, 540, 44],
  ["gi:forest", 520, 480, 40],
  ["gi:river", 300, 330, 40],
  ["gi:compass", 818, 96, 78],
];

function Landscape({ campaign, labels }: { campaign: CampaignView; labels: Map<string, Label> }) {
  const near = (x: number, y: number, size: number) =>
    campaign.places.some((place) => {
      const [px, py] = pointOf(place);
      const label = labels.get(place.ref);
      return Math.hypot(px - x, py - y) < size || (label && Math.hypot(label.x - x, label.y - y) < size * 1.3);
    });
  return (
    <g class="landscape" {...SILENT}>
      {LANDSCAPE.filter(([, x, y, size]) => !near(x, y, size)).map(([icon, x, y, size]) => (
        <IconAt key={`${x},${y}`} name={icon} x={x} y={y} size={size} />
      ))}
    </g>
  );
}

/** The journey symbol by symbol, and what came of each. */
function Journey({ campaign }: { campaign: CampaignView }) {
  const at = useTable();
  const { journey } = campaign;
  const [ask] = at.asks;
  if (!journey) return null;
  const roads = ask?.options.map((option) => option.key).filter((key) => key.startsWith("road:")) ?? [];
  const last = journey.symbols.filter((one) => one.passed).at(-1);
  return (
    <div class="journey">
      <h3>{at.texts.say("hub-journey", { place: journey.place })}</h3>
      <ol>
        {journey.symbols.map((one, index) => (
          <li key={index} class={one.passed ? (one === last ? "is-last" : "is-past") : ""}>
            <Icon name={SYMBOLS[idOf(one.symbol)] ?? "gi:trail"} />
            <span>
              {at.texts.name(one.symbol)}
              {one.passed && `: ${one.event ? at.texts.name(one.event) : at.texts.say("hub-quiet")}`}
            </span>
          </li>
        ))}
      </ol>
      {last?.event && <p class="journey-event">{at.texts.component(last.event)?.text}</p>}
      {roads.length > 0 && (
        <div class="hub-pick">
          {roads.map((key) => (
            <Choice key={key} of={key} as="div" class="hub-hero">
              <b>{at.texts.option(ask?.kind ?? "", key, ask?.args)}</b>
            </Choice>
          ))}
        </div>
      )}
    </div>
  );
}

/** Quests that may be chosen next, with their stories. */
function Next({ campaign }: { campaign: CampaignView }) {
  const at = useTable();
  if (campaign.next.length === 0) return null;
  return (
    <div class="next-quests">
      <h3>{at.texts.say(campaign.chooser ? `hub-next-${campaign.chooser}` : "hub-next-fixed")}</h3>
      <ul>
        {campaign.next.map((quest) => (
          <li key={quest}>
            <Choice of={quest} as="div" class="next-quest">
              <b>{at.texts.name(quest)}</b>
              <span class="next-road" {...SILENT}>
                {campaign.quests
                  .find((one) => one.ref === quest)
                  ?.symbols.map((symbol, index) => (
                    <Icon key={index} name={SYMBOLS[idOf(symbol)] ?? "gi:trail"} />
                  ))}
              </span>
              <span>{at.texts.component(quest)?.text}</span>
            </Choice>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function RoadMap({ view, campaign }: { view: DescentView; campaign: CampaignView }) {
  const at = useTable();
  const ink = travelled(campaign);
  const ahead = stretches(campaign.journey?.way ?? [], campaign.roads);
  const state = (road: RoadView) =>
    [ink.has(road) && "is-ink", ahead.has(road) && "is-ahead"].filter(Boolean).join(" ");
  const labels = labelsOf(at, campaign);
  const begun = campaign.played.length === 0 && campaign.journey === null;
  return (
    <div class="road-room">
      <Journey campaign={campaign} />
      <svg class="region" viewBox={`0 0 ${WIDE} ${TALL}`} role="group" aria-label={at.texts.say("hub-region")}>
        <rect width={WIDE} height={TALL} rx="14" class="region-sheet" />
        <path d={`M26 26H${WIDE - 26}V${TALL - 26}H26Z`} class="region-frame" />
        <Landscape campaign={campaign} labels={labels} />
        <text x={WIDE - 50} y={TALL - 46} class="region-name">
          {at.texts.say("hub-region-name")}
        </text>
        {campaign.roads.map((road) => (
          <Road key={`${road.start}${road.end}`} road={road} campaign={campaign} state={state(road)} />
        ))}
        {campaign.places.map((place) => (
          <Place key={place.ref} place={place} campaign={campaign} label={labels.get(place.ref)} />
        ))}
      </svg>
      <Next campaign={campaign} />
      {begun && (
        <div class="parchment">
          <Tale>{at.texts.component(view.quest)?.text}</Tale>
        </div>
      )}
    </div>
  );
}
