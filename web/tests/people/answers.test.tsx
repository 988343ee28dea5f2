/** The answers in the prompt bar, by keyboard. */

import { createRef, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TableContext } from "../../src/games/board";
import tyrants from "../../src/games/tyrants";
import type { Ask, Key } from "../../src/net/protocol";
import { TipLayer } from "../../src/pieces/tip";
import { Answers } from "../../src/shell/table/answers";
import { type KeyActions, useKeys } from "../../src/shell/table/keys";
import { ask, atTable } from "../scenes";

const root = document.body.appendChild(document.createElement("div"));
const nothing = () => undefined;

afterEach(() => act(() => render(null, root)));

/** The bar of a question of Tyrants, with the keys of the table. */
function Bar({ open, choose }: { open: Ask; choose: (key: Key) => void }) {
  const at = atTable(tyrants, "en", [open], { choose });
  const course = { shown: { peek: () => ({ waiting: 0 }) } };
  const actions = { asking: true, stage: createRef(), review: null, course, blocked: false };
  useKeys({ ...actions, escape: nothing } as unknown as KeyActions);
  return (
    <TableContext.Provider value={at}>
      <Answers ask={open} at={at} />
      <TipLayer />
    </TableContext.Provider>
  );
}

function press(key: string) {
  act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
}

describe("a number", () => {
  it("answers, or says why not where its answer is dimmed", () => {
    const choose = vi.fn();
    const refused = [{ key: "assassinate", code: "power.too_little", rule: "", args: {} }];
    act(() => render(<Bar open={{ ...ask("main", ["deploy", "end"]), refused }} choose={choose} />, root));

    press("2");
    expect(root.querySelector("[role=tooltip]")?.textContent).toContain("Assassinate");
    expect(choose).not.toHaveBeenCalled();
    press("1");
    expect(choose).toHaveBeenCalledWith("deploy");
  });

  it("answers nothing that does not bear it: a folded list is unfolded first", () => {
    const choose = vi.fn();
    const many = Array.from({ length: 20 }, (_, n) => `route:${n}`);
    act(() => render(<Bar open={ask("main", [...many, "end"])} choose={choose} />, root));
    const marks = () => [...root.querySelectorAll(".answers kbd")].map((one) => one.textContent);

    expect(marks()).toEqual(["0"]);
    press("3");
    expect(choose).not.toHaveBeenCalled();
    expect(marks()).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]);
    press("3");
    expect(choose).toHaveBeenCalledWith("route:2");
  });

  it("is given once to copies nobody can tell apart", () => {
    act(() =>
      render(
        <Bar open={ask("main", ["play:noble.1", "play:noble.2", "play:soldier.1", "end"])} choose={nothing} />,
        root,
      ),
    );
    act(() => root.querySelector<HTMLElement>(".answers [aria-expanded=false]")?.click());

    expect([...root.querySelectorAll(".answers kbd")].map((one) => one.textContent)).toEqual(["1", "2", "0"]);
  });
});

describe("the list of all answers", () => {
  it("is closed by Esc", () => {
    const many = Array.from({ length: 20 }, (_, n) => `route:${n}`);
    act(() => render(<Bar open={ask("main", ["end", ...many])} choose={nothing} />, root));
    const shown = () => root.querySelectorAll(".answers [data-answer]").length;

    expect(shown()).toBe(1);
    act(() => root.querySelector<HTMLElement>(".answers .quiet")?.click());
    expect(shown()).toBe(21);
    press("Escape");
    expect(shown()).toBe(1);
  });
});
