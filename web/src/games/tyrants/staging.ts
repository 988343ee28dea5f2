/** How the events of Tyrants are staged. Nearly every answer is a table of its own. What some answers do one after the other
 * is drawn ahead: cards of a turn, and whatever comes to a place or leaves it. The numbers of the houses come with the table. */

import type { EventKind, Told } from "../../net/protocol";
import type { Beat, Staging } from "../../timeline/steps";
import type { Events } from "../../wire/tyrants";
import { COLORS, type PlaceView, type PlayerView, type TyrantsView } from "./view";

const DEED: Beat = { beats: 1 };
const SMALL: Beat = { beats: 0.6 };

const BEATS: Partial<Record<EventKind, Beat>> = {
  turn_begun: DEED,
  start_claimed: DEED,
  card_played: DEED,
  option_chosen: SMALL,
  late_effect: DEED,
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

type Change = (view: TyrantsView, args: Told["args"], now: TyrantsView) => TyrantsView;

/** `troop:eryndlyn-red` stands on `eryndlyn` and is `red`; a place has no colour. */
function pieceOf(ref: unknown): [node: string, color: string] {
  const [node = "", color = ""] = String(ref).replace(/^\w+:/, "").split("-");
  return [node, color];
}

function colorOf(who: unknown): string {
  return COLORS[Number(String(who).replace("seat:", ""))] ?? "";
}

const without = (cards: string[], card: string) => cards.filter((one) => one !== card);

/** On one space of a place there is something else than before: the same space as on the table it led to. */
function exchanged(view: TyrantsView, now: TyrantsView, node: string, from: string | null, to: string | null) {
  const later = [...now.sites, ...now.routes].find(({ id }) => id === node)?.troops ?? [];
  const change = <Place extends PlaceView>(place: Place): Place => {
    if (place.id !== node) return place;
    const spots = [...place.troops.keys()].filter((spot) => place.troops[spot] === from);
    const spot = spots.find((one) => later[one] === to) ?? spots[0];
    return { ...place, troops: place.troops.map((troop, one) => (one === spot ? to : troop)) };
  };
  return { ...view, sites: view.sites.map(change), routes: view.routes.map(change) };
}

function spied(view: TyrantsView, node: string, change: (spies: string[]) => string[]): TyrantsView {
  const sites = view.sites.map((site) => (site.id === node ? { ...site, spies: change(site.spies) } : site));
  return { ...view, sites };
}

const gone: Change = (view, { troop }, now) => exchanged(view, now, ...pieceOf(troop), null);

const CHANGES: Partial<Record<EventKind, Change>> = {
  turn_begun: (view) => ({ ...view, play_area: [] }),
  card_played: (view, args) => {
    const card = String(args.card).replace(/^card:/, "");
    return { ...view, hand: without(view.hand, card), play_area: [...without(view.play_area, card), card] };
  },
  card_promoted: (view, args) => {
    const card = String(args.card).replace(/^card:/, "");
    const promoted = (player: PlayerView): PlayerView =>
      args.who === `seat:${player.seat}`
        ? { ...player, discard: without(player.discard, card), inner_circle: [...player.inner_circle, card] }
        : player;
    const [hand, play_area] = [without(view.hand, card), without(view.play_area, card)];
    return { ...view, hand, play_area, players: view.players.map(promoted) };
  },
  troop_deployed: (view, { who, place }, now) => exchanged(view, now, pieceOf(place)[0], null, colorOf(who)),
  troop_assassinated: gone,
  troop_returned: gone,
  troop_supplanted: (view, { who, troop }, now) => exchanged(view, now, ...pieceOf(troop), colorOf(who)),
  troop_moved: (view, args, now) =>
    exchanged(gone(view, args, now), now, pieceOf(args.place)[0], null, pieceOf(args.troop)[1]),
  spy_placed: (view, { who, site }) => spied(view, pieceOf(site)[0], (spies) => [...spies, colorOf(who)]),
  spy_returned: (view, { spy }) => spied(view, pieceOf(spy)[0], (spies) => without(spies, pieceOf(spy)[1])),
} satisfies Partial<Record<keyof Events, Change>>;

function after(view: TyrantsView, { event, args }: Told, now = view): TyrantsView {
  return CHANGES[event]?.(view, args, now) ?? view;
}

export const staging: Staging<TyrantsView> = { beat: (entry) => BEATS[entry.event] ?? { beats: 0 }, after };
