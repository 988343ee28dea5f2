/** Opening a table: the links of all seats are kept here, and the way leads to the own one. */

import { api } from "../net/api";
import type { LiveTable } from "../net/live";
import type { NewTable, OptionValue, SeatInfo } from "../net/protocol";
import { type Held, hold } from "../net/tokens";
import { t } from "../text/load";
import { sitDown } from "./firsts";

/** Open the table and give the path of the own seat. */
export async function openTable(table: NewTable): Promise<string> {
  const opened = await api.open(table);
  const links: Held["links"] = [
    ...opened.seats
      .filter((seat) => seat.kind === "friend" && seat.token)
      .map((seat) => ({ label: seat.name, seat: seat.seat, token: seat.token ?? "", kind: "friend" as const })),
    { label: t("link-spectator"), seat: null, token: opened.spectator, kind: "spectator" as const },
    ...(opened.coach ?? []).map((one) => ({
      label: t("link-coach", { name: table.seats[one.seat]?.name ?? "" }),
      seat: one.seat,
      token: one.token,
      kind: "coach" as const,
    })),
  ];
  hold({ id: opened.id, token: opened.token, links });
  sitDown(table.game, opened.id);
  return `/table/${opened.id}#${opened.token}`;
}

/** How good a bot is of which nothing else is known. */
const BOT_LEVEL = "greedy";

/** Games in which the seat decides the part somebody plays: there nobody moves on for the next game. */
const PARTS_BY_SEAT = new Set(["descent"]);

/** A table for the same people: whoever asks is `me`, and everybody moves on one seat, so that another begins. */
export function rematch(live: LiveTable): NewTable | null {
  const table = live.table.value;
  const me = live.you.value[0];
  if (!table || me === undefined) return null;
  const planned = table.seats.map((seat) => ({
    kind: seat.seat === me ? ("me" as const) : kindAgain(seat, live.you.value),
    name: seat.name,
    ...(seat.kind === "bot" ? { level: seat.level ?? BOT_LEVEL } : {}),
  }));
  const turned = PARTS_BY_SEAT.has(table.game) ? planned : [...planned.slice(1), ...planned.slice(0, 1)];
  return { game: table.game, name: table.name, options: table.options, seats: turned };
}

function kindAgain(seat: SeatInfo, mine: number[]): "bot" | "hotseat" | "friend" {
  if (seat.kind === "bot") return "bot";
  return mine.includes(seat.seat) ? "hotseat" : "friend";
}

/** What a bot is called that nobody gave a name: as at our tables, or by its level, where bots played by themselves. */
const BOT = /^(?:Bot \d+|(random|easy|medium|greedy|hard))$/;

/** Who goes on with a game that was saved: bots stay bots, the rest is played here. */
export function seatsOf(journal: string, me: string): NewTable["seats"] {
  const players = playersOf(journal);
  const people = players.filter((name) => !BOT.test(name));
  const mine = Math.max(0, players.indexOf(people.includes(me) ? me : (people[0] ?? "")));
  if (players.length === 0) return [{ kind: "me", name: me }];
  return players.map((name, seat) => {
    if (seat === mine) return { kind: "me", name: me };
    const bot = BOT.exec(name);
    return bot ? { kind: "bot", name, level: bot[1] ?? BOT_LEVEL } : { kind: "hotseat", name };
  });
}

/** The names at the head of a journal; none where they are missing: the server says what is wrong with such a file. */
function playersOf(journal: string): string[] {
  try {
    const players = JSON.parse(journal.slice(0, journal.indexOf("\n"))).gruft.players;
    return Array.isArray(players) ? players.map(String) : [];
  } catch {
    return [];
  }
}

const AGAIN = "gruft.again";

/** The people and options of the last game, for setting up the next one with other options. */
export interface Again {
  game: string;
  seats: NewTable["seats"];
  options: Record<string, OptionValue>;
}

export function keepForAgain(table: NewTable): void {
  sessionStorage.setItem(AGAIN, JSON.stringify(table));
}

export function takeAgain(game: string): Again | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(AGAIN) ?? "null") as Again | null;
    sessionStorage.removeItem(AGAIN);
    return kept?.game === game ? kept : null;
  } catch {
    return null;
  }
}
