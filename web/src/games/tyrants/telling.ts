/** What the events of Tyrants are in the chronicle. All that a card brings belongs to the line of the card; what was paid
 * for with power or influence is a deed of its own, and troops deployed for power one after the other are one. */

import type { Line, Role } from "../../timeline/deeds";
import type { Events } from "../../wire/tyrants";

/** Whether what comes now may be part of what a card does. */
function underCard(deed: Line | null): boolean {
  return deed?.entry.event === "card_played" || deed?.entry.event === "late_effect";
}

/** Only cards bring it. */
const ofCard: Role = (deed) => (underCard(deed) ? "detail" : "deed");

/** A card brings it, or something else does. */
const ofCardIfNamed: Role = (deed, { args }) => (args.by && underCard(deed) ? "detail" : "deed");

const deployed: Role = (deed, { args }) => {
  if (args.by) return underCard(deed) ? "detail" : "deed";
  return Number(args.power) > 0 ? "own-list" : "deed";
};

export const telling: Partial<Record<keyof Events, Role>> = {
  turn_begun: "turn",
  card_played: ofCardIfNamed,
  option_chosen: "detail",
  power_gained: "detail",
  influence_gained: "detail",
  points_gained: "detail",
  barracks_empty: (_, { args }) => (Number(args.power) > 0 ? "deed" : "detail"),
  troop_deployed: deployed,
  troop_assassinated: ofCardIfNamed,
  troop_supplanted: ofCard,
  troop_moved: ofCard,
  troop_returned: ofCard,
  trophy_placed: ofCard,
  spy_placed: ofCard,
  spy_returned: ofCardIfNamed,
  marker_taken: "detail",
  marker_lost: "detail",
  card_recruited: ofCardIfNamed,
  outcasts_recruited: ofCard,
  market_refilled: "detail",
  card_swapped_in: ofCard,
  card_devoured: ofCard,
  outcast_sent_back: "detail",
  card_promoted: ofCardIfNamed,
  card_discarded: ofCard,
  deck_discarded: ofCard,
  cards_drawn: ofCardIfNamed,
  card_drawn: "before",
  deck_shuffled: "before",
  card_revealed: "detail",
  ghost_called: ofCard,
  end_triggered: "detail",
};
