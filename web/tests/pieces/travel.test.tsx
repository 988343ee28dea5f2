/** Pieces glide when they have moved, not when what they lie in has. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, it, vi } from "vitest";
import { Travel } from "../../src/pieces/travel";
import * as settings from "../../src/settings";

let glided: string[];
let boxes: Record<string, [x: number, y: number, width?: number]>;

beforeEach(() => {
  glided = [];
  vi.spyOn(settings, "moves").mockReturnValue(true);
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const size = this.matches(".boxless") ? 0 : 10;
    const [left, top, width = size] = (size > 0 && boxes[this.id]) || [0, 0];
    return { left, top, width, height: size, right: left + width, bottom: top + size } as DOMRect;
  };
  Element.prototype.animate = function (this: Element) {
    glided.push(this.id);
    return { playState: "finished", cancel: () => undefined } as unknown as Animation;
  };
});

/** Two rows of cards, drawn once for each of these layouts; a card lies in the row it is listed in. */
function drawn(...layouts: { rows: Record<string, string[]>; at: typeof boxes }[]): string[] {
  const root = document.createElement("div");
  document.body.append(root);
  layouts.forEach(({ rows, at }, when) => {
    boxes = at;
    const cards = (row: string[]) => row.map((card) => <b key={card} id={card} data-piece={card} />);
    act(() =>
      render(
        <Travel when={when}>
          {Object.entries(rows).map(([row, held]) => (
            <div key={row} id={row}>
              <i />
              {cards(held)}
            </div>
          ))}
        </Travel>,
        root,
      ),
    );
  });
  return glided;
}

const rows = { hand: ["a", "b"], table: ["c"] };
const laid = { hand: [0, 100], a: [10, 100], b: [30, 100], table: [0, 200], c: [10, 200] } as typeof boxes;

it("lets cards lie whose whole row was pushed aside", () => {
  expect(drawn({ rows, at: laid }, { rows, at: { ...laid, table: [0, 260], c: [10, 260] } })).toEqual([]);
});

it("moves a card within its row, also if the row has moved", () => {
  const pushed = { ...laid, hand: [0, 140], a: [30, 140], b: [10, 140] } as typeof boxes;

  expect(drawn({ rows, at: laid }, { rows: { ...rows, hand: ["b", "a"] }, at: pushed })).toEqual(["b", "a"]);
});

it("lets those lie that stay at the end of a row when it becomes shorter", () => {
  const whole = { ...laid, hand: [0, 100, 90], a: [40, 100], b: [70, 100] } as typeof boxes;
  const left = { ...whole, hand: [30, 100, 60] } as typeof boxes;

  expect(drawn({ rows, at: whole }, { rows: { ...rows, hand: ["b"] }, at: left })).toEqual([]);
});

it("moves a card from one row to the other", () => {
  const played = { hand: ["a"], table: ["c", "b"] };

  expect(drawn({ rows, at: laid }, { rows: played, at: { ...laid, b: [30, 200] } })).toEqual(["b"]);
});

it.each([
  ["the setting", { motion: "none" }, false],
  ["a device that wants less motion", { motion: "auto" }, true],
] as const)("lets nothing travel or fade in because of %s", (_, chosen, reduced) => {
  vi.mocked(settings.moves).mockRestore();
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  settings.set(chosen);
  const played = { hand: ["a"], table: ["c", "b", "d"] };
  const at = { ...laid, b: [30, 200], d: [50, 200] } as typeof boxes;

  expect(drawn({ rows, at: laid }, { rows: played, at })).toEqual([]);
  settings.set({ motion: "full" });
  expect(drawn({ rows, at: laid }, { rows: played, at })).toEqual(["b", "d"]);
});

it("follows the row around an element that takes no room itself", () => {
  const root = document.createElement("div");
  document.body.append(root);
  const moved = { ...laid, table: [0, 260], c: [10, 260] } as typeof boxes;
  for (const at of [laid, moved]) {
    boxes = at;
    act(() =>
      render(
        <Travel when={at}>
          <div id="table">
            <i />
            <div class="boxless">
              <i />
              <b id="c" data-piece="c" />
            </div>
          </div>
        </Travel>,
        root,
      ),
    );
  }

  expect(glided).toEqual([]);
});
