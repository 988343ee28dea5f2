/** How the events of Descent are staged: how long each is worth looking at, and what it changes on the map. */

import type { EventKind, Told } from "../../net/protocol";
import type { Beat, Staging } from "../../timeline/steps";
import type { Events } from "../../wire/descent";
import { sum } from "./dice";
import {
  type AttackView,
  type DefenceView,
  type DescentView,
  type DieView,
  type FigureView,
  type HeroView,
  placeOf,
} from "./view";

const DEED: Beat = { beats: 1 };
const SMALL: Beat = { beats: 0.5 };
const THROW: Beat = { beats: 1.4, scene: true };

const BEATS: Partial<Record<EventKind, Beat>> = {
  encounter_began: { beats: 1.5 },
  round_began: DEED,
  turn_began: DEED,
  activation_began: SMALL,
  figure_placed: SMALL,
  figure_moved: SMALL,
  figure_left: DEED,
  attack_declared: { beats: 1, scene: true },
  attack_rolled: THROW,
  defence_rolled: THROW,
  attack_missed: THROW,
  surge_spent: { beats: 1, scene: true },
  damage_dealt: { beats: 1, scene: true },
  damage_suffered: { beats: 0.8, scene: true },
  monster_defeated: { beats: 1.4, scene: true },
  hero_knocked_out: { beats: 1.6, scene: true },
  hero_stood_up: DEED,
  condition_given: DEED,
  attribute_tested: THROW,
  card_used: DEED,
  overlord_card_played: { beats: 2 },
  overlord_showed: DEED,
  door_opened: DEED,
  door_closed: DEED,
  door_smashed: DEED,
  door_sprung_open: DEED,
  special_found: DEED,
  token_laid: DEED,
  searched: SMALL,
  card_found: DEED,
  token_taken: DEED,
  token_revealed: DEED,
  quest_counted: SMALL,
  encounter_ended: { beats: 2, scene: true },
  quest_ended: { beats: 2, scene: true },
} satisfies Partial<Record<keyof Events, Beat>>;

function withFigure(view: DescentView, ref: string, change: (figure: FigureView) => Partial<FigureView>): DescentView {
  const changed = (figure: FigureView) => (figure.ref === ref ? { ...figure, ...change(figure) } : figure);
  return {
    ...view,
    figures: view.figures.map(changed),
    heroes: view.heroes.map((hero) => ({ ...hero, figure: changed(hero.figure) })),
  };
}

function withHero(view: DescentView, ref: string, change: (hero: HeroView) => Partial<HeroView>): DescentView {
  return { ...view, heroes: view.heroes.map((hero) => (hero.ref === ref ? { ...hero, ...change(hero) } : hero)) };
}

/** A figure of any size with its first space on this one. */
function moved(spaces: string[], to: string): string[] {
  const [x, y] = placeOf(to);
  const [fx, fy] = placeOf(spaces[0] ?? to);
  return spaces.map((space) => {
    const [sx, sy] = placeOf(space);
    return `space:${sx + x - fx},${sy + y - fy}`;
  });
}

/** `blue_3 red_5` -> dice as they lie. Tables that are older than this know only what the dice came to. */
function diceOf(told: unknown): DieView[] {
  const dice = typeof told === "string" ? told.split(" ").filter(Boolean) : [];
  return dice.map((die) => {
    const [colour = "", face] = die.split("_");
    return { ref: "", colour, face: Number(face) };
  });
}

function declared(attacker: string, target: string, weapon: string): AttackView {
  return {
    attacker,
    weapon,
    skill: "",
    melee: true,
    rolled: false,
    targets: [target],
    dice: [],
    hearts: 0,
    surges: 0,
    range: 0,
    needed: 0,
    pierce: 0,
    missed: false,
    must_surge: [],
    modifiers: [],
    defences: [],
  };
}

function withAttack(view: DescentView, change: (attack: AttackView) => Partial<AttackView>): DescentView {
  return view.attack ? { ...view, attack: { ...view.attack, ...change(view.attack) } } : view;
}

/** The dice of a pool after a card: those of the colours it has rolled again as they will lie. */
function thrownAgain(dice: DieView[], end: DieView[], colours: string[]): DieView[] {
  if (dice.length !== end.length) return dice;
  return dice.map((die, index) => {
    const last = end[index];
    return last && last.colour === die.colour && colours.includes(die.colour) ? last : die;
  });
}

