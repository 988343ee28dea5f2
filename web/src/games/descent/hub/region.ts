/** The region of the campaign as it lies on its sheet: where places, roads and their signs are, and what is written beside them. */

import type { CampaignQuestView, CampaignView, PlaceView, RoadView } from "../../../wire/descent";
import type { AtTable } from "../../board";
import { type Box, onPhone } from "../view";
import { type Label, placed, type Taken, type Wanted } from "./labels";

/** A sheet to draw the region on. */
export interface Sheet {
  wide: number;
  tall: number;
  /** How far from the edge the outermost places lie. */
  margin: number;
  /** How high a line of writing is. */
  line: number;
  /** Quests that are over are written on it too. */
  past: boolean;
}

export const LARGE: Sheet = { wide: 900, tall: 600, margin: 74, line: 19, past: true };
/** Upright, and smaller: on a phone its letters are large enough to be read. */
export const SMALL: Sheet = { wide: 600, tall: 1000, margin: 50, line: 22, past: false };

export function sheetNow(): Sheet {
  return onPhone() ? SMALL : LARGE;
}

export type Point = [x: number, y: number];

/** Where a place lies on the sheet; the book gives hundredths. */
export function pointOf({ x, y }: Pick<PlaceView, "x" | "y">, { wide, tall, margin }: Sheet): Point {
  return [margin + (x / 80) * (wide - 2 * margin), margin + (y / 88) * (tall - 2 * margin)];
}

/** A road is never quite straight: it bends to one side, always the same. */
export function bend([x1, y1]: Point, [x2, y2]: Point): Point {
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

type Land = Pick<CampaignView, "places" | "roads">;

/** The places on the way from the city: roads never meet again, so there is only one. */
export function wayTo(place: string, { places, roads }: Land): string[] {
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

export function endsOf(road: RoadView, { places }: Pick<Land, "places">, sheet: Sheet): [Point, Point] | null {
  const [from, to] = [road.start, road.end].map((ref) => places.find((place) => place.ref === ref));
  return from && to ? [pointOf(from, sheet), pointOf(to, sheet)] : null;
}

/** Where the symbols of a road stand. */
export function signsOf(road: RoadView, land: Land, sheet: Sheet): Point[] {
  const ends = endsOf(road, land, sheet);
  if (!ends) return [];
  return road.symbols.map((_, index) => along(...ends, (index + 1) / (road.symbols.length + 1)));
}

const RANKS = ["now", "open", "played", "ahead", "closed"];

/** Of the quests that are played at one place the one that matters most now. */
export function questAt(place: string, quests: CampaignQuestView[]): CampaignQuestView | undefined {
  const here = quests.filter((quest) => quest.place === place);
  return here.sort((one, other) => RANKS.indexOf(one.state) - RANKS.indexOf(other.state))[0];
}

/** The quest at a place, if one may know of it and it has a name of its own. */
export function questTold(
  texts: Pick<AtTable["texts"], "name">,
  place: PlaceView,
  quests: CampaignQuestView[],
): string {
  const quest = questAt(place.ref, quests);
  const told = quest && ["open", "now", "played"].includes(quest.state) ? texts.name(quest.ref) : "";
  return told === texts.name(place.ref) ? "" : told;
}

function around([x, y]: Point, size: number, weight: number): Taken {
  return { x: x - size, y: y - size, w: 2 * size, h: 2 * size, weight };
}

/** Within the frame of the sheet. */
export function frameOf({ wide, tall }: Sheet): Box {
  return { x: 32, y: 32, w: wide - 64, h: tall - 64 };
}

const SIGN = 14;
const ROAD = 1;

/** What is drawn on the sheet before any name is written. */
export function drawnOn(land: Land, sheet: Sheet): Taken[] {
  const taken: Taken[] = [{ x: sheet.wide - 330, y: sheet.tall - 90, w: 290, h: 56, weight: SIGN }];
  for (const place of land.places)
    taken.push(around(pointOf(place, sheet), { junction: 5, city: 22 }[place.kind] ?? 17, SIGN));
  for (const road of land.roads) {
    for (const point of signsOf(road, land, sheet)) taken.push(around(point, 14, SIGN));
    const ends = endsOf(road, land, sheet);
    for (let part = 0.05; ends && part < 1; part += 0.1) taken.push(around(along(...ends, part), 3, ROAD));
  }
  return taken;
}

/** Where every name stands. */
export function labelsOf(
  texts: Pick<AtTable["texts"], "name">,
  campaign: Pick<CampaignView, "places" | "roads" | "quests">,
  sheet: Sheet,
): Map<string, Label> {
  const wanted = campaign.places
    .filter((place) => place.kind !== "junction")
    .map((place): Wanted => {
      const city = place.kind === "city";
      const state = questAt(place.ref, campaign.quests)?.state ?? "closed";
      return {
        ref: place.ref,
        at: pointOf(place, sheet),
        name: texts.name(place.ref),
        quest: state === "played" && !sheet.past ? "" : questTold(texts, place, campaign.quests),
        size: city ? 1.35 * sheet.line : sheet.line,
        away: city ? 26 : 20,
        rank: city ? -1 : RANKS.indexOf(state),
      };
    });
  return placed(wanted, drawnOn(campaign, sheet), frameOf(sheet));
}
