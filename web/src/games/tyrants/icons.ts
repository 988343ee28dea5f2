/** Which pictogram stands for what. */

import type { IconName } from "../../pieces/icon";
import { kindRef } from "../../text/texts";

export const ASPECTS: Record<string, IconName> = {
  ambition: "gi:imperial-crown",
  conquest: "gi:crossed-swords",
  malice: "gi:daggers",
  guile: "gi:hood",
  obedience: "gi:kneeling",
};

export const DECKS: Record<string, IconName> = {
  starter: "gi:elf-helmet",
  supply: "gi:elf-helmet",
  drow: "gi:spider-alt",
  dragons: "gi:dragon-head",
  elemental: "gi:vortex",
  demons: "gi:daemon-skull",
  aberrations: "gi:brain-tentacle",
  undead: "gi:shambling-zombie",
};

export const THINGS = {
  power: "gi:broadsword",
  influence: "gi:spider-web",
  vp: "gi:laurel-crown",
  barracks: "gi:barracks",
  spy: "gi:spy",
  trophies: "gi:trophies-shelf",
  hand: "gi:card-pickup",
  played: "gi:card-play",
  deck: "gi:stack",
  circle: "gi:queen-crown",
  devoured: "gi:sharp-lips",
  presence: "gi:all-seeing-eye",
  marker: "gi:knight-banner",
} as const satisfies Record<string, IconName>;

const ASKS: Record<string, IconName> = {
  claim: "gi:cave-entrance",
  main: "gi:spider-alt",
  deploy: "gi:barracks",
  deploy_basic: "gi:barracks",
  assassinate: "gi:backstab",
  assassinate_basic: "gi:backstab",
  one_site: "gi:backstab",
  supplant: "gi:cloak-dagger",
  spy_order: "gi:cloak-dagger",
  move: "gi:footsteps",
  move_to: "gi:footsteps",
  trophy: "gi:trophies-shelf",
  trophy_to: "gi:trophies-shelf",
  hall: "gi:trophies-shelf",
  outcast_for: "gi:stack",
  recruit_free: "gi:spider-web",
  play_from: "gi:stack",
  place_spy: "gi:spy",
  spy_back: "gi:spy",
  return_spy_basic: "gi:spy",
  return_enemy_spy: "gi:spy",
  return_piece: "gi:spy",
  pay_spy: "gi:spy",
  pay_spies: "gi:spy",
  pay_more_spies: "gi:spy",
  promote: "gi:queen-crown",
  promote_from: "gi:queen-crown",
  react: "gi:queen-crown",
  late: "gi:queen-crown",
  devour_market: "gi:sharp-lips",
  swap_market: "gi:sharp-lips",
  pay_devour: "gi:sharp-lips",
  pay_this: "gi:sharp-lips",
  pay_circle: "gi:sharp-lips",
  discard: "gi:card-pickup",
  discard_for: "gi:card-pickup",
  pay_discard: "gi:card-pickup",
  focus: "gi:all-seeing-eye",
  option: "gi:spell-book",
};

const WORDS: Record<string, IconName> = {
  deploy: "gi:barracks",
  assassinate: "gi:backstab",
  return_spy: "gi:spy",
  end: "gi:hourglass",
};

export function iconOf(ref: string): IconName | undefined {
  const [kind = "", id = ""] = kindRef(ref).split(":");
  if (!id) return WORDS[kind];
  if (kind === "ask") return ASKS[id];
  if (kind === "aspect") return ASPECTS[id];
  if (kind === "deck") return DECKS[id];
  if (kind === "spy") return THINGS.spy;
  return undefined;
}