/** A card has dice rolled again. No news tell how they fall, so they are looked up where everything leads, by their card. */
function rerolled(view: DescentView, card: string, now: DescentView | undefined): DescentView {
  const { attack } = view;
  const end = now?.attack;
  if (!attack?.rolled || end?.attacker !== attack.attacker) return view;
  const by = end.modifiers.filter((one) => one.what === "reroll" && one.source === card);
  if (by.length === 0) return view;
  const colours = (figure: string | null) => by.filter((one) => one.figure === figure).map((one) => one.colour ?? "");
  const dice = thrownAgain(attack.dice, end.dice, colours(null));
  const [was, is] = [sum(attack.dice), sum(dice)];
  const defences = attack.defences.map((one) => {
    const last = end.defences.find((other) => other.figure === one.figure && other.again === one.again);
    const thrown = last ? thrownAgain(one.dice, last.dice, colours(one.figure)) : one.dice;
    return { ...one, dice: thrown, shields: one.shields + sum(thrown).shields - sum(one.dice).shields };
  });
  const changed = {
    hearts: attack.hearts + is.hearts - was.hearts,
    surges: attack.surges + is.surges - was.surges,
    range: attack.range + is.range - was.range,
  };
  const modifiers = [...attack.modifiers, ...by];
  return { ...view, attack: { ...attack, ...changed, dice, defences, modifiers } };
}

function after(view: DescentView, { event, args }: Told, now?: DescentView): DescentView {
  const figure = String(args.figure);
  switch (event) {
    case "round_began":
      return { ...view, round: Number(args.round) };
    case "figure_moved":
      return withFigure(view, figure, ({ spaces }) => ({ spaces: moved(spaces, String(args.space)) }));
    case "attack_declared":
      return { ...view, attack: declared(figure, String(args.target), String(args.weapon ?? "")) };
    case "attack_rolled":
      return withAttack(view, () => ({
        rolled: true,
        dice: diceOf(args.dice),
        hearts: Number(args.hearts),
        surges: Number(args.surges),
        range: Number(args.range),
      }));
    case "defence_rolled": {
      const rolled = { figure, again: false, dice: diceOf(args.dice), shields: Number(args.shields), dealt: null };
      // Whoever is attacked may stand there already, with dice still to be thrown.
      const others = (one: DefenceView) => one.figure !== figure || one.dice.length > 0;
      return withAttack(view, ({ defences }) => ({ defences: [...defences.filter(others), rolled] }));
    }
    case "card_used":
    case "overlord_card_played":
      return rerolled(view, String(args.card), now);
    case "attack_missed":
      return withAttack(view, () => ({ missed: true }));
    case "damage_dealt":
      return withAttack(view, ({ defences }) => ({
        defences: defences.map((one) => (one.figure === figure ? { ...one, dealt: Number(args.damage) } : one)),
      }));
    case "damage_suffered":
      return withFigure(view, figure, ({ damage }) => ({ damage: damage + Number(args.damage) }));
    case "fatigue_suffered":
      return withHero(view, figure, ({ fatigue }) => ({ fatigue: fatigue + Number(args.fatigue) }));
    case "condition_given":
      return withFigure(view, figure, ({ conditions }) => ({ conditions: [...conditions, String(args.condition)] }));
    case "condition_removed":
      return withFigure(view, figure, ({ conditions }) => ({
        conditions: conditions.filter((one) => one !== args.condition),
      }));
    case "monster_defeated":
    case "figure_left":
      return { ...view, figures: view.figures.filter((one) => one.ref !== figure) };
    case "hero_knocked_out":
      return withHero(view, figure, () => ({ knocked_out: true }));
    case "door_opened":
    case "door_closed": {
      const closed = event === "door_closed";
      return { ...view, doors: view.doors.map((door) => (door.ref === args.door ? { ...door, closed } : door)) };
    }
    case "door_smashed":
      return { ...view, doors: view.doors.filter((door) => door.ref !== args.door) };
    case "door_sprung_open":
      return { ...view, doors: view.doors.map((door) => (door.ref === args.door ? { ...door, closed: false } : door)) };
    case "token_laid":
      return {
        ...view,
        tokens: view.tokens.map((one) => (one.ref === args.token ? { ...one, space: String(args.space) } : one)),
      };
    case "token_taken":
      return { ...view, tokens: view.tokens.map((one) => (one.ref === args.token ? { ...one, space: null } : one)) };
    default:
      return view;
  }
}

/** The last attack as its news tell it, for whoever has not seen it being made. */
export function attackTold(view: DescentView, entries: Told[]): AttackView | null {
  return entries.reduce<DescentView>((seen, entry) => after(seen, entry), { ...view, attack: null }).attack;
}

export const staging: Staging<DescentView> = { beat: (entry) => BEATS[entry.event] ?? { beats: 0 }, after };
