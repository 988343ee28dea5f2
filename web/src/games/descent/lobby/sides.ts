/** Who is against whom at a new table: one person with several heroes or people together against a bot, one person
 * against bots, or as one likes.
 *
 * The first seat is the overlord in all of them; a plan that says otherwise is its people's own.
 */

import type { OptionValue } from "../../../net/protocol";
import type { SeatPlan, TablePlan } from "../../board";

export const WAYS = ["quest", "epic", "campaign"] as const;
export type Way = (typeof WAYS)[number];

/** What is played: one quest with new heroes, one quest with heroes of experience, or the whole campaign. */
export function wayOf(options: Record<string, OptionValue>): Way {
  if (options.mode === "campaign") return "campaign";
  return options.level === "advanced" || options.level === "expert" ? "epic" : "quest";
}

/** The options of a way; a campaign begins with new heroes. */
export function onWay(options: Record<string, OptionValue>, way: Way): Record<string, OptionValue> {
  const level = way === "epic" ? (options.level === "expert" ? "expert" : "advanced") : "novice";
  return { ...options, mode: way === "campaign" ? "campaign" : "quest", level };
}

export const SIDES = ["solo", "together", "overlord", "both"] as const;
export type Side = (typeof SIDES)[number];

const MOST_HEROES = 4;
/** At a table with the overlord and three heroes. */
const PARTY = 4;

function overlordSeat({ options, count }: TablePlan): number | null {
  if (options.overlord === "random") return null;
  return options.overlord === "last" ? count - 1 : 0;
}

export function sideOf(plan: TablePlan): Side {
  const seats = plan.seats.slice(0, plan.count);
  const overlord = overlordSeat(plan);
  if (overlord === null) return "both";
  const heroes = seats.filter((_, seat) => seat !== overlord);
  const people = heroes.filter((seat) => seat.kind !== "bot").length;
  if (seats[overlord]?.kind === "bot" && people > 0) return heroes.length === 1 ? "solo" : "together";
  if (seats[overlord]?.kind === "me" && heroes.every((seat) => seat.kind === "bot")) return "overlord";
  return "both";
}

/** How many people are heroes, or, under an overlord of flesh and blood, how many heroes the bots lead. */
export function strength(plan: TablePlan): number {
  const people = plan.seats.slice(0, plan.count).filter((seat) => seat.kind !== "bot").length;
  return ["solo", "together"].includes(sideOf(plan)) ? people : plan.count - 1;
}

/** How many heroes these players can lead: at least one each, and never fewer than two (DE-PLAYERS-01). */
export function parties({ count }: TablePlan): number[] {
  return [2, 3, 4].filter((heroes) => heroes >= count - 1);
}

/** How many heroes there are. */
export function heroesOf({ options, count }: TablePlan): number {
  return typeof options.heroes === "number" ? options.heroes : Math.max(2, count - 1);
}

function bot(seat: SeatPlan): SeatPlan {
  return { ...seat, kind: "bot", name: "" };
}

/** So many people are heroes, the bot is the overlord. One alone leads two heroes or more. */
export function together(plan: TablePlan, people: number, me: string): Partial<TablePlan> {
  const others = plan.seats.filter((seat) => seat.kind === "hotseat" || seat.kind === "friend");
  const seats = plan.seats.map((seat, index): SeatPlan => {
    if (index === 0 || index > people) return bot(seat);
    if (index === 1) return { ...seat, kind: "me", name: me };
    return { ...seat, ...(others[index - 2] ?? { kind: "friend", name: "" }) };
  });
  const alone = people === 1 && (plan.options.heroes === "players" || plan.options.heroes === undefined);
  const heroes = people > 1 ? "players" : alone ? MOST_HEROES : (plan.options.heroes ?? MOST_HEROES);
  return { count: people + 1, seats, options: { ...plan.options, overlord: "first", heroes } };
}

/** One person is a hero, and bots are the others. */
export function amongBots(plan: TablePlan, me: string): Partial<TablePlan> {
  const options = { ...plan.options, overlord: "first", heroes: "players" };
  return { ...together(plan, 1, me), count: Math.max(plan.count, PARTY), options };
}

/** One person is the overlord, bots lead so many heroes. */
export function alone(plan: TablePlan, heroes: number, me: string): Partial<TablePlan> {
  const seats = plan.seats.map(
    (seat, index): SeatPlan => (index === 0 ? { ...seat, kind: "me", name: me } : bot(seat)),
  );
  return { count: heroes + 1, seats, options: { ...plan.options, overlord: "first", heroes: "players" } };
}

/** The overlord and the first hero are people, and whoever was. */
export function both(plan: TablePlan, me: string): Partial<TablePlan> {
  const seats = plan.seats.map((seat, index): SeatPlan => {
    if (index === 0) return { ...seat, kind: "friend", name: "" };
    return index === 1 ? { ...seat, kind: "me", name: me } : seat;
  });
  return { seats, options: { ...plan.options, overlord: "first" } };
}
