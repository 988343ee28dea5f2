/** What the board reads out of the view of Dungeon Lords (wire/lords.ts). Refs everywhere; null is empty or face down. */

import type { Ask } from "../../net/protocol";
import type { LordsView, LordView } from "../../wire/lords";

export type { BattleView, HeroView, LordsView, LordView, OrderView, TileView } from "../../wire/lords";

export type Ref = string;

export const SEASONS = ["winter", "spring", "summer", "autumn"] as const;

export const PLACES = [
  "get_food",
  "improve_reputation",
  "dig_tunnels",
  "mine_gold",
  "recruit_imps",
  "buy_traps",
  "hire_monster",
  "build_room",
] as const;

export const EVIL_FIELDS = 15;
export const PALADIN_FIELD = 10;

export function cellOf(row: number, column: number): Ref {
  return `cell:${row},${column}`;
}

/** Row and column of a cell, counted from 1. */
export function placeOf(cell: Ref): [row: number, column: number] {
  const [row = 1, column = 1] = cell.slice(5).split(",").map(Number);
  return [row, column];
}

export function seasonOf(view: LordsView): number {
  return SEASONS.indexOf(view.season.replace("season:", "") as (typeof SEASONS)[number]);
}

export function inTraining(view: LordsView): boolean {
  return Boolean(view.rules.scenario);
}

export function inCombat(view: LordsView): boolean {
  return view.combat_round > 0 || inTraining(view);
}

/** This year's combat cards have been turned up. It stays so after the last combat, when no other year begins. */
export function hasFought(view: LordsView): boolean {
  return seasonOf(view) === SEASONS.length - 1 && view.town.some((card) => card.shown);
}

/** All monsters and ghosts of a lord at home, the knocked out ones last. */
export function lairOf(lord: LordView): { tile: Ref; down: boolean }[] {
  return [...lord.lair.map((tile) => ({ tile, down: false })), ...lord.stunned.map((tile) => ({ tile, down: true }))];
}

/** The gift a hero of this season or of a party carries, as the table stands. */
export function giftOf(view: unknown, hero: Ref): Ref | null {
  const { heroes_now = [], lords = [] } = (view ?? {}) as Partial<LordsView>;
  const all = [...heroes_now, ...lords.flatMap((lord) => lord.party)];
  return all.find((one) => one.hero === hero)?.gift ?? null;
}

/** Whether a question that is open is about this monster, ghost or trap. */
export function asksAbout(asks: Ask[], thing: Ref): boolean {
  return asks.some(({ args }) => args.tile === thing || args.trap === thing);
}

/** The seat that has the paladin, or null. */
export function paladinSeat(view: LordsView): number | null {
  return view.paladin.startsWith("seat:") ? Number(view.paladin.slice(5)) : null;
}
