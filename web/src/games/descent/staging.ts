/** How the events of Descent are staged: how long each is worth looking at, and what it changes on the map. */

import type { EventKind, Told } from "../../net/protocol";
import type { Beat, Staging } from "../../timeline/steps";
import type { Events } from "../../wire/descent";
import { diceOf, placeOn, sum, type Turned } from "./dice";
import {
  type AttackView,
  type DescentView,
  type DieView,
  type FigureView,
  figuresOf,
  type HeroView,
  idOf,
  type ModifierView,
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
  reinforcements_came: SMALL,
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
  recovery_rolled: THROW,
  hero_stood_up: DEED,
  condition_given: DEED,
  attribute_tested: THROW,
  die_rerolled: THROW,
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
  quest_counted: DEED,
  came_true: DEED,
  encounter_ended: { beats: 2, scene: true },
  quest_ended: { beats: 2, scene: true },
} satisfies Partial<Record<keyof Events, Beat>>;

/** What belongs to an attack from its declaration on. */
export const OF_ATTACK = new Set<EventKind>([
  "attack_declared",
  "attack_rolled",
  "defence_rolled",
  "attack_missed",
  "surge_spent",
  "damage_dealt",
  "damage_suffered",
  "fatigue_suffered",
  "recovered",
  "monster_defeated",
  "hero_knocked_out",
  "condition_given",
  "card_used",
  "overlord_card_played",
  "attribute_tested",
  "die_rerolled",
] satisfies (keyof Events)[]);

/** Whoever this is told of does not stand any more where they stood, or is done. */
const LEAVES = new Set<EventKind>([
  "figure_moved",
  "figure_placed",
  "figure_left",
  "monster_defeated",
  "hero_knocked_out",
  "turn_ended",
] satisfies (keyof Events)[]);

/** With these somebody else has their turn. */
const TURNS = new Set<EventKind>(["round_began", "turn_began", "activation_began"] satisfies (keyof Events)[]);

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

