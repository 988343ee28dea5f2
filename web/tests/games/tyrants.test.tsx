/** The Tyrants board: which ref of a thing counts now, and which part of the board comes to the front. */

import { render } from "preact";
import { describe, expect, it, vi } from "vitest";
import { TableContext } from "../../src/games/board";
import tyrants from "../../src/games/tyrants";
import { namesDo, slotsOf, tabOf, tabsWith } from "../../src/games/tyrants/board";
import { Pool } from "../../src/games/tyrants/houses";
import { iconOf } from "../../src/games/tyrants/icons";
import { UnderdarkMap, windowOn } from "../../src/games/tyrants/map";
import {
  current,
  designOf,
  handRef,
  marketRef,
  ownerOf,
  routeOf,
  seatOf,
  stackRef,
  type TyrantsView,
} from "../../src/games/tyrants/view";
import type { Ask } from "../../src/net/protocol";
import { Face } from "../../src/pieces/face";
import { TipLayer } from "../../src/pieces/tip";
import { set } from "../../src/settings";
import { stepsOf } from "../../src/timeline/steps";
import type { Asks } from "../../src/wire/tyrants";
import { ask, atTable, Recording, told } from "../scenes";

const at = (...asks: Ask[]) => atTable(tyrants, "en", asks);

/** A site and a route as the map needs them. */
const PLACES: Record<string, unknown> = {
  "site:eryndlyn": {
    name: "Eryndlyn",
    data: {
      box: [300, 300, 380, 360],
      label_xy: [340, 315],
      space_xy: [
        [320, 340],
        [360, 340],
      ],
      spy_xy: [
        [310, 365],
        [330, 365],
        [350, 365],
        [370, 365],
      ],
      marker_xy: [340, 350],
      marker_vp: 1,
    },
  },
  "route:eryndlyn__skullport": { data: { a: "eryndlyn", b: "skullport", xy: [[420, 340]] } },
};

/** Every question there is; `changed` asks nothing of its own. */
const ASKED = {
  assassinate: true,
  assassinate_basic: true,
  claim: true,
  deploy: true,
  deploy_basic: true,
  devour_market: true,
  discard: true,
  discard_for: true,
  focus: true,
  hall: true,
  late: true,
  main: true,
  move: true,
  move_to: true,
  one_site: true,
  option: true,
  outcast_for: true,
  pay_circle: true,
  pay_devour: true,
  pay_discard: true,
  pay_more_spies: true,
  pay_spies: true,
  pay_spy: true,
  pay_this: true,
  place_spy: true,
  play_from: true,
  promote: true,
  promote_from: true,
  react: true,
  recruit_free: true,
  return_enemy_spy: true,
  return_piece: true,
  return_spy_basic: true,
  spy_back: true,
  spy_order: true,
  supplant: true,
  swap_market: true,
  trophy: true,
  trophy_to: true,
} satisfies Record<Exclude<keyof Asks, "changed">, true>;

describe("refs", () => {
  it("takes the ref that can be answered before one that is refused before the first", () => {
    expect(current(at(ask("deploy", ["card:b.1"])), ["play:b.1", "card:b.1"])).toBe("card:b.1");
    expect(current(at(ask("deploy", [], ["card:b.1"])), ["play:b.1", "card:b.1"])).toBe("card:b.1");
    expect(current(at(), ["play:b.1", "card:b.1"])).toBe("play:b.1");
  });

  it("knows a card in hand as something to play or to pay with", () => {
    expect(handRef(at(ask("main", ["play:noble.3"])), "noble.3")).toBe("play:noble.3");
    expect(handRef(at(ask("pay_devour", ["card:noble.3", "pass"])), "noble.3")).toBe("card:noble.3");
    expect(marketRef(at(ask("main", ["recruit:kobold.1"])), "kobold.1")).toBe("recruit:kobold.1");
  });

  it("offers a stack for its own cards, not for copies somebody has played", () => {
    const view = {
      hand: [],
      play_area: ["house_guard.2"],
      late: [],
      resolving: [],
      players: [{ discard: ["house_guard.3"], inner_circle: ["house_guard.4"] }],
      market: { devoured: [] },
    } as unknown as TyrantsView;
    const fifteen = { component: () => ({ data: { copies: 15 } }) };
    const texts = Object.assign(Object.create(at().texts), fifteen);
    const stack = (open: Ask) => stackRef(atTable(tyrants, "en", [open], { texts }), view, "house_guard");

    expect(stack(ask("main", ["recruit:house_guard.15", "end"]))).toBe("recruit:house_guard.15");
    expect(stack(ask("devour_market", ["card:house_guard.15", "pass"]))).toBe("card:house_guard.15");
    expect(stack(ask("promote", ["card:house_guard.2", "card:house_guard.4"]))).toBe("card:house_guard");
  });

  it("takes names apart", () => {
    expect(designOf("priestess_of_lolth.15")).toBe("priestess_of_lolth");
    expect(routeOf("araumycos__labyrinth_2")).toEqual({ route: "araumycos__labyrinth", number: 1 });
    expect(["black", "red", "blue", "orange", "white"].map(seatOf)).toEqual([0, 1, 2, 3, null]);
  });
});

