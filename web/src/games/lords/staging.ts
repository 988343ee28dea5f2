/** How the events of Dungeon Lords are staged: how long each is worth looking at, and what it changes on the board. */

import type { EventKind, Told } from "../../net/protocol";
import type { Beat, Staging } from "../../timeline/steps";
import type { Events } from "../../wire/lords";
import { isTold } from "./film";
import { type BattleView, type HeroView, type LordsView, type LordView, SEASONS } from "./view";

const REVEALED = { beats: 0.7, scene: true };

const BEATS: Partial<Record<EventKind, Beat>> = {
  year_began: { beats: 2 },
  round_began: { beats: 1.5 },
  combat_began: { beats: 1.5, scene: true },
  combat_round_began: { beats: 1, scene: true },
  event_began: { beats: 1.5 },
  special_began: { beats: 1.5 },
  event_shown: { beats: 0.6 },
  special_shown: { beats: 0.6 },
  hero_shown: { beats: 0.3 },
  monster_offered: { beats: 0.3 },
  room_offered: { beats: 0.3 },
  non_player_placed: { beats: 0.4 },
  order_revealed: REVEALED,
  hire_fee_paid: REVEALED,
  hire_fee_unpaid: REVEALED,
  minion_placed: REVEALED,
  minion_turned_away: { beats: 1.2, scene: true },
  order_done: { beats: 1 },
  order_not_done: { beats: 0.8 },
  hero_joined: { beats: 1.2 },
  hero_went_away: { beats: 0.8 },
  paladin_came: { beats: 1.5 },
  room_used: { beats: 0.8 },
  monster_paid: { beats: 0.5 },
  monster_struck: { beats: 0.8 },
  seals_taken: { beats: 0.8 },
  tunnel_collapsed: { beats: 1 },
  gift_given: { beats: 1 },
  gift_failed: { beats: 1 },
  title_won: { beats: 1.2, scene: true },
  points_scored: { beats: 1, scene: true },
} satisfies Partial<Record<keyof Events, Beat>>;

const BLOW: Beat = { beats: 1.6, scene: true };

/** What a conquered tile, a spell or a trap changes beside the fight: told after its cause, before anybody else acts. */
const OUTCOME: Beat = { beats: 0.8, scene: true };
const IN_BATTLE = /^(conquest$|spell:|trap:)/;

function beat(entry: Told): Beat {
  if (isTold(entry)) return BLOW;
  const changes = entry.event in COUNTED || entry.event === "evil_moved";
  if (changes && IN_BATTLE.test(String(entry.args.cause))) return OUTCOME;
  return BEATS[entry.event] ?? { beats: 0 };
}

function seatOf(value: unknown): number {
  return typeof value === "string" && value.startsWith("seat:") ? Number(value.slice(5)) : -1;
}

/** The same table with one lord changed. */
function withLord(view: LordsView, seat: number, change: (lord: LordView) => Partial<LordView>): LordsView {
  return { ...view, lords: view.lords.map((lord) => (lord.seat === seat ? { ...lord, ...change(lord) } : lord)) };
}

function withHero(
  view: LordsView,
  seat: number,
  ref: string,
  change: (hero: HeroView) => Partial<HeroView>,
): LordsView {
  return withLord(view, seat, ({ party }) => ({
    party: party.map((hero) => (hero.hero === ref ? { ...hero, ...change(hero) } : hero)),
  }));
}

/** The minion of the order for this place (`space:get_food.2`, `order:get_food`) goes there. */
function walks(view: LordsView, seat: number, at: string, minion: string): LordsView {
  const order = at.replace(/^space:(\w+)\.\d$/, "order:$1");
  return withLord(view, seat, ({ orders }) => ({
    orders: orders.map((one) =>
      one.order === order ? { ...one, minion, space: minion === "space" ? at : null } : one,
    ),
  }));
}

const without = (list: string[], gone: string): string[] => list.filter((one) => one !== gone);

/** What a lord has so much more or less of; an imp that comes is free to work. */
const COUNTED: Partial<Record<EventKind, ("gold" | "food" | "imps" | "workers")[]>> = {
  gold_changed: ["gold"],
  food_changed: ["food"],
  imps_changed: ["imps", "workers"],
};

