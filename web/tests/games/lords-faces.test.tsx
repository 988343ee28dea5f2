/** Everything on the board of Dungeon Lords says what it is, to a pointer and to the keyboard. */

import { describe, expect, it } from "vitest";
import lords from "../../src/games/lords";
import { ruleOf } from "../../src/games/lords/printed";
import { atTable, Recording } from "../scenes";

const recording = new Recording(lords);

/** What lies on the board besides cards that can be chosen, and what of it explains itself. */
const THINGS = [
  ".lord-who",
  ".lord-evil",
  ".store",
  ".orders-played > li > span",
  ".field-order",
  ".inaccessible-order",
  ".season-name",
  ".event",
  ".combat-card",
  ".tent",
  ".hero",
  ".tile",
  ".dungeon.small .room-use",
  ".stone",
  ".titles li",
];

/** It has a face, or words that a keyboard gets to. */
const explains = (thing: Element): boolean =>
  thing.matches("[data-what], [data-face], [aria-label][tabindex], li[tabindex]");

describe("every thing on the board", () => {
  const seen = new Set<string>();

  it.each(recording.cases)("%i in %s has words on hover and focus", (_, lang, scene) => {
    const board = recording.drawn(scene, lang, "Board");
    const mute = THINGS.filter((things) => {
      const found = [...board.querySelectorAll(things)];
      if (found.length > 0) seen.add(things);
      return !found.every(explains);
    });

    expect(mute).toEqual([]);
    expect(board.querySelectorAll(".small .cave-room")).toHaveLength(board.querySelectorAll(".small .room-use").length);
  });

  it.each(["de", "en"] as const)("has words of its own for every title and every kind of adventurer (%s)", (lang) => {
    const { texts } = atTable(lords, lang, []);
    const titles = texts.refs("title");
    const types = ["warrior", "thief", "priest", "wizard", "paladin"];

    expect(titles).toHaveLength(7);
    expect(titles.filter((title) => !texts.about(title)?.rule)).toEqual([]);
    expect(types.filter((type) => !texts.has(`board-hero-${type}`))).toEqual([]);
    expect(new Set(types.map((type) => ruleOf(`hero:${type}_y1_1`))).size).toBe(types.length);
  });

  it("occurs in the recorded scenes", () => {
    expect(THINGS.filter((things) => !seen.has(things))).toEqual([]);
  });
});