describe("what is left", () => {
  it("is named, and nothing else", () => {
    const { texts } = at();
    const left = (hand: number, power: number, influence: number) =>
      /have (.*);/.exec(texts.say("board-confirm-end", { hand, power, influence }))?.[1];

    expect(left(2, 1, 3)).toBe("2 cards in hand, 1 power and 3 influence");
    expect(left(1, 0, 0)).toBe("1 card in hand");
    expect(left(1, 2, 0)).toBe("1 card in hand and 2 power");
    expect(left(1, 0, 2)).toBe("1 card in hand and 2 influence");
    expect(left(0, 1, 1)).toBe("1 power and 1 influence");
    expect(left(0, 1, 0)).toBe("1 power");
    expect(left(0, 0, 1)).toBe("1 influence");
    expect(texts.ask("main", { power: 0, influence: 0 })).toMatch(/^Your turn: /);
    expect(texts.ask("main", { power: 2, influence: 0 })).toMatch(/^Your turn \(2 power\): /);
  });
});

describe("the board in words", () => {
  it("names the stacks of the market, and trophies that may be chosen", () => {
    const house = { seat: 0, color: "black", trophies: { white: 2, red: 1 }, discard: [], inner_circle: [], score: {} };
    const market = { row: [], devoured: [], priestesses: 7, guards: 15, outcasts: 30 };
    const sites = [
      { id: "eryndlyn", vp: 2, troops: ["red", "white", null], spies: ["blue", "black"], control: null, marker: true },
    ];
    const view = { players: [house], market, sites, routes: [], decks: ["drow"], hand: [], play_area: [] };
    const lists = { late: [], resolving: [], round: 1, active: 0, power: 0, influence: 0 };
    const root = document.createElement("div");
    const table = at(ask("trophy", ["trophy:black-red"]));
    render(
      <TableContext.Provider value={table}>
        <tyrants.Text view={{ ...view, ...lists } as unknown as TyrantsView} at={table} />
      </TableContext.Provider>,
      root,
    );

    const words = root.textContent ?? "";
    expect(words).toMatch(/×7.*×15/);
    expect(words).not.toContain("×30");
    expect(words).toContain("1 Red, 1 White, 1 free");
    expect(words).toContain("Black");
    const heads = [...root.querySelectorAll("th[scope=col]")].map((head) => head.textContent);
    expect(heads).toEqual(["Site", "VP", "Troops", "Spies", "Control"]);
    expect(root.querySelectorAll('[data-ref="trophy:black-red"].is-option')).toHaveLength(1);
    render(null, root);
  });
});

describe("ending a turn", () => {
  const asked = (keys: string[], power: number, influence: number) =>
    tyrants.confirms?.(ask("main", [...keys, "end"]), "end", { hand: ["noble.1"], power, influence } as TyrantsView)
      ?.args;

  it("is asked about while something can still be done with what is left", () => {
    expect(asked(["play:noble.1"], 0, 0)).toEqual({ hand: 1, power: 0, influence: 0 });
    expect(asked(["deploy"], 2, 1)).toEqual({ hand: 0, power: 2, influence: 0 });
    expect(asked(["recruit:kobold.1"], 0, 1)).toEqual({ hand: 0, power: 0, influence: 1 });
  });

  it("is not asked about for an influence that pays for nothing", () => {
    expect(asked([], 0, 1)).toBeUndefined();
  });
});

