/** What the board reads out of the view of Descent (wire/descent.ts), and the refs that belong to it.
 *
 * A space is `space:x,y`; as an answer it may be called `step:`, `space:` or `search:` instead. Nothing here decides what is
 * allowed: the way to a space is only read back from the costs the engine sends.
 */

import type { Ask } from "../../net/protocol";
import { isOneOf } from "../../net/protocol";
import { kindRef } from "../../text/texts";
import type { Asks, DescentView, DieView, FigureView, HeroView, SpaceView } from "../../wire/descent";
import type { AtTable } from "../board";

export type {
  AttackView,
  CardView,
  DefenceView,
  DescentView,
  DieView,
  DoorView,
  FaceView,
  FigureView,
  HeroView,
  ModifierView,
  SpaceView,
} from "../../wire/descent";

/** Units of the drawing per space. */
export const UNIT = 64;

/** Whether the screen is that of a phone: narrow (then the parts of the board lie behind tabs) or low (board.css). */
export function onPhone(): boolean {
  return globalThis.innerWidth <= 760 || globalThis.innerHeight <= 520;
}

/** Parts of the drawing that say nothing to whoever listens: the same facts are told in words elsewhere. */
export const SILENT = { "aria-hidden": true } as const;

export type Place = [x: number, y: number];

/** `space:3,4` -> [3, 4]. */
export function placeOf(ref: string): Place {
  const [x = 0, y = 0] = ref
    .slice(ref.indexOf(":") + 1)
    .split(",")
    .map(Number);
  return [x, y];
}

export function idOf(ref: string): string {
  return kindRef(ref).slice(ref.indexOf(":") + 1);
}

/** Whether two cards say the same: `card:dash.1` and `card:dash.2`, or `card:dash` for any of them. */
export function isCopy(card: string, other: string): boolean {
  return kindRef(card) === kindRef(other);
}

