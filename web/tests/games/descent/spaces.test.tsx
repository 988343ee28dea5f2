/** Spaces of the Descent map say what they are and why not; figures that are put on them; layers one has chosen. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AtTable, TableContext } from "../../../src/games/board";
import descent from "../../../src/games/descent";
import { tellSpace } from "../../../src/games/descent/map/asked";
import { NAMES } from "../../../src/games/descent/map/terrain";
import { staging } from "../../../src/games/descent/staging";
import { type DescentView, figuresOf } from "../../../src/games/descent/view";
import type { Refusal } from "../../../src/net/protocol";
import { hideTip, TipLayer } from "../../../src/pieces/tip";
import { refsUnder } from "../../../src/shell/table/pointing";
import { capital } from "../../../src/text/texts";
import { linesOf } from "../../../src/timeline/deeds";
import { ask, told } from "../../scenes";
import { at, drawn, figure, view } from "./table";

const FAR: Refusal = { code: "move.too_far", rule: "DE-MOVE-02", args: { needed: 9, points: 2 } };

let root: HTMLElement;

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
});

afterEach(() => {
  hideTip();
  render(null, root);
  root.remove();
  vi.useRealTimers();
});

function shown(here: AtTable, map: DescentView = view()): HTMLElement {
  act(() => {
    render(
      <TableContext.Provider value={here}>
        <descent.Board view={map} at={here} />
        <TipLayer />
      </TableContext.Provider>,
      root,
    );
  });
  return root;
}

/** A floor space out of reach: 3,1 in a row of its own. */
const bare = (space: string) => root.querySelector<SVGRectElement>(`.spaces [data-ref="${space}"]`) as SVGRectElement;

const mouse = (kind: string, x: number) =>
  Object.assign(new MouseEvent(kind, { bubbles: true, clientX: x, clientY: 5 }), { pointerType: "mouse" });

const later = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));

const tip = () => root.querySelector(".tip")?.textContent;

const whole = () => view({ figures: [], outlook: null });