/** A card that was used lies as it lies on the table this leads to: turned, if it was exhausted for it. */
function used(view: DescentView, card: string, now: DescentView): DescentView {
  const after = now.heroes.flatMap(({ cards }) => cards).find(({ ref }) => ref === card);
  if (!after) return view;
  const laid = (hero: HeroView) => ({ ...hero, cards: hero.cards.map((one) => (one.ref === card ? after : one)) });
  return { ...view, heroes: view.heroes.map(laid) };
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

/** A figure that is put on a space: from where it was, or it comes as it stands on the table this leads to. */
function stood(view: DescentView, ref: string, to: string, now: DescentView): DescentView {
  const [here, there] = [view, now].map((shown) => figuresOf(shown).find((one) => one.ref === ref));
  const lands = (one: FigureView | undefined) => one?.spaces.includes(to) === true;
  // Where it stands in the end, it stands with all its spaces; a large one may be turned.
  const spaces = lands(there) ? there?.spaces : here && moved(here.spaces, to);
  if (here) return withFigure(view, ref, () => ({ spaces: spaces ?? [to] }));
  if (view.heroes.some((hero) => hero.ref === ref))
    return withHero(view, ref, (hero) => ({ token: null, figure: { ...hero.figure, spaces: [to] } }));
  const comes = now.figures.find((one) => one.ref === ref);
  if (!comes) return view;
  // What happens to it after that is told after that.
  const placed = { ...comes, damage: 0, conditions: [], spaces: spaces ?? moved(comes.spaces, to) };
  const others = view.figures.filter((one) => one.ref !== ref);
  return { ...view, figures: [...others, placed] };
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

/** The dice of an attack with the refs they have on the table: by their places, the attack's first. */
function placed(attack: AttackView): AttackView {
  let place = 0;
  const lying = (dice: DieView[]) =>
    dice.map((die) => {
      place += 1;
      return { ...die, ref: `die:${die.colour}_${die.face}.${place}` };
    });
  const dice = lying(attack.dice);
  const defences = [false, true].flatMap((again) => attack.defences.filter((one) => one.again === again));
  return { ...attack, dice, defences: defences.map((one) => ({ ...one, dice: lying(one.dice) })) };
}

function thrown(view: DescentView, change: (attack: AttackView) => Partial<AttackView>): DescentView {
  return withAttack(view, (attack) => placed({ ...attack, ...change(attack) }));
}

/** A card has a die rolled again: where it lay, it lies as it fell, unless the old result stays. */
function rerolled(view: DescentView, { card, die, now, kept }: Told["args"]): DescentView {
  const [lay, fell] = [String(die), idOf(String(now))];
  const [next] = diceOf(fell);
  const isThere = (dice: DieView[]) => dice.some(({ ref }) => ref === lay);
  const turned = (dice: DieView[]) =>
    dice.map((one) => (next && one.ref === lay && !kept ? { ...next, ref: `die:${fell}.${placeOn(lay)}` } : one));
  const again = (figure: string | null): ModifierView => {
    return { what: "reroll", amount: 1, source: String(card), figure, colour: next?.colour ?? null };
  };
  if (view.roll && isThere(view.roll.dice)) return { ...view, roll: { ...view.roll, dice: turned(view.roll.dice) } };
  return withAttack(view, (attack) => {
    const dice = turned(attack.dice);
    const [was, is] = [sum(attack.dice), sum(dice)];
    const defences = attack.defences.map((one) => {
      const rolled = turned(one.dice);
      return { ...one, dice: rolled, shields: one.shields + sum(rolled).shields - sum(one.dice).shields };
    });
    const whose = attack.defences.filter((one) => isThere(one.dice)).map(({ figure }) => again(figure));
    return {
      dice,
      hearts: attack.hearts + is.hearts - was.hearts,
      surges: attack.surges + is.surges - was.surges,
      range: attack.range + is.range - was.range,
      defences,
      modifiers: [...attack.modifiers, ...(isThere(attack.dice) ? [again(null)] : whose)],
    };
  });
}

/** What a surge was spent for works at once. In games from before it was told, its amounts are unknown: nothing changes. */
function bought(attack: AttackView, { surge, surges, damage, range, pierce }: Told["args"]): Partial<AttackView> {
  const changes = { surges: -Number(surges ?? 0), damage: Number(damage ?? 0), range: Number(range ?? 0) };
  const all = Object.entries({ ...changes, pierce: Number(pierce ?? 0) }).filter(([, amount]) => amount !== 0);
  const terms = all.map(([what, amount]) => ({ what, amount, source: String(surge), figure: null, colour: null }));
  return {
    hearts: attack.hearts + changes.damage,
    surges: attack.surges + changes.surges,
    range: attack.range + changes.range,
    pierce: attack.pierce + Number(pierce ?? 0),
    modifiers: [...attack.modifiers, ...terms],
  };
}

/** What was thrown for standing up: seen while it is told. */
function rose(view: DescentView, { figure, dice }: Told["args"]): DescentView {
  return { ...view, roll: { figure: String(figure), source: "", attribute: null, value: null, dice: diceOf(dice) } };
}

/** The dice of a test that has been made. They are not on the table any more, so they have no refs. */
function tested(view: DescentView, { figure, attribute, value, dice }: Told["args"]): DescentView {
  const lay = diceOf(dice);
  if (lay.length === 0) return { ...view, roll: null };
  const roll = { figure: String(figure), source: "", attribute: String(attribute), value: Number(value), dice: lay };
  return { ...view, roll };
}

/** Dice of a test that has been made are seen while it is told, not longer. */
function takenAway(view: DescentView): DescentView {
  return view.roll?.dice.every(({ ref }) => !ref) ? { ...view, roll: null } : view;
}

/** Once everybody it met has had their damage, an attack is over with the first thing that is no part of it. */
function overAt(view: DescentView, event: EventKind): DescentView {
  const { attack } = view;
  if (!attack || OF_ATTACK.has(event)) return view;
  const met = attack.defences.length > 0 && attack.defences.every(({ dealt }) => dealt !== null);
  return attack.missed || met ? { ...view, attack: null } : view;
}

/** What somebody could do from where they stood is past as soon as they are gone from there, or it is another's turn. */
function pastOf(view: DescentView, event: EventKind, figure: string): DescentView {
  const own = view.outlook?.figure;
  const gone = LEAVES.has(event) && figure === own;
  const next = TURNS.has(event) && figure !== own;
  return own !== undefined && (gone || next) ? { ...view, outlook: null } : view;
}

function after(seen: DescentView, { event, args }: Told, now: DescentView = seen): DescentView {
  const figure = String(args.figure);
  const view = pastOf(overAt(takenAway(seen), event), event, figure);
  switch (event) {
    case "round_began":
      return { ...view, round: Number(args.round) };
    case "figure_placed":
      return stood(view, figure, String(args.space), now);
    case "figure_moved":
      return withFigure(view, figure, ({ spaces }) => ({ spaces: moved(spaces, String(args.space)) }));
    case "attack_declared":
      // What else could be done is past.
      return { ...view, outlook: null, attack: declared(figure, String(args.target), String(args.weapon ?? "")) };
    case "attack_rolled":
      return thrown(view, () => ({
        rolled: true,
        dice: diceOf(args.dice),
        hearts: Number(args.hearts),
        surges: Number(args.surges),
        range: Number(args.range),
      }));
    case "defence_rolled":
      return thrown(view, ({ defences }) => {
        // Whoever is attacked may stand there already, with dice still to be thrown.
        const others = defences.filter((one) => one.figure !== figure || one.dice.length > 0);
        const again = others.some((one) => one.figure === figure);
        const rolled = { figure, again, dice: diceOf(args.dice), shields: Number(args.shields), dealt: null };
        return { defences: [...others, rolled] };
      });
    case "card_used":
      return used(view, String(args.card), now);
    case "die_rerolled":
      return rerolled(view, args);
    case "attribute_tested":
      return tested(view, args);
    case "surge_spent":
      return withAttack(view, (attack) => bought(attack, args));
    case "recovery_rolled":
      return rose(view, args);
    case "attack_missed":
      return withAttack(view, () => ({ missed: true }));
    case "damage_dealt":
      return withAttack(view, ({ defences }) => {
        // Whoever took over the attack on another is told of twice: the own result first.
        const met = defences.find((one) => one.figure === figure && one.dealt === null);
        return { defences: defences.map((one) => (one === met ? { ...one, dealt: Number(args.damage) } : one)) };
      });
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
    case "came_true": {
      const name = idOf(String(args.fact)).split(".")[1] ?? "";
      return { ...view, counters: { ...view.counters, [name]: 1 } };
    }
    case "quest_counted":
      return { ...view, counters: { ...view.counters, [idOf(String(args.counter))]: Number(args.value) } };
    case "monster_defeated":
    case "figure_left":
      return withFigure({ ...view, figures: view.figures.filter((one) => one.ref !== figure) }, figure, () => ({
        spaces: [],
      }));
    case "hero_knocked_out":
      return withHero(view, figure, (hero) => ({
        knocked_out: true,
        token: hero.figure.spaces[0] ?? hero.token,
        figure: { ...hero.figure, spaces: [] },
      }));
    case "hero_stood_up":
      return withHero(view, figure, (hero) => ({
        knocked_out: false,
        token: null,
        figure: { ...hero.figure, spaces: [String(args.space)] },
      }));
    case "recovered":
      return withHero(
        withFigure(view, figure, ({ damage }) => ({ damage: Math.max(0, damage - Number(args.damage)) })),
        figure,
        ({ fatigue }) => ({ fatigue: Math.max(0, fatigue - Number(args.fatigue)) }),
      );
    case "overlord_card_played":
      // Until now heroes did not know it, so nobody could say whose it is.
      return { ...view, overlord: { ...view.overlord, playing: [...view.overlord.playing, String(args.card)] } };
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

/** Which cards had which dice rolled again. */
export function turnedBy(entries: Told[]): Turned {
  const found: Turned = new Map();
  for (const { event, args } of entries) {
    if (event !== "die_rerolled") continue;
    const place = placeOn(String(args.die));
    found.set(place, [...(found.get(place) ?? []), String(args.card)]);
  }
  return found;
}

export const staging: Staging<DescentView> = { beat: (entry) => BEATS[entry.event] ?? { beats: 0 }, after };
