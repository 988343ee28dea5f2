/** Maps of the quest book: every object has its picture, every mood its colours, and a sheet shows what a map has. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { Sheet } from "../../../src/games/descent/cards/sheet";
import { TOKENS } from "../../../src/games/descent/icons";
import { MOODS, moodOf } from "../../../src/games/descent/map/mood";
import { TipLayer } from "../../../src/pieces/tip";
import { bundle, Texts } from "../../../src/text/texts";
import type { MapView } from "../../../src/wire/descent";
import { briefing, view } from "./table";

const games = join(import.meta.dirname, "../../../../src/gruft/games/descent");
const source = (file: string) => readFileSync(join(games, file), "utf8");

describe("what the quests are about", () => {
  it("has a picture for every token that has a name", () => {
    const named = ["texts/en.ftl", "texts/quests.en.ftl"].flatMap((file) =>
      [...source(file).matchAll(/^name-token-([\w-]+) =/gm)].map(([, name = ""]) => name.replaceAll("-", "_")),
    );

    expect(named.length).toBeGreaterThan(35);
    expect(named.filter((name) => !(name in TOKENS))).toEqual([]);
  });
});

describe("moods", () => {
  it("are coloured, but for the hall, in both themes", () => {
    const css = readFileSync(join(import.meta.dirname, "../../../src/games/descent/map/mood.css"), "utf8");

    for (const mood of MOODS.filter((one) => one !== "hall")) expect(css.split(`.mood-${mood} {`)).toHaveLength(3);
  });

  it("that nobody knows look like a hall", () => {
    expect(moodOf("fog")).toBe("hall");
  });
});

/** What the note of a thing says that somebody presses for long. */
function note(container: HTMLElement, thing: string): string | null | undefined {
  vi.useFakeTimers();
  act(() => {
    const pressed = new MouseEvent("pointerdown", { bubbles: true });
    container.querySelector(thing)?.dispatchEvent(Object.assign(pressed, { pointerType: "touch" }));
    vi.runAllTimers();
  });
  vi.useRealTimers();
  return container.querySelector(".tip")?.textContent;
}

describe("a sheet", () => {
  const { spaces, doors } = view();
  const map: MapView = {
    title: "A quest: its map",
    mood: "snow",
    size: [4, 2],
    spaces,
    doors: doors.map((door) => ({ ...door, locked: true })),
    areas: [{ name: "Landing", spaces: spaces.map((space) => space.ref) }],
    search: ["space:0,1"],
    tokens: [{ ref: "token:beacon.1", name: "unlit beacon", spaces: ["space:1,0"] }],
    signs: [{ ref: "sign:throne", spaces: ["space:3,1"] }],
    figures: [{ ref: "npc:villager.1", name: "Villager", spaces: ["space:3,0"] }],
    start: ["space:0,0"],
    briefing: briefing(),
  };

  it("shows doors, chests, objects, persons, names and its mood", () => {
    const texts = new Texts("en", [bundle("en", source("texts/quests.en.ftl"))]);
    const container = document.body.appendChild(document.createElement("div"));
    const drawing = (
      <>
        <Sheet map={map} texts={texts} />
        <TipLayer />
      </>
    );
    act(() => render(drawing, container));

    expect(container.querySelector("svg.mood-snow")?.getAttribute("aria-label")).toBe("A quest: its map");
    expect(container.querySelectorAll(".door.is-locked")).toHaveLength(1);
    expect(container.querySelectorAll(".search-token")).toHaveLength(1);
    expect(container.querySelector(".token use")?.getAttribute("href")).toContain("#own-beacon");
    expect(container.querySelectorAll("title")).toHaveLength(0);
    expect([".sheet-figure", ".sign", ".token"].map((thing) => note(container, thing))).toEqual([
      "Villager",
      "throne",
      "beacon",
    ]);
    expect(container.querySelector(".sheet-area")?.textContent).toBe("Landing");
  });
});
