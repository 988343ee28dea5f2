/** What the board reads out of the view of Tyrants of the Underdark (wire/tyrants.ts), and the refs that belong to it.
 *
 * The view names cards, places and colours by id; answers are refs. One thing can be asked for in several ways: a card in
 * hand is `play:…` in the main phase and `card:…` where a cost is paid.
 */

import type { Components, PlayerView, SiteView, TyrantsView } from "../../wire/tyrants";
import { type AtTable, dataOf } from "../board";

export type { MarketView, PlaceView, PlayerView, SiteView, TyrantsView } from "../../wire/tyrants";

export const COLORS = ["black", "red", "blue", "orange"] as const;
export const SECTIONS = ["left", "center", "right"] as const;

export type Point = [x: number, y: number];

export type SiteData = Components["site"];
export type RouteData = Components["route"];
export type CardData = Components["card"];

/** The seat of a house; white has none. */
export function seatOf(color: string): number | null {
  const seat = COLORS.indexOf(color as (typeof COLORS)[number]);
  return seat < 0 ? null : seat;
}

/** The seat a house, a troop or a spy belongs to. */
export function ownerOf(ref: string): number | null {
  const [, house, color] = /^(?:seat:(\d+)|(?:troop|spy):.+-(\w+))$/.exec(ref) ?? [];
  return house ? Number(house) : color ? seatOf(color) : null;
}

/** `noble.17` is a copy of `noble`. */
export function designOf(card: string): string {
  return card.replace(/\.\d+$/, "");
}

export function siteData(at: AtTable, id: string): SiteData | undefined {
  return dataOf<SiteData>(at.texts.component(`site:${id}`));
}

export function routeData(at: AtTable, id: string): RouteData | undefined {
  return dataOf<RouteData>(at.texts.component(`route:${id}`));
}

export function cardData(at: AtTable, card: string): CardData | undefined {
  return dataOf<CardData>(at.texts.component(`card:${designOf(card)}`));
}

/** Of several refs for one thing the one that matters now: an option, else a refused one, else the first. */
export function current(at: AtTable, refs: string[]): string {
  const states = refs.map((ref) => at.stands(ref).state);
  const found = [states.indexOf("option"), states.indexOf("refused"), 0].find((index) => index >= 0) ?? 0;
  return refs[found] ?? "";
}

export function handRef(at: AtTable, card: string): string {
  return current(at, [`play:${card}`, `card:${card}`]);
}

export function marketRef(at: AtTable, card: string): string {
  return current(at, [`recruit:${card}`, `card:${card}`]);
}

/** A stack as a card of its design that lies on it: copies that are somewhere else are not what it offers. */
export function stackRef(at: AtTable, view: TyrantsView, design: string): string {
  const { hand, play_area, late, resolving, players, market } = view;
  const piles = players.flatMap(({ discard, inner_circle }) => [discard, inner_circle]);
  const elsewhere = new Set([hand, play_area, late, resolving, market.devoured, ...piles].flat());
  const copies = Array.from({ length: cardData(at, design)?.copies ?? 0 }, (_, n) => `${design}.${n + 1}`);
  const here = copies.filter((card) => !elsewhere.has(card));
  const ref = current(
    at,
    here.flatMap((card) => [`recruit:${card}`, `card:${card}`]),
  );
  return at.stands(ref).state === "idle" ? `card:${design}` : ref;
}

/** `araumycos__labyrinth_2` is the second space of the route `araumycos__labyrinth`. */
export function routeOf(space: string): { route: string; number: number } {
  const cut = space.lastIndexOf("_");
  return { route: space.slice(0, cut), number: Number(space.slice(cut + 1)) - 1 };
}

export function pointsOf(player: PlayerView): number {
  return Object.values(player.score).reduce((sum, part) => sum + part, 0);
}

export function playerOf(view: TyrantsView, seat: number): PlayerView {
  return view.players[seat] as PlayerView;
}

export function troopsOf(site: SiteView, color: string): number {
  return site.troops.filter((troop) => troop === color).length;
}
