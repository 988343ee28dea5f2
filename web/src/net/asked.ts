/** What people are asked: not what passes by itself, not what they have settled beforehand, not what a bot answers for them. */

import type { Ask, Part, SeatInfo } from "./protocol";

/** The name of the order about questions that leave nothing but to pass, and its word for "ask me all the same". */
export const NOTHING = "nothing";
export const ASK = "ask";

export function asksAlways(part: Part): boolean {
  return part.standing[NOTHING]?.key === ASK;
}

/** Whether a question leaves nothing but to pass; the server passes it after a while. */
export function onlyPasses(ask: Ask): boolean {
  return ask.options.length === 1 && ask.options[0]?.key === "pass";
}

/** Whether a standing order answers this question after a while: the order about what sets it off, else about its kind. */
function ordered(ask: Ask, orders: Part["standing"]): boolean {
  const about = Object.values(ask.args).map(String);
  const order = [...about.map((one) => `${ask.kind} ${one}`), ask.kind].map((name) => orders[name]).find(Boolean);
  const keys = ask.options.map((option) => option.key);
  if (!order || !keys.includes("pass") || !keys.includes(order.key)) return false;
  return !order.unless?.some((one) => keys.includes(one) || about.includes(one));
}

/** The parts of a table with the questions that are left to people. */
export function asked(parts: Part[], seats: SeatInfo[]): Part[] {
  return parts.map((part) => {
    const bot = part.seat !== null && Boolean(seats[part.seat]?.level);
    const asks = part.asks.filter(
      (ask) => !bot && !ordered(ask, part.standing) && (asksAlways(part) || !onlyPasses(ask)),
    );
    return asks.length === part.asks.length ? part : { ...part, asks };
  });
}