/** The space where a lord's servant sees to this order, if he does. */
function spaceAt(view: LordsView, seat: number, place: string): string | undefined {
  return view.spaces.find((one) => one.seat === seat && one.space.startsWith(`space:${place}.`))?.space;
}

/** On the third space one imp more has to work, the foreman. */
const foremen = (space: string | undefined): number => Number(space?.endsWith(".3") ?? false);

/** A Troll has a token that works like an imp. */
const tokens = (tile: string): number => Number(tile.startsWith("monster:troll."));

/** A season begins: its heroes are those that were announced, all servants and imps are at home. */
function newRound(view: LordsView, year: number, season: string): LordsView {
  const lords = view.lords.map((lord) => ({ ...lord, orders: [], used: [], workers: lord.imps + lord.troll_tokens }));
  const drawn = { heroes_now: view.heroes_next, heroes_next: [] };
  return { ...view, ...drawn, lords, year, season, spaces: [], monsters: [], rooms: [] };
}

const SPECIAL = "event:special_event";

/** The event of a season lies open. */
function shown(view: LordsView, { season }: Told["args"], event: string): LordsView {
  const place = SEASONS.findIndex((name) => season === `season:${name}`) - 1;
  return { ...view, events: view.events.map((tile, n) => (n === place ? event : tile)) };
}

/** What was planned for a battle and not used comes home again. */
function home({ sent, lair, traps, laid, trap_count, laid_count }: LordView): Partial<LordView> {
  return {
    sent: [],
    lair: [...lair, ...sent],
    traps: traps && [...traps, ...(laid ?? [])],
    laid: laid && [],
    trap_count: trap_count + laid_count,
    laid_count: 0,
    battle_cell: null,
  };
}

/** The battle that was fought is over. */
function over(view: LordsView): LordsView {
  return view.battle ? { ...withLord(view, view.battle.seat, home), battle: null } : view;
}

/** A battle in which nothing has happened yet. */
function fought(seat: number, cell: string): BattleView {
  const spells = { no_spells: false, no_healing: false, no_conquest: false, no_fatigue: false };
  const party = { shield: false, invisible: false, rage: false, attacked: false, prevented: 0 };
  return { seat, cell, ...spells, ...party, sheep: null, fought: [], poison: [] };
}

/** Another year: everybody is home from the battles, and nothing of it is known yet. */
function newYear(view: LordsView, year: number): LordsView {
  const lords = view.lords.map((lord) => ({
    ...lord,
    ...home(lord),
    lair: [...lord.lair, ...lord.sent, ...lord.stunned],
    stunned: [],
    spied: [],
  }));
  const town = view.town.map((card) => ({ ...card, spell: null, fatigue: null, shown: false }));
  const unknown = { events: view.events.map(() => null), special: null, town, combat_round: 0, battle: null };
  return { ...view, ...unknown, lords, year, season: "season:winter" };
}

/** A warrior goes to the front of the line, behind the paladin; everybody else to its end. */
function joined(party: HeroView[], hero: HeroView): HeroView[] {
  if (hero.type !== "warrior") return [...party, hero];
  const place = party.findIndex((one) => one.type === "paladin") + 1;
  return [...party.slice(0, place), hero, ...party.slice(place)];
}

