/** Cards of Tyrants under the mouse and the finger: when they explain themselves, and what pressing them means. */

import { readFileSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableContext } from "../../src/games/board";
import tyrants from "../../src/games/tyrants";
import { MinionCard } from "../../src/games/tyrants/cards";
import { PlaySimple } from "../../src/games/tyrants/simple";
import type { TyrantsView } from "../../src/games/tyrants/view";
import type { Ask } from "../../src/net/protocol";
import { hideTip, TipLayer } from "../../src/pieces/tip";
import { ask, atTable, Recording } from "../scenes";

const PRINTED: Record<string, string> = { noble: "Gain 1 influence.", spy_master: "Place 1 spy." };

function at(open: Ask, chosen: [string, boolean | undefined][] = []) {
  const plain = atTable(tyrants, "en", []);
  const component = (ref: string) => {
    const text = PRINTED[ref.replace(/^\w+:|\.\d+$/g, "")];
    return text ? { name: text, text, data: { deck_vp: 0, inner_circle_vp: 1, deck: "drow" } } : undefined;
  };
  const texts = Object.assign(Object.create(plain.texts), { component });
  return atTable(tyrants, "en", [open], { texts, choose: (key, on) => chosen.push([key, on]) });
}

describe("a card that shows its whole text", () => {
  const heights: Record<string, number> = {};
  const clientHeight = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "clientHeight") as PropertyDescriptor;
  let root: HTMLElement;

  beforeEach(() => {
    vi.useFakeTimers();
    for (const part of Object.keys(heights)) delete heights[part];
    const tall = function (this: Element) {
      return [...this.classList].map((name) => heights[name]).find((height) => height !== undefined) ?? 20;
    };
    Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: tall });
    root = document.body.appendChild(document.createElement("div"));
  });
  afterEach(() => {
    act(() => render(null, root));
    root.remove();
    Object.defineProperty(HTMLElement.prototype, "clientHeight", clientHeight);
    vi.useRealTimers();
  });

  /** Whether its note is open after so long a rest of the mouse on it. */
  function opens(card: string, open: Ask, cut = false): (ms: number) => boolean {
    const shown = (
      <TableContext.Provider value={at(open)}>
        <MinionCard card={card} of={`play:${card}`} />
        <TipLayer />
      </TableContext.Provider>
    );
    act(() => hideTip());
    act(() => render(shown, root));
    const here = root.querySelector(".minion") as HTMLElement;
    here.querySelector(".card-text")?.classList.toggle("is-cut", cut);
    here.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse", clientX: 1 }));
    return (ms) => {
      act(() => void vi.advanceTimersByTime(ms));
      return root.querySelector(".tip") !== null;
    };
  }

  it("has no note where there is nothing to add", () => {
    expect(opens("noble.1", ask("main", ["play:noble.1"]))(5000)).toBe(false);
  });

  it("explains its keywords, or why not, after a longer rest only", () => {
    const keywords = opens("spy_master.1", ask("main", ["play:spy_master.1"]));
    expect([keywords(700), keywords(300)]).toEqual([false, true]);

    act(() => render(null, root));
    const refused = opens("noble.1", ask("main", [], ["play:noble.1"]));
    expect([refused(700), refused(300)]).toEqual([false, true]);
  });

  it("shows its values after a longer rest where they do not stand on it", () => {
    heights["card-foot"] = 0;
    const open = opens("noble.1", ask("main", ["play:noble.1"]));

    expect([open(700), open(300)]).toEqual([false, true]);
  });

  it("has its note soon where its text is cut or out of sight, and at once for the keyboard", () => {
    expect(opens("noble.1", ask("main", ["play:noble.1"]), true)(400)).toBe(true);

    act(() => render(null, root));
    heights["card-text"] = 0;
    expect(opens("noble.1", ask("main", ["play:noble.1"]))(400)).toBe(true);

    act(() => render(null, root));
    delete heights["card-text"];
    const plain = opens("noble.1", ask("main", ["play:noble.1"]));
    const card = root.querySelector(".minion") as HTMLElement;
    vi.spyOn(card, "matches").mockReturnValue(true);
    card.dispatchEvent(new FocusEvent("focus"));
    expect(plain(100)).toBe(true);
  });
});

it("no note lies on the map or the market as long as there is another place", () => {
  const recording = new Recording(tyrants);
  const drawn = recording.drawn(recording.scenes[0] as (typeof recording.scenes)[0], "en", "Board");

  for (const part of [".tyrants-map", ".tyrants-market"])
    expect(drawn.querySelector(part)?.classList.contains("keeps-clear")).toBe(true);
});

describe("all simple cards at once", () => {
  it("are one deed: the second goes on with the first, and one press takes all back", () => {
    const chosen: [string, boolean | undefined][] = [];
    const hand = ["noble.1", "soldier.1", "noble.2"];
    const root = document.createElement("div");
    const shows = (id: string, left: string[]) => {
      const open = { ...ask("main", [...left.map((card) => `play:${card}`), "end"]), id };
      act(() =>
        render(
          <TableContext.Provider value={at(open, chosen)}>
            <PlaySimple view={{ hand: left } as TyrantsView} />
          </TableContext.Provider>,
          root,
        ),
      );
    };
    shows("1", hand);
    act(() => root.querySelector("button")?.click());
    shows("2", hand.slice(1));
    shows("3", hand.slice(2));

    expect(chosen).toEqual([
      ["play:noble.1", false],
      ["play:soldier.1", true],
      ["play:noble.2", true],
    ]);
  });
});

describe("an option that brings nothing", () => {
  const keys = ["option:enchanter_of_thay-1", "option:enchanter_of_thay-2"] as const;
  const open = { ...ask("option", [...keys]), args: { [keys[1]]: "return_own_spy" } };
  const doubt = (key: string) => tyrants.confirms?.(open, key, {} as TyrantsView) ?? null;

  it("is asked about, another is not", () => {
    expect(doubt(keys[0])).toBeNull();
    expect(doubt(keys[1])?.args).toEqual({ cost: "return_own_spy" });
  });

  it("says what is lacking: on its button, and when it is asked about", () => {
    for (const [lang, words] of [
      ["en", "no spy on the board"],
      ["de", "keinen Spion auf dem Spielplan"],
    ] as const) {
      const { texts } = atTable(tyrants, lang, []);
      const asked = doubt(keys[1]);
      expect(texts.option("option", keys[1], open.args)).toContain(words);
      expect(texts.option("option", keys[0], open.args)).not.toContain(words);
      expect(texts.say(asked?.id ?? "", asked?.args)).toContain(words);
    }
  });

  it.each(["return_own_spy", "devour_hand", "discard_hand", "devour_inner_circle", "devour_this"])(
    "has words for what is lacking in both languages: %s",
    (cost) => {
      for (const lang of ["en", "de"] as const) {
        const { texts } = atTable(tyrants, lang, []);
        expect(texts.option("option", keys[1], { [keys[1]]: cost })).toMatch(/\(.+\.\)$/);
      }
    },
  );
});

it("a number that changes says so below itself where the name of its house stands above", () => {
  const css = readFileSync("src/games/tyrants/houses.css", "utf8");
  const [, low = ""] = /@container \(max-width: ([^{]*\{[^}]*\.house-numbers \.count-change \{[^}]*)\}/.exec(css) ?? [];

  expect(low).toMatch(/^429\.98px/);
  expect(low).toMatch(/top: calc\(100% - \d+px\);\s+bottom: auto/);
});
