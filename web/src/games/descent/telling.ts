/** What the events of Descent are in the chronicle. An attack is one deed from its declaration to the last wound, a walk is one from its first step to its last. */

import type { Role } from "../../timeline/deeds";
import type { Events } from "../../wire/descent";

export const telling: Partial<Record<keyof Events, Role>> = {
  encounter_began: "round",
  round_began: "round",
  encounter_ended: "round",
  quest_ended: "round",
  turn_began: "turn",
  activation_began: "turn",
  figure_moved: "detail",
  turn_ended: "detail",
  attack_rolled: "detail",
  defence_rolled: "detail",
  attack_missed: "detail",
  surge_spent: "detail",
  damage_dealt: "detail",
  damage_suffered: "detail",
  fatigue_suffered: "detail",
  recovered: "detail",
  monster_defeated: "detail",
  hero_knocked_out: "detail",
  condition_given: "detail",
  condition_removed: "detail",
  attribute_tested: "detail",
  card_found: "detail",
  token_revealed: "detail",
  quest_counted: "detail",
  overlord_saw: "before",
  figure_placed: "list",
};
