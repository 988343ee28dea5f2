/** How the events of Dark Domains are staged: how long each is worth looking at, and what it changes on the board. */

import type { EventKind, Told } from "../../net/protocol";
import type { Beat, Staging } from "../../timeline/steps";
import type { Events } from "../../wire/domains";
import { isTold } from "./film";
import {
  built,
  laidOut,
  mercenaryHome,
  movedMinion,
  onLand,
  rotated,
  swappedMinions,
  taken,
  withAdventurer,
  withMinion,
  withMonster,
  withoutAdventurer,
  withoutHenchman,
  withoutHidden,
  withoutMinion,
  withoutMonster,
  withoutOffer,
  withPlayer,
} from "./laid";
import { accountsFor, type DomainsView } from "./view";

const DEED: Beat = { beats: 1 };
const SMALL: Beat = { beats: 0.6 };
/** One of many cards that are dealt one after the other. */
const DEALT: Beat = { beats: 0.3 };
/** Dice are seen by whoever rolls them too. */
const ROLL: Beat = { beats: 1.4, scene: true };

const BEATS: Partial<Record<EventKind, Beat>> = {
  round_began: { beats: 1.5 },
  phase_began: { beats: 0.8 },
  fortune_revealed: { beats: 1.2 },
  fortune_read: { beats: 1.2 },
  fortune_void: DEED,
  minion_placed: DEED,
  minion_moved: DEED,
  minion_removed: DEED,
  minions_swapped: DEED,
  space_closed: SMALL,
  item_blocked: SMALL,
  action_taken: DEED,
  action_declined: SMALL,
  action_copied: DEED,
  rolled: ROLL,
  henchman_taken: DEED,
  building_taken: DEED,
  mercenary_taken: SMALL,
  mercenary_returned: DEED,
  row_cleared: DEED,
  laid_out: DEALT,
  building_built: DEED,
  building_darkened: DEED,
  building_lit: DEED,
  monster_drawn: SMALL,
  monster_placed: DEED,
  token_placed: DEED,
  stolen: DEED,
  target_named: SMALL,
  adventurer_arrived: SMALL,
  adventurer_discarded: SMALL,
  leader_rotated: SMALL,
} satisfies Partial<Record<keyof Events, Beat>>;

const MARCH: Beat = { beats: 1.7, scene: true };

/** After the Adventure phase it is told for a while what came of it. */
const HOMECOMING: Beat = { beats: 2.5 };

/** Whoever takes a card by an action is told to take it, and then it goes to them: that is one step. */
const TAKES = /^(building|henchman):/;

function beat(entry: Told): Beat {
  if (entry.args.phase === "phase:production") return HOMECOMING;
  if (entry.event === "action_taken" && TAKES.test(String(entry.args.what))) return { beats: 0 };
  return isTold(entry) ? MARCH : (BEATS[entry.event] ?? { beats: 0 });
}

function seatOf(value: unknown): number {
  return typeof value === "string" && value.startsWith("seat:") ? Number(value.slice(5)) : -1;
}

/** Something comes into a store or leaves it; what is hidden stays hidden. */
function stored(view: DomainsView, seat: number, item: string, by: number): DomainsView {
  return withPlayer(view, seat, ({ coins, evil, items }) => {
    if (item === "item:coins") return { coins: coins === null ? null : coins + by };
    if (item === "item:evil") return { evil: evil === null ? null : evil + by };
    const name = item.replace("item:", "");
    return name in items ? { items: { ...items, [name]: (items[name] ?? 0) + by } } : {};
  });
}

/** What held for one round is over: closed spaces, changed rules, dice that Fortune gave to a party or took from it. */
function anew(view: DomainsView): DomainsView {
  const places = view.places.map((place) => ({
    ...place,
    spaces: place.spaces.map((space) => ({ ...space, unavailable: false })),
  }));
  const parties = view.parties.map((party) => ({ ...party, stays: false, extra_dice: [], drop_lowest: 0 }));
  return { ...view, places, parties, blocked: [], changed_rules: {} };
}

