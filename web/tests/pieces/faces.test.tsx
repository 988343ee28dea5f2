/** Everything answers "what is this?": in words, in both languages, with the rule behind it. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type GameBoard, TableContext } from "../../src/games/board";
import descent from "../../src/games/descent";
import domains from "../../src/games/domains";
import lords from "../../src/games/lords";
import tyrants from "../../src/games/tyrants";
import { Choice } from "../../src/pieces/choice";
import { Face, what } from "../../src/pieces/face";
import { hideTip, TipLayer } from "../../src/pieces/tip";
import { ask, atTable, Recording, textsOf } from "../scenes";

const GAMES: [string, GameBoard][] = [lords, tyrants, domains, descent].map((game) => [game.slug, game]);
const LANGS = ["de", "en"] as const;

describe.each(GAMES)("what is this? in %s", (slug, game) => {
  it("explains its keywords, and knows where they are printed", () => {
    for (const lang of LANGS)
      for (const word of game.words ?? []) {
        const about = textsOf(slug, lang, String).about(word);

        expect([word, about?.words, about?.rule, about?.match]).not.toContain(undefined);
        expect(() => new RegExp(about?.match ?? "(", "i")).not.toThrow();
      }
  });

  it("explains whatever its board calls by name, and every phase", () => {
    const folder = join(__dirname, "../../src/games", slug);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
    const source = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
    const index = readFileSync(join(folder, "index.ts"), "utf8");
    const asked = [...source.matchAll(/what\(at, "([a-z_]+:[a-z_]+)"/g)].map(([, ref]) => ref ?? "");
    const phases = [...index.matchAll(/\bid: "([a-z]+)", label/g)].map(([, id]) => `phase:${id}`);

    expect(asked.length + phases.length).toBeGreaterThan(2);
    for (const lang of LANGS)
      for (const ref of [...asked, ...phases]) {
        const texts = textsOf(slug, lang, String);
        const about = texts.about(ref);
        expect([ref, about?.words, about?.rule]).not.toContain(undefined);
        expect(texts.name(ref)).not.toBe(ref.split(":")[1]?.replaceAll("_", " "));
      }
  });
});

/** Where a pictogram or a bare number says only to a waiting mouse, or to nobody, what it is. */
function muteIn(root: HTMLElement): string[] {
  const titled = [...root.querySelectorAll("[title]:not(button), title")];
  const icons = [...root.querySelectorAll("svg.icon[aria-label]")];
  const silent = [...titled, ...icons.filter((one) => !one.closest("[data-what], [data-face], button"))];
  return silent.map((one) => (one.parentElement?.getAttribute("class") ?? "").replace(/ +(is|has|res)-.*$/, "").trim());
}

describe.each(GAMES)("a pictogram of %s", (_, game) => {
  it("says what it is by hover, focus and long press, or lies on what does", () => {
    const recording = new Recording(game);
    const some = recording.cases.filter(([index]) => index % 3 === 0 || recording.scenes.length < 6);
    const mute = new Set(some.flatMap(([, lang, scene]) => muteIn(recording.drawn(scene, lang, "Board"))));

    expect([...mute]).toEqual([]);
  }, 60_000);
});

describe("a thing that lies on another", () => {
  afterEach(() => {
    vi.useRealTimers();
    hideTip();
  });

  it("is the one that a long press explains", () => {
    vi.useFakeTimers();
    const at = atTable(domains, "en", []);
    const root = document.body.appendChild(document.createElement("div"));
    act(() =>
      render(
        <TableContext.Provider value={at}>
          <div {...what(at, "thing:lore")}>
            <b {...what(at, "thing:decay")} />
          </div>
          <TipLayer />
        </TableContext.Provider>,
        root,
      ),
    );
    const down = new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" });
    act(() => {
      root.querySelector("b")?.dispatchEvent(down);
      vi.advanceTimersByTime(1000);
    });

    expect(root.querySelector(".tip h4")?.textContent).toBe("State of Decay");
    root.remove();
  });
});

describe("the face of a card", () => {
  it("says what its keywords mean", () => {
    const at = atTable(tyrants, "en", []);
    const texts = Object.create(at.texts, {
      component: {
        value: (ref: string) =>
          ref === "card:nobody" ? { name: "Nobody", text: "Assassinate a troop. Then promote this card." } : undefined,
      },
    });
    const root = document.createElement("div");
    render(
      <TableContext.Provider value={{ ...at, texts }}>
        <Face of="card:nobody" />
      </TableContext.Provider>,
      root,
    );

    expect([...root.querySelectorAll("dt")].map((word) => word.textContent)).toEqual(["Assassinate", "Promote"]);
    expect(root.textContent).toContain("trophy hall");
  });
});

describe("one of very many pieces", () => {
  it("says what it is, and Tab stops there only while it can be chosen", () => {
    const stops = [[], [ask("deploy", ["space:a"])]].map((asks) => {
      const root = document.createElement("div");
      render(
        <TableContext.Provider value={atTable(tyrants, "en", asks)}>
          <Choice of="space:a" many face="thing:white_troop" />
        </TableContext.Provider>,
        root,
      );
      return root.querySelector<HTMLElement>("[role=button]")?.tabIndex;
    });

    expect(stops).toEqual([-1, 0]);
  });
});
