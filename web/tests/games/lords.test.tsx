/** The Dungeon Lords board: the film of a battle, and every recorded scene in both languages and both views. */

import { describe, expect, it } from "vitest";
import lords from "../../src/games/lords";
import { tabOf } from "../../src/games/lords/board";
import { passages } from "../../src/games/lords/dungeon";
import { framesOf } from "../../src/games/lords/film";
import { chosenSoFar } from "../../src/games/lords/orders";
import { staging } from "../../src/games/lords/staging";
import { holders } from "../../src/games/lords/titles";
import type { LordsView } from "../../src/games/lords/view";
import type { EventKind, Told } from "../../src/net/protocol";
import { ask, inWords, told as line, Recording } from "../scenes";

const recording = new Recording(lords);

describe("every recorded scene", () => {
  it.each(recording.cases)("%i in %s can be answered on the board and in the text view", (_, lang, scene) => {
    const board = recording.drawn(scene, lang, "Board");
    const text = recording.drawn(scene, lang, "Text");

    recording.answerable(scene, board);
    expect(text.querySelectorAll("h2").length).toBeGreaterThanOrEqual(4);
    inWords(board);
    inWords(text);
  });
});

describe("the town", () => {
  const [, lang, scene] =
    recording.cases.find(([, , one]) => recording.drawn(one, "en", "Board").querySelector(".place")) ?? [];

  it("is one stop of the keyboard a house; arrows go on to its other spaces", () => {
    if (!scene || !lang) throw new Error("no recorded scene has a town");
    const root = recording.drawn(scene, lang, "Board");
    document.body.append(root);
    const [first, second] = root.querySelectorAll<HTMLElement>(".place:first-of-type .space > b");
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

    first?.focus();
    press("ArrowDown");

    expect(document.activeElement).toBe(second);
    expect(second?.getAttribute("aria-label")).toMatch(/ II: ./);
    expect(root.querySelectorAll('.place .space > b[tabindex="0"]')).toHaveLength(
      root.querySelectorAll(".place").length,
    );
    root.remove();
  });
});

describe("the film of a battle", () => {
  const party = (...heroes: [string, number, number][]) =>
    heroes.map(([hero, hp, wounds]) => ({
      hero,
      type: "warrior",
      hp,
      wounds,
      anti_trap: 0,
      hearts: 0,
      magic: 0,
      gift: null,
    }));
  const view = {
    lords: [
      { seat: 0, prison: [], party: party(["hero:a", 4, 0], ["hero:b", 3, 1]) },
      { seat: 1, prison: [], party: [] },
    ],
    battle: null,
    town: [],
    combat_round: 1,
  } as unknown as LordsView;
  const told = (event: EventKind, args: Told["args"] = {}) => line(event, { seat: "seat:0", ...args });

  it("names the trap, the monster and fatigue as causes, one after another", () => {
    const log = [
      told("battle_began", { cell: "cell:1,3" }),
      told("trap_sprung", { trap: "trap:pendulum.1" }),
      told("hero_hurt", { hero: "hero:b", damage: 1, cause: "trap:pendulum.1" }),
      told("spell_ignored", { spell: "spell:suggestion" }),
      told("monster_acted", { tile: "monster:troll.1", attack: "attack:club" }),
      told("hero_hurt", { hero: "hero:a", damage: 3, cause: "monster:troll.1" }),
      told("monster_stunned", { tile: "monster:troll.1" }),
      told("hero_hurt", { hero: "hero:a", damage: 1, cause: "fatigue" }),
    ];
    const causes = framesOf(log, view);

    expect(causes.filter((frame) => frame.hurt).map((frame) => [frame.hurt, frame.cause, frame.step])).toEqual([
      ["hero:b", "trap:pendulum.1", "trap"],
      ["hero:a", "monster:troll.1", "monsters"],
      ["hero:a", "fatigue", "conquest"],
    ]);
  });

  it("shows the damage as it stood at each moment, and takes the fallen out of the line", () => {
    const hit = staging.after?.(view, told("hero_hurt", { hero: "hero:b", damage: 2, cause: "monster:troll.1" }));
    const gone = staging.after?.(hit as LordsView, told("hero_imprisoned", { hero: "hero:b" }));

    expect(hit?.lords[0]?.party.map((hero) => hero.wounds)).toEqual([0, 3]);
    expect(gone?.lords[0]?.party.map((hero) => hero.hero)).toEqual(["hero:a"]);
    expect(gone?.lords[0]?.prison).toEqual(["hero:b"]);
    expect(view.lords[0]?.party).toHaveLength(2);
  });

  it("keeps the card of its own round and shows who acts", () => {
    const [card, , act] = framesOf(
      [
        told("card_shown", { spell: "spell:suggestion", number: 2, fatigue: 1 }),
        told("battle_began"),
        told("monster_acted", { tile: "monster:witch.1" }),
      ],
      view,
    );

    expect(card?.card).toEqual({ spell: "spell:suggestion", round: 2, fatigue: 1 });
    expect([act?.actor, act?.card?.round]).toEqual(["monster:witch.1", 2]);
  });

  it("heals in the healing step", () => {
    const healed = told("hero_healed", { hero: "hero:b", points: 1 });

    expect(framesOf([told("battle_began"), healed], view).at(-1)?.step).toBe("healing");
    expect(staging.after?.(view, healed).lords[0]?.party[1]?.wounds).toBe(0);
  });
});