describe("the map", () => {
  it("folds away the thirds that are out of play", () => {
    expect(windowOn(["left", "center", "right"])).toEqual([0, 1000]);
    expect(windowOn(["center", "right"])).toEqual([207, 793]);
    expect(windowOn(["center"])).toEqual([207, 586]);
  });
});

describe("the hand", () => {
  it("stands still while cards leave it and begins anew with a new hand", () => {
    expect(slotsOf([], ["a", "b", "c"])).toEqual(["a", "b", "c"]);
    expect(slotsOf(["a", "b", "c"], ["a", "c"])).toEqual(["a", null, "c"]);
    expect(slotsOf(["a", null, "c"], ["a", "c", "d", "e"])).toEqual(["a", "d", "c", "e"]);
    expect(slotsOf(["a", null, "c"], ["x", "y"])).toEqual(["x", "y"]);
  });
});

describe("played cards", () => {
  it("are shown whole in place of an empty hand, unless they would not all be in sight", () => {
    expect(namesDo(5, true, 1440)).toBe(true);
    expect([5, 7, 8].map((played) => namesDo(played, false, 1440))).toEqual([false, false, true]);
    expect([5, 6].map((played) => namesDo(played, false, 1024))).toEqual([false, true]);
    expect(namesDo(7, false, 390)).toBe(false);
  });
});

describe("the pool", () => {
  it("shows what somebody gains, and no loss when the turn passes on", async () => {
    set({ motion: "full" });
    const root = document.createElement("div");
    const shows = async (active: number, influence: number) => {
      const view = { active, power: 0, influence } as TyrantsView;
      render(
        <TableContext.Provider value={at()}>
          <Pool view={view} />
        </TableContext.Provider>,
        root,
      );
      await new Promise((done) => setTimeout(done, 50));
      return root.querySelector(".pool-influence .count-change")?.textContent;
    };

    expect(await shows(0, 1)).toBeUndefined();
    expect(await shows(0, 3)).toBe("+2");
    expect(await shows(1, 2)).toBeUndefined();
    set({ motion: "auto" });
  });
});

describe("the part that comes to the front", () => {
  const view = {
    hand: ["noble.1"],
    play_area: ["soldier.1"],
    players: [{ discard: ["noble.2"], inner_circle: ["noble.3"] }],
  } as unknown as TyrantsView;

  it("is marked, and so is everything else where something can be chosen", () => {
    expect(tabsWith(undefined, view)).toEqual([]);
    expect(tabsWith(ask("main", ["play:noble.1", "recruit:kobold.1", "end"]), view)).toEqual(["cards", "market"]);
    expect(tabsWith(ask("main", ["play:noble.1", "end"]), view)).toEqual(["cards"]);
    expect(tabsWith(ask("claim", ["site:skullport"]), view)).toEqual(["map"]);
    expect(tabsWith(ask("promote_from", ["card:noble.1", "card:noble.2"]), view)).toEqual(["cards", "houses"]);
  });

  it.each([
    [ask("claim", ["site:skullport"]), "map"],
    [ask("deploy_basic", ["space:araumycos__labyrinth_1"]), "map"],
    [ask("assassinate", ["troop:everfire-white", "stop"]), "map"],
    [ask("main", ["play:noble.1", "recruit:kobold.1", "end"]), "cards"],
    [ask("main", ["recruit:kobold.1", "end"]), "market"],
    [ask("main", ["deploy", "end"]), "map"],
    [ask("devour_market", ["card:kobold.1", "pass"]), "market"],
    [ask("recruit_free", ["card:house_guard.9", "stop"]), "market"],
    [ask("pay_devour", ["card:noble.1", "pass"]), "cards"],
    [ask("promote", ["card:soldier.1"]), "cards"],
    [ask("pay_circle", ["card:noble.3", "pass"]), "houses"],
    [ask("play_from", ["card:noble.3"]), "houses"],
    [ask("hall", ["seat:1"]), "houses"],
    [ask("trophy", ["trophy:red-white", "stop"]), "houses"],
    [ask("option", ["option:advocate-1"]), null],
  ])("%#", (open, part) => {
    expect(tabOf(open, view)).toBe(part);
  });

  it("lists options of a card in words and leaves places to the map", () => {
    expect(tyrants.shownOnBoard?.(ask("option", ["option:advocate-1"]))).toBe(false);
    expect(tyrants.shownOnBoard?.(ask("claim", ["site:skullport"]))).toBe(true);
    expect(iconOf("deploy")).toBe("gi:barracks");
    expect(iconOf("ask:main")).toBe("gi:spider-alt");
  });
});