/** The copy number of a figure or token: `monster:zombie.2` -> 2. */
export function copyOf(ref: string): number | null {
  const found = /\.(\d+)$/.exec(ref);
  return found ? Number(found[1]) : null;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The rectangle a figure stands on, in spaces. */
export function boxOf(spaces: string[]): Box | null {
  if (spaces.length === 0) return null;
  const places = spaces.map(placeOf);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}

/** `stand:4,1,2,3` -> the footprint. */
export function standBox(key: string): Box {
  const [x = 0, y = 0, w = 1, h = 1] = key.slice("stand:".length).split(",").map(Number);
  return { x, y, w, h };
}

/** The figure the question is about: it is marked wherever it is shown, as it may be another one than that which acts. */
export function askedAbout(at: AtTable): string | null {
  const figure = at.asks[0]?.args.figure;
  return at.watching || typeof figure !== "string" ? null : figure;
}

/** Of several refs for one thing the one that matters now: an option, else a refused one, else the first. */
export function current(at: AtTable, refs: string[]): string {
  const states = refs.map((ref) => at.stands(ref).state);
  const found = [states.indexOf("option"), states.indexOf("refused"), 0].find((index) => index >= 0) ?? 0;
  return refs[found] ?? "";
}

/** A card of which there are several may be asked for by its name alone. */
export function cardRef(at: AtTable, card: string): string {
  return current(at, [card, kindRef(card)]);
}

export function spaceRef(at: AtTable, x: number, y: number): string {
  return current(at, [`step:${x},${y}`, `space:${x},${y}`]);
}

/** Whether a hero has had a turn in this round. While an encounter is set up the last round of the one before is over. */
export function hasActed(view: DescentView, hero: HeroView): boolean {
  return view.round > 0 && hero.acted;
}

/** Whether somebody has had a turn in this encounter. While it is being set up, it is already its first round. */
export function begun({ round, turn, heroes }: DescentView): boolean {
  return round > 1 || (round === 1 && (turn !== null || heroes.some((hero) => hero.acted)));
}

export function isOverlordsTurn(view: DescentView): boolean {
  return view.turn === `seat:${view.overlord.seat}`;
}

/** Whether a figure has been activated in this turn: what a monster did in the overlord's last one is past. Whoever is
 * still at it is not done. */
export function isDone(view: DescentView, figure: FigureView): boolean {
  return figure.activated && figure.ref !== view.actor && (figure.side !== "overlord" || isOverlordsTurn(view));
}

/** Heroes are told apart by the mark of their seat; where one person plays several, by their place in the party. */
export function heroMark(view: DescentView, ref: string): number {
  const index = view.heroes.findIndex((hero) => hero.ref === ref);
  const hero = view.heroes[index];
  const seats = new Set(view.heroes.map((one) => one.seat));
  if (hero && seats.size === view.heroes.length) return hero.seat;
  return index < view.overlord.seat ? index : index + 1;
}

/** Everybody on the map, heroes first. */
export function figuresOf(view: DescentView): FigureView[] {
  return [...view.heroes.map((hero) => hero.figure), ...view.figures].filter((figure) => figure.spaces.length > 0);
}

export function heroOf(view: DescentView, ref: string): HeroView | undefined {
  return view.heroes.find((hero) => hero.ref === ref);
}

interface Ground {
  /** What it costs to come to rest on a space. */
  costs: Map<string, number>;
  spaces: Map<string, SpaceView>;
  /** Nobody comes to rest where somebody stands, but one may pass. */
  taken: Set<string>;
  /** Spaces are counted: each costs 1. */
  free: boolean;
}

/** Worked out once for each view: the map asks for the ways to all spaces in reach. */
const grounds = new WeakMap<DescentView, Ground>();

function groundOf(view: DescentView): Ground {
  const known = grounds.get(view);
  if (known) return known;
  const standing = figuresOf(view);
  const costs = new Map(view.outlook?.reach.map((reach) => [reach.space, reach.cost]));
  for (const space of standing.find((one) => one.ref === view.outlook?.figure)?.spaces ?? []) costs.set(space, 0);
  const ground = {
    costs,
    spaces: new Map(view.spaces.map((space) => [space.ref, space])),
    taken: new Set(standing.flatMap((figure) => figure.spaces)),
    free: view.outlook?.free ?? false,
  };
  grounds.set(view, ground);
  return ground;
}

/** What the costs say about the way to a space: back from there, each time to the space the last step came from. */
export function wayTo(view: DescentView, target: string): Place[] {
  const ground = groundOf(view);
  const { costs } = ground;
  const way: string[] = [target];
  while ((costs.get(way[0] ?? "") ?? 0) > 0) {
    const before = cameFrom(way[0] ?? "", ground);
    if (before.length === 0) return [];
    way.unshift(...before);
  }
  return costs.has(way[0] ?? "") ? way.map(placeOf) : [];
}

/** How many spaces in a row somebody may stand on who is passed. */
const MOST_PASSED = 3;

/** The spaces before this one, back to one whose cost fits, past whoever stands between; failing that, the dearest neighbour still cheaper. */
function cameFrom(here: string, { costs, spaces, taken, free }: Ground): string[] {
  const cost = costs.get(here) ?? 0;
  const price = (space: string) => (!free && spaces.get(space)?.terrain === "~" ? 2 : 1);
  const open = [{ way: [here], spent: price(here) }];
  let cheaper: string | null = null;
  for (const { way, spent } of open) {
    for (const other of beside(way[0] ?? "", spaces)) {
      const there = costs.get(other);
      if (there === cost - spent) return [other, ...way.slice(0, -1)];
      if (there !== undefined && there < cost && way.length === 1 && there > (costs.get(cheaper ?? "") ?? -1))
        cheaper = other;
      if (there === undefined && taken.has(other) && way.length <= MOST_PASSED && !way.includes(other))
        open.push({ way: [other, ...way], spent: spent + price(other) });
    }
  }
  return cheaper ? [cheaper] : [];
}

/** Neighbours without a wall between. */
function beside(here: string, spaces: Map<string, SpaceView>): string[] {
  const [x, y] = placeOf(here);
  const walls = spaces.get(here)?.walls ?? "";
  return AROUND.filter(([dx, dy]) => !walls.includes(SIDES[`${dx},${dy}`] ?? "-"))
    .map(([dx, dy]) => `space:${x + dx},${y + dy}`)
    .filter((space) => spaces.has(space));
}

/** The eight neighbours, straight ones first. */
const AROUND: Place[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

const SIDES: Record<string, string> = { "0,-1": "N", "1,0": "E", "0,1": "S", "-1,0": "W" };

/** Keys that are spaces or ways to stand: the map shows them. */
const ON_MAP = /^(step|space|stand):/;

/** Things that lie on the map and are answers themselves. */
const LYING = /^(search|door|token):/;

/** The dice on the table, of an attack and of any other roll. */
export function diceOf(view: DescentView): DieView[] {
  const { attack, roll } = view;
  return [...(attack?.dice ?? []), ...(attack?.defences ?? []).flatMap((one) => one.dice), ...(roll?.dice ?? [])];
}

/** With its sign, in front of a name. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** How much or how many: a word of the bar, not a thing. */
export const AMOUNT = /^number:/;

/** How many cards find room below the map of a phone. */
const FEW = 3;

/** Cards that answer in the middle of something. On a phone, where sheets and hand lie behind the map, a few are laid out
 * below it: there one sees what it is about. */
function cardsBelow({ heroes, overlord }: DescentView, ask: Ask): string[] {
  const cards = [...heroes.flatMap((hero) => hero.cards.map((card) => card.ref)), ...overlord.cards];
  const found = ask.options
    .map(({ key }) => key)
    .filter((key) => cards.some((card) => card === key || isCopy(card, key)));
  return ask.kind === "window" && onPhone() && found.length <= FEW ? found : [];
}

/** Answers with no place of their own on map, sheets or hand: they are laid out on the tray. */
export function trayKeys(view: DescentView, ask: Ask): string[] {
  const cards = [...view.heroes.flatMap((hero) => hero.cards.map((card) => card.ref)), ...view.overlord.cards];
  const there = new Set<string>([
    ...figuresOf(view).map((figure) => figure.ref),
    ...view.heroes.map((hero) => hero.ref),
    ...cards,
    ...cards.map(kindRef),
    ...diceOf(view).map((die) => die.ref),
  ]);
  for (const key of cardsBelow(view, ask)) there.delete(key);
  return ask.options
    .map((option) => option.key)
    .filter((key) => key.includes(":") && ![ON_MAP, LYING, AMOUNT].some((kind) => kind.test(key)) && !there.has(key));
}

/** Choices before the quest begins: they are laid out over the map. */
export const GALLERY: (keyof Asks)[] = ["pick_hero", "pick_class", "train", "outfit", "scheme", "open_group"];
const HEROES: (keyof Asks)[] = ["equip", "trade", "weapon"];
const OVERLORD: (keyof Asks)[] = ["ol_start", "ol_end"];
const MAP: (keyof Asks)[] = [...GALLERY, "act", "monster_act", "person_act", "next_hero", "next_person", "ol_monster"];

export const TABS = ["map", "heroes", "overlord", "quest"] as const;
export type Tab = (typeof TABS)[number];

/** Where the decision lies; null: anywhere, stay. */
export function tabOf(view: DescentView, ask: Ask | undefined): Tab | null {
  if (!ask) return null;
  const keys = ask.options.map((option) => option.key);
  const cards = new Set(view.heroes.flatMap((hero) => hero.cards.map((card) => card.ref)));
  if (keys.some((key) => ON_MAP.test(key))) return "map";
  if (isOneOf(ask, HEROES)) return "heroes";
  if (isOneOf(ask, OVERLORD)) return "overlord";
  if (cardsBelow(view, ask).length > 0) return "map";
  if (ask.kind === "window") {
    if (keys.some((key) => view.overlord.cards.some((card) => isCopy(card, key)))) return "overlord";
    if (keys.some((key) => cards.has(key))) return "heroes";
  }
  if (isOneOf(ask, MAP)) return "map";
  return null;
}
