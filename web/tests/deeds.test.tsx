/** The chronicle: deeds with what came of them, under their rounds and turns. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { GameBoard } from "../src/games/board";
import descent from "../src/games/descent";
import domains from "../src/games/domains";
import lords from "../src/games/lords";
import tyrants from "../src/games/tyrants";
import { LiveTable } from "../src/net/live";
import type { EventKind, Told } from "../src/net/protocol";
import { brief, Log, sentence } from "../src/shell/table/log";
import { Spoken } from "../src/shell/table/playing";
import { actorOf, type Line, linesAbout, linesOf, refsOf, toldAnew } from "../src/timeline/deeds";
import { atTable, told as line, Recording, textsOf } from "./scenes";

const GAMES: GameBoard[] = [lords, tyrants, domains, descent];

let count = 0;
const told = (event: EventKind, args: Told["args"] = {}) => line(event, args, count++);
const said = (words: string) => words.replace(/[\u2068\u2069]/g, "");
const names = (log: Told[], game: GameBoard) =>
  linesOf(log, game.telling ?? {}).map((line) => [line.entry.event, ...line.details.map((one) => one.event)]);

const spring = told("round_began", { year: 1, season: "season:spring" });
const red = { seat: "seat:0" };
const orders = [
  spring,
  told("minion_placed", { ...red, space: "space:get_food.1" }),
  told("minion_placed", { seat: "seat:1", space: "space:get_food.2" }),
  told("gold_changed", { ...red, by: 1, way: "pay", cause: "space:get_food.1" }),
  told("food_changed", { ...red, by: 2, way: "gain", cause: "space:get_food.1" }),
  told("order_done", { ...red, space: "space:get_food.1" }),
  told("order_not_done", { seat: "seat:1", space: "space:get_food.2", why: "declined" }),
];

describe("the chronicle", () => {
  it("tells a deed before what came of it, even where the engine tells it last", () => {
    expect(names(orders, lords)).toEqual([
      ["round_began"],
      ["minion_placed", "minion_placed"],
      ["order_done", "gold_changed", "food_changed"],
      ["order_not_done"],
    ]);
  });

  it("leaves out what has stayed the same, and nothing else that has the same words", () => {
    const march = { party: "party:green", land: "land:0_forest.1" };
    const log = [
      told("target_found", march),
      told("target_found", march),
      told("monster_removed", { monster: "monster:orc.1" }),
      told("monster_removed", { monster: "monster:orc.1" }),
      told("target_found", march),
      told("spell_cast", { ...red, spell: "spell:plague" }),
      told("target_found", march),
    ];

    expect(toldAnew(log, domains.telling ?? {})).toEqual(log.filter((_, index) => ![1, 4].includes(index)));
  });

  it("keeps an attack together, from its declaration to the last wound", () => {
    const log: EventKind[] = [
      "attack_declared",
      "attack_rolled",
      "defence_rolled",
      "damage_suffered",
      "monster_defeated",
    ];

    expect(
      names(
        log.map((event) => told(event)),
        descent,
      ),
    ).toEqual([log]);
  });

  it("counts cards in the middle of an attack among it, those after it as deeds of their own", () => {
    const hit = [
      told("attack_declared", { figure: "master:ettin.1", target: "hero:jain" }),
      told("attack_rolled", { figure: "master:ettin.1", hearts: 4 }),
      told("overlord_card_played", { card: "card:dark_might.1" }),
      told("damage_dealt", { figure: "hero:jain", damage: 4 }),
      told("card_used", { figure: "hero:jain", card: "ability:jain" }),
      told("damage_suffered", { figure: "hero:jain", damage: 2 }),
    ];
    const after = [told("overlord_card_played", { card: "card:frenzy.1" })];

    expect(names([...after, ...hit, ...after], descent)).toEqual([
      ["overlord_card_played"],
      hit.map((entry) => entry.event),
      ["overlord_card_played"],
    ]);
  });

  it("tells a walk after an attack as a deed of its own, unless somebody is pushed in the middle of it", () => {
    const log = [
      told("attack_declared", { figure: "hero:jain", target: "master:ettin.1" }),
      told("figure_moved", { figure: "hero:jain", space: "8,7" }),
      told("damage_dealt", { figure: "master:ettin.1", damage: 0 }),
      told("figure_moved", { figure: "master:ettin.1", space: "9,8" }),
      told("figure_moved", { figure: "hero:jain", space: "8,8" }),
      told("figure_moved", { figure: "hero:jain", space: "8,9" }),
    ];

    expect(linesOf(log, descent.telling ?? {}).map((line) => [line.entry.event, line.details.length])).toEqual([
      ["attack_declared", 3],
      ["figure_moved", 1],
    ]);
  });

  it("shows effects that have no deed yet, and by whom", () => {
    const log = [told("gained", { who: "seat:0" }), told("paid", { who: "seat:0" }), told("gained", { who: "seat:1" })];

    expect(names(log, domains)).toEqual([["gained"], ["paid"], ["gained"]]);
  });

  it("leaves what a Fortune card takes with that card, and a price with the action after it", () => {
    const mine = { who: "seat:0" };
    const log = [
      told("fortune_read", { card: "fortune:four_of_pentacles" }),
      told("paid", mine),
      told("fortune_read", { card: "fortune:the_chariot" }),
      told("phase_began"),
      told("minion_placed", mine),
      told("paid", mine),
      told("action_taken", mine),
    ];

    expect(names(log, domains)).toEqual([
      ["fortune_read", "paid"],
      ["fortune_read"],
      ["phase_began"],
      ["minion_placed"],
      ["action_taken", "paid"],
    ]);
  });

  it("loses and doubles nothing, whatever is told", () => {
    for (const game of GAMES) {
      const events = [...Object.keys(game.telling ?? {}), "something_else"];
      for (let seed = 1; seed < 60; seed++) {
        const log = Array.from({ length: 40 }, (_, n) =>
          told(events[(seed * 31 + n * n * 7 + n * seed) % events.length] as EventKind, {
            who: `seat:${(n * seed) % 3}`,
          }),
        );
        const shown = linesOf(log, game.telling ?? {}).flatMap((line) => [
          line.entry.n,
          ...line.details.map((one) => one.n),
        ]);

        expect(shown.toSorted((a, b) => a - b)).toEqual(log.map((entry) => entry.n));
      }
    }
  });

  it("puts what is alike into one sentence, each player's own apart", () => {
    const offered = ["troll.1", "witch.1"].map((tile) => told("monster_offered", { tile: `monster:${tile}` }));
    const locked = [0, 0, 1].map((seat) => told("order_inaccessible", { seat: `seat:${seat}`, order: "order:dig" }));
    const lines = linesOf([...offered, ...locked], lords.telling ?? {});

    expect(lines.map((line) => 1 + line.details.length)).toEqual([2, 2, 1]);
    expect(sentence(lines[0] as Line, atTable(lords, "en", []))).toBe("In the tavern: Troll and Witch.");
  });

  it("takes the price that was told before a deed along", () => {
    const log = [
      told("spell_cast", { who: "seat:1" }),
      told("paid", { who: "seat:1" }),
      told("paid", { who: "seat:0" }),
      told("building_built", { who: "seat:0" }),
      told("paid", { who: "seat:0" }),
      told("building_built", { who: "seat:0" }),
      told("gained", { who: "seat:0" }),
    ];

    expect(names(log, domains)).toEqual([
      ["spell_cast", "paid"],
      ["building_built", "paid"],
      ["building_built", "paid", "gained"],
    ]);
  });

  it("knows whose figures a line is about", () => {
    const owner = (ref: string) => (ref === "hero:syndrael" ? 2 : null);
    const lines = linesOf(
      [told("rested", { figure: "hero:syndrael" }), told("rested", { figure: "hero:ashrian" })],
      {},
    );

    expect(linesAbout(lines, 2, owner)).toHaveLength(1);
    expect(lines.map((line) => actorOf(line.entry, owner))).toEqual([2, null]);
  });

  it("has a sentence for every list, in both languages", () => {
    for (const game of GAMES)
      for (const [event, role] of Object.entries(game.telling ?? {})) {
        // Some are a list now and a detail then.
        if (typeof role === "function") continue;
        const ids = [`list-${event}`, `listed-${event}`].map((id) => id.replaceAll("_", "-"));
        for (const lang of ["de", "en"] as const)
          expect(ids.map((id) => textsOf(game.slug, lang, String).has(id))).toEqual(
            ids.map(() => role.endsWith("list")),
          );
      }
  });

  it("can be read for one player, without empty headings", () => {
    const log = [...orders, told("round_began", { year: 1, season: "season:summer" })];
    const lines = linesAbout(linesOf(log, lords.telling ?? {}), 1);

    expect(lines.map((line) => line.entry.event)).toEqual(["round_began", "minion_placed", "order_not_done"]);
  });

  it("knows what on the board a line speaks of", () => {
    const [, , deed] = linesOf(orders, lords.telling ?? {});

    expect(deed && refsOf(deed)).toEqual([{ ref: "space:get_food.1", whose: ["seat:0"] }]);
  });

  it("says in a few words what came of a deed, in both languages", () => {
    const details = linesOf(orders, lords.telling ?? {})[2]?.details ?? [];

    expect(brief(details, atTable(lords, "en", []))).toBe("−1 gold, +2 food");
    expect(brief(details, atTable(lords, "de", []))).toBe("−1 Gold, +2 Nahrung");
    const dug = [
      told("tunnel_dug", { seat: "seat:0", cell: "cell:1,1" }),
      told("tunnel_dug", { seat: "seat:0", cell: "cell:1,2" }),
    ];
    expect(brief(dug.slice(1), atTable(lords, "en", []))).toBe("1 new tunnel");
    expect(brief(dug, atTable(lords, "en", []))).toBe("2 new tunnels");
    expect(brief(dug, atTable(lords, "de", []))).toBe("2 neue Tunnel");
  });

  it("adds up what somebody gains in several steps, and says where there is more", () => {
    const gained = (n: number, item: string, who = "seat:0") => told("gained", { who, n, item, cause: "none" });
    const items = ["evil", "coins", "workers", "fire", "wind", "stone"].map((item) => gained(1, `item:${item}`));
    const briefly = (...details: Told[]) => said(brief(details, atTable(domains, "en", []), "", 0));

    expect(briefly(gained(4, "item:evil"), gained(1, "item:coins"), gained(3, "item:evil"))).toBe("+7 Evil, +1 coin");
    expect(briefly(gained(3, "item:evil"), gained(3, "item:evil", "seat:1"))).toMatch(/^\+3 Evil, .*1 \+3 Evil$/);
    expect(briefly(...items, gained(1, "item:wood"))).toMatch(/^\+1 Evil, .* …$/);
  });

  it("tells twice what somebody does twice without a deed, not the second as what came of the first", () => {
    const away = (seat: string) => told("trap_discarded", { seat });
    const log = [spring, away("seat:0"), away("seat:0"), away("seat:1")];

    expect(names(log, lords)).toEqual([["round_began"], ["trap_discarded"], ["trap_discarded"], ["trap_discarded"]]);
  });

  it("adds up what a figure suffers in several steps, and keeps figures apart", () => {
    const hit = (figure: string, damage: number) => told("damage_suffered", { figure, damage, cause: "" });
    const details = [hit("hero:widow_tarha", 1), hit("hero:tomble_burrowell", 1), hit("hero:widow_tarha", 2)];

    expect(said(brief(details, atTable(descent, "en", [])))).toBe("widow tarha −3 ♥, tomble burrowell −1 ♥");
    const hurt = [1, 2].map((damage) => told("hero_hurt", { hero: "hero:warrior_y2_3", damage }));
    expect(said(brief(hurt, atTable(lords, "en", [])))).toBe("Warrior 7 −3");
  });

  it("tells how a march ended", () => {
    const march = { party: "party:green", symbol: "symbol:monster", land: "land:0_forest.1" };
    const log = [
      told("target_found", march),
      told("defence_rolled", { target: march.land, total: 13, n: 0, dice: "" }),
      told("attack_rolled", { target: march.land, total: 16, n: 2, dice: "8+8", kinds: "8+8" }),
      told("attack_won", { target: march.land }),
    ];
    const [line] = linesOf(log, domains.telling ?? {});

    expect(line && brief(line.details, atTable(domains, "en", []))).toBe("defence 13, attack 16, the attack succeeds");
  });
});

describe("what is said aloud", () => {
  it("names the deed before what came of it", () => {
    const root = document.createElement("div");
    for (const log of [[], orders.slice(3, 6)])
      act(() => render(<Spoken at={atTable(lords, "en", [], { log })} />, root));

    const said = orders.slice(3, 6).map(({ event, args }) => textsOf("lords", "en", String).told(event, args));
    expect(root.textContent).toBe([said[2], said[0], said[1]].join(" "));
    expect(root.querySelector("[aria-live=polite]")?.textContent).toBe(root.textContent);
  });
});

describe("the chronicle", () => {
  it("listens once for all its lines, however many there are", () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
    const live = new LiveTable("t", "s", () => ({ send: () => undefined, close: () => undefined }));
    const heard = new Set<EventTarget>();
    const add = EventTarget.prototype.addEventListener;
    const spy = vi.spyOn(EventTarget.prototype, "addEventListener").mockImplementation(function (
      this: EventTarget,
      ...args: Parameters<typeof add>
    ) {
      if (this instanceof Element && this.matches("[data-line]")) heard.add(this);
      add.apply(this, args);
    });
    const log = Array.from({ length: 50 }, () =>
      told("minion_turned_away", { seat: "seat:0", order: "order:get_food" }),
    );
    const [root, stage] = [document.createElement("div"), document.createElement("main")];
    act(() => render(<Log live={live} at={atTable(lords, "en", [], { log })} stage={{ current: stage }} />, root));
    spy.mockRestore();
    vi.unstubAllGlobals();

    expect(root.querySelectorAll("[data-line]").length).toBe(50);
    expect(heard.size).toBe(0);
  });

  it.each(GAMES.map((game) => [game.slug, game] as const))("has a heading of every rank: %s", (_, game) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
    const recording = new Recording(game);
    const live = new LiveTable("t", "s", () => ({ send: () => undefined, close: () => undefined }));
    const found = new Set<string>();
    for (const [number, lang, scene] of recording.cases) {
      const root = document.createElement("div");
      const at = atTable(game, lang, [], { table: recording.table, log: scene.parts[0]?.log ?? [] });
      act(() => render(<Log live={live} at={at} stage={{ current: root }} />, root));
      for (const head of root.querySelectorAll(".log-heading")) {
        const rank = head.classList.contains("log-round") ? "round" : "turn";
        found.add(rank);
        const said = head.querySelector("[role=heading]");
        expect(said?.getAttribute("aria-level"), `${number}`).toBe(rank === "round" ? "3" : "4");
        expect(said?.textContent, `${number}`).toMatch(/^(?!.*(event|chronicle)-)\S.*[^.\s]$/);
      }
      render(null, root);
    }
    vi.unstubAllGlobals();

    // Tyrants has no rounds to tell of: a turn follows a turn.
    expect([...found].sort()).toEqual(game === tyrants ? ["turn"] : ["round", "turn"]);
  });

  it("keeps its lines when one is added at the end and the first is no longer shown", () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
    const live = new LiveTable("t", "s", () => ({ send: () => undefined, close: () => undefined }));
    const log = Array.from({ length: 70 }, () =>
      told("minion_turned_away", { seat: "seat:0", order: "order:get_food" }),
    );
    const [root, stage] = [document.createElement("div"), document.createElement("main")];
    const draw = (upto: number) => {
      const at = atTable(lords, "en", [], { log: log.slice(0, upto) });
      act(() => render(<Log live={live} at={at} stage={{ current: stage }} />, root));
      return [...root.querySelectorAll("[data-line]")];
    };

    const before = draw(69);
    const after = draw(70);
    vi.unstubAllGlobals();

    expect(after.length).toBe(before.length);
    expect(after.filter((one) => !before.includes(one))).toEqual(after.slice(-1));
  });
});

describe("what a game tells", () => {
  it.each(GAMES.map((game) => [game.slug, game] as const))(
    "%s has a sentence for every event it gives a role",
    (slug, game) => {
      for (const lang of ["de", "en"] as const) {
        const texts = textsOf(slug, lang, String);
        const missing = Object.keys(game.telling ?? {}).filter(
          (event) => !texts.has(`event-${event.replaceAll("_", "-")}`),
        );

        expect(missing).toEqual([]);
      }
    },
  );
});

describe("a line of the chronicle", () => {
  const args = {
    seat: "seat:0",
    figure: "hero:syndrael",
    token: "token:villager.1",
    room: "room:dark_room",
    space: "space:8,8",
    cell: "cell:1,3",
  };
  const inDescent: EventKind[] = [
    "figure_placed",
    "figure_moved",
    "hero_stood_up",
    "searched",
    "token_dropped",
    "token_laid",
    "search_token_shown",
  ];
  const inLords: EventKind[] = [
    "tunnel_dug",
    "room_built",
    "tunnel_collapsed",
    "tile_chosen",
    "battle_began",
    "tile_conquered",
  ];

  it.each([
    [descent, inDescent],
    [lords, inLords],
  ] as [GameBoard, EventKind[]][])("names no coordinates, the board shows the place (%#)", (game, events) => {
    for (const lang of ["de", "en"] as const) {
      const { texts } = atTable(game, lang, []);
      for (const event of events) {
        expect(texts.event(event, args)).toMatch(/\d,\d/);
        expect(texts.told(event, args)).not.toMatch(/\d,\d|chronicle-|event-/);
      }
    }
  });
});