function after(view: LordsView, { event, args }: Told, now: LordsView = view): LordsView {
  const seat = seatOf(args.seat);
  const [tile, hero, cell, space] = [args.tile, args.hero, args.cell, args.space].map(String) as [
    string,
    string,
    string,
    string,
  ];
  const counted = COUNTED[event];
  if (counted) {
    const by = Number(args.by) * (args.way === "gain" ? 1 : -1);
    return withLord(view, seat, (lord) => Object.fromEntries(counted.map((what) => [what, lord[what] + by])));
  }
  switch (event) {
    case "year_began":
      return newYear(view, Number(args.year));
    case "start_player":
      return { ...view, start: seat, turn_order: view.lords.map((_, n) => (seat + n) % view.lords.length) };
    case "round_began":
      return newRound(view, Number(args.year), String(args.season));
    case "event_shown":
      return shown(view, args, String(args.event));
    case "special_shown":
      return { ...shown(view, args, SPECIAL), special: String(args.special) };
    case "monster_offered":
      return { ...view, monsters: [...view.monsters, tile] };
    case "room_offered":
      return { ...view, rooms: [...view.rooms, String(args.room)] };
    case "non_player_placed":
      return { ...view, spaces: [...view.spaces, { space, seat: null }] };
    case "orders_chosen":
      return withLord(view, seat, () => ({ orders: [], chosen: [args.first, args.second, args.third].map(String) }));
    case "order_revealed": {
      const order = String(args.order);
      return withLord(view, seat, ({ orders, chosen }) => ({
        orders: [...orders, { order, minion: "card", space: null }],
        chosen: without(chosen, order),
      }));
    }
    case "minion_placed":
      return walks({ ...view, spaces: [...view.spaces, { space, seat }] }, seat, space, "space");
    case "minion_turned_away":
      return walks(view, seat, String(args.order), "card");
    case "order_done":
    case "order_not_done": {
      const left = { ...view, spaces: view.spaces.filter((one) => one.space !== space) };
      return walks(left, seat, space, event === "order_done" ? "home" : "card");
    }
    case "order_retrieved":
      return withLord(view, seat, () => ({ orders: [], inaccessible: [] }));
    case "order_inaccessible": {
      const order = String(args.order);
      return withLord(view, seat, ({ inaccessible }) => ({ inaccessible: [...without(inaccessible, order), order] }));
    }
    case "evil_moved":
      return withLord(view, seat, () => ({ evil: Number(args.to) }));
    case "gold_mined":
      return withLord(view, seat, ({ workers }) => ({
        workers: workers - Number(args.imps) - foremen(spaceAt(view, seat, "mine_gold")),
      }));
    case "room_used":
      return withLord(view, seat, ({ workers }) => ({ workers: workers - Number(args.workers ?? 0) }));
    case "tunnel_dug": {
      const from = spaceAt(view, seat, "dig_tunnels");
      return withLord(view, seat, ({ tiles, workers, imps, troll_tokens }) => ({
        tiles: [...tiles, { cell, room: null, conquered: false }],
        workers: workers - Number(from !== undefined) - (workers === imps + troll_tokens ? foremen(from) : 0),
      }));
    }
    case "seals_taken":
      return withLord(view, seat, ({ seals }) => ({ seals: seals + Number(args.count) }));
    case "traps_drawn":
      return withLord(view, seat, ({ trap_count }) => ({ trap_count: trap_count + Number(args.count) }));
    case "trap_drawn":
      return withLord(view, seat, ({ traps }) => ({ traps: traps && [...traps, String(args.trap)] }));
    case "trap_discarded":
      return withLord(view, seat, ({ trap_count }) => ({ trap_count: trap_count - 1 }));
    case "trap_binned":
      return withLord(view, seat, ({ traps }) => ({ traps: traps && without(traps, String(args.trap)) }));
    case "room_built": {
      const room = String(args.room);
      const built = withLord(view, seat, ({ tiles }) => ({
        tiles: [...tiles.filter((one) => one.cell !== cell), { cell, room, conquered: false }],
      }));
      return { ...built, rooms: without(view.rooms, room) };
    }
    case "monster_hired": {
      const hired = withLord(view, seat, ({ lair, troll_tokens, workers }) => ({
        lair: [...lair, tile],
        troll_tokens: troll_tokens + tokens(tile),
        workers: workers + tokens(tile),
      }));
      return { ...hired, monsters: without(view.monsters, tile) };
    }
    case "monster_lost":
      return withLord(view, seat, ({ lair, sent, stunned, troll_tokens, workers }) => ({
        lair: without(lair, tile),
        sent: without(sent, tile),
        stunned: without(stunned, tile),
        troll_tokens: troll_tokens - tokens(tile),
        workers: workers - tokens(tile),
      }));
    case "monster_struck":
      return withLord(view, seat, ({ lair, stunned }) => ({ lair: without(lair, tile), stunned: [...stunned, tile] }));
    case "tile_taken":
      return { ...view, monsters: without(view.monsters, tile) };
    case "paladin_came":
      return { ...view, paladin: `seat:${seat}` };
    case "hero_shown": {
      const announced = now.heroes_next.filter((one) => one.hero === hero);
      return { ...view, heroes_next: [...view.heroes_next, ...announced] };
    }
    case "hero_went_away":
      return { ...view, heroes_now: view.heroes_now.filter((one) => one.hero !== hero) };
    case "hero_joined": {
      const found = view.heroes_now.find((one) => one.hero === hero);
      if (!found) return view;
      const come = withLord(view, seat, ({ party }) => ({ party: joined(party, found) }));
      return { ...come, heroes_now: view.heroes_now.filter((one) => one.hero !== hero) };
    }
    case "combat_round_began": {
      const lords = view.lords.map((lord) => ({ ...lord, ...home(lord) }));
      return { ...view, lords, battle: null, combat_round: Number(args.number) };
    }
    case "card_shown": {
      const shown = { spell: String(args.spell), fatigue: Number(args.fatigue), shown: true };
      const town = view.town.map((card) => (card.position === args.number ? { ...card, ...shown } : card));
      return { ...view, town, combat_round: Math.max(view.combat_round, Number(args.number)) };
    }
    default:
      return battle(view, event, args, seat, now);
  }
}

