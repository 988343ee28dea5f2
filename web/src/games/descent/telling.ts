/** What the events of Descent are in the chronicle. An attack is one deed from its declaration to the last wound, a walk is one from its first step to its last. */

import type { EventKind, Told } from "../../net/protocol";
import { kindRef } from "../../text/texts";
import type { Line, Role } from "../../timeline/deeds";
import type { Events } from "../../wire/descent";

/** Whether an attack has not come to its end: nobody has missed, and not everybody has suffered what was dealt. */
export function underWay({ entry, details }: Pick<Line, "entry" | "details">): boolean {
  if (entry.event !== "attack_declared" || details.some((one) => one.event === "attack_missed")) return false;
  const last = details.findLastIndex((one) => one.event === "damage_dealt");
  const hurt = details.filter((one) => one.event === "damage_dealt" && Number(one.args.damage) > 0);
  const suffered = details.slice(last).filter((one) => one.event === "damage_suffered");
  return last < 0 || suffered.length < hurt.length;
}

/** Cards are played in the middle of an attack, and whoever falls drops things: then they are part of it. */
const between: Role = (deed) => (deed && underWay(deed) ? "detail" : "deed");

/** Whether a card had a die of a test rolled again, and the test has been made: what comes of that, the card did not do. */
function retested({ entry, details }: Line): boolean {
  const turned = details.findIndex(({ event, args }) => event === "die_rerolled" && args.card === entry.args.card);
  return turned >= 0 && details.slice(turned).some(({ event }) => event === "attribute_tested");
}

/** Where the deed was told before, what two get of it is no deed of the first, nor of the energy that was spent. */
const alone: Role = (deed, { event }) =>
  !deed || deed.entry.event === event || deed.entry.event === "surge_spent" || retested(deed) ? "deed" : "detail";

/** A familiar acts within the turn of its hero, who goes on after it. */
const acts: Role = (_, { args }) => (String(args.figure).startsWith("familiar:") ? "deed" : "turn");

/** Whether this is about somebody else than the familiar whose activation is told. */
function ofItsHero(deed: Line | null, { args }: Told): boolean {
  return deed?.entry.event === "activation_began" && deed.entry.args.figure !== args.figure;
}

/** What hurts somebody by itself came of no deed but the attack it falls into, the card it is, or the walk of whom it hurts. */
const hurts: Role = (deed, entry) => {
  const { cause, figure } = entry.args;
  if (!cause || !deed || underWay(deed)) return alone(deed, entry);
  const { event, args } = deed.details.at(-1) ?? deed.entry;
  const card = kindRef(String(deed.entry.args.card ?? "")) === kindRef(String(cause));
  return card || (event === "figure_moved" && args.figure === figure) ? "detail" : "deed";
};

/** Who falls does so by an attack, by a card, or by what hurt them. */
const FELLS = new Set<EventKind>(["attack_declared", "card_used", "overlord_card_played"] satisfies (keyof Events)[]);

const falls: Role = (deed, { args }) =>
  deed && (FELLS.has(deed.entry.event) || deed.entry.args.figure === args.figure) ? "detail" : "deed";

/** Whoever rolled for it stands up by that; by other means it is what somebody sees. */
const stands: Role = (deed) => (deed?.entry.event === "recovery_rolled" ? "detail" : "deed");

/** What is done when it is told: whoever walks on after it does something else. */
const DONE = new Set([
  "attack_declared",
  "door_opened",
  "door_closed",
  "searched",
  "token_taken",
  "rested",
  "recovery_rolled",
  "hero_stood_up",
  "card_passed",
  "damage_suffered",
]);

const walks: Role = (deed, entry) => {
  const done = deed && DONE.has(deed.entry.event) && !underWay(deed) && deed.entry.args.figure === entry.args.figure;
  return done || ofItsHero(deed, entry) ? "deed" : "detail";
};

/** What is paid for movement begins or goes on with the walk, what somebody is made to suffer has its cause. Other fatigue
 * after an attack is the price of what comes next. */
const tires: Role = (deed, entry) => {
  if (entry.args.cause === "word:movement") return walks(deed, entry);
  if (entry.args.cause) return hurts(deed, entry);
  return deed?.entry.event === "attack_declared" && !underWay(deed) ? "deed" : "detail";
};

export const telling: Partial<Record<keyof Events, Role>> = {
  encounter_began: "round",
  round_began: "round",
  encounter_ended: "round",
  quest_ended: "round",
  turn_began: "turn",
  activation_began: acts,
  reinforcements_came: "turn",
  figure_moved: walks,
  turn_ended: "detail",
  attack_rolled: "detail",
  defence_rolled: "detail",
  attack_missed: "detail",
  surge_spent: "detail",
  damage_dealt: alone,
  damage_suffered: hurts,
  fatigue_suffered: tires,
  recovered: "detail",
  hero_stood_up: stands,
  monster_defeated: falls,
  hero_knocked_out: falls,
  condition_given: alone,
  condition_removed: "detail",
  attribute_tested: "detail",
  die_rerolled: "detail",
  card_found: "detail",
  token_revealed: "detail",
  quest_counted: "detail",
  came_true: "detail",
  card_used: between,
  overlord_card_played: between,
  overlord_drew: between,
  overlord_discarded: between,
  token_dropped: between,
  overlord_saw: "before",
  figure_placed: "list",
};
