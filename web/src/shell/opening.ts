/** Opening a table: the links of all seats are kept here, and the way leads to the own one. */

import { api } from "../net/api";
import type { LiveTable } from "../net/live";
import type { NewTable, OpenedTable, OptionValue, SeatInfo } from "../net/protocol";
import { type Held, hold, linkPath } from "../net/tokens";
import { t } from "../text/load";
import type { NextTable } from "../wire/server";
import { sitDown } from "./firsts";

/** Open the table and give the path of the own seat. */
export async function openTable(table: NewTable): Promise<string> {
  return seated(table, await api.open(table));
}

/** Sit down at the next table of the same people, which the first of them opens, and give the path of the own seat. */
export async function playOn(live: LiveTable, wanted: NextTable): Promise<string> {
  const { id, token, opened } = await api.playOn(live.id, live.token, wanted);
  if (opened) return seated(wanted.table, opened);
  hold({ id, token });
  sitDown(wanted.table.game, id);
  return linkPath(id, token);
}

function seated(table: NewTable, opened: OpenedTable): string {
  const links: Held["links"] = [
    ...opened.seats
      .filter((seat) => seat.kind === "friend" && seat.token)
      .map((seat) => ({ seat: seat.seat, token: seat.token ?? "", kind: "friend" as const })),
    { seat: null, token: opened.spectator, kind: "spectator" as const },
    ...(opened.coach ?? []).map(({ seat, token }) => ({ seat, token, kind: "coach" as const })),
  ];
  hold({ id: opened.id, token: opened.token, links });
  sitDown(table.game, opened.id);
  return linkPath(opened.id, opened.token);
}

/** How good a bot is of which nothing else is known. */
const BOT_LEVEL = "greedy";

/** A table for the same people in their seats, whoever asks is `me`; who begins this time the server knows. */
export function rematch(live: LiveTable): NextTable | null {
  const table = live.table.value;
  const me = live.you.value[0];
  if (!table || me === undefined) return null;
  const seats = table.seats.map((seat) => ({
    kind: seat.seat === me ? ("me" as const) : kindAgain(seat, live.you.value),
    name: seat.name,
    ...(seat.kind === "bot" ? { level: seat.level ?? BOT_LEVEL } : {}),
  }));
  const was = seats.map((_, seat) => seat);
  return { table: { game: table.game, name: table.name, options: table.options, seats }, was };
}

function kindAgain(seat: SeatInfo, mine: number[]): "bot" | "hotseat" | "friend" {
  if (seat.kind === "bot") return "bot";
  return mine.includes(seat.seat) ? "hotseat" : "friend";
}

/** What a bot is called that nobody gave a name: as at our tables, or by its level, where bots played by themselves. */
const BOT = /^(?:Bot \d+|(random|easy|medium|greedy|hard))$/;

/** Who goes on with a game that was saved: bots stay bots, the rest is played here, by the names in the file.
 *
 * Only where one person played there is no doubt who that is, whatever they are called there.
 */
export function seatsOf(journal: string, me: string): NewTable["seats"] {
  const players = playersOf(journal);
  const people = players.filter((name) => !BOT.test(name));
  const mine = Math.max(0, players.indexOf(people.includes(me) ? me : (people[0] ?? "")));
  const called = (people.length > 1 ? players[mine] : me || people[0]) || t("seat-name", { number: mine + 1 });
  if (players.length === 0) return [{ kind: "me", name: called }];
  return players.map((name, seat) => {
    if (seat === mine) return { kind: "me", name: called };
    const bot = BOT.exec(name);
    if (!bot) return { kind: "hotseat", name };
    const [, level] = bot;
    return { kind: "bot", name: level ? t("bot-name", { number: seat + 1 }) : name, level: level ?? BOT_LEVEL };
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

/** The people, options and name of the last table, for setting up the next one with other options. */
export interface Again {
  game: string;
  name?: string;
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
