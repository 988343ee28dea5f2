/** How the events of Tyrants are staged. Every answer is a table of its own, so little is drawn ahead of it: only the cards
 * of a turn, which an answer with several effects plays before its table comes. */

import type { EventKind, Told } from "../../net/protocol";
import type { Beat, Staging } from "../../timeline/steps";
import type { Events } from "../../wire/tyrants";
import type { TyrantsView } from "./view";

const DEED: Beat = { beats: 1 };
const SMALL: Beat = { beats: 0.6 };

const BEATS: Partial<Record<EventKind, Beat>> = {
  turn_begun: DEED,
  start_claimed: DEED,
  card_played: DEED,
  card_revealed: DEED,
  troop_deployed: SMALL,
  troop_assassinated: DEED,
  troop_supplanted: DEED,
  troop_moved: DEED,
  troop_returned: DEED,
  trophy_placed: DEED,
  spy_placed: DEED,
  spy_returned: DEED,
  marker_taken: DEED,
  marker_lost: DEED,
  card_recruited: DEED,
  outcasts_recruited: DEED,
  card_devoured: DEED,
  card_promoted: DEED,
  card_discarded: SMALL,
  ghost_called: DEED,
  end_triggered: { beats: 2 },
} satisfies Partial<Record<keyof Events, Beat>>;

function after(view: TyrantsView, { event, args }: Told): TyrantsView {
  if (event === "turn_begun") return { ...view, play_area: [] };
  if (event !== "card_played") return view;
  const card = String(args.card).replace(/^card:/, "");
  const others = (cards: string[]) => cards.filter((one) => one !== card);
  return { ...view, hand: others(view.hand), play_area: [...others(view.play_area), card] };
}

export const staging: Staging<TyrantsView> = { beat: (entry) => BEATS[entry.event] ?? { beats: 0 }, after };