describe.each(["de", "en"] as const)("a space that is no answer, in %s", (lang) => {
  const seat = (asks = [ask("act", ["step:1,0", "end"])]) => ({ ...at(lang, asks), whyNot: vi.fn(async () => FAR) });

  it("says why not when it is pressed, asked about by its space", async () => {
    const here = seat();
    shown(here, whole());

    await act(async () => {
      bare("space:3,1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    });
    await later(10);

    expect(here.whyNot).toHaveBeenCalledWith("space:3,1");
    expect(tip()).toContain(lang === "de" ? "zu weit weg" : "too far away");
    expect(tip()).toContain("9");
    expect(tip()).toContain("DE-MOVE-02");
  });

  it("says so when the mouse rests on it, and is silent when it has gone on", async () => {
    shown(seat(), whole());

    await act(async () => void bare("space:3,1").dispatchEvent(mouse("pointermove", 10)));
    await later(150);
    expect(tip()).toBeUndefined();
    await later(500);
    await later(10);
    expect(tip()).toContain("DE-MOVE-02");
    expect(tip()).not.toContain("?");
    await act(async () => void root.querySelector("svg.dungeon")?.dispatchEvent(mouse("pointermove", 11)));
    expect(tip()).toBeUndefined();
  });

  it("is not asked anything by a mouse that rests while the map slides under it, or where nobody is asked", async () => {
    shown(seat([]), whole());
    await act(async () => void bare("space:3,1").dispatchEvent(mouse("pointermove", 10)));
    await later(550);
    expect(tip()).toBeUndefined();
  });

  it("is what a raised question finds, by both its names", () => {
    shown(seat(), whole());
    expect(refsUnder(bare("space:3,1"))?.refs.slice(0, 2)).toEqual(["space:3,1", "step:3,1"]);
    expect(bare("space:2,0").dataset.face).toBe("terrain:water");
    const board = shown(seat([ask("act", ["move", "end"])]));
    const far = board.querySelector(".far");
    expect(far).not.toBeNull();
    expect(refsUnder(far)?.refs[0]).toBe((far as HTMLElement | null)?.dataset.walk);
  });

  it("costs no listener of its own and stands in nobody's way by keyboard", () => {
    const listen = vi.spyOn(Element.prototype, "addEventListener");
    shown(seat(), whole());
    const own = listen.mock.contexts.filter((one) => (one as Element).matches(".spaces, .spaces *"));
    listen.mockRestore();
    expect(own).toEqual([]);
    expect(root.querySelectorAll(".spaces [tabindex]")).toHaveLength(0);
  });

  it("says what the ground is, with its rule", async () => {
    shown(seat([]), whole());

    await act(async () => void bare("space:2,0").dispatchEvent(mouse("pointermove", 20)));
    await later(550);

    expect(tip()).toContain(lang === "de" ? "Wasser" : "Water");
    expect(tip()).toContain("DE-WATER-01");
    await act(async () => void bare("space:1,0").dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(tip()).toBe(lang === "de" ? "Freies Feld" : "Free space");
  });

  it("says what one sees there and how far it is, and no numbers of spaces", async () => {
    const tokens = [{ ref: "token:crops.1", space: "space:1,0", carried: false }];
    const here = seat([]);
    const named = (space: string, map: DescentView) => tellSpace(here, map, `space:${space}`);
    const words = { de: ["Freies Feld", "2 Bewegungspunkte entfernt"], en: ["Free space", "2 movement points away"] };

    expect(named("2,1", view())).toBe(words[lang].join(", "));
    expect(named("2,1", view({ outlook: null }))).toBe(words[lang][0]);
    expect(named("2,0", whole())).toBe(lang === "de" ? "Wasser" : "Water");
    expect(named("3,1", view())).toContain(capital(here.texts.name("master:ettin.1")));
    expect(named("0,1", view())).toContain(lang === "de" ? "Suchmarker" : "Search token");
    expect(named("1,0", view({ tokens }))).toContain(capital(here.texts.name("token:crops.1")));

    const board = shown(seat([ask("act", ["step:1,0", "end"])]), whole());
    const answer = board.querySelector<HTMLElement>('.is-option[data-ref="step:1,0"]');
    await act(async () => void answer?.dispatchEvent(mouse("pointermove", 30)));
    await act(async () => void answer?.dispatchEvent(mouse("pointerenter", 31)));
    await later(400);
    expect(tip()).toBe(words[lang][0]);
  });

  it("says what the ground is also where it is an answer", () => {
    const board = shown(seat([ask("act", ["step:2,0", "end"], ["step:1,0"])]), whole());
    const answer = board.querySelector<HTMLElement>('.is-option[data-ref="step:2,0"]');
    expect(answer?.dataset.face).toBe("terrain:water");
    expect(board.querySelector<HTMLElement>('.is-refused[data-ref="step:1,0"]')?.dataset.face).toBeUndefined();
  });

  it("has words and a rule for every kind of ground, and a name", () => {
    const { texts } = at(lang, []);
    for (const name of [...new Set(Object.values(NAMES)), "gulf", "entrance", "exit"]) {
      const about = texts.about(`terrain:${name}`);
      expect(about?.words, name).toBeTruthy();
      expect(about?.rule, name).toMatch(/^[A-Z]+-/);
      expect(texts.has(`what-terrain-${name}`), name).toBe(true);
      expect(texts.has(`name-terrain-${name}`), name).toBe(true);
    }
    expect(new Set(Object.values(NAMES))).toEqual(new Set(["water", "lava", "pit", "rubble", "blocked"]));
  });
});

describe("a figure that is put on a space", () => {
  const placed = (ref: string, space: string) => told("figure_placed", { figure: ref, space }, 1);
  const standing = (after: DescentView | undefined, ref: string) =>
    after && figuresOf(after).find((one) => one.ref === ref)?.spaces;

  it("stands there as soon as it is told, from wherever it was", () => {
    const archer = figure("monster:goblin_archer.1", ["space:1,1"]);
    const before = view({ figures: [archer] });
    const now = view({ figures: [{ ...archer, spaces: ["space:2,1"] }] });
    const step = placed(archer.ref, "space:3,1");

    expect(standing(staging.after?.(before, step, now), archer.ref)).toEqual(["space:3,1"]);
    expect(standing(staging.after?.(before, placed("hero:syndrael", "space:1,1"), now), "hero:syndrael")).toEqual([
      "space:1,1",
    ]);
  });

  it("comes as it stands in the end, large or turned, and unhurt until its wounds are told", () => {
    const ettin = figure("master:ettin.1", ["space:2,0", "space:3,0"], { damage: 3, conditions: ["stunned"] });
    const after = staging.after?.(view({ figures: [] }), placed(ettin.ref, "space:2,0"), view({ figures: [ettin] }));
    expect(standing(after, ettin.ref)).toEqual(["space:2,0", "space:3,0"]);
    expect(after?.figures[0]).toMatchObject({ damage: 0, conditions: [] });

    const gone = staging.after?.(view({ figures: [] }), placed(ettin.ref, "space:0,0"), view({ figures: [ettin] }));
    expect(standing(gone, ettin.ref)).toEqual(["space:0,0", "space:1,0"]);
    expect(
      staging.after?.(view({ figures: [] }), placed(ettin.ref, "space:0,0"), view({ figures: [] }))?.figures,
    ).toEqual([]);
  });

  it("arrives under a heading of its own, not under the monster that acted last", () => {
    const log = [
      told("activation_began", { figure: "master:ettin.1" }, 1),
      told("reinforcements_came", { seat: "seat:0", group: "monster:goblin_archer" }, 2),
      placed("monster:goblin_archer.1", "space:1,1"),
    ];
    expect(linesOf(log, descent.telling ?? {}).map(({ role, entry }) => [role, entry.event])).toEqual([
      ["turn", "activation_began"],
      ["turn", "reinforcements_came"],
      ["deed", "figure_placed"],
    ]);
  });

  it("arrives under the heading of who came before it, where they are of one group", () => {
    const came = (group: string) => told("reinforcements_came", { seat: "seat:0", group }, 2);
    const log = [
      came("monster:goblin_archer"),
      placed("master:goblin_archer.1", "space:1,1"),
      came("monster:goblin_archer"),
      placed("monster:goblin_archer.1", "space:1,2"),
      came("monster:zombie"),
      placed("monster:zombie.1", "space:1,3"),
    ];
    const lines = linesOf(log, descent.telling ?? {});

    expect(lines.map(({ role, entry }) => [role, Object.values(entry.args).at(-1)])).toEqual([
      ["turn", "monster:goblin_archer"],
      ["deed", "space:1,1"],
      ["turn", "monster:zombie"],
      ["deed", "space:1,3"],
    ]);
    expect(lines[1]?.details.map(({ args }) => args.figure)).toEqual(["monster:goblin_archer.1"]);
  });
});

describe("layers of the map", () => {
  const pressed = (board: HTMLElement) =>
    [...board.querySelectorAll(".layer-buttons button")].map((one) => one.getAttribute("aria-pressed"));

  it("are the same after a reload", async () => {
    const first = drawn("Board", "en", view(), []);
    expect(pressed(first)).toEqual(["true", "false", "true", "false"]);
    for (const index of [0, 3])
      await act(async () => first.querySelectorAll<HTMLElement>(".layer-buttons button")[index]?.click());

    expect(pressed(drawn("Board", "en", view(), []))).toEqual(["false", "false", "true", "true"]);
  });

  it("are the usual ones where what was kept makes no sense", () => {
    localStorage.setItem("gruft.descent.layers", '{"reach":"x","coords":true');
    expect(pressed(drawn("Board", "en", view(), []))).toEqual(["true", "false", "true", "false"]);
  });
});
