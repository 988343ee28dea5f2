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
    told("action_taken", { who: "seat:0", space: "space:temple_black_kult.1", what: "none" }),
    gained(0, "evil", 2),
    gained(0, "evil", 1, "henchman:sister_ilvane"),
  ];

  it.each([
    ["en", "+2 Evil, +1 Evil (Sister Ilvane"],
    ["de", "+2 Böses, +1 Böses (Sister Ilvane"],
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
    const own = [told("action_taken", { who: "seat:0", space: "space:library.1", what: "none" }), log[1] as Told];

    expect(lines("en", log)).toHaveLength(2);
    expect(lines("en", own)).toHaveLength(1);
  });
});

describe("a card that an action takes", () => {
  const log = [
    told("action_taken", { who: "seat:0", space: "space:architects_guild.3", what: "building:grove.1" }),
    told("building_taken", { who: "seat:0", building: "building:grove.1" }),
  ];

  it.each([
    ["en", "takes Grove"],
    ["de", "nimmt „Hain“"],
  ] as const)("is said with it, once: %s", (lang, words) => {
    const said = lines(lang, log.slice(0, 1))[0] ?? "";

    expect(said).toContain(words);
    expect(lines(lang, log)).toEqual([said]);
  });
});

describe("a roll", () => {
  const rolled = (total: number, cause: string, outcome = "none") =>
    told("rolled", { dice: "1d6", total, who: "seat:1", cause, outcome });
  const target = told("target_named", { who: "seat:1", target: "adventurer:liriel_moonshade" });
  const action = told("action_taken", { who: "seat:1", space: "space:street_thug.1", what: "none" });
  const dead = told("adventurer_removed", { adventurer: "adventurer:liriel_moonshade", party: "party:green" });

  it("says whose it is and what for", () => {
    expect(lines("de", [rolled(3, "fortune:the_tower")])[0]).toMatch(/^Jon würfelt 1W6 für „.+“: 3\.$/);
    expect(lines("en", [rolled(3, "fortune:the_tower")])[0]).toMatch(/^Jon rolls 1d6 for .+: 3\.$/);
  });

  it("of the Street Thug says whether it hits", () => {
    expect(lines("de", [action, target, rolled(4, "place:street_thug", "miss")])[0]).toMatch(/, daneben mit 4$/);
    expect(lines("en", [rolled(4, "place:street_thug", "miss")])[0]).toBe("Jon rolls 1d6: 4, a miss (Street Thug).");
  });

  it("names a target that dies of it once", () => {
    const hit = lines("en", [action, target, rolled(2, "place:street_thug", "hit"), dead])[0] ?? "";

    expect(hit).toMatch(/, hit with 2, dead$/);
    expect(hit.split("Liriel")).toHaveLength(2);
  });
});
