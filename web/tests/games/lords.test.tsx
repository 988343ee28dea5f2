/** The Dungeon Lords board: the film of a battle, and every recorded scene in both languages and both views. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import lords from "../../src/games/lords";
import { showLast } from "../../src/games/lords/battle";
import { tabOf } from "../../src/games/lords/board";
import { passages, roomName } from "../../src/games/lords/dungeon";
import { framesOf } from "../../src/games/lords/film";
import { chosenSoFar } from "../../src/games/lords/orders";
import { spaceWords } from "../../src/games/lords/printed";
import { staging } from "../../src/games/lords/staging";
import { holders } from "../../src/games/lords/titles";
import type { LordsView } from "../../src/games/lords/view";
import type { Ask, AskKind, EventKind, Result, Told } from "../../src/net/protocol";
import { brief, sentence } from "../../src/shell/table/log";
import { linesOf } from "../../src/timeline/deeds";
import { type Staging, stepsOf } from "../../src/timeline/steps";
import type { Space } from "../../src/wire/lords";
import { ask, atTable, inWords, type Lang, told as line, Recording } from "../scenes";

const recording = new Recording(lords);

describe("every recorded scene", () => {
  it.each(recording.cases)("%i in %s can be answered on the board and in the text view", (_, lang, scene) => {
    const lacking = vi.spyOn(console, "warn");
    const board = recording.drawn(scene, lang, "Board");
    const text = recording.drawn(scene, lang, "Text");

    recording.answerable(scene, board);
    // Tavern and yard say so when they have nothing to offer.
    for (const offer of board.querySelectorAll(".offer > .tiles")) expect(offer.textContent).not.toBe("");
    expect(text.querySelectorAll("h2").length).toBeGreaterThanOrEqual(4);
    inWords(board);
    inWords(text);
    expect(lacking).not.toHaveBeenCalled();
    lacking.mockRestore();
  });
});

describe("a question about a price", () => {
  const asked = (lang: Lang, kind: AskKind, more: Record<string, string | number> = {}) =>
    atTable(lords, lang, []).texts.ask(kind, {
      has_gold: 51,
      has_food: 73,
      has_evil: 97,
      evil: 1,
      space: "I",
      tile: "Gast",
      ...more,
    });

  it.each(["en", "de"] as const)("names what one has of whatever it may cost (%s)", (lang) => {
    for (const kind of ["pay_day_tile", "suggestion_tile", "monster_strike_tile"] as const)
      expect(asked(lang, kind, { cost: "1 evil" })).toMatch(/51.*73.*97/);
    for (const kind of ["pay_day", "suggestion", "monster_strike"] as const)
      expect(asked(lang, kind)).toMatch(/51.*73.*97/);
    for (const kind of ["witch_hunt", "word_of_peace"] as const) expect(asked(lang, kind)).toMatch(/97/);
    for (const kind of ["get_food", "improve_reputation", "recruit_imps", "buy_traps", "hire", "build"] as const)
      expect(asked(lang, kind, { deal: "free → 1 trap card" })).toMatch(/51.*73.*97/);
    expect(asked(lang, "produce", { workers: 31, trolls: 0, used: 0 })).toMatch(/^(?!.*(51|97)).*31.*73/);
  });

  it.each(["en", "de"] as const)("speaks of Troll tokens only to whoever has one (%s)", (lang) => {
    const produce = (trolls: number) => asked(lang, "produce", { workers: 4, trolls, used: 0 });

    expect(produce(1)).toMatch(/Troll/);
    expect(produce(0)).not.toMatch(/Troll/);
  });

  it.each(["en", "de"] as const)("names only gold or only food where nothing else can be paid (%s)", (lang) => {
    expect(asked(lang, "taxes", { owed: 2, seals: 1 })).toMatch(/^(?!.*(73|97)).*51/);
    expect(asked(lang, "imp_holiday", { food: 1, imps: 1, left: 1 })).toMatch(/^(?!.*(51|97)).*73/);
  });
});

describe("a space that makes evil", () => {
  it.each([
    ["en", "Gain 1 evil; then: 3 food."],
    ["de", "Erhalte 1 Bosheit; dafür: 3 Nahrung."],
  ] as const)("is not said to be paid (%s)", (lang, words) => {
    const space = { pay: { evil: 1 }, gain: { food: 3 } } as unknown as Space;

    expect(spaceWords(space, "order:get_food", atTable(lords, lang, []))).toBe(words);
  });
});

describe("a space of the town", () => {
  const said = (lang: Lang, order: string, space: object) =>
    spaceWords(space as Space, `order:${order}`, atTable(lords, lang, []));

  it.each([
    ["en", "recruit_imps", { pay: { food: 1 }, gain: { imp: 1 } }, "Pay 1 food; then: 1 imp."],
    ["de", "recruit_imps", { pay: { food: 1 }, gain: { imp: 1 } }, "Zahle 1 Nahrung; dafür: 1 Kobold."],
    ["de", "recruit_imps", { pay: { food: 2 }, gain: { imp: 2 } }, "Zahle 2 Nahrung; dafür: 2 Kobolde."],
    ["en", "buy_traps", { gain: { trap: 1 } }, "Free: 1 trap card."],
    ["de", "buy_traps", { gain: { trap: 1 } }, "Kostenlos: 1 Fallenkarte."],
    ["en", "improve_reputation", { gain: { evil: -1, spy: 1 } }, "Free: 1 less evil and a look at 1 combat card."],
    [
      "de",
      "improve_reputation",
      { gain: { evil: -1, spy: 1 } },
      "Kostenlos: 1 Bosheit weniger und ein Blick auf 1 Kampfkarte.",
    ],
    ["en", "dig_tunnels", { imps_up_to: 2 }, "Up to 2 imps dig 1 tunnel each."],
    ["de", "dig_tunnels", { imps_up_to: 2 }, "Bis zu 2 Kobolde graben je 1 Tunnel."],
    [
      "de",
      "mine_gold",
      { imps_up_to: 4, foreman: true },
      "Bis zu 4 Kobolde schürfen je 1 Gold, dazu 1 weiterer Kobold als Aufseher.",
    ],
    ["en", "hire_monster", {}, "Pay the cost of the tile; then: a monster or ghost of your choice."],
    ["de", "hire_monster", {}, "Zahle die Kosten des Plättchens; dafür: ein Monster oder ein Geist nach Wahl."],
  ] as const)("says in whole words what it takes and gives (%s, %s)", (lang, order, space, words) => {
    expect(said(lang, order, space)).toBe(words);
  });
});

describe("the course of a battle", () => {
  it("begins with a whole line and ends with the last one", () => {
    const list = document.createElement("ol");
    const heights = [30, 30, 50, 30];
    let scrolled = -1;
    Object.defineProperty(list, "clientHeight", { value: 84 });
    list.scrollTo = ((to: ScrollToOptions) => {
      scrolled = to.top ?? -1;
    }) as typeof list.scrollTo;
    heights.forEach((height, index) => {
      const line = document.createElement("li");
      const top = heights.slice(0, index).reduce((sum, one) => sum + one, 0);
      Object.defineProperties(line, { offsetTop: { value: top }, offsetHeight: { value: height } });
      list.append(line);
    });

    showLast(list);

    expect(scrolled).toBe(60);
    expect(list.style.paddingBottom).toBe("4px");
  });
});

describe("what one press would throw away", () => {
  const doubt = (asked: Ask, key: string) => lords.confirms?.(asked, key, {} as LordsView) ?? null;
  const digging = (dug: number) => ({ ...ask("dig", ["cell:4,3", "stop"]), args: { left: 2 - dug, dug } });
  const producing = (...rooms: string[]) => ask("produce", [...rooms, "stop"]);

  it("is asked back: an order not begun, and rooms that could still produce", () => {
    expect(doubt(digging(0), "stop")).toEqual({ id: "board-confirm-unused" });
    expect(doubt(digging(1), "stop")).toBeNull();
    expect(doubt(digging(0), "cell:4,3")).toBeNull();
    expect(doubt(ask("mine", ["imps:1", "pass"]), "pass")).toEqual({ id: "board-confirm-unused" });
    expect(doubt(producing("room:mint", "room:magic_room"), "stop")?.args).toEqual({ rooms: 2 });
    expect(doubt(producing("room:mint"), "room:mint")).toBeNull();
  });

  it.each([
    ["en", "Leave the order unused", "Dig no further", "1 room could", "2 rooms could", "Send nobody"],
    [
      "de",
      "Befehl ungenutzt lassen",
      "Nicht weiter graben",
      "1 Kammer könnte",
      "2 Kammern könnten",
      "Niemanden schicken",
    ],
  ] as const)("is said in words (%s)", (lang, unused, further, one, two, nobody) => {
    const { texts } = atTable(lords, lang, []);
    const idle = (...rooms: string[]) => {
      const { id = "", args } = doubt(producing(...rooms), "stop") ?? {};
      return texts.say(id, args);
    };

    expect(texts.option("dig", "stop", digging(0).args)).toBe(unused);
    expect(texts.option("dig", "stop", digging(1).args)).toBe(further);
    expect(texts.option("send", "done", { sent: 0 })).toBe(nobody);
    expect(texts.option("send", "done", { sent: 1 })).not.toBe(nobody);
    expect(texts.option("produce", "stop", { used: 0 })).not.toBe(texts.option("produce", "stop", { used: 1 }));
    expect(texts.option("mine", "imps:1", { foreman: 0 })).toBe(texts.name("imps:1"));
    expect(texts.option("mine", "imps:2", { foreman: 1 })).toMatch(/2.*(foreman|Aufseher)/);
    expect(idle("room:mint")).toContain(one);
    expect(idle("room:mint", "room:magic_room")).toContain(two);
  });
});

describe("the end of a game", () => {
  const told = (lang: Lang, ...points: number[]) => {
    const root = document.createElement("div");
    const at = atTable(lords, lang, [], { table: recording.table });
    const [view] = recording.scenes.map((scene) => scene.parts[0]?.view as unknown as LordsView);
    if (lords.Epilogue && view) render(<lords.Epilogue view={view} at={at} result={{ points } as Result} />, root);
    return root.textContent;
  };

  it.each([
    ["en", /^[^,]+ has more than 0 points and gets a licence\./, /^.+ and .+ have more/, /nobody gets a licence/],
    ["de", /^[^,]+ hat mehr als 0 Punkte und bekommt eine Lizenz\./, /^.+ und .+ haben mehr/, /niemand eine Lizenz/],
  ] as const)("says who gets a licence (%s)", (lang, one, several, nobody) => {
    expect(told(lang, 1, 0, -3, 0)).toMatch(one);
    expect(told(lang, 3, -1, 12, 0)).toMatch(several);
    expect(told(lang, -19, -24, 0, -39)).toMatch(nobody);
  });
});

describe("the third order", () => {
  it.each(["de", "en"] as const)("is named before all are revealed (%s)", (lang) => {
    const { texts } = atTable(lords, lang, []);

    expect(texts.say("board-confirm-orders", { choice: "Dig Tunnels" })).toContain("Dig Tunnels");
  });
});

describe("the year", () => {
  const marked = (season: string, combat_round: number, shown: boolean) =>
    lords
      .phases?.(
        { year: 2, season: `season:${season}`, combat_round, town: [{ shown }], rules: {} } as unknown as LordsView,
        atTable(lords, "en", []).texts,
      )
      .filter((phase) => phase.now)
      .map((phase) => phase.id);

  it("ends in combat and stays there", () => {
    expect(marked("autumn", 0, false)).toEqual(["autumn"]);
    expect(marked("autumn", 1, false)).toEqual(["combat"]);
    expect(marked("autumn", 0, true)).toEqual(["combat"]);
    expect(marked("winter", 0, true)).toEqual(["winter"]);
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

  it("has a slow spell in its own step, though no monster was sent", () => {
    const log = [
      told("card_shown", { spell: "spell:magic_key", number: 1, fatigue: 2 }),
      told("battle_began"),
      told("spell_cast", { spell: "spell:magic_key" }),
    ];

    expect(framesOf(log, view, (spell) => spell === "spell:magic_key").at(-1)?.step).toBe("slow_spell");
    expect(framesOf(log, view, () => false).at(-1)?.step).toBe("fast_spell");
  });

  it("begins empty in the second year", () => {
    const first = [told("card_shown", { number: 4 }), told("battle_began"), told("hero_left", { hero: "hero:a" })];
    const planned = [...first, told("combat_began", { year: 2 }), told("combat_round_began", { number: 1 })];

    expect(framesOf(first, view)).toHaveLength(3);
    expect(framesOf(planned, view)).toEqual([]);
  });

  it("heals by a spell in the step of that spell, and names it", () => {
    const log = [
      told("card_shown", { spell: "spell:regeneration", number: 1, fatigue: 2 }),
      told("battle_began"),
      told("spell_cast", { spell: "spell:regeneration" }),
      told("hero_healed", { hero: "hero:b", points: 1, cause: "spell:regeneration" }),
    ];

    expect(framesOf(log, view, () => true).at(-1)?.step).toBe("slow_spell");
    const [, spell, ...more] = linesOf(log.slice(1), lords.telling ?? {});
    expect([spell?.entry.event, spell?.details.map((one) => one.event), more]).toEqual([
      "spell_cast",
      ["hero_healed"],
      [],
    ]);
  });

  it("tells what a conquered tile or a spell changes before anybody else acts", () => {
    const steps = (event: EventKind, args: Told["args"]) =>
      stepsOf(
        { ...view, lords: view.lords.map((lord) => ({ ...lord, evil: 5, tiles: [], sent: [], lair: [] })) },
        view,
        [
          told("tile_conquered", { cell: "cell:1,3" }),
          told(event, args),
          told("battle_began", { seat: "seat:1", cell: "cell:1,3" }),
        ],
        staging as Staging<LordsView>,
        0,
      ).map((step) => step.told.map((entry) => entry.event));

    const alone = (event: EventKind) => [["tile_conquered"], [event], ["battle_began"], []];
    expect(steps("evil_moved", { by: 1, way: "lose", to: 4, cause: "conquest" })).toEqual(alone("evil_moved"));
    expect(steps("imps_changed", { by: 1, way: "lose", cause: "spell:fist_of_justice" })).toEqual(
      alone("imps_changed"),
    );
    expect(steps("evil_moved", { by: 1, way: "gain", to: 6, cause: "space:get_food.2" })[1]).toContain("battle_began");
  });

  it("heals in the healing step", () => {
    const healed = told("hero_healed", { hero: "hero:b", points: 1 });

    expect(framesOf([told("battle_began"), healed], view).at(-1)?.step).toBe("healing");
    expect(staging.after?.(view, healed).lords[0]?.party[1]?.wounds).toBe(0);
  });
});

describe("the course of a battle", () => {
  const fought = recording.scenes.find((one) => recording.drawn(one, "en", "Board").querySelector(".battle-log"));

  it("is at its last line when the battlefield comes to the front", async () => {
    if (!fought) throw new Error("no recorded scene has a battle");
    const root = recording.drawn(fought, "en", "Board");
    const [town, mine] = root.querySelectorAll<HTMLElement>(".lords-tabs button");
    // What a click draws, and what follows it once it is drawn, are done when `act` is.
    await act(() => mine?.click());
    const scrolled = vi.fn();
    Object.assign(root.querySelector(".battle-log") ?? {}, { scrollTo: scrolled });

    await act(() => town?.click());

    expect(scrolled).toHaveBeenCalled();
  });
});

describe("orders that are turned up", () => {
  const lord = { seat: 1, orders: [], chosen: ["order:get_food"] };
  const view = { lords: [lord], spaces: [] } as unknown as LordsView;
  const told = (event: EventKind, args: Told["args"]) => line(event, { seat: "seat:1", ...args });
  const played = (log: Told[]) => log.reduce((now, entry) => staging.after?.(now, entry) ?? now, view);

  it("lie there for their owner until they are revealed", () => {
    const mine = ["order:get_food", "order:mine_gold", "order:build_room"] as const;
    const log = [
      told("orders_chosen", { first: mine[0], second: mine[1], third: mine[2] }),
      told("order_revealed", { order: mine[0], number: 1 }),
    ];
    const [owner] = played(log).lords;

    expect(owner?.orders.map((one) => one.order)).toEqual([mine[0]]);
    expect(owner?.chosen).toEqual(mine.slice(1));
  });

  it("put the servant on the card, then send him to his place and home", () => {
    const log = [
      told("order_revealed", { order: "order:get_food", number: 1 }),
      told("minion_placed", { space: "space:get_food.2" }),
      told("order_done", { space: "space:get_food.2" }),
    ];
    const steps = [1, 2, 3].map((count) => played(log.slice(0, count)));

    expect(steps.map((step) => step.lords[0]?.orders[0]?.minion)).toEqual(["card", "space", "home"]);
    expect(steps.map((step) => step.spaces.length)).toEqual([0, 1, 0]);
    expect(steps[0]?.lords[0]?.chosen).toEqual([]);
  });

  it.each(["hire_fee_paid", "hire_fee_unpaid"] as const)("tell the fee of a first order that hires (%s)", (event) => {
    expect(staging.beat(told(event, {}))).toMatchObject({ scene: true, beats: 0.7 });
  });

  it("leave the servant on the card where nothing came of them", () => {
    const revealed = told("order_revealed", { order: "order:get_food", number: 1 });
    const declined = [
      revealed,
      told("minion_placed", { space: "space:get_food.2" }),
      told("order_not_done", { space: "space:get_food.2", why: "declined" }),
    ];
    const full = [revealed, told("minion_turned_away", { order: "order:get_food" })];

    for (const log of [declined, full]) expect(played(log).lords[0]?.orders[0]?.minion).toBe("card");
  });

  it("come back, and the other two are out of reach", () => {
    const log = [
      told("order_revealed", { order: "order:get_food", number: 1 }),
      told("order_retrieved", { order: "order:get_food" }),
      told("order_inaccessible", { order: "order:mine_gold" }),
      told("order_inaccessible", { order: "order:build_room" }),
    ];
    const [lord] = played(log).lords;

    expect(lord?.orders).toEqual([]);
    expect(lord?.inaccessible).toEqual(["order:mine_gold", "order:build_room"]);
  });
});

describe("the board while it is told what happened", () => {
  const hero = (ref: string, type: string) => ({ hero: ref, type });
  const lord = {
    seat: 0,
    gold: 4,
    imps: 4,
    troll_tokens: 0,
    workers: 4,
    seals: 1,
    tiles: [],
    trap_count: 1,
    lair: ["monster:slime.1"],
    stunned: ["monster:witch.1"],
    orders: [],
    used: [],
    sent: [],
    laid_count: 0,
    party: [hero("hero:paladin_y1", "paladin"), hero("hero:priest", "priest")],
  };
  const view = {
    lords: [lord, { ...lord, seat: 1, lair: [], stunned: [], party: [] }],
    spaces: [{ space: "space:dig_tunnels.3", seat: 0 }],
    turn_order: [0, 1],
    season: "season:winter",
    events: ["event:taxes", null, null],
    town: [{ position: 1, spell: "spell:fireball", fatigue: 1, shown: true }],
    heroes_now: [hero("hero:warrior", "warrior")],
    heroes_next: [hero("hero:thief", "thief")],
    combat_round: 4,
  } as unknown as LordsView;
  const played = (...log: [EventKind, Told["args"]][]) =>
    log.reduce((now, [event, args]) => staging.after?.(now, line(event, args)) ?? now, view);

  it("has the announced heroes at the season that begins, and everybody at home", () => {
    const now = played(["start_player", { seat: "seat:1" }], ["round_began", { year: 1, season: "season:spring" }]);

    expect(now.heroes_now.map((one) => one.hero)).toEqual(["hero:thief"]);
    expect(now.heroes_next).toEqual([]);
    expect([now.start, now.turn_order]).toEqual([1, [1, 0]]);
    expect(now.spaces).toEqual([]);
  });

  it("turns up the event of the next season", () => {
    const now = played(["event_shown", { event: "event:pay_day", season: "season:summer" }]);

    expect(now.events).toEqual(["event:taxes", "event:pay_day", null]);
  });

  it("turns up the special event of the next season", () => {
    const now = played(["special_shown", { special: "special:rats", season: "season:summer" }]);

    expect([now.events, now.special]).toEqual([["event:taxes", "event:special_event", null], "special:rats"]);
  });

  it("counts seals, traps and imps at work", () => {
    const seat = "seat:0";
    const [now] = played(
      ["seals_taken", { seat, count: 2 }],
      ["traps_drawn", { seat, count: 2 }],
      ["trap_discarded", { seat }],
      ["tunnel_dug", { seat, cell: "cell:1,2" }],
      ["tunnel_dug", { seat, cell: "cell:1,1" }],
      ["imps_changed", { seat, by: 1, way: "gain" }],
      ["room_used", { seat, room: "room:magic_room", workers: 2 }],
    ).lords;

    expect(now).toMatchObject({ seals: 3, trap_count: 2, imps: 5, workers: 0 });
  });

  it("takes the trap that is laid out of the hand, if it is one's own", () => {
    const traps = ["trap:pendulum.1", "trap:trap_door.1"];
    const mine = { ...lord, traps, laid: [] };
    const before = { ...view, lords: [mine, { ...lord, seat: 1, traps: null, laid: null }] } as unknown as LordsView;
    const now = { ...before, lords: [{ ...mine, traps: traps.slice(0, 1) }, before.lords[1]] } as LordsView;
    const lays = (seat: number) =>
      staging.after?.(before, line("trap_laid", { seat: `seat:${seat}` }), now).lords[seat];

    expect(lays(0)).toMatchObject({ trap_count: 0, traps: traps.slice(0, 1), laid: traps.slice(1) });
    expect(lays(1)).toMatchObject({ trap_count: 0, laid_count: 1, traps: null, laid: null });
  });

  it("lets a warrior go before all but the paladin", () => {
    const [now] = played(["hero_joined", { seat: "seat:0", hero: "hero:warrior" }]).lords;

    expect(now?.party.map((one) => one.hero)).toEqual(["hero:paladin_y1", "hero:warrior", "hero:priest"]);
  });

  it("has in the dungeon who was paid, sent or withdrawn, and nobody else", () => {
    const seat = "seat:0";
    const sent = played(["monster_sent", { seat, tile: "monster:slime.1" }]);
    const back = staging.after?.(sent, line("monster_withdrawn", { seat, tile: "monster:slime.1" }));
    const lost = played(["monster_lost", { seat, tile: "monster:slime.1" }]);

    expect(sent.lords[0]).toMatchObject({ lair: [], sent: ["monster:slime.1"] });
    expect(back?.lords[0]).toMatchObject({ lair: ["monster:slime.1"], sent: [] });
    expect(lost.lords[0]?.lair).toEqual([]);
  });

  it("has whoever was sent and not needed at home again when the next battle begins", () => {
    const seat = "seat:0";
    const log: [EventKind, Told["args"]][] = [
      ["monster_sent", { seat, tile: "monster:slime.1" }],
      ["battle_began", { seat, cell: "cell:1,3" }],
      ["party_defeated", { seat }],
    ];
    const next: [EventKind, Told["args"]][] = [
      ["battle_began", { seat: "seat:1", cell: "cell:1,3" }],
      ["battle_cancelled", { seat }],
      ["combat_round_began", { number: 2 }],
    ];

    expect(played(...log).lords[0]).toMatchObject({ lair: [], sent: ["monster:slime.1"] });
    for (const one of next)
      expect(played(...log, one).lords[0]).toMatchObject({ lair: ["monster:slime.1"], sent: [], laid_count: 0 });
  });

  it("shows heroes as they are announced, one by one", () => {
    const [thief, priest] = [{ hero: "hero:thief_y1_2" }, { hero: "hero:priest_y1_1" }];
    const before = { ...view, heroes_next: [] };
    const now = { ...view, heroes_next: [thief, priest] } as LordsView;
    const shown = line("hero_shown", { hero: thief?.hero ?? "", season: "season:summer" });

    expect(staging.after?.(before, shown, now).heroes_next).toEqual([thief]);
  });

  it("is the town again, with nothing known, when a year begins", () => {
    const now = played(["year_began", { year: 2 }]);

    expect([now.combat_round, now.events]).toEqual([0, [null, null, null]]);
    expect(now.town.some((card) => card.shown || card.spell)).toBe(false);
    expect(now.lords[0]?.lair).toEqual(["monster:slime.1", "monster:witch.1"]);
  });
});

describe("small parts of the board", () => {
  it("writes the name of a room as large as it fits, on two lines if that is larger", () => {
    expect(roomName("Pilzfarm").lines).toEqual(["Pilzfarm"]);
    expect(roomName("Anti-magic Room").lines).toEqual(["Anti-magic", "Room"]);
    expect(roomName("Werkzeugschuppen").lines).toEqual(["Werkzeug-", "schuppen"]);
    expect(roomName("Pilzfarm").size).toBeGreaterThan(roomName("Werkzeugschuppen").size);
    // In parts of a cell: as large on two lines as on one.
    for (const name of ["Druckerpresse", "Andenkenladen", "Hühnerstall"])
      expect(roomName(name).size).toBeGreaterThan(16);
  });

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

describe("the chronicle of a season", () => {
  let count = 0;
  const told = (event: EventKind, args: Told["args"] = {}) => line(event, { seat: "seat:0", ...args }, count++);
  const read = (log: Told[], lang: Lang = "en") =>
    linesOf(log, lords.telling ?? {}).map((one) => {
      const at = atTable(lords, lang, []);
      return `${sentence(one, at)}|${one.alike ? "" : brief(one.details, at)}`;
    });
  const evil = (by: number, to: number) => told("evil_moved", { by, way: "gain", to, cause: "event:pay_day" });
  const food = (by: number, seat = "seat:0") => told("food_changed", { seat, by, way: "pay", cause: "event:pay_day" });
  const tile = (event: EventKind, name: string, seat = "seat:0") => told(event, { seat, tile: `monster:${name}.1` });

  it("gives every tile its own price on payday, also when the paladin comes in between", () => {
    const log = [
      told("event_began", { event: "event:pay_day" }),
      food(2),
      tile("monster_paid", "troll"),
      evil(1, 8),
      tile("monster_lost", "slime"),
      evil(2, 10),
      told("paladin_came"),
      tile("monster_paid", "vampire"),
      food(1, "seat:1"),
      tile("monster_paid", "goblin", "seat:1"),
    ];

    expect(
      linesOf(log, lords.telling ?? {}).map((one) => [one.entry.event, ...one.details.map((d) => d.event)]),
    ).toEqual([
      ["event_began"],
      ["monster_paid", "food_changed"],
      ["monster_lost", "evil_moved"],
      ["evil_moved"],
      ["paladin_came"],
      ["monster_paid"],
      ["monster_paid", "food_changed"],
    ]);
  });

  it.each([
    ["en", "hires with the first order", "−1 gold"],
    ["de", "wirbt mit dem ersten Befehl an", "−1 Gold"],
  ] as const)("says what the gold for hiring first is for (%s)", (lang, words, price) => {
    const [paid] = read(
      [told("gold_changed", { by: 1, way: "pay", cause: "order:hire_monster" }), told("hire_fee_paid")],
      lang,
    );

    expect(paid).toContain(words);
    expect(paid).toContain(`|${price}`);
  });

  it.each([
    ["en", "−1 gold, +2 traps, −1 trap"],
    ["de", "−1 Gold, +2 Fallen, −1 Falle"],
  ] as const)("tells of the trap that is discarded in year 2 (%s)", (lang, came) => {
    const log = [
      told("gold_changed", { by: 1, way: "pay" }),
      told("traps_drawn", { count: 2 }),
      told("trap_drawn", { trap: "trap:pendulum.1" }),
      told("trap_discarded"),
      told("order_done", { space: "space:buy_traps.1" }),
    ];

    expect(read(log, lang)[0]?.split("|")[1]).toBe(came);
  });

  it.each([
    ["en", "Special event in Spring: Rats.", "takes 2 red seals (Taxes)."],
    ["de", "Spezial-Ereignis im Frühling: Ratten.", "nimmt 2 rote Siegel (Steuern)."],
  ] as const)("names the season of a special event, and what seals are for (%s)", (lang, shown, taken) => {
    const [special] = read([told("special_shown", { special: "special:rats", season: "season:spring" })], lang);
    const [seals] = read([told("seals_taken", { count: 2, cause: "event:taxes" })], lang);

    expect(special).toContain(shown);
    expect(seals).toContain(taken);
  });

  it.each([
    ["en", "|1 new tunnel"],
    ["de", "|1 neuer Tunnel"],
  ] as const)("counts a single tunnel (%s)", (lang, came) => {
    const log = [told("tunnel_dug", { cell: "cell:1,2" }), told("order_done", { space: "space:dig_tunnels.1" })];

    expect(read(log, lang)[0]).toContain(came);
  });

  it("tells of seals beside the taxes, and of healing apart from the blow before it", () => {
    const healed = (name: string) => told("hero_healed", { hero: `hero:${name}`, points: 1 });
    const log = [
      told("gold_changed", { by: 2, way: "pay", cause: "event:taxes" }),
      told("seals_taken", { count: 1 }),
      told("monster_acted", { tile: "monster:vampire.1", attack: "attack:bite" }),
      told("hero_hurt", { hero: "hero:thief_y1_1", damage: 3, cause: "monster:vampire.1" }),
      healed("thief_y1_1"),
      healed("priest_y1_1"),
    ];

    const [taxes, bite, healing] = read(log);
    expect(taxes).toMatch(/\|1 red seal$/);
    expect(bite).toMatch(/−3$/);
    expect(healing).toMatch(/heal: .*\+1 and .*\+1/);
  });

  it.each([
    ["en", ["pays 2 food", "loses 3 imps"]],
    ["de", ["zahlt 2 Nahrung", "verliert 3 Kobolde"]],
  ] as const)("adds up what an event takes, each kind in its own line (%s)", (lang, words) => {
    const lost = (by: number) => told("imps_changed", { by, way: "lose", cause: "event:imp_holiday" });
    const lines = read(
      [told("special_began", { special: "event:imp_holiday" }), food(1), food(1), lost(1), lost(2)],
      lang,
    );

    expect(lines).toHaveLength(3);
    for (const [index, word] of words.entries()) expect(lines[index + 1]).toContain(word);
  });

  it("tells nobody's evil under somebody else's order", () => {
    const log = [
      told("order_not_done", { seat: "seat:1", space: "space:get_food.1", why: "gold" }),
      told("evil_moved", { by: 1, way: "gain", to: 9 }),
    ];

    expect(linesOf(log, lords.telling ?? {}).map((one) => one.details.length)).toEqual([0, 0]);
  });

  it.each(["en", "de"] as const)("names whom poison hurts once (%s)", (lang) => {
    const hero = "hero:warrior_y2_3";
    const log = [told("poison_struck", { hero }), told("hero_hurt", { hero, damage: 2, cause: "poison" })];

    const [poisoned] = read(log, lang)[0]?.split("|") ?? [];
    expect(poisoned?.match(/Warrior|Krieger/g)).toHaveLength(1);
    expect(poisoned).toContain("−2");
  });
});
