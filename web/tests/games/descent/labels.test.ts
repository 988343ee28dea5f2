/** Names on the road map: none covers another, a road sign or the edge of the sheet. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Label, overlap, placed, type Taken, type Wanted, written } from "../../../src/games/descent/hub/labels";
import { drawnOn, frameOf, LARGE, labelsOf, SMALL } from "../../../src/games/descent/hub/region";
import { areaLabels } from "../../../src/games/descent/map/areas";
import { type Box, UNIT } from "../../../src/games/descent/view";
import type { CampaignQuestView, CampaignView } from "../../../src/wire/descent";
import type { Lang } from "../../scenes";

const STYLES = readFileSync(join(__dirname, "../../../src/games/descent/hub/roads.css"), "utf8");
const SHEET: Box = { x: 0, y: 0, w: 400, h: 300 };

function wanted(ref: string, at: [number, number], rank = 1): Wanted {
  return { ref, at, name: `The ${ref}`, quest: "", size: 20, away: 20, rank };
}

const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

describe("names on the road map", () => {
  it("stand below their places where there is room", () => {
    const keep = placed([wanted("keep", [200, 100])], [], SHEET).get("keep");

    expect(keep).toMatchObject({ x: 200, y: 134, anchor: "middle" });
    expect(texts(keep?.lines ?? [])).toEqual(["The keep"]);
  });

  it("keep clear of road signs, of each other and of the edge", () => {
    const sign = { x: 180, y: 118, w: 40, h: 30, weight: 6 };
    const found = placed(
      [wanted("keep", [200, 100]), wanted("inn", [210, 60]), wanted("mill", [4, 150])],
      [sign],
      SHEET,
    );

    const keep = found.get("keep");
    expect(keep && overlap(keep.box, sign)).toBe(0);
    expect(keep && overlap(keep.box, found.get("inn")?.box ?? SHEET)).toBe(0);
    expect(found.get("mill")?.anchor).toBe("start");
  });

  it("are broken where one line is too long, a quest too", () => {
    const lines = (name: string, quest = "") => written({ name, quest }).map(texts);

    expect(lines("Idol")).toEqual([["Idol"]]);
    expect(lines("Idol Cave")).toEqual([["Idol Cave"], ["Idol", "Cave"]]);
    expect(lines("Arcite's Tomb, Greatwood", "Dawn")).toEqual([["Arcite's Tomb,", "Greatwood", "Dawn"]]);
    expect(lines("Keep", "Death on the Wing")).toEqual([
      ["Keep", "Death on the Wing"],
      ["Keep", "Death on", "the Wing"],
    ]);
  });

  it("make room for those that come after them", () => {
    const narrow = { x: 0, y: 0, w: 150, h: 300 };
    const found = placed([wanted("keep", [40, 100], 0), wanted("inn", [110, 100], 1)], [], narrow);

    expect(overlap(found.get("keep")?.box ?? narrow, found.get("inn")?.box ?? narrow)).toBe(0);
  });

  it("are left out where there is no room and nothing happens", () => {
    const full = { ...SHEET, weight: 1 };

    expect([...placed([wanted("keep", [200, 100], 3), wanted("inn", [50, 50])], [full], SHEET).keys()]).toEqual([
      "inn",
    ]);
  });

  it("measure what two boxes share", () => {
    expect(overlap({ x: 0, y: 0, w: 10, h: 10 }, { x: 5, y: 8, w: 10, h: 10 })).toBe(10);
    expect(overlap({ x: 0, y: 0, w: 10, h: 10 }, { x: 10, y: 0, w: 10, h: 10 })).toBe(0);
  });
});

describe("names of areas", () => {
  const hall = ["0,0", "1,0", "2,0", "0,1", "1,1", "2,1"].map((at) => `space:${at}`);

  it("stand in the middle of their areas", () => {
    const [label] = areaLabels([{ name: "Hall", spaces: hall }], 24, []);

    expect(label).toMatchObject({ lines: ["Hall"], x: 1.5 * UNIT, size: 24 });
  });

  it("keep clear of what lies there", () => {
    const lying = { x: UNIT, y: 0.5 * UNIT, w: UNIT, h: UNIT };
    const [label] = areaLabels([{ name: "Hall", spaces: hall }], 24, [lying]);

    expect(label && Math.abs(label.y - UNIT)).toBeGreaterThan(20);
  });

  it("are broken in two where the area is narrow", () => {
    const cell = ["0,0", "0,1", "0,2"].map((at) => `space:${at}`);

    expect(areaLabels([{ name: "Long Stairs", spaces: cell }], 24, [])[0]?.lines).toEqual(["Long", "Stairs"]);
  });
});

const CONTENT = join(__dirname, "../../../../src/gruft/games/descent/content");
const fieldOf = (line: string, name: string) =>
  (new RegExp(`\\b${name}: (?:'((?:[^']|'')*)'|\\[([^\\]]*)\\]|([^,}]*))`).exec(line) ?? [])
    .slice(1)
    .find((one) => one !== undefined)
    ?.replaceAll("''", "'") ?? "";

/** The lines of a list in the campaign book. */
function listed(name: string): string[] {
  const book = readFileSync(join(CONTENT, "campaign.yaml"), "utf8");
  const [, list = ""] = new RegExp(`\\n  ${name}:\\n((?:    - \\{.*\\}\\n)+)`).exec(book) ?? [];
  return list.trim().split("\n");
}

