/** What the board reads out of the view of Dark Domains (wire/domains.ts), and the refs that belong to it.
 *
 * Copies of a building or monster have names of their own (with the rank), but what is printed on them is kept once per
 * kind: `printed` looks there.
 */

import type { Told } from "../../net/protocol";
import { kindRef } from "../../text/texts";
import type { DomainsView, ForecastView, LandView, PartyView, PlayerView } from "../../wire/domains";
import type { AtTable } from "../board";

export type {
  AdventurerView,
  DomainsView,
  ForecastView,
  LandView,
  MinionView,
  MonsterView,
  PartView,
  PartyView,
  PlaceView,
  PlayerView,
  SpaceView,
} from "../../wire/domains";

export const AREAS = ["forest", "town", "plains", "mountain"] as const;
export const RESOURCES = ["wood", "stone", "metal", "workers"] as const;
export const ELEMENTS = ["wind", "earth", "fire", "water"] as const;
export const DECKS = ["attack", "defence", "control", "production"] as const;
export const PHASES = [
  "fortune",
  "preparation",
  "minions",
  "resolution",
  "foreman",
  "adventure",
  "production",
  "end_of_turn",
] as const;

/** The phases after the Adventure phase. */
const HOME = new Set(["phase:production", "phase:end_of_turn"]);
const NONE: ForecastView[] = [];

export type Amounts = Record<string, number | number[]>;

/** What is printed on a component, whichever kind it is. */
export interface Printed {
  dark_name_en?: string;
  dark_name_de?: string;
  type?: string;
  areas?: string[];
  cost?: Amounts | number;
  defence?: number | string;
  light_production?: Amounts;
  dark_production?: Amounts;
  production?: Amounts;
  special?: { kind: string; text_en: string; text_de: string };
  bonus?: { kind: string; area?: string; defence?: number; item?: string; adds?: number | string };
  banner?: string;
  deck?: string;
  window?: string[];
  suit?: string;
  die?: string;
  left?: string;
  right?: string;
  phase?: string;
  decay?: boolean;
  uses?: number;
  /** One for each copy. */
  ranks?: (number | null)[];
}

/** The number of a copy: 2 of `building:grove.2`. */
export function copyOf(ref: string): number {
  return Number(/\.(\d+)$/.exec(ref)?.[1] ?? 1);
}

export function printed(at: AtTable, ref: string): Printed {
  return (at.texts.component(kindRef(ref))?.data ?? {}) as Printed;
}

/** The name without the rank; of a building the name of the side that is up. */
export function plainName(at: AtTable, ref: string, dark = false): string {
  const data = dark ? printed(at, ref) : {};
  return (at.texts.lang === "de" ? data.dark_name_de : data.dark_name_en) ?? at.texts.name(kindRef(ref));
}

/** `Garrick Holt, Beast Slayer` is called Garrick Holt at the table. */
export function shortName(name: string): string {
  return name.split(",")[0] ?? name;
}

/** The components that lie at the spaces of some places: null where it is gone, nothing where none belongs. */
export function offerAt(view: DomainsView, space: string): string | null | undefined {
  const [place = "", number = "1"] = space.replace(/^space:/, "").split(".");
  const offers: Record<string, (string | null)[] | undefined> = {
    architects_guild: view.architects,
    inn: view.inn,
    towers: ELEMENTS.map((element) => `item:${element}`),
    niktmarg: view.market.map((there) => there?.monster ?? null),
  };
  return space.startsWith("space:") ? offers[place]?.[Number(number) - 1] : undefined;
}

/** Evil is a secret until the end, its coming and going is not. */
export function earns({ event, args }: Told): [seat: number, evil: number][] {
  if (args.item !== "item:evil") return [];
  const seat = (who: unknown) => Number(String(who).slice("seat:".length));
  const [who, n] = [seat(args.who), Number(args.n)];
  if (event === "gained") return [[who, n]];
  if (event === "paid") return [[who, -n]];
  return event === "stolen"
    ? [
        [who, n],
        [seat(args.victim), -n],
      ]
    : [];
}

