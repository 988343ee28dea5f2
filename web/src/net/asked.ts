/** What people are asked: not what passes by itself, not what they have settled beforehand, not what a bot answers for them. */

import type { Ask, Key, Part, SeatInfo } from "./protocol";

/** The name of the order about questions that leave nothing to decide, and its word for "ask me all the same". */
export const NOTHING = "nothing";
export const ASK = "ask";

export function asksAlways(part: Part): boolean {
  return part.standing[NOTHING]?.key === ASK;
}

/** Whether a question leaves nothing but to pass or to be done; the server answers it after a while. */
export function nothingLeft(ask: Ask): boolean {
  return ask.options.length === 1 && ["pass", "done"].includes(ask.options[0]?.key ?? "");
}

/** The name of the standing order that answers this question after a while: that about what sets it off, else about its kind. */
function orderFor(ask: Ask, orders: Part["standing"]): string | null {
  const about = Object.values(ask.args).map(String);
  const name = [...about.map((one) => `${ask.kind} ${one}`), ask.kind].find((one) => orders[one]);
  const order = name === undefined ? undefined : orders[name];
  const keys = ask.options.map((option) => option.key);
  if (!name || !order || !keys.includes("pass") || !keys.includes(order.key)) return null;
  return order.unless?.some((one) => keys.includes(one) || about.includes(one)) ? null : name;
}

/** A question that one's own order answers. */
export interface Acting {
  ask: Ask;
  /** The name of the order. */
  order: string;
  /** What it answers. */
  key: Key;
}

/** The questions that leave nothing to decide, and are answered by themselves after a while. */
export function idleAsks(parts: Part[], seats: SeatInfo[]): Ask[] {
  return parts
    .filter((part) => !isBot(part, seats) && !asksAlways(part))
    .flatMap((part) => part.asks.filter((ask) => !orderFor(ask, part.standing) && nothingLeft(ask)));
}

function isBot(part: Part, seats: SeatInfo[]): boolean {
  return part.seat !== null && Boolean(seats[part.seat]?.level);
}

/** The questions that are answered by orders just now. */
export function actingOrders(parts: Part[], seats: SeatInfo[]): Acting[] {
  return parts
    .filter((part) => !isBot(part, seats))
    .flatMap((part) =>
      part.asks.flatMap((ask) => {
        const order = orderFor(ask, part.standing);
        return order === null ? [] : [{ ask, order, key: part.standing[order]?.key ?? "pass" }];
      }),
    );
}

/** The parts of a table with the questions that are left to people. */
export function asked(parts: Part[], seats: SeatInfo[]): Part[] {
  return parts.map((part) => {
    const bot = isBot(part, seats);
    const asks = part.asks.filter(
      (ask) => !bot && !orderFor(ask, part.standing) && (asksAlways(part) || !nothingLeft(ask)),
    );
    return asks.length === part.asks.length ? part : { ...part, asks };
  });
}
