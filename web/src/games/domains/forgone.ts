/** What a pass gives away for good, which deserves a second question.
 *
 * A spell stays in the hand and its window comes again next round, so it is no loss to keep it; a henchman or Master who
 * has not helped yet does not help twice next time, and in the last round nothing comes again.
 */

import { type Ask, isOneOf, type Key } from "../../net/protocol";
import type { Asks } from "../../wire/domains";
import type { Doubt } from "../board";
import type { DomainsView } from "./view";

/** Whoever passes here has nothing more to say in the phase. */
const CLOSING: (keyof Asks)[] = ["preparation", "after_minions", "production", "end_of_turn"];

function lapses(key: Key, seat: number, view: DomainsView): boolean {
  if (key.startsWith("spell:")) return view.last_round;
  if (!key.startsWith("henchman:")) return key.startsWith("master:");
  const servants = view.players.find((one) => one.seat === seat)?.henchmen ?? [];
  return view.last_round || servants.some((one) => one.henchman === key && one.uses === 0);
}

export function doubtOf(ask: Ask, key: Key, view: DomainsView | null): Doubt | null {
  if (key !== "pass" || ask.options.length < 2) return null;
  if (ask.kind === "action") return { id: "board-confirm-action", args: { place: ask.args.place ?? "" } };
  if (view === null || !isOneOf(ask, CLOSING)) return null;
  const [what, ...more] = ask.options.map((option) => option.key).filter((one) => lapses(one, ask.seat, view));
  if (what === undefined) return null;
  return { id: view.last_round ? "board-confirm-last" : "board-confirm-servant", args: { what, more: more.length } };
}