/** A trap goes from the hand to the battle. Which one, only its lord knows: one that is not in the hand any more. */
function lays({ trap_count, laid_count, traps, laid }: LordView, kept: string[]): Partial<LordView> {
  const counted = { trap_count: trap_count - 1, laid_count: laid_count + 1 };
  const gone = traps?.find((trap) => !kept.includes(trap));
  return gone && traps && laid ? { ...counted, traps: without(traps, gone), laid: [...laid, gone] } : counted;
}

/** What changes before and while a party fights. */
function battle(view: LordsView, event: EventKind, args: Told["args"], seat: number, now: LordsView): LordsView {
  const [tile, hero, cell] = [String(args.tile), String(args.hero), String(args.cell)];
  switch (event) {
    case "tile_chosen":
      return withLord(view, seat, () => ({ battle_cell: cell }));
    case "trap_laid":
      return withLord(view, seat, (lord) => lays(lord, now.lords[seat]?.traps ?? []));
    case "monster_sent":
      return withLord(view, seat, ({ sent, lair }) => ({ sent: [...sent, tile], lair: without(lair, tile) }));
    case "prisoner_released":
      return withLord(view, seat, ({ prison }) => ({ prison: without(prison, hero) }));
    case "battle_began":
      return { ...over(view), battle: fought(seat, cell) };
    case "battle_cancelled":
      return withLord(over(view), seat, home);
    case "trap_sprung":
      return withLord(view, seat, (lord) => ({
        laid_count: Math.max(0, lord.laid_count - 1),
        laid: lord.laid && without(lord.laid, String(args.trap)),
      }));
    case "hero_hurt":
      return withHero(view, seat, hero, ({ wounds }) => ({ wounds: wounds + Number(args.damage) }));
    case "hero_healed":
      return withHero(view, seat, hero, ({ wounds }) => ({ wounds: Math.max(0, wounds - Number(args.points)) }));
    case "hero_stronger":
      return withHero(view, seat, hero, ({ hp }) => ({ hp: hp + 1 }));
    case "hero_imprisoned":
      return withLord(view, seat, ({ party, prison }) => ({
        party: party.filter((one) => one.hero !== hero),
        prison: [...prison, hero],
      }));
    case "hero_left":
      return withLord(over(view), seat, ({ party }) => ({ party: party.filter((one) => one.hero !== hero) }));
    case "paladin_moved": {
      const from = seatOf(args.leaves);
      const knight = view.lords.find((lord) => lord.seat === from)?.party.find((one) => one.type === "paladin");
      if (!knight) return view;
      const left = withLord(view, from, ({ party }) => ({ party: party.filter((one) => one !== knight) }));
      return { ...withLord(left, seat, ({ party }) => ({ party: [knight, ...party] })), paladin: `seat:${seat}` };
    }
    case "monster_withdrawn":
    case "monster_returned":
      return withLord(view, seat, ({ sent, lair }) => ({ sent: without(sent, tile), lair: [...lair, tile] }));
    case "monster_stunned":
      return withLord(view, seat, ({ sent, stunned }) => ({ sent: without(sent, tile), stunned: [...stunned, tile] }));
    case "tunnel_collapsed":
    case "tile_conquered":
      return withLord(view, seat, ({ tiles }) => ({
        tiles: tiles.map((one) => (one.cell === cell ? { ...one, conquered: true } : one)),
      }));
    default:
      return view;
  }
}

export const staging: Staging<LordsView> = { beat, after };
