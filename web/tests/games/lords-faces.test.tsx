/** Everything on the board of Dungeon Lords says what it is, to a pointer and to the keyboard. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { describe, expect, it, vi } from "vitest";
import { TableContext } from "../../src/games/board";
import lords from "../../src/games/lords";
import { STEPS } from "../../src/games/lords/film";
import { ruleOf } from "../../src/games/lords/printed";
import type { LordsView } from "../../src/games/lords/view";
import { Face } from "../../src/pieces/face";
import { TipLayer } from "../../src/pieces/tip";
import { atTable, draw, Recording } from "../scenes";

const recording = new Recording(lords);
const BATTLE = 26;
const RULES = readFileSync(join(__dirname, "../../../src/gruft/games/lords/rules.yaml"), "utf8");
const BOOK = [...RULES.matchAll(/^- id: (\S+)/gm)].map(([, id]) => id);

/** What lies on the board besides cards that can be chosen, and what of it explains itself. */
const THINGS = [
  ".lord-who",
  ".lord-evil",
  ".store",
  ".orders-played > li > span",
  ".field-order",
  ".inaccessible-order",
  ".space",
  ".season-name",
  ".event",
  ".combat-card",
  ".tent",
  ".hero",
  ".tile",
  ".dungeon.small .room-use",
  ".stone",
  ".titles li",
  ".steps li > span",
  ".spell-card h4 > span",
  ".spell-facts strong",
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

  it("leads from every component to a rule of the book, and from an order and its spaces to their own", () => {
    const { texts } = atTable(lords, "en", []);
    const kinds = ["order", "space", "monster", "room", "trap", "hero", "spell", "event", "special", "gift"];
    const lost = kinds.flatMap((kind) => texts.refs(kind)).filter((ref) => !BOOK.includes(ruleOf(ref) ?? ""));
    const orders = texts.refs("order");
    const spaces = orders.flatMap((order) => [1, 2, 3].map((number) => [order, number] as const));

    expect(kinds.filter((kind) => texts.refs(kind).length === 0)).toEqual([]);
    expect(lost).toEqual([]);
    expect(new Set(orders.map(ruleOf)).size).toBe(8);
    for (const [order, number] of spaces)
      expect(ruleOf(`${order.replace("order:", "space:")}.${number}`)).toBe(ruleOf(order));
  });

  it.each([
    ["en", "Carries: Magic Wand.", "1 more magic symbol"],
    ["de", "Trägt: Zauberstab.", "1 Magiesymbol mehr"],
  ] as const)("names the gift of a hero, on the hero and on his face (%s)", (lang, carries, does) => {
    const view = recording.scenes[BATTLE]?.parts[0]?.view as unknown as LordsView;
    const realms = view.lords.map((lord) => ({
      ...lord,
      party: lord.party.map((hero, place) => (place === 0 ? { ...hero, gift: "gift:wand" } : hero)),
    }));
    const changed = { ...view, lords: realms };
    const at = atTable(lords, lang, [], { table: recording.table, view: changed });
    const [hero = "", other = ""] = realms[0]?.party.map((one) => one.hero) ?? [];
    const face = (of: string) => {
      const root = document.createElement("div");
      render(
        <TableContext.Provider value={at}>
          <Face of={of} />
        </TableContext.Provider>,
        root,
      );
      return root.textContent;
    };

    const marks = draw("Board", changed, at).querySelectorAll(`[data-ref="${hero}"] .hero-gift`);
    expect([...marks].map((mark) => mark.getAttribute("aria-label"))).toContain(carries);
    expect(draw("Text", changed, at).textContent).toContain(carries);
    expect(face(hero)).toContain(carries);
    expect(face(hero)).toContain(does);
    expect(face(other)).not.toContain(carries);
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

  it.each(["de", "en"] as const)(
    "explains the keywords of its cards and the steps of a battle, with their rules (%s)",
    (lang) => {
      const { texts } = atTable(lords, lang, []);
      const printed = ["spell", "trap", "attack", "room", "event"].flatMap((kind) =>
        texts.refs(kind).map((ref) => texts.component(ref)?.text ?? ""),
      );
      const said = (ref: string) => {
        const { words, rule, match } = texts.about(ref) ?? {};
        return { words, rule, found: match ? printed.filter((text) => new RegExp(match, "i").test(text)).length : 0 };
      };

      for (const word of lords.words ?? []) expect(said(word).found, word).toBeGreaterThan(0);
      for (const ref of [...(lords.words ?? []), ...STEPS.map((step) => `step:${step}`), ...texts.refs("spell")]) {
        expect(said(ref).words, ref).toBeTruthy();
        expect(BOOK, ref).toContain(said(ref).rule);
        expect(texts.name(ref), ref).not.toContain("[");
      }
      expect(lords.words?.length).toBeGreaterThan(5);
    },
  );

  it("leads from a name and from those in prison to the rules behind them", async () => {
    const view = recording.scenes[BATTLE]?.parts[0]?.view as unknown as LordsView;
    const jailed = {
      ...view,
      lords: view.lords.map((lord) => ({ ...lord, prison: ["hero:thief_y1_1"] })),
    } as LordsView;
    const at = atTable(lords, "en", [], { table: recording.table, view: jailed });
    const root = document.body.appendChild(document.createElement("div"));
    render(
      <TableContext.Provider value={at}>
        <lords.Board view={jailed} at={at} />
        <TipLayer />
      </TableContext.Provider>,
      root,
    );

    for (const [thing, rule] of [
      [".neighbour .lord-who", "DL-GEN-02"],
      ['.neighbour .store[aria-label^="Prison"]', "DL-SCORE-03"],
    ] as const) {
      root.querySelector(thing)?.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse", clientX: 1 }));
      await vi.waitFor(() => expect(document.querySelector(".tip .rule-link")?.textContent).toBe(rule));
    }
    render(null, root);
    root.remove();
  });

  it("occurs in the recorded scenes", () => {
    expect(THINGS.filter((things) => !seen.has(things))).toEqual([]);
  });
});
