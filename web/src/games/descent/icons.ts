/** Which pictogram stands for what. */

import type { IconName } from "../../pieces/icon";
import { kindRef } from "../../text/texts";

export const THINGS = {
  hearts: "gi:hearts",
  health: "gi:heart-drop",
  fatigue: "gi:foot-trip",
  surges: "gi:power-lightning",
  shields: "gi:shield",
  range: "gi:arrow-scope",
  melee: "gi:sword-brandish",
  pierce: "gi:pierced-body",
  speed: "gi:walking-boot",
  sight: "gi:all-seeing-eye",
  reach: "gi:footsteps",
  odds: "gi:bullseye",
  coords: "gi:position-marker",
  search: "gi:locked-chest",
  knocked: "gi:knockout",
  feat: "gi:trophy",
  other: "gi:star-swirl",
  again: "gi:clockwise-rotation",
  might: "gi:biceps",
  knowledge: "gi:open-book",
  willpower: "gi:brain",
  awareness: "gi:semi-closed-eye",
  deck: "gi:stack",
  hand: "gi:card-draw",
  overlord: "gi:crowned-skull",
  carried: "gi:swap-bag",
  miss: "gi:cracked-shield",
} as const satisfies Record<string, IconName>;

const FIGURES: Record<string, IconName> = {
  ashrian: "gi:woman-elf-face",
  avric_albright: "gi:prayer",
  leoric_of_the_book: "gi:wizard-face",
  widow_tarha: "gi:witch-face",
  jain_fairwood: "gi:high-shot",
  tomble_burrowell: "gi:hood",
  grisban_the_thirsty: "gi:dwarf-face",
  syndrael: "gi:visored-helm",
  reanimate: "gi:raise-zombie",
  barghest: "gi:wolf-head",
  cave_spider: "gi:spider-alt",
  elemental: "gi:fire-silhouette",
  ettin: "gi:ogre",
  flesh_moulder: "gi:cultist",
  goblin_archer: "gi:goblin-head",
  merriod: "gi:sea-serpent",
  shadow_dragon: "gi:spiked-dragon-head",
  zombie: "gi:shambling-zombie",
  baron_zachareth: "gi:overlord-helm",
  belthir: "gi:minotaur",
  lady_eliza_farrow: "gi:vampire-dracula",
  lord_merick_farrow: "gi:evil-hand",
  sir_alric_farrow: "gi:crested-helmet",
  splig: "gi:orc-head",
  villager: "gi:farmer",
  sir_palamon: "gi:lion",
  militia: "gi:archer",
  cardinal_koth: "gi:pope-crown",
  guard: "gi:guards",
  frederick: "gi:hooded-figure",
  khorayt: "gi:wyvern",
  belthir_ally: "gi:minotaur",
};

const CLASSES: Record<string, IconName> = {
  disciple: "gi:holy-symbol",
  spiritspeaker: "gi:oak-leaf",
  necromancer: "gi:death-skull",
  runemaster: "gi:magic-swirl",
  thief: "gi:daggers",
  wildlander: "gi:bow-arrow",
  berserker: "gi:battle-axe",
  knight: "gi:knight-banner",
};

export const CONDITIONS: Record<string, IconName> = {
  diseased: "gi:virus",
  immobilized: "gi:manacles",
  poisoned: "gi:poison-bottle",
  stunned: "gi:star-swirl",
};

export const TOKENS: Record<string, IconName> = {
  crop: "gi:wheat",
  prisoner: "gi:prisoner",
  farmhand: "gi:farmer",
  frederick: "gi:hooded-figure",
  objective: "gi:diamond-hard",
  beacon: "own:beacon",
  grave: "own:grave",
  altar: "own:altar",
  guest: "own:guest",
  noble: "own:noble",
  cultist: "own:cultist",
  boulder: "own:boulder",
  stairs: "own:stairs",
  shadow_rune: "own:shadow-rune",
  key: "own:key",
  red_key: "own:red-key",
  green_key: "own:green-key",
  blue_key: "own:blue-key",
  glyph: "own:glyph",
  trueshot: "own:trueshot",
  dragonheart: "own:dragonheart",
  secret: "own:secret",
  sunbeam: "own:sunbeam",
  dawnblade: "own:dawnblade",
  shrine: "gi:greek-temple",
  water_shrine: "own:water-shrine",
  earth_shrine: "own:earth-shrine",
  fire_shrine: "own:fire-shrine",
  air_shrine: "own:air-shrine",
  blood: "own:blood",
  theodir: "own:theodir",
  idol_of_the_sun: "own:idol-of-the-sun",
  idol_of_skulls: "own:idol-of-skulls",
  grave_altar: "own:grave-altar",
  whisper_stone: "own:whisper-stone",
  egg: "own:egg",
  bone: "own:bone",
  brazier: "own:brazier",
  seal: "own:seal",
  seal_strong: "own:seal",
  seal_safe: "own:seal",
  tattered_map: "own:tattered-map",
};