describe("what is this?", () => {
  const tables = (["de", "en"] as const).map((lang) => atTable(tyrants, lang, []));

  it.each([
    "troop:eryndlyn-red",
    "thing:white_troop",
    "spy:eryndlyn-red",
    "space:araumycos__labyrinth_1",
    "trophy:red-white",
    "seat:1",
    "thing:presence",
    "thing:first",
    "thing:discard",
    "thing:circle",
    "thing:devoured",
  ])("has words and a rule for %s in both languages", (of) => {
    const [german, english] = tables.map(({ texts }) => texts.about(of));

    expect(german?.words).not.toBe(english?.words);
    expect(german?.rule).toMatch(/^TU-[A-Z]+-\d+$/);
    expect(german?.rule).toBe(english?.rule);
  });

  it("says who holds a site, and what its marker brings to whom", () => {
    const site = { id: "araumycos", vp: 3, control: null, total: false, marker: "board" };
    const araumycos = { name: "Araumycos", text: "", data: { marker_vp: 3 } };
    const data = { component: (ref: string) => (ref === "site:araumycos" ? araumycos : undefined) };
    const face = (lang: "de" | "en", more: object) => {
      const at = atTable(tyrants, lang, [], { view: { sites: [{ ...site, ...more }] } });
      const root = document.createElement("div");
      render(
        <TableContext.Provider value={{ ...at, texts: Object.assign(Object.create(at.texts), data) }}>
          <Face of="site:araumycos" />
        </TableContext.Provider>,
        root,
      );
      return [...root.querySelectorAll(".card-facts span")].map((one) => one.textContent);
    };

    const [worth, marker] = face("en", {});
    expect(worth).toBe("3 VP");
    expect(marker).toMatch(/1 influence each turn.*also 3 VP.*on the board\.$/);
    expect(face("de", { control: "red", marker: null })).toEqual(["3 SP, kontrolliert von Seat 1"]);
    const [total, held] = face("en", { control: "red", total: true, marker: "red" });
    expect(total).toContain("under total control of Seat 1");
    expect(held).toMatch(/Seat 1\.$/);
  });

  it("leads from every card to a rule: what it is, what playing it does, how it is recruited", () => {
    const at = atTable(tyrants, "en", []);
    const rules = ["card:noble", "play:noble.3", "recruit:advocate.1", "card:insane_outcast.2"].map((of) => {
      const root = document.createElement("div");
      render(
        <TableContext.Provider value={at}>
          <Face of={of} />
        </TableContext.Provider>,
        root,
      );
      return [...root.querySelectorAll(".face-rule .rule-link")].map((link) => link.textContent);
    });

    expect(rules).toEqual([["TU-CARD-01"], ["TU-CARD-02"], ["TU-RECR-02"], ["TU-CARD-13"]]);
  });

  it("says whose a piece is; white ones are nobody's", () => {
    const refs = [
      "troop:eryndlyn-red",
      "spy:mantol_derith-blue",
      "seat:3",
      "troop:araumycos__labyrinth_1-white",
      "end",
    ];

    expect(refs.map(ownerOf)).toEqual([1, 2, 3, null, null]);
  });

  const hover = async (element: Element) => {
    element.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse", clientX: 1 }));
    await new Promise((done) => setTimeout(done, 400));
  };

  it("is answered by troops and spaces on the map, and a press on them still chooses what is around them", async () => {
    const chosen: string[] = [];
    const places = { component: (ref: string) => PLACES[ref] };
    const texts = Object.assign(Object.create(at().texts), places);
    const open = ask("claim", ["site:eryndlyn"]);
    const table = atTable(tyrants, "en", [open], { texts, choose: (key) => chosen.push(key) });
    const root = document.body.appendChild(document.createElement("div"));
    const view = {
      sections: ["center"],
      players: [],
      routes: [{ id: "eryndlyn__skullport_1", troops: [null] }],
      sites: [{ id: "eryndlyn", vp: 2, troops: ["red", "white"], spies: ["blue"], control: null, total: false }],
    } as unknown as TyrantsView;
    render(
      <TableContext.Provider value={table}>
        <UnderdarkMap view={view} shown={null} />
        <TipLayer />
      </TableContext.Provider>,
      root,
    );
    const said = async (ref: string) => {
      const piece = root.querySelector(`[data-ref="${ref}"]`) as Element;
      expect(piece.getAttribute("role")).toBe("button");
      await hover(piece);
      return document.querySelector(".tip")?.textContent;
    };

    // A browser's own tip would lie over ours.
    expect([root.querySelectorAll(".marker").length, root.querySelectorAll("title").length]).toEqual([1, 0]);
    expect(await said("troop:eryndlyn-red")).toContain("gives its house presence");
    expect(await said("troop:eryndlyn-white")).toContain("belongs to nobody");
    expect(await said("spy:eryndlyn-blue")).toContain("takes up no space");
    expect(await said("space:eryndlyn__skullport_1")).toContain("Room for one troop");
    root
      .querySelector('[data-ref="troop:eryndlyn-white"] circle')
      ?.dispatchEvent(new Event("click", { bubbles: true }));
    expect(chosen).toEqual(["site:eryndlyn"]);
    render(null, root);
    root.remove();
  });
});

