/** Which pictogram stands for what. */

import type { IconName } from "../../pieces/icon";
import { kindRef } from "../../text/texts";
import type { Asks } from "../../wire/domains";

export const ITEMS: Record<string, IconName> = {
  coins: "gi:two-coins",
  evil: "gi:devil-mask",
  wood: "gi:wood-pile",
  stone: "gi:stone-pile",
  metal: "gi:metal-bar",
  workers: "gi:miner",
  wind: "gi:whirlwind",
  earth: "gi:stone-sphere",
  fire: "gi:flame",
  water: "gi:drop",
  spells: "gi:spell-book",
  element_choice: "gi:swirl-ring",
  any_element: "gi:swirl-ring",
  any_resource: "gi:wood-pile",
  henchmen: "gi:cowled",
  monsters: "gi:monster-grasp",
};

export const SYMBOLS: Record<string, IconName> = {
  monster: "gi:monster-grasp",
  evil: "gi:devil-mask",
  forest: "gi:forest",
  town: "gi:huts-village",
  plains: "gi:wheat",
  mountain: "gi:mountains",
  economic: "gi:scales",
  magic: "gi:crystal-ball",
  martial: "gi:crossed-swords",
  nature: "gi:oak-leaf",
  power: "gi:crown",
  religion: "gi:gothic-cross",
};

export const DECKS: Record<string, IconName> = {
  attack: "gi:fire-wave",
  defence: "gi:magic-shield",
  control: "gi:third-eye",
  production: "gi:cauldron",
  buildings: "gi:scroll-unfurled",
  henchmen: "gi:cowled",
  adventurers: "gi:backpack",
  fortune: "gi:card-pick",
  monsters: "gi:monster-grasp",
};

const PLACES: Record<string, IconName> = {
  seer: "gi:crystal-ball",
  business_district: "gi:coins-pile",
  temple_black_kult: "gi:pentacle",
  assassin: "gi:plain-dagger",
  street_thug: "gi:brute",
  architects_guild: "gi:scroll-unfurled",
  inn: "gi:beer-stein",
  builders_guild: "gi:hammer-nails",
  towers: "gi:white-tower",
  library: "gi:bookshelf",
  green_unicorn: "gi:unicorn",
  yellow_swan: "gi:swan",
  docks: "gi:anchor",
  far_lands: "gi:camel",
  niktmarg: "gi:cage",
  town_council: "gi:gavel",
  royal_court: "gi:throne-king",
};

/** The light side and the dark side of each kind of building. */
const BUILDINGS: Record<string, [light: IconName, dark: IconName]> = {
  aerie: ["gi:nest-birds", "gi:harpy"],
  wizards_school: ["gi:white-tower", "gi:evil-tower"],
  monastery: ["gi:monk-face", "gi:cultist"],
  tomb: ["gi:tombstone", "gi:coffin"],
  castle: ["gi:castle", "gi:tower-flag"],
  estate: ["gi:family-house", "gi:ghost"],
  alchemy_lab: ["gi:potion-ball", "gi:skull-staff"],
  keep: ["gi:stone-tower", "gi:chess-rook"],
  catacombs: ["gi:dungeon-gate", "gi:gooey-daemon"],
  temple: ["gi:greek-temple", "gi:egyptian-temple"],
  grove: ["gi:oak", "gi:vines"],
  library: ["gi:bookshelf", "gi:death-note"],
  mine: ["gi:mine-wagon", "gi:mining-helmet"],
  barracks: ["gi:barracks", "gi:pirate-hat"],
  citadel: ["gi:elven-castle", "gi:earth-crack"],
  bog: ["gi:swamp", "gi:kraken-tentacle"],
  house_of_healing: ["gi:hospital-cross", "gi:rat"],
  woods: ["gi:forest", "gi:dead-wood"],
  monument: ["gi:obelisk", "gi:horned-skull"],
  merchants_guild: ["gi:bank", "gi:daggers"],
  village: ["gi:huts-village", "gi:graveyard"],
  market: ["gi:shop", "gi:cage"],
  watchtower: ["gi:watchtower", "gi:brass-eye"],
  standing_stones: ["gi:dolmen", "gi:menhir"],
  observatory: ["gi:observatory", "gi:third-eye"],
};

const MONSTERS: Record<string, IconName> = {
  rat_swarm: "gi:rat",
  goblin: "gi:goblin-head",
  kobold: "gi:lizardman",
  zombie: "gi:shambling-zombie",
  skeleton: "gi:skeleton",
  dire_wolf: "gi:wolf-head",
  harpy: "gi:harpy",
  orc: "gi:orc-head",
  imp: "gi:imp",
  gargoyle: "gi:gargoyle",
  ghoul: "gi:gooey-daemon",
  wind_elemental: "gi:tornado",
  earth_elemental: "gi:rock-golem",
  fire_elemental: "gi:fluffy-flame",
  water_elemental: "gi:big-wave",
  stone_golem: "gi:golem-head",
  ogre: "gi:ogre",
  spectre: "gi:spectre",
  medusa: "gi:medusa-head",
  troll: "gi:troll",
  minotaur: "gi:minotaur",
  wyvern: "gi:wyvern",
  giant: "gi:giant",
  vampire: "gi:vampire-dracula",
  hydra: "gi:hydra",
  lich: "gi:crowned-skull",
  demon: "gi:daemon-skull",
  dragon: "gi:dragon-head",
  foreign_mercenary: "gi:black-knight-helm",
  tarpa: "gi:hood",
  elf_mercenaries: "gi:elf-helmet",
  white_mask_gnolls: "gi:hyena-head",
};

