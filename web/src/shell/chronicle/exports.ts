/** A group's games for other programs: a table of values, and the file the app BG Stats reads. */

import type { Play } from "../../net/protocol";
import { hex, joined, sha256 } from "../../net/sha256";
import { levelName } from "../../text/load";
import { hasWon, minutes, nameAt } from "./records";

const COLUMNS = [
  "ended",
  "minutes",
  "game",
  "table",
  "player",
  "bot",
  "seat",
  "place",
  "points",
  "won",
  "dice",
  "luck",
];

/** Without it spreadsheets read letters beyond English wrongly. */
const MARK = "\ufeff";

/** As RFC 4180 has it; a cell that a spreadsheet would take for a formula is led by an apostrophe. */
function cell(value: string | number | boolean): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line for everybody who sat at a table. */
export function asCsv(plays: Play[], titles: Record<string, string>): string {
  const lines = plays.flatMap((play) =>
    play.seats.map((_, seat) => {
      const { name, bot } = nameAt(play, seat);
      const { places, points } = play.result;
      const luck = play.luck[seat];
      return [
        play.ended,
        minutes(play),
        titles[play.game] ?? play.game,
        play.name,
        bot ? levelName(name) : name,
        bot,
        seat + 1,
        places[seat] ?? "",
        points[seat] ?? "",
        hasWon(play, seat),
        luck?.dice ?? 0,
        luck?.dice ? luck.height : "",
      ];
    }),
  );
  return MARK + [COLUMNS, ...lines].map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}

/** Where the games are found at BoardGameGeek, as far as they are. */
const BGG: Record<string, number> = { lords: 45315, tyrants: 189932, descent: 104162 };
const PLACE = "Gruft";

/** The same name gives the same id in every export, so that nothing is read in twice. */
function uuid(kind: string, name: string): string {
  const code = hex(sha256(joined("gruft ", kind, "\0", name)));
  return [
    code.slice(0, 8),
    code.slice(8, 12),
    `5${code.slice(13, 16)}`,
    `a${code.slice(17, 20)}`,
    code.slice(20, 32),
  ].join("-");
}

/** Their clock has no zone: it is the time on the wall. */
function wallTime(iso: string): string {
  const date = new Date(iso);
  const two = (number: number) => String(number).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":")}`;
}

/** Numbers things in the order in which they are first named. */
class Numbered {
  private readonly known = new Map<string, number>();
  number(name: string): number {
    const found = this.known.get(name) ?? this.known.size + 1;
    this.known.set(name, found);
    return found;
  }
  get all(): [name: string, number: number][] {
    return [...this.known];
  }
}

/** A bot as a player of its own: by its strength, and numbered where several of one strength sit at a table. */
function botAt(play: Play, seat: number, level: (word: string) => string): string {
  const word = (one: number) => nameAt(play, one).name;
  const alike = play.seats.flatMap((_, one) => (nameAt(play, one).bot && word(one) === word(seat) ? [one] : []));
  const number = alike.indexOf(seat) + 1;
  return `${PLACE} ${level(word(seat))}${number > 1 ? ` ${number}` : ""}`;
}

/** What the import of BG Stats reads; fields it does not need are left out. */
export function asBgStats(plays: Play[], titles: Record<string, string>): string {
  const [players, games] = [new Numbered(), new Numbered()];
  // Ids follow from names that are the same in every language.
  const names = new Map<string, string>();
  const told = plays.map((play) => {
    const { places, points } = play.result;
    return {
      uuid: uuid("play", play.id),
      modificationDate: wallTime(play.ended),
      playDate: wallTime(play.began),
      durationMin: minutes(play),
      gameRefId: games.number(play.game),
      locationRefId: 1,
      ignored: false,
      manualWinner: true,
      rounds: 0,
      usesTeams: false,
      comments: play.name,
      playerScores: play.seats.map((_, seat) => {
        const { name, bot } = nameAt(play, seat);
        const id = bot ? botAt(play, seat, (word) => word) : name;
        names.set(id, bot ? botAt(play, seat, levelName) : name);
        return {
          playerRefId: players.number(id),
          score: String(points[seat] ?? ""),
          winner: hasWon(play, seat),
          rank: places[seat] ?? 0,
          seatOrder: seat + 1,
          startPlayer: false,
          newPlayer: false,
        };
      }),
    };
  });
  return JSON.stringify(
    {
      players: players.all.map(([key, id]) => ({
        id,
        uuid: uuid("player", key),
        name: names.get(key) ?? key,
        isAnonymous: false,
      })),
      locations: [{ id: 1, uuid: uuid("location", PLACE), name: PLACE }],
      games: games.all.map(([slug, id]) => ({
        id,
        uuid: uuid("game", slug),
        name: titles[slug] ?? slug,
        bggId: BGG[slug] ?? 0,
        highestWins: true,
        noPoints: slug === "descent",
        cooperative: false,
        usesTeams: false,
      })),
      plays: told,
      userInfo: {},
    },
    null,
    1,
  );
}