const NODES = listed("nodes");
const LAND: Pick<CampaignView, "places" | "roads"> = {
  places: NODES.map((line) => ({
    ref: `place:${fieldOf(line, "id")}`,
    kind: fieldOf(line, "kind"),
    x: Number(fieldOf(line, "x")),
    y: Number(fieldOf(line, "y")),
  })),
  roads: listed("roads").map((line) => ({
    start: `place:${fieldOf(line, "start")}`,
    end: `place:${fieldOf(line, "end")}`,
    symbols: fieldOf(line, "symbols").split(", "),
  })),
};
const ROUTES = listed("routes").map((line) => ({
  ref: `quest:${fieldOf(line, "quest")}`,
  place: `place:${fieldOf(line, "node")}`,
}));

function namesIn(lang: Lang): { name(ref: string): string } {
  const names = new Map(NODES.map((line) => [`place:${fieldOf(line, "id")}`, fieldOf(line, `name_${lang}`)]));
  for (const file of readdirSync(join(CONTENT, "quests"))) {
    const book = readFileSync(join(CONTENT, "quests", file), "utf8");
    const [, said = ""] = new RegExp(`name_${lang}: (.*)`).exec(book) ?? [];
    names.set(`quest:${file.replace(".yaml", "")}`, said.replace(/^['"]|['"]$/g, ""));
  }
  return { name: (ref) => names.get(ref) ?? "" };
}

const STATES = ["now", "open", "played", "ahead", "closed"];

/** Campaigns in every state: all quests alike, and many in which each has its own. */
function* campaigns(): Generator<CampaignQuestView[]> {
  const quests = (state: (index: number) => string) =>
    ROUTES.map((one, index) => ({ ...one, kind: "act1", winner: "", symbols: [], state: state(index) }));
  for (const state of STATES) yield quests(() => state);
  for (let seed = 1; seed <= 60; seed++) {
    let chance = seed;
    const states = ROUTES.map(() => {
      chance = (chance * 48271) % 2147483647;
      return STATES[chance % STATES.length] ?? "";
    });
    yield quests((index) => states[index] ?? "");
  }
}

/** Pairs of names that cover each other, names over signs or places, and names out of the frame. */
function faults(labels: Map<string, Label>, drawn: Taken[], frame: Box): string[] {
  const all = [...labels];
  return all.flatMap(([ref, { box }], index) => [
    ...all.slice(index + 1).flatMap(([other, label]) => (overlap(box, label.box) > 0 ? [`${ref} on ${other}`] : [])),
    ...(drawn.some((one) => one.weight > 1 && overlap(box, one) > 0.05 * box.w * box.h) ? [`${ref} on a sign`] : []),
    ...(box.w * box.h - overlap(box, frame) > 1 ? [`${ref} out of the frame`] : []),
  ]);
}

describe.each([
  ["large", LARGE],
  ["small", SMALL],
] as const)("the %s road map", (_, sheet) => {
  it.each(["de", "en"] as const)("has room for the names of every campaign in %s", (lang) => {
    const names = namesIn(lang);
    const drawn = drawnOn(LAND, sheet);
    const found: string[] = [];
    for (const quests of campaigns()) {
      const labels = labelsOf(names, { ...LAND, quests }, sheet);

      const left = LAND.places.filter(({ ref, kind }) => kind !== "junction" && !labels.has(ref));
      found.push(...faults(labels, drawn, frameOf(sheet)), ...left.map(({ ref }) => `${ref} left out`));
    }

    expect([...new Set(found)].join("\n")).toBe("");
  });

  it("is written in letters of eleven pixels on the smallest screen it is for", () => {
    const smallest = Math.min(
      ...[...STYLES.matchAll(/calc\(([\d.]+) \* var\(--line\)\)/g)].map(([, part]) => Number(part)),
    );
    const shown = sheet === SMALL ? 324 : 610;

    expect((smallest * sheet.line * shown) / sheet.wide).toBeGreaterThan(11);
  });
});
