/** What the events of Descent are in the chronicle. An attack is one deed from its declaration to the last wound, a walk is one from its first step to its last. */

import type { EventKind } from "../../net/protocol";
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

/** Where the deed was told before, what two get of it is no deed of the first, nor of the energy that was spent. */
const alone: Role = (deed, { event }) =>
  !deed || deed.entry.event === event || deed.entry.event === "surge_spent" ? "deed" : "detail";

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

/** Fatigue after an attack is the price of what comes next. */
const tires: Role = (deed) => (deed?.entry.event === "attack_declared" && !underWay(deed) ? "deed" : "detail");

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

const walks: Role = (deed, { args }) =>
  deed && DONE.has(deed.entry.event) && !underWay(deed) && deed.entry.args.figure === args.figure ? "deed" : "detail";

export const telling: Partial<Record<keyof Events, Role>> = {
  encounter_began: "round",
  round_began: "round",
  encounter_ended: "round",
  quest_ended: "round",
  turn_began: "turn",
  activation_began: "turn",
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
