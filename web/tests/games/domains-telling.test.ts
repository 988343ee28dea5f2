/** What the chronicle of Dark Domains says: who gained what, and whence. */

import { describe, expect, it } from "vitest";
import domains from "../../src/games/domains";
import type { Told } from "../../src/net/protocol";
import { sentence } from "../../src/shell/table/log";
import { linesOf } from "../../src/timeline/deeds";
import { atTable, type Lang, told } from "../scenes";

const gained = (who: number, item: string, n: number, cause = "none") =>
  told("gained", { who: `seat:${who}`, item: `item:${item}`, n, cause });
const produced = (who: number) => told("produced", { who: `seat:${who}` });
const table = { seats: [{ name: "Mira" }, { name: "Jon" }] } as never;
const lines = (lang: Lang, log: Told[]) =>
  linesOf(log, domains.telling ?? {}).map((line) =>
    sentence(line, atTable(domains, lang, [], { table })).replace(/[\u2068\u2069]/g, ""),
  );

describe("what a passive henchman adds to an action", () => {
  const log = [
    told("action_taken", { who: "seat:0", space: "space:temple_black_kult.1" }),
    gained(0, "evil", 2),
    gained(0, "evil", 1, "henchman:sister_ilvane"),
  ];

  it.each([
    ["en", "+2 Evil, +1 Evil (Sister Ilvane"],
    ["de", "+2 Böses, +1 Böses (Schwester Ilvane"],
  ] as const)("is told apart from what the place gives: %s", (lang, words) => {
    expect(lines(lang, log)).toHaveLength(1);
    expect(lines(lang, log)[0]).toContain(words);
  });
});

describe("what a domain produces", () => {
  const log = [
    produced(0),
    gained(0, "coins", 2, "building:estate.1"),
    gained(0, "evil", 2, "monster:lich.1"),
    gained(0, "coins", 1, "building:market.1"),
    produced(1),
    gained(1, "wood", 2, "building:woods.1"),
  ];

  it("is added up, whichever building gave it", () => {
    const [mine, theirs] = lines("en", log);

    expect(mine).toMatch(/: \+3 coins, \+2 Evil$/);
    expect(theirs).toMatch(/: \+2 wood$/);
  });

  it("is theirs whose domain it is, also if it is chosen when others have gained theirs", () => {
    const chosen = gained(0, "wind", 1, "building:monastery.1");

    expect(lines("en", [...log, chosen]).slice(1)).toEqual([
      "Jon takes what the domain produces: +2 wood",
      "Mira takes 1 wind (Monastery).",
    ]);
    expect(lines("en", [...log, gained(1, "fire", 1, "building:monastery.1")]).at(-1)).toMatch(/\+2 wood, \+1 fire$/);
  });

  it("is no part of a spell that is cast meanwhile", () => {
    const spell = [told("spell_cast", { who: "seat:0", spell: "spell:tunnel" }), gained(0, "stone", 4)];
    const chosen = ["wind", "fire"].map((item) => gained(0, item, 1, "building:alchemy_lab.1"));

    expect(lines("en", [...log, ...spell, ...chosen]).slice(2)).toEqual([
      "Mira casts Tunnel: +4 stone",
      "Mira takes 1 wind (Alchemy Lab).",
      "Mira takes 1 fire (Alchemy Lab).",
    ]);
  });

  it("of a monster that has just been drawn stands where it was drawn", () => {
    const drawn = [
      told("monster_drawn", { who: "seat:0", monster: "monster:lich.1" }),
      told("monster_placed", { monster: "monster:lich.1", land: "land:0_town.1" }),
      gained(0, "evil", 2, "monster:lich.1"),
    ];
    const [, theirs, mine] = linesOf([...log, ...drawn], domains.telling ?? {});

    expect(theirs?.details).toHaveLength(1);
    expect(mine?.entry.event).toBe("monster_drawn");
    expect(mine?.details.map((one) => one.event)).toEqual(["monster_placed", "gained"]);
  });
});

describe("spell cards", () => {
  it("are not drawn under somebody else's deed", () => {
    const log = [produced(1), told("spells_drawn", { who: "seat:0", deck: "deck:attack", n: 1 })];
    const own = [told("action_taken", { who: "seat:0", space: "space:library.1" }), log[1] as Told];

    expect(lines("en", log)).toHaveLength(2);
    expect(lines("en", own)).toHaveLength(1);
  });
});
