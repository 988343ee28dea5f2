/** What the number keys mean in Descent, and which answers are asked back because something is lost. */

import { describe, expect, it } from "vitest";
import heroes from "../../../../src/gruft/games/descent/rules/turns/hero_actions.py?raw";
import monsters from "../../../../src/gruft/games/descent/rules/turns/monster_actions.py?raw";
import persons from "../../../../src/gruft/games/descent/rules/turns/persons.py?raw";
import descent from "../../../src/games/descent";
import type { AskKind } from "../../../src/net/protocol";
import { digitsOf, inOrder } from "../../../src/shell/table/answers";
import { doubtAbout } from "../../../src/shell/table/doubt";
import { ask } from "../../scenes";
import { at, view } from "./table";

/** The words a figure acts by, as the engine lists them. */
const wordsIn = (source: string) =>
  [...(/^WORDS = \(([^)]+)\)/m.exec(source)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(([, word]) => word ?? "");

const ACTING: [AskKind, string[]][] = [
  ["act", [...wordsIn(heroes), "familiar", "dismiss"]],
  ["monster_act", wordsIn(monsters)],
  ["person_act", wordsIn(persons)],
  ["familiar_act", ["move", "attack", "shake_off", "climb"]],
];

/** The number of each word while these are possible, and the others are refused or out of the question. */
function numbers(kind: AskKind, possible: string[], refused: string[]): Map<string, string> {
  const asked = ask(kind, ["step:1,0", "card:iron_longsword", ...possible, "end"], refused);
  return new Map([...digitsOf(asked, descent)].map(([digit, key]) => [key, digit]));
}

describe.each(ACTING)("a number key in %s", (kind, words) => {
  const all = numbers(kind, words, []);

  it("ends with 0, whatever else is possible, and has other numbers for words alone", () => {
    expect(words.length).toBeGreaterThan(3);
    expect(all.get("end")).toBe("0");
    expect(all.get("dismiss")).toBeUndefined();
    expect([...all.keys()].filter((key) => key.includes(":"))).toEqual([]);
    expect(new Set([...all.values()]).size).toBe(all.size);
  });

  it("means the same whichever words come and go", () => {
    for (const word of words) {
      const others = words.filter((one) => one !== word);
      for (const found of [numbers(kind, others, []), numbers(kind, others, [word]), numbers(kind, [word], others)])
        for (const [key, digit] of found) expect([key, digit]).toEqual([key, all.get(key)]);
      expect(numbers(kind, [word], []).get(word)).toBe(all.get(word));
    }
  });
});

describe("a large figure on its way", () => {
  it("stops for good by 0, also where it may interrupt its move, which is 1", () => {
    const digits = (keys: string[], refused: string[]) => [...digitsOf(ask("roam", keys, refused), descent)];

    expect(digits(["step:1,0", "halt", "stop"], [])).toEqual([
      ["1", "halt"],
      ["0", "stop"],
    ]);
    expect(digits(["step:1,0", "stop"], ["halt"])).toEqual(digits(["step:1,0", "halt", "stop"], []));
    expect(inOrder(ask("roam", ["step:1,0", "stop"], ["halt"]), descent)).toEqual(["halt", "step:1,0", "stop"]);
  });
});

describe("an answer that gives something away", () => {
  const doubt = (kind: AskKind, keys: string[], key: string, args = {}) =>
    doubtAbout(descent, { ...ask(kind, keys), args }, key, view(), "matters");

  it("is asked back: actions, the familiar, reinforcements, movement points", () => {
    const familiar = ["familiar", "dismiss", "end"];
    expect(doubt("act", ["move", "end"], "end", { actions: 2 })?.args).toEqual({ actions: 2, familiar: 0 });
    expect(doubt("act", familiar, "end", { actions: 0 })?.args).toEqual({ actions: 0, familiar: 1 });
    expect(doubt("act", familiar, "dismiss")?.id).toBe("board-confirm-dismiss");
    expect(doubt("familiar_act", ["step:1,0", "attack", "end"], "end")?.id).toBe("board-confirm-familiar");
    expect(doubt("roam", ["step:1,0", "halt", "stop"], "stop")?.id).toBe("board-confirm-stop");
    for (const kind of ["ol_start", "ol_end"] as const)
      expect(doubt(kind, ["card:dash", "reinforce:fb_r1", "reinforce:fb_r2", "done"], "done")).toEqual({
        id: "board-confirm-reinforce",
        args: { what: "reinforce:fb_r1", more: 1 },
      });
  });

  it("is not asked back where nothing is lost", () => {
    expect(doubt("act", ["step:1,0", "end"], "end", { actions: 0 })).toBeNull();
    expect(doubt("familiar_act", ["step:1,0", "end"], "end")).toBeNull();
    expect(doubt("familiar_gives_up", ["move", "attack"], "attack")).toBeNull();
    expect(doubt("roam", ["step:1,0", "stop"], "stop")).toBeNull();
    expect(doubt("ol_start", ["card:dash", "done"], "done")).toBeNull();
    expect(doubt("ol_start", ["reinforce:fb_r1", "done"], "reinforce:fb_r1")).toBeNull();
  });

  it.each(["de", "en"] as const)("says what is lost: %s", (lang) => {
    const { texts } = at(lang, []);
    const ends = [
      [2, 0],
      [1, 1],
      [0, 1],
    ].map(([actions = 0, familiar = 0]) => texts.say("board-confirm-end", { actions, familiar }));
    const came = [0, 1, 2].map((more) => texts.say("board-confirm-reinforce", { what: "group:ettin", more }));

    expect(ends[0]).toContain("2");
    expect(ends[2]).not.toMatch(/\d/);
    expect(ends.filter((words) => /Untote|Reanimate/.test(words))).toHaveLength(2);
    for (const words of [...ends, ...came]) expect(words).toMatch(/\S[.?]$/);
    for (const words of ends) expect(words).not.toContain("  ");
    expect(new Set(came).size).toBe(3);
  });
});