/** Owner, area and number of `land:0_forest.2`. */
export function landOf(ref: string): { seat: number; area: string; number: number } {
  const [seat = "0", rest = ""] = ref.slice(5).split("_");
  const [area = "", number = "1"] = rest.split(".");
  return { seat: Number(seat), area, number: Number(number) };
}

/** A space wherever it lies. */
export function findLand(view: DomainsView, ref: string | null): LandView | undefined {
  if (!ref) return undefined;
  return view.players[landOf(ref).seat]?.domain.find((land) => land.land === ref);
}

/** The space on which a monster stands. */
export function landWith(view: DomainsView, monster: string): LandView | undefined {
  return view.players
    .flatMap((player) => player.domain)
    .find((land) => land.monsters.some((one) => one.monster === monster));
}

/** What a place gives or asks in this round, if a Fortune card has changed it. */
export function changedAt(view: DomainsView, place: string): number | undefined {
  return view.changed_rules[`place_yield:${place}`] ?? view.changed_rules[`${place}_price`];
}

export function phaseOf(view: DomainsView): string {
  return view.phase.replace("phase:", "");
}

export function playerOf(view: DomainsView, seat: number): PlayerView {
  return view.players[seat] as PlayerView;
}

/** `2d6+1d8` as the sides of single dice: 6, 6, 8. */
export function diceOf(written: string): number[] {
  return written
    .split("+")
    .map((part) => part.match(/^(\d+)d(\d+)$/))
    .flatMap((found) => (found ? Array.from({ length: Number(found[1]) }, () => Number(found[2])) : []));
}

/** The dice a party rolls, in the order of an account. */
function rolledBy({ adventurers, extra_dice, drop_lowest }: PartyView): number[] {
  const there = adventurers.filter((card) => !card.resting);
  const rolling = there.sort((one, other) => one.die - other.die || other.imbued - one.imbued).slice(drop_lowest);
  const dice = rolling.flatMap(({ die, imbued }) => [die, ...Array<number>(imbued).fill(6)]);
  return [...dice, ...extra_dice].sort((one, other) => one - other);
}

/** Whether this is the account of the party as it is. */
export function accountsFor(told: ForecastView, party: PartyView): boolean {
  if (told.party !== party.party || told.leader !== (party.adventurers[0]?.adventurer ?? null)) return false;
  if (told.stays !== (party.stays || party.adventurers.length === 0)) return false;
  return told.attack === "" || diceOf(told.attack).join() === rolledBy(party).join();
}

/** So many in a hundred: none and all of them only where nothing else can be rolled. */
export function percentOf(success: number): number {
  return success <= 0 || success >= 1
    ? Math.round(success) * 100
    : Math.min(99, Math.max(1, Math.round(success * 100)));
}

/** How likely an attack succeeds, in words: of bonus bars only where one could be paid for. */
export function oddsWords(at: AtTable, { success, defence }: ForecastView): string {
  const bars = defence.some(({ source }) => printed(at, source).bonus?.kind === "spend");
  return at.texts.say(bars ? "board-odds-bars" : "board-odds", { percent: percentOf(success ?? 0) });
}

/** Whom the parties would visit, as long as one of them will set out again. */
export function ahead({ forecast, last_round, phase }: DomainsView): ForecastView[] {
  return last_round && HOME.has(phase) ? NONE : forecast;
}

/** German dice are called W6. */
export function dieWord(at: AtTable, sides: number): string {
  return `${at.texts.lang === "de" ? "W" : "d"}${sides}`;
}

export function diceWord(at: AtTable, written: string): string {
  return at.texts.lang === "de" ? written.replaceAll("d", "W") : written;
}

/** Cards of a hand, equal ones together. */
export function counted(cards: string[]): [card: string, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

export function darkAndLight(player: PlayerView): { dark: number; light: number } {
  const built = player.domain.filter((land) => land.building);
  const dark = built.filter((land) => land.dark).length;
  return { dark, light: built.length - dark };
}