/** Spaces with a meaning of their own. */
export const SIGNS: Record<string, IconName> = {
  barn: "gi:barn",
  pedestal: "gi:stone-block",
  throne: "gi:stone-throne",
};

const SLOTS: Record<string, IconName> = {
  sword: "gi:broadsword",
  axe: "gi:battle-axe",
  bow: "gi:bow-arrow",
  hammer: "gi:mace-head",
  staff: "gi:wizard-staff",
  rune: "gi:magic-swirl",
  magic: "gi:crystal-wand",
  shield: "gi:shield",
  ring: "gi:ring",
  trinket: "gi:gem-pendant",
  helmet: "gi:visored-helm",
  light_armor: "gi:leather-armor",
  heavy_armor: "gi:breastplate",
  cloak: "gi:hood",
  potion: "gi:round-potion",
  blade: "gi:broadsword",
  exotic: "gi:crossbow",
  event: "gi:tied-scroll",
  trap: "gi:wolf-trap",
};

const WORDS: Record<string, IconName> = {
  move: "gi:walking-boot",
  attack: "gi:sword-brandish",
  free_attack: "gi:axe-sword",
  rest: "gi:night-sleep",
  stand_up: "gi:heart-plus",
  climb: "gi:hole-ladder",
  shake_off: "gi:star-swirl",
  fatigue: "gi:foot-trip",
  feat: "gi:trophy",
  drop: "gi:swap-bag",
  leave: "gi:exit-door",
  familiar: "gi:raise-zombie",
  go: "gi:sprint",
  halt: "gi:hand",
  end: "gi:hourglass",
  fists: "gi:fist",
};

const ASKS: Record<string, IconName> = {
  pick_hero: "gi:visored-helm",
  pick_class: "gi:knight-banner",
  train: "gi:spell-book",
  outfit: "gi:swap-bag",
  scheme: "gi:crowned-skull",
  place_hero: "gi:entry-door",
  open_group: "gi:evil-minion",
  place_monster: "gi:evil-minion",
  lay_search: "gi:locked-chest",
  equip: "gi:breastplate",
  next_hero: "gi:visored-helm",
  next_person: "gi:visored-helm",
  person_act: "gi:torch",
  act: "gi:torch",
  step: "gi:footsteps",
  roam: "gi:footsteps",
  move_spaces: "gi:footsteps",
  expand: "gi:brute",
  weapon: "gi:broadsword",
  target: "gi:bullseye",
  second_target: "gi:bullseye",
  surge: "gi:power-lightning",
  surge_range: "gi:arrow-scope",
  window: "gi:card-pickup",
  ol_start: "gi:crowned-skull",
  ol_end: "gi:crowned-skull",
  ol_group: "gi:evil-minion",
  ol_monster: "gi:evil-minion",
  monster_act: "gi:evil-minion",
  trade: "gi:swap-bag",
};

/** Kinds of refs whose id names a figure. */
const NAMED = new Set([
  "hero",
  "monster",
  "master",
  "group",
  "lieutenant",
  "familiar",
  "npc",
  "trade",
  "revive",
  "feat",
]);

export function figureIcon(kind: string): IconName {
  return FIGURES[kind] ?? "gi:evil-minion";
}

/** A card by the first of its traits that has a pictogram. */
export function traitIcon(traits: (string | undefined)[]): IconName {
  const found = traits.find((trait) => trait !== undefined && trait in SLOTS);
  return (found && SLOTS[found]) || "gi:spell-book";
}

export function iconOf(ref: string): IconName | undefined {
  const [kind = "", id = ""] = kindRef(ref).split(":");
  if (!id) return WORDS[kind];
  if (kind === "ask") return ASKS[id];
  if (NAMED.has(kind)) return FIGURES[id];
  if (kind === "class") return CLASSES[id];
  if (kind === "condition") return CONDITIONS[id];
  if (kind === "token") return TOKENS[id];
  if (kind === "sign") return SIGNS[id];
  if (kind === "door") return "gi:wooden-door";
  if (kind === "search") return THINGS.search;
  if (kind === "surge") return THINGS.surges;
  if (kind === "reinforce") return "gi:evil-minion";
  if (kind === "ability") return FIGURES[id] ?? THINGS.other;
  return undefined;
}
