/** Whole games as they are told: in each line everything is its player's, or says whose it is. */

import { describe, expect, it } from "vitest";
import type { GameBoard } from "../../src/games/board";
import domains from "../../src/games/domains";
import lords from "../../src/games/lords";
import tyrants from "../../src/games/tyrants";
import type { EventKind, Told } from "../../src/net/protocol";
import { brief, sentence } from "../../src/shell/table/log";
import { actorOf, linesOf } from "../../src/timeline/deeds";
import chronicles from "../fixtures/chronicles.json";
import { atTable, type Lang, told } from "../scenes";

const recorded = chronicles as unknown as Record<string, { log: [EventKind, Told["args"]][] }>;
const NAMES = ["Ann", "Ben", "Cleo", "Dirk", "Eve"];
const table = { seats: NAMES.map((name) => ({ name })) } as never;
const CASES = [domains, lords, tyrants].flatMap((game) => (["de", "en"] as const).map((lang) => [game, lang] as const));

function chronicle(game: GameBoard, lang: Lang) {
  const log = (recorded[game.slug]?.log ?? []).map(([event, args], n) => told(event, args, n));
  const lines = linesOf(log, game.telling ?? {});
  const at = atTable(game, lang, [], { table });
  return lines.map((line) => ({ line, at, said: sentence(line, at).replace(/[\u2068\u2069]/g, "") }));
}

describe.each(CASES.map(([game, lang]) => [`${game.slug} ${lang}`, game, lang] as const))("%s", (_, game, lang) => {
  it("tells in the line of one player what others gain or lose with their names", () => {
    const lines = chronicle(game, lang);
    const unnamed = lines.flatMap(({ line, at }) => {
      // What happens in somebody's battle or turn is theirs.
      const deed = actorOf(line.entry);
      if (line.alike || (deed === null && game !== domains)) return [];
      return line.details.flatMap((one) => {
        const whose = actorOf(one);
        const few = brief([one], at, line.entry.event, deed);
        return whose === null || whose === deed || !few || few.includes(NAMES[whose] ?? "") ? [] : [few];
      });
    });

    expect(lines.length).toBeGreaterThan(300);
    expect(unnamed).toEqual([]);
  });

  it("adds up what one gains or loses without a deed", () => {
    const twice = chronicle(game, lang).filter(({ line: { alike, entry, details } }) => {
      const amount = ["n", "by", "amount"].some((name) => typeof entry.args[name] === "number");
      return !alike && amount && details.some((one) => one.event === entry.event);
    });

    expect(twice.map(({ said }) => said)).toEqual([]);
  });

  it("has no mark of punctuation twice", () => {
    // Heroes who are alike have a letter: Warrior 4 (A).
    const doubled = /: [^„“"(]*: |\([^)]*\((?![AB]\))|[.,:]{2}(?!\.)|: *$|, *[,)]/;

    expect(
      chronicle(game, lang).flatMap(({ line, said }) => (line.role === "deed" && doubled.test(said) ? [said] : [])),
    ).toEqual([]);
  });
});