function laidBy(view: DomainsView, { event, args }: Told, now?: DomainsView): DomainsView {
  const seat = seatOf(args.who);
  switch (event) {
    case "round_began":
      return {
        ...anew(view),
        far_lands: now?.far_lands ?? view.far_lands,
        round: Number(args.round),
        phase: "phase:fortune",
        resolving: null,
        fortune: [],
      };
    case "phase_began":
      // An adventure ends with its phase; else its stage would stand over the city until all is told.
      return { ...view, phase: String(args.phase), adventure: null };
    case "minion_placed":
      return withMinion(view, seat, String(args.space), now);
    case "minion_moved":
      return movedMinion(view, seat, String(args.origin), String(args.space));
    case "minions_swapped":
      return swappedMinions(view, String(args.one), String(args.other), now);
    case "minion_removed":
      return withoutMinion(view, seat, String(args.space));
    case "gained":
      return stored(view, seat, String(args.item), Number(args.n));
    case "paid":
      return stored(view, seat, String(args.item), -Number(args.n));
    case "stolen":
      return stored(
        stored(view, seat, String(args.item), Number(args.n)),
        seatOf(args.victim),
        String(args.item),
        -Number(args.n),
      );
    case "fortune_revealed":
      return {
        ...view,
        fortune: [...view.fortune, { card: String(args.card), side: "" }],
        fortune_left: view.fortune_left - 1,
        lore: view.lore
          .filter((one) => one.card !== args.card)
          .map((one) => ({ ...one, first: Math.max(1, one.first - 1), last: one.last - 1 })),
      };
    case "fortune_read": {
      const side = String(args.side).replace("side:", "");
      return { ...view, fortune: view.fortune.map((one) => (one.card === args.card ? { ...one, side } : one)) };
    }
    case "action_taken":
      return withoutHidden(view, String(args.space));
    case "laid_out":
      return laidOut(view, String(args.space), String(args.what), now);
    case "row_cleared":
      return { ...view, architects: view.architects.map(() => null) };
    case "building_taken":
      return taken(view, seat, { plan: String(args.building) });
    case "building_cycled":
      return withoutOffer(view, String(args.building));
    case "henchman_taken":
      return taken(view, seat, { henchman: String(args.henchman) });
    case "henchman_discarded":
    case "henchman_removed":
      return withoutHenchman(view, String(args.henchman));
    case "mercenary_taken":
      return { ...view, mercenary_at_docks: false };
    case "mercenary_returned":
      return mercenaryHome(view);
    case "building_built":
      // In the last round the event does not say which side is up.
      return view.last_round ? view : built(view, seat, String(args.building), String(args.land));
    case "building_darkened":
    case "building_lit":
      return onLand(view, String(args.land), () => ({ dark: event === "building_darkened" }));
    case "building_lost":
      return onLand(view, String(args.land), () => ({ building: null, rank: null, dark: false, sanctified: false }));
    case "monster_placed":
      return withMonster(view, String(args.monster), String(args.land), now);
    case "monster_removed":
      return withoutMonster(view, String(args.monster));
    case "adventurer_arrived":
      return withAdventurer(view, String(args.adventurer), String(args.party), now);
    case "adventurer_discarded":
    case "adventurer_removed":
      return withoutAdventurer(view, String(args.adventurer), String(args.party));
    case "leader_rotated":
      return rotated(view, String(args.adventurer), String(args.party));
    case "first_player_moved":
      return { ...view, first: seat };
    default:
      return view;
  }
}

/** Whom a party would visit was worked out for the party as it was: what no longer holds is left out until it is known. */
function after(view: DomainsView, entry: Told, now?: DomainsView): DomainsView {
  const laid = laidBy(view, entry, now);
  if (laid.parties === view.parties) return laid;
  const changed = laid.parties.filter((party) => !view.parties.includes(party));
  const holds = laid.forecast.filter((account) => {
    const party = changed.find((one) => one.party === account.party);
    return !party || accountsFor(account, party);
  });
  return holds.length === laid.forecast.length ? laid : { ...laid, forecast: holds };
}

export const staging: Staging<DomainsView> = { beat, after };