describe("orders that are turned up", () => {
  const lord = { seat: 1, orders: [], chosen: ["order:get_food"] };
  const view = { lords: [lord], spaces: [] } as unknown as LordsView;
  const told = (event: EventKind, args: Told["args"]) => line(event, { seat: "seat:1", ...args });
  const after = (log: Told[]) => log.reduce((now, entry) => staging.after?.(now, entry) ?? now, view);

  it("put the servant on the card, then send him to his place and back", () => {
    const log = [
      told("order_revealed", { order: "order:get_food", number: 1 }),
      told("minion_placed", { space: "space:get_food.2" }),
      told("order_done", { space: "space:get_food.2" }),
    ];
    const steps = [1, 2, 3].map((count) => after(log.slice(0, count)));

    expect(steps.map((step) => step.lords[0]?.orders[0]?.minion)).toEqual(["card", "space", "card"]);
    expect(steps.map((step) => step.spaces.length)).toEqual([0, 1, 0]);
    expect(steps[0]?.lords[0]?.chosen).toEqual([]);
  });
});

describe("small parts of the board", () => {
  it("joins neighbouring tiles by passages", () => {
    const tiles = ["cell:1,3", "cell:1,4", "cell:2,3"].map((cell) => ({ cell, room: null, conquered: false }));

    expect(passages(tiles, "cell:1,3")).toEqual({ right: true, down: true });
    expect(passages(tiles, "cell:1,4")).toEqual({ right: false, down: false });
  });

  it("tells who would hold a title, shared or alone", () => {
    const measures = [{ tunnel_lord: 3 }, { tunnel_lord: 5 }, { tunnel_lord: 5 }];

    expect(holders(measures, "tunnel_lord")).toEqual([1, 2]);
  });

  it("has what is used up behind what stays, so that nothing slides under a resting pointer", () => {
    const drawn = recording.scenes.map((scene) => recording.drawn(scene, "en", "Board"));
    const orders = drawn.map((board) =>
      [...board.querySelectorAll(".chambers > .chamber")].map((one) =>
        ["prison", "lair", "traps"].findIndex((name) => one.classList.contains(name)),
      ),
    );

    const known = orders.map((order) => order.filter((place) => place >= 0));
    expect(known.some((order) => order.includes(0) && order.length > 1)).toBe(true);
    for (const order of known) expect(order).toEqual([...order].sort());
  });

  it("shows orders chosen so far in their order", () => {
    expect(chosenSoFar({ number: 3, first: "order:get_food", second: "order:buy_traps" })).toEqual([
      "order:get_food",
      "order:buy_traps",
    ]);
  });

  it("brings the part of the board to the front that the decision is about", () => {
    expect(tabOf(ask("hire"))).toBe("town");
    expect(tabOf(ask("dig"))).toBe("mine");
    expect(tabOf(undefined)).toBeNull();
  });
});
