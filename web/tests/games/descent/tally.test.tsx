/** What the quest counts, and whom a question is about: seen when it is told, and where it is looked for. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AtTable, TableContext } from "../../../src/games/board";
import descent from "../../../src/games/descent";
import { staging } from "../../../src/games/descent/staging";
import type { DescentView } from "../../../src/games/descent/view";
import type { EventKind, Told } from "../../../src/net/protocol";
import { stepsOf } from "../../../src/timeline/steps";
import { ask, told } from "../../scenes";
import { at, drawn, figure, view } from "./table";

let root: HTMLElement;

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.useRealTimers();
});

function shown(here: AtTable, map: DescentView): void {
  act(() => {
    render(
      <TableContext.Provider value={here}>
        <descent.Board view={map} at={here} />
      </TableContext.Provider>,
      root,
    );
  });
}

const goblin = figure("monster:goblin_archer.1", ["space:1,1"]);
const left = told("figure_left", { figure: goblin.ref }, 1);
const counted = told("quest_counted", { counter: "counter:escaped", value: 3, goal: 5 }, 2);

describe("what the quest counts", () => {
  it("goes up when it is told, before anything that comes after it", () => {
    const before = view({ figures: [goblin] });
    const next = told("turn_began", { figure: "hero:syndrael", side: "" }, 3);

    const steps = stepsOf(before, view({ counters: { escaped: 4 }, figures: [] }), [left, counted, next], staging);

    expect(steps.map((step) => step.view.counters.escaped)).toEqual([2, 3, 4]);
    expect(steps[0]?.view.figures).toEqual([]);
    expect(steps[1]?.ms).toBeGreaterThanOrEqual(500);
  });

  it("stands on the tab of the quest as long as a number decides it", () => {
    const badge = (log: Told[]) =>
      drawn("Board", "en", view({ counters: { escaped: 3 } }), [], log).querySelector(".descent-tabs .tab-goal");

    expect(badge([counted])?.querySelector("[aria-hidden]")?.textContent).toBe("3/5");
    expect(badge([counted])?.querySelector(".sr")?.textContent).toContain("3 of 5");
    expect(badge([])).toBeNull();
  });

  it("is lit beside the map where nothing scrolls it away, with its goal, and for a while only", async () => {
    vi.useFakeTimers();
    const here = { ...at("de", []), log: [left, counted] };
    const tally = () => root.querySelector(".tally");
    shown(here, view());
    expect(tally()?.closest(".descent-side")).toBeNull();
    expect(tally()?.classList).not.toContain("has-news");

    shown(here, view({ counters: { escaped: 3 } }));
    await act(async () => void vi.advanceTimersByTime(600));

    expect(tally()?.classList).toContain("has-news");
    expect(tally()?.querySelector(".is-lit")?.textContent).toContain("Entkommene Goblins: 3");
    expect(tally()?.textContent).toContain("von 5");
    await act(async () => void vi.advanceTimersByTime(4000));
    expect(tally()?.querySelector(".is-lit")).toBeNull();
  });

  it("is lit when it is counted for the first time, and not when another encounter counts anew", () => {
    shown(at("en", []), view({ counters: {} }));
    expect(root.querySelector(".tally")).toBeNull();
    shown(at("en", []), view({ counters: { escaped: 1 } }));
    expect(root.querySelector(".tally .is-lit")?.textContent).toBe("Escaped goblins: 1");
    shown(at("en", []), view({ counters: { escaped: 0 }, encounter: "encounter:first_blood_e2" }));
    expect(root.querySelector(".tally .is-lit")).toBeNull();
  });

  it("says without a number what is so in this quest, and only there", () => {
    const counters = { cell_opened: 1, rescued: 1 };
    const tally = (quest: string) =>
      [...drawn("Board", "en", view({ quest: `quest:${quest}`, counters }), []).querySelectorAll(".tally li")].map(
        (one) => one.textContent,
      );

    expect(tally("the_frozen_spire")).toEqual(["Nobles rescued: 1", "The cell has been opened"]);
    expect(tally("the_cardinals_plight")).toEqual(["Cardinal Koth has been rescued"]);
  });

  it("knows what has come true as soon as it is told", () => {
    const so = told("came_true", { fact: "fact:the_frozen_spire.cell_opened" });

    expect(staging.after?.(view({ counters: {} }), so)?.counters).toEqual({ cell_opened: 1 });
  });

  it("is said where the board is told in words", () => {
    expect(drawn("Text", "en", view(), [], [counted]).textContent).toContain("Escaped goblins: 2 of 5");
  });
});

describe("what a figure could do", () => {
  const outlook = { figure: goblin.ref, points: 3, free: false, reach: [{ space: "space:0,1", cost: 1 }] };
  const before = view({ figures: [goblin], outlook: { ...outlook, sight: [], attacks: [] } });
  const seenAfter = (event: EventKind, figure: string) =>
    staging.after?.(before, told(event, { figure, space: "space:0,1" }));

  it("is past when it is gone from where it stood, or another's turn begins", () => {
    for (const event of ["figure_left", "monster_defeated", "figure_moved", "figure_placed"] as const) {
      expect(seenAfter(event, goblin.ref)?.outlook, event).toBeNull();
      expect(seenAfter(event, "monster:goblin_archer.2")?.outlook, event).not.toBeNull();
    }
    expect(seenAfter("turn_began", "hero:syndrael")?.outlook).toBeNull();
    expect(seenAfter("activation_began", "master:ettin.1")?.outlook).toBeNull();
    expect(seenAfter("activation_began", goblin.ref)?.outlook).not.toBeNull();
  });

  it("is past for a hero who leaves the map, and who is no longer drawn on it", () => {
    const gone = staging.after?.(view(), told("figure_left", { figure: "hero:syndrael" }));

    expect(gone?.outlook).toBeNull();
    expect(gone?.heroes[0]?.figure.spaces).toEqual([]);
  });
});

describe("whom a question is about", () => {
  const about = (ref: string) => ({ ...ask("step_aside", ["space:1,0", "space:1,1"]), args: { figure: ref } });
  const marked = (part: HTMLElement) =>
    [...part.querySelectorAll(".figure.is-asked")].map((one) => one.getAttribute("data-figure"));
  const ettin = "master:ettin.1";

  it("is marked on the map and among its group, whoever acts", () => {
    const board = drawn("Board", "de", view(), [about(ettin)]);

    expect(marked(board)).toEqual([ettin]);
    expect(board.querySelector(`.figure.is-asked .asked-about`)).not.toBeNull();
    expect(board.querySelectorAll(".lens").length).toBeGreaterThanOrEqual(3);
    expect(board.querySelector(".group-figure.is-asked .asked-mark .sr")?.textContent).toContain("danach wird gefragt");
    expect(board.querySelectorAll(".hero-sheet .asked-mark")).toHaveLength(0);
    expect(board.querySelector(`.figure.is-asked [aria-label*="danach wird gefragt"]`)).not.toBeNull();
  });

  it("is marked on the sheet of a hero, also of one who lies on the floor", () => {
    const [hero] = view().heroes;
    if (!hero) throw new Error("no hero");
    const down = { ...hero, knocked_out: true, token: "space:0,0", figure: { ...hero.figure, spaces: [] } };
    const asked = [about(hero.ref)];

    expect(drawn("Board", "en", view(), asked).querySelector(".hero-sheet.is-asked .asked-mark")).not.toBeNull();
    const lying = drawn("Board", "en", view({ heroes: [down], outlook: null }), asked);
    expect(lying.querySelector(".fallen .asked-about")).not.toBeNull();
  });

  it("is a kind where a new one is put on the map, and nobody while one only looks on", () => {
    const group = drawn("Board", "en", view(), [about("monster:ettin")]);
    expect(group.querySelector(".group-name .asked-mark")).not.toBeNull();
    const past = drawn("Board", "en", view(), [about(ettin)], [], { watching: true });
    expect(past.querySelectorAll(".is-asked, .asked-mark")).toHaveLength(0);
  });
});