it("the points of a house say what they are made of, with the rule", async () => {
  const recording = new Recording(tyrants);
  const view = recording.scenes[0]?.parts[0]?.view as unknown as TyrantsView;
  const table = atTable(tyrants, "en", [], { table: recording.table });
  const root = document.body.appendChild(document.createElement("div"));
  render(
    <TableContext.Provider value={table}>
      <tyrants.Board view={view} at={table} />
      <TipLayer />
    </TableContext.Provider>,
    root,
  );

  root
    .querySelector(".house-points")
    ?.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse", clientX: 1 }));
  await vi.waitFor(() => expect(document.querySelector(".tip .rule-link")?.textContent).toBe("TU-SCORE-01"));
  render(null, root);
  root.remove();
});

describe("a site that may be chosen", () => {
  it("still shows whose it is: the line of the choice runs around its frame, its seal lies away from the name", () => {
    const places = { component: (ref: string) => PLACES[ref] };
    const texts = Object.assign(Object.create(at().texts), places);
    const root = document.createElement("div");
    const site = { id: "eryndlyn", vp: 2, troops: ["red", "red"], spies: [], control: "red", total: false };
    const view = { sections: ["center"], players: [], routes: [], sites: [site] } as unknown as TyrantsView;
    render(
      <TableContext.Provider value={atTable(tyrants, "en", [ask("claim", ["site:eryndlyn"])], { texts })}>
        <UnderdarkMap view={view} shown={null} />
      </TableContext.Provider>,
      root,
    );
    const number = (part: string, name: string) => Number(root.querySelector(part)?.getAttribute(name));
    const [frame, around] = [".site-box", ".site-frame > .option-outline"];

    expect(number(around, "x")).toBeLessThan(number(frame, "x") - 3);
    expect(number(around, "height")).toBeGreaterThan(number(frame, "height") + 6);
    const [, , y] =
      /translate\((\S+) (\S+)\)/.exec(root.querySelector(".owner")?.getAttribute("transform") ?? "") ?? [];
    expect(Number(y)).toBeGreaterThan(number(".site-name tspan", "y"));
    render(null, root);
  });
});

describe("a question", () => {
  it.each(Object.keys(ASKED))("has a pictogram: %s", (kind) => {
    expect(iconOf(`ask:${kind}`)).toBeDefined();
  });
});

