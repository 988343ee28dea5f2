/** What the events of Tyrants are in the chronicle. What a card gives belongs to the card; every troop and spy is a deed of its own. */

import type { Role } from "../../timeline/deeds";
import type { Events } from "../../wire/tyrants";

export const telling: Partial<Record<keyof Events, Role>> = {
  turn_begun: "turn",
  power_gained: "detail",
  influence_gained: "detail",
  points_gained: "detail",
  marker_points_gained: "detail",
  barracks_empty: "detail",
  market_refilled: "detail",
  card_drawn: "before",
  deck_shuffled: "before",
  outcast_sent_back: "detail",
  card_revealed: "detail",
};
