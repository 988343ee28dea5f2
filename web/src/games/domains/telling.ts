/** What the events of Dark Domains are in the chronicle. The engine tells what an action pays before it says that it was taken, and then what it brings; a Fortune card is read first. */

import type { Line, Role } from "../../timeline/deeds";
import type { Events } from "../../wire/domains";

/** Whether an attack on this target comes of the deed before it: a party marched on it, a spell or henchman named it. */
function isAimed(deed: Line | null, target: unknown): boolean {
  if (deed === null) return false;
  const { event, args } = deed.entry;
  if (event === "fortune_read") return true;
  return [args, ...deed.details.map((one) => one.args)].some((of) => of.target === target || of.land === target);
}

const attack: Role = (deed, { args }) => (isAimed(deed, args.target) ? "detail" : "deed");

/** Whether a player does something while somebody else's deed stands last: in Production all act at the same time. */
function isMeanwhile(deed: Line | null, who: unknown): boolean {
  const theirs = deed?.entry.args.who;
  return theirs !== undefined && theirs !== who;
}

const drawn: Role = (deed, { args }) => (isMeanwhile(deed, args.who) ? "deed" : "detail");

/** What one takes without a deed, thing by thing. */
const taken: Role = (deed, { args }) => (deed === null || isMeanwhile(deed, args.who) ? "own-list" : "detail");

/** What a building or monster gives belongs to what its domain produces, or to how the monster came there. */
const gained: Role = (deed, entry) => {
  const { args } = entry;
  if (!/^(building|monster):/.test(String(args.cause))) return taken(deed, entry);
  if (deed === null || isMeanwhile(deed, args.who)) return "deed";
  const came = [deed.entry, ...deed.details].some((one) => one.args.monster === args.cause);
  return came || deed.entry.event === "produced" ? "detail" : "deed";
};

export const telling: Partial<Record<keyof Events, Role>> = {
  round_began: "round",
  phase_began: "turn",
  produced: "deed",
  gained,
  paid: (deed) => (deed?.entry.event === "fortune_read" ? "detail" : "before"),
  stolen: "detail",
  spells_drawn: taken,
  spell_seen: "detail",
  target_named: "detail",
  rolled: "detail",
  building_taken: "detail",
  building_cycled: "detail",
  building_darkened: "detail",
  building_lit: "detail",
  building_lost: "detail",
  monster_drawn: drawn,
  // What comes to a building that has just been built is told with no builder: the Foreign Mercenary.
  monster_placed: (deed) => (deed?.entry.event === "building_built" ? "deed" : "detail"),
  monster_saved: "detail",
  monster_removed: "detail",
  token_placed: "detail",
  henchman_taken: "detail",
  adventurer_removed: "detail",
  adventurer_discarded: "detail",
  adventurer_arrived: "detail",
  leader_rotated: "detail",
  target_found: "once",
  pilgrimage_found: "once",
  nothing_found: "once",
  fortune_revealed: "list",
  henchman_discarded: "list",
  laid_out: "list",
  defence_rolled: attack,
  attack_rolled: attack,
  defence_raised: "detail",
  attack_won: "detail",
  attack_held: "detail",
  minion_removed: "detail",
  action_lacked: "before",
  white_minion_taken: "detail",
  purple_minion_hired: "detail",
  mercenary_taken: "detail",
  mercenary_returned: "detail",
  space_closed: "detail",
  item_blocked: "detail",
  fortune_looked: "detail",
  fortune_seen: "detail",
};