describe("what one answer does step by step", () => {
  const eryndlyn = (troops: (string | null)[], spies: string[] = []) => ({ id: "eryndlyn", troops, spies });
  const route = (troop: string | null) => ({ id: "eryndlyn__skullport_1", troops: [troop] });
  const house = (inner_circle: string[] = []) => ({ seat: 0, discard: ["kobold.3"], inner_circle });
  const scene = (parts: Record<string, unknown>) =>
    ({
      hand: ["noble.1", "soldier.2"],
      play_area: [],
      players: [house()],
      sites: [eryndlyn(["white", "white"])],
      routes: [route(null)],
      ...parts,
    }) as unknown as TyrantsView;
  const seen = (before: TyrantsView, now: TyrantsView, ...news: ReturnType<typeof told>[]) =>
    stepsOf(before, now, news, tyrants.staging).map(({ view }) => view);
  const last = told("marker_lost", { who: "seat:0", site: "site:eryndlyn" }, 9);

  it("a played card lies in the play area while what it does is still told", () => {
    const news = [told("card_played", { who: "seat:0", card: "card:noble.1" }, 1), last];

    const [first] = seen(scene({}), scene({}), ...news);

    expect(first?.play_area).toEqual(["noble.1"]);
    expect(first?.hand).toEqual(["soldier.2"]);
  });

  it("a promoted card goes to the inner circle before the next turn begins", () => {
    const next = told("turn_begun", { who: "seat:1", round: 2, influence: 0 }, 9);
    const promoted = (card: string) => told("card_promoted", { who: "seat:0", card: `card:${card}` }, 1);

    const [played] = seen(scene({ play_area: ["noble.7"] }), scene({}), promoted("noble.7"), next);
    const [found] = seen(scene({}), scene({}), promoted("kobold.3"), next);

    expect(played?.play_area).toEqual([]);
    expect(played?.players[0]?.inner_circle).toEqual(["noble.7"]);
    expect(found?.players[0]).toMatchObject({ discard: [], inner_circle: ["kobold.3"] });
  });

  it("a spy is back before the troop at its site is supplanted, a space empty before its control is told", () => {
    const before = scene({ sites: [eryndlyn(["white", "white"], ["black"])] });
    const now = scene({ sites: [eryndlyn(["white", "black"])] });
    const back = told("spy_returned", { who: "seat:0", spy: "spy:eryndlyn-black" }, 1);
    const supplanted = told("troop_supplanted", { who: "seat:0", troop: "troop:eryndlyn-white" }, 2);

    const [first, second] = seen(before, now, back, supplanted, last);

    expect(first?.sites[0]).toMatchObject({ troops: ["white", "white"], spies: [] });
    expect(second?.sites[0]).toMatchObject({ troops: ["white", "black"], spies: [] });
  });

  it("troops come, go and move one after the other", () => {
    const at = { who: "seat:0", place: "site:eryndlyn", troop: "troop:eryndlyn-white" };
    const moved = { ...at, place: "space:eryndlyn__skullport_1" };
    const news = [
      told("troop_assassinated", at, 1),
      told("troop_deployed", at, 2),
      told("troop_moved", moved, 3),
      told("spy_placed", { who: "seat:2", site: "site:eryndlyn" }, 4),
    ];

    const steps = seen(scene({}), scene({ sites: [eryndlyn([null, "black"])] }), ...news, last);

    expect(steps.slice(0, 4).map(({ sites: [site], routes: [space] }) => [site?.troops, space?.troops[0]])).toEqual([
      [[null, "white"], null],
      [["black", "white"], null],
      [["black", null], "white"],
      [["black", null], "white"],
    ]);
    expect(steps[3]?.sites[0]?.spies).toEqual(["blue"]);
  });
});

describe("the phases above the board", () => {
  it("leave the set-up out once the turns have begun", () => {
    const { texts } = at();
    const phases = (round: number, ending = "") =>
      tyrants.phases?.({ round, ending } as TyrantsView, texts).map(({ id, now }) => (now ? `[${id}]` : id));

    expect(phases(0)).toEqual(["[claim]", "round"]);
    expect(phases(3)).toEqual(["[round]"]);
    expect(phases(9, "market")).toEqual(["round", "[last]"]);
  });
});
