/** Which pictogram stands for what. */

import type { IconName } from "../../pieces/icon";
import { kindRef } from "../../text/texts";
import type { Asks } from "../../wire/lords";

const ICONS: Record<string, IconName> = {
  "monster:goblin": "gi:goblin-head",
  "monster:slime": "gi:slime",
  "monster:ghost": "gi:ghost",
  "monster:troll": "gi:troll",
  "monster:witch": "gi:witch-flight",
  "monster:vampire": "gi:vampire-dracula",
  "monster:golem": "gi:rock-golem",
  "monster:dragon": "gi:dragon-head",
  "monster:demon": "gi:daemon-skull",
  "trap:rolling_stone": "gi:falling-boulder",
  "trap:pendulum": "gi:pendulum-swing",
  "trap:fire_wall": "gi:flame-tunnel",
  "trap:trap_door": "gi:hole",
  "trap:poisoned_dart": "gi:barbed-arrow",
  "trap:anti_magic_dart": "gi:arrow-flights",
  "trap:poisoned_meal": "gi:hot-meal",
  "trap:cursed_ring": "gi:skull-ring",
  "trap:kamikaze_imp": "gi:imp-laugh",
  "room:chicken_coop": "gi:chicken",
  "room:mushroom_bed": "gi:mushrooms-cluster",
  "room:souvenir_shop": "gi:shop",
  "room:mint": "gi:coins-pile",
  "room:workshop": "gi:gear-hammer",
  "room:tool_shed": "gi:mining",
  "room:printing_press": "gi:newspaper",
  "room:magic_room": "gi:crystal-ball",
  "room:training_room": "gi:punching-bag",
  "room:dark_room": "gi:night-sky",
  "room:labyrinth": "gi:maze",
  "room:antimagic_room": "gi:magic-shield",
  "room:cafeteria": "gi:knife-fork",
  "room:chapel": "gi:church",
  "room:pandemonium": "gi:burning-eye",
  "room:hall_of_fame": "gi:trophy",
  "order:get_food": "gi:meat",
  "order:improve_reputation": "gi:drama-masks",
  "order:dig_tunnels": "gi:mining",
  "order:mine_gold": "gi:mine-wagon",
  "order:recruit_imps": "gi:imp",
  "order:buy_traps": "gi:wolf-trap",
  "order:hire_monster": "gi:tavern-sign",
  "order:build_room": "gi:brick-wall",
  "event:pay_day": "gi:receive-money",
  "event:taxes": "gi:cash",
  "event:special_event": "gi:burning-eye",
  "gift:wand": "gi:crystal-wand",
  "gift:amulet": "gi:gem-pendant",
  "gift:clover": "gi:clover",
  "gift:potion": "gi:drink-me",
  "gift:blank": "gi:hole",
};

const HEROES: Record<string, IconName> = {
  warrior: "gi:visored-helm",
  thief: "gi:hood",
  priest: "gi:prayer",
  wizard: "gi:wizard-face",
  paladin: "gi:crested-helmet",
  illusion: "gi:invisible",
};

const ASKS: Record<Exclude<keyof Asks, "changed">, IconName> = {
  keep_order: "gi:tied-scroll",
  choose_order: "gi:tied-scroll",
  choose_non_player_order: "gi:tied-scroll",
  retrieve: "gi:tied-scroll",
  get_food: "gi:meat",
  improve_reputation: "gi:drama-masks",
  spy: "gi:spyglass",
  dig: "gi:mining",
  shed_tunnel: "gi:mining",
  mine: "gi:mine-wagon",
  recruit_imps: "gi:imp",
  buy_traps: "gi:wolf-trap",
  discard_trap: "gi:wolf-trap",
  hire: "gi:tavern-sign",
  build: "gi:brick-wall",
  build_where: "gi:brick-wall",
  produce: "gi:gear-hammer",
  pay_day: "gi:receive-money",
  pay_day_tile: "gi:receive-money",
  taxes: "gi:cash",
  battle_tile: "gi:dungeon-gate",
  lay_trap: "gi:wolf-trap",
  send: "gi:evil-minion",
  act_next: "gi:evil-minion",
  attack: "gi:evil-minion",
  target: "gi:eye-target",
  aim: "gi:eye-target",
  bad_press: "gi:newspaper",
  cave_in: "gi:broken-wall",
  give_gift: "gi:clover",
  imp_holiday: "gi:imp",
  monster_strike: "gi:evil-minion",
  monster_strike_tile: "gi:evil-minion",
  pay_with_monster: "gi:evil-minion",
  pay_with_trap: "gi:wolf-trap",
  release: "gi:prisoner",
  safety_inspection: "gi:wax-seal",
  secret_gift: "gi:clover",
  secret_gift_token: "gi:clover",
  spell_monster: "gi:bolt-spell-cast",
  suggestion: "gi:bolt-spell-cast",
  suggestion_tile: "gi:bolt-spell-cast",
  trap_order: "gi:wolf-trap",
  vampire_home: "gi:vampire-dracula",
  witch_hunt: "gi:witch-flight",
  word_of_peace: "gi:bolt-spell-cast",
};

export const RESOURCES = {
  gold: "gi:two-coins",
  food: "gi:meat",
  imp: "gi:imp",
  evil: "gi:devil-mask",
  trap: "gi:wolf-trap",
  monster: "gi:evil-minion",
  tunnel: "gi:mining",
  spy: "gi:spyglass",
} as const satisfies Record<string, IconName>;

export const SYMBOLS = {
  anti_trap: "gi:wolf-trap",
  hearts: "gi:heart-plus",
  magic: "gi:crystal-bars",
} as const satisfies Record<string, IconName>;

/** `hero:warrior_y1_3` is a warrior. */
export function heroType(ref: string): string {
  return ref.replace("hero:", "").split("_")[0] ?? "warrior";
}

export function iconOf(ref: string): IconName | undefined {
  const [kind, id = ""] = ref.split(":");
  if (kind === "ask") return ASKS[id as keyof typeof ASKS];
  if (kind === "hero") return HEROES[heroType(ref)];
  if (kind === "spell" || kind === "town") return "gi:bolt-spell-cast";
  if (kind === "special") return "gi:burning-eye";
  if (kind === "gold") return RESOURCES.gold;
  if (kind === "imps") return RESOURCES.imp;
  if (kind === "space") return ICONS[`order:${kindRef(id)}`];
  return ICONS[kindRef(ref)];
}