export const SUITS: Record<string, IconName> = {
  cups: "gi:jeweled-chalice",
  pentacles: "gi:pentacle",
  swords: "gi:broadsword",
  wands: "gi:wizard-staff",
  arcana: "gi:night-sky",
};

const TOKENS: Record<string, IconName> = {
  unavailable: "gi:crown-of-thorns",
  desecration: "gi:death-skull",
  sanctify: "gi:holy-symbol",
  imbue: "gi:swirl-ring",
  weapon: "gi:broadsword",
  gate: "gi:dungeon-gate",
};

/** Every question has its pictogram; `changed` asks nothing of its own. */
const ASKS: Record<Exclude<keyof Asks, "changed">, IconName> = {
  place_minion: "gi:minions",
  move_minion: "gi:minions",
  which_minion: "gi:minions",
  save_minion: "gi:minions",
  target_minion: "gi:minions",
  action: "gi:minions",
  react: "gi:shield-reflect",
  charm: "gi:third-eye",
  preparation: "gi:tied-scroll",
  after_minions: "gi:tied-scroll",
  adventure_open: "gi:crossed-swords",
  adventure_defend: "gi:checked-shield",
  bonus_bar: "gi:checked-shield",
  zasch: "gi:checked-shield",
  end_of_turn: "gi:moon",
  turn_dark: "gi:moon",
  turn_light: "gi:sun",
  build: "gi:gear-hammer",
  build_land: "gi:gear-hammer",
  build_side: "gi:gear-hammer",
  use_karn: "gi:gear-hammer",
  swap_cost: "gi:gear-hammer",
  swap_for: "gi:gear-hammer",
  production: "gi:cauldron",
  buy: "gi:hammer-nails",
  buy_monster: "gi:cage",
  lord_winston: "gi:cage",
  draw_monster: "gi:monster-grasp",
  place_monster: "gi:monster-grasp",
  give_monsters: "gi:monster-grasp",
  target_monster: "gi:monster-grasp",
  transport_monster: "gi:monster-grasp",
  transport_land: "gi:monster-grasp",
  resurrect: "gi:monster-grasp",
  resurrect_space: "gi:monster-grasp",
  place_mercenary: "gi:black-knight-helm",
  move_tarpa: "gi:hood",
  gate_monster: "gi:dungeon-gate",
  gate_land: "gi:dungeon-gate",
  draw_deck: "gi:spell-book",
  cycle_spell: "gi:spell-book",
  discard_spell: "gi:spell-book",
  give_spells: "gi:spell-book",
  spell_amount: "gi:spell-book",
  target_land: "gi:spell-book",
  target_player: "gi:spell-book",
  element: "gi:swirl-ring",
  name_element: "gi:swirl-ring",
  pay_element: "gi:swirl-ring",
  spell_discount: "gi:swirl-ring",
  target_imbue: "gi:swirl-ring",
  curse_land: "gi:death-skull",
  offer: "gi:card-pick",
  give_item: "gi:two-coins",
  steal_item: "gi:two-coins",
  seer_order: "gi:crystal-ball",
  keep_building: "gi:family-house",
  bury_building: "gi:family-house",
  cycle_building: "gi:family-house",
  nhoj_nomrah: "gi:family-house",
  choose_master: "gi:crown",
  discard_henchman: "gi:cowled",
  give_henchmen: "gi:cowled",
  target_henchman: "gi:cowled",
  target_pain: "gi:backpack",
  target_slay: "gi:backpack",
  rotate_party: "gi:knight-banner",
  assassin: "gi:plain-dagger",
  assassin_evil: "gi:plain-dagger",
  assassinate: "gi:plain-dagger",
  thug: "gi:brute",
};

export function buildingIcon(ref: string, dark: boolean): IconName {
  return BUILDINGS[kindRef(ref).slice(9)]?.[dark ? 1 : 0] ?? "gi:castle";
}

export function iconOf(ref: string): IconName | undefined {
  const [kind = "", id = ""] = kindRef(ref).split(":");
  switch (kind) {
    case "ask":
      return ASKS[id as keyof typeof ASKS];
    case "item":
      return ITEMS[id];
    case "symbol":
    case "type":
    case "area":
      return SYMBOLS[id];
    case "land":
      return SYMBOLS[id.split("_")[1] ?? ""];
    case "deck":
      return DECKS[id];
    case "place":
    case "space":
    case "minion":
      return PLACES[id];
    case "building":
      return buildingIcon(ref, false);
    case "monster":
      return MONSTERS[id];
    case "token":
      return TOKENS[id];
    case "party":
      return id === "green" ? "gi:unicorn" : "gi:swan";
    case "adventurer":
      return "gi:backpack";
    case "henchman":
    case "hidden":
      return "gi:cowled";
    case "master":
      return "gi:crown";
    case "fortune":
      return "gi:card-pick";
    case "spell":
      return "gi:spell-book";
    default:
      return undefined;
  }
}
