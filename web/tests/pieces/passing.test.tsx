/** What is said over the board for a while lies where nothing can be chosen. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Passing } from "../../src/shell/table/panels/passing";

const STAGE = new DOMRect(0, 100, 1000, 600);
const NOTE = new DOMRect(0, 0, 300, 50);

/** Where the note lies over a stage with options in these boxes. */
function placed(...options: DOMRect[]): string[] {
  const boxes = new Map<Element, DOMRect>();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return boxes.get(this) ?? NOTE;
  });
  document.body.innerHTML = '<div class="room"><main class="stage"></main><div class="foot"></div></div>';
  const stage = document.querySelector(".stage") as HTMLElement;
  boxes.set(stage, STAGE);
  for (const box of options) {
    const option = document.createElement("button");
    option.className = "is-option";
    boxes.set(stage.appendChild(option), box);
  }
  act(() => render(<Passing>Anna has sat down.</Passing>, document.querySelector(".foot") as HTMLElement));
  return [...(document.querySelector(".table-notice") as HTMLElement).classList].filter((name) =>
    /left|high/.test(name),
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

describe("a note over the board", () => {
  const foot = (left: number) => new DOMRect(left, 640, 200, 60);

  it("lies at the foot on the right while nothing is chosen there", () => {
    expect(placed()).toEqual([]);
    expect(placed(foot(100))).toEqual([]);
  });

  it("goes to the other side, and up where one chooses all along the foot", () => {
    expect(placed(foot(760))).toEqual(["is-left"]);
    expect(placed(foot(100), foot(760))).toEqual(["is-high"]);
    expect(placed(foot(100), foot(760), new DOMRect(700, 100, 300, 90))).toEqual(["is-left", "is-high"]);
  });
});
