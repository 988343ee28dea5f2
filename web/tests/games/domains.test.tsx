/** The Dark Domains board: the film of an adventure, day and night, and every recorded scene in both languages and views. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { TableContext } from "../../src/games/board";
import domains from "../../src/games/domains";
import { tabOf, tabsWith } from "../../src/games/domains/board";
import { Parts, Search } from "../../src/games/domains/forecast";
import { isNight, STREETS } from "../../src/games/domains/places/city";
import { fortuneText, hourOf } from "../../src/games/domains/places/heavens";
import { moreOf, Row, towardsOption } from "../../src/games/domains/places/row";
import {
  counted,
  type DomainsView,
  diceOf,
  earns,
  type ForecastView,
  landOf,
  offerAt,
  shortName,
} from "../../src/games/domains/view";
import { type Facts, Present } from "../../src/games/present";
import type { Ask, EventKind, State, Told } from "../../src/net/protocol";
import { note } from "../../src/pieces/choice";
import { TipLayer } from "../../src/pieces/tip";
import { earnedStory } from "../../src/shell/table/panels/score";
import { Texts } from "../../src/text/texts";
import { linesOf } from "../../src/timeline/deeds";
import { ask, atTable, draw, inWords, Recording, told } from "../scenes";

const recording = new Recording(domains);

function viewOf(scene: State | undefined): DomainsView {
  return scene?.parts[0]?.view as DomainsView;
}

describe("every recorded scene", () => {
  it.each(recording.cases)("%i in %s can be answered on the board and in the text view", (_, lang, scene) => {
    const board = recording.drawn(scene, lang, "Board");
    const text = recording.drawn(scene, lang, "Text");

    recording.answerable(scene, board);
    recording.answerable(scene, text);
    expect(text.querySelectorAll("h2").length).toBeGreaterThanOrEqual(5);
    inWords(board);
    inWords(text);
  });

  it("shows all seventeen places, each once", () => {
    const houses = STREETS.flat().map((id) => `place:${id}`);

    expect(new Set(houses)).toEqual(new Set(viewOf(recording.scenes[0]).places.map((place) => place.place)));
    expect(houses).toHaveLength(17);
  });

  it("shows on a space what the components say of its place", () => {
    const scene = recording.scenes[0] as State;
    const board = recording.drawn(scene, "en", "Board");
    const printed = [...board.querySelectorAll(".spot-gives")].map((spot) => spot.textContent);

    expect(new Set(printed)).toEqual(new Set(["2", "3", "12", "I", "+1", ""]));
  });

  it("shows what a place gives or asks in a round with a Fortune card that changes it", () => {
    const view = { ...viewOf(recording.scenes[0]), changed_rules: { "place_yield:towers": 3, assassin_price: 6 } };
    const board = draw("Board", view, atTable(domains, "en", [], { table: recording.table }));

    const changed = [...board.querySelectorAll(".spot-gives.is-changed")].map((spot) => spot.textContent);
    expect(changed).toEqual(["6", "3", "3", "3", "3"]);
  });

  it("draws sixteen spaces for every player", () => {
    const board = recording.drawn(recording.scenes[0] as State, "de", "Board");

    expect(board.querySelectorAll(".ground")).toHaveLength(16 * viewOf(recording.scenes[0]).players.length);
  });
});

describe("a question about a house", () => {
  it("brings the house into sight", async () => {
    const scene = recording.scenes.find((one) => one.parts[0]?.asks[0]?.kind === "action") as State;
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this);
    };
    const board = recording.drawn(scene, "en", "Board");

    await vi.waitFor(() =>
      expect(seen.filter((one) => board.contains(one))).toEqual([board.querySelector(".house.is-now")]),
    );
  });
});

describe("what events change on the table while they are told", () => {
  const land = (seat: number, more: object = {}) => ({
    land: `land:${seat}_town.1`,
    building: null,
    dark: false,
    monsters: [],
    ...more,
  });
  const table = {
    round: 1,
    phase: "phase:end_of_turn",
    resolving: "place:seer",
    last_round: false,
    first: 0,
    fortune: [],
    fortune_left: 13,
    lore: [
      { card: "fortune:two_of_cups", first: 1, last: 1 },
      { card: "fortune:the_sun", first: 2, last: 3 },
    ],
    blocked: ["item:metal"],
    parties: [],
    forecast: [],
    places: [{ place: "place:seer", spaces: [{ space: "space:seer", unavailable: true }] }],
    market: [{ monster: "monster:lich.1" }, null],
    players: [
      { seat: 0, plans: ["building:mine.1", "building:grove.2"], domain: [land(0)] },
      { seat: 1, plans: [], domain: [land(1, { building: "building:temple.1", dark: true })] },
    ],
  } as unknown as DomainsView;
  const changed = (event: EventKind, args: Told["args"], from = table) =>
    domains.staging?.after?.(from, told(event, args)) as DomainsView;

  it("lays a building on its space, and takes one away that is lost", () => {
    const built = changed("building_built", { who: "seat:0", building: "building:mine.1", land: "land:0_town.1" });
    const lost = changed("building_lost", { building: "building:temple.1", land: "land:1_town.1" }, built);

    expect(built.players[0]).toMatchObject({ plans: ["building:grove.2"], domain: [{ building: "building:mine.1" }] });
    expect(lost.players.map((player) => player.domain[0]?.building)).toEqual(["building:mine.1", null]);
  });

  it("leaves it to the table which side of a building is up in the last round", () => {
    const last = { ...table, last_round: true };

    expect(changed("building_built", { who: "seat:0", building: "building:mine.1", land: "land:0_town.1" }, last)).toBe(
      last,
    );
  });

  it("takes a monster away wherever it stands", () => {
    const domain = [land(0, { monsters: [{ monster: "monster:orc.1" }] })];
    const there = { ...table, players: [{ ...table.players[0], domain }] } as unknown as DomainsView;

    expect(changed("monster_removed", { monster: "monster:lich.1" }).market).toEqual([null, null]);
    expect(changed("monster_removed", { monster: "monster:orc.1" }, there).players[0]?.domain[0]?.monsters).toEqual([]);
  });

  it("begins a round in the morning, and counts the Fortune cards that are turned up", () => {
    const begun = changed("round_began", { round: 2 });
    const turned = changed("fortune_revealed", { card: "fortune:two_of_cups" }, begun);

    expect(begun).toMatchObject({ round: 2, phase: "phase:fortune", resolving: null });
    expect(turned).toMatchObject({ fortune: [{ card: "fortune:two_of_cups" }], fortune_left: 12 });
  });

  it("opens with the round what was closed, and knows of the deck what still lies in it", () => {
    const begun = changed("round_began", { round: 2 });
    const turned = changed("fortune_revealed", { card: "fortune:two_of_cups" }, begun);

    expect(begun).toMatchObject({ blocked: [], places: [{ spaces: [{ unavailable: false }] }] });
    expect(turned.lore).toEqual([{ card: "fortune:the_sun", first: 1, last: 2 }]);
  });

  it("ends an adventure with its phase", () => {
    const now = { party: "party:yellow", target: null };
    const marching = { ...table, phase: "phase:adventure", adventure: now } as unknown as DomainsView;

    expect(changed("phase_began", { phase: "phase:production" }, marching).adventure).toBeNull();
    expect(changed("gained", { who: "seat:0", item: "item:evil", n: 3 }, marching).adventure).toBe(now);
  });

  it("hands on the first-player token", () => {
    expect(changed("first_player_moved", { who: "seat:1" }).first).toBe(1);
  });
});

describe("small parts of the board", () => {
  const places = [1, 2, 3].map((number) => ({ place: `place:${number}`, number }));
  const at = (phase: string, resolving: string | null) =>
    ({ phase: `phase:${phase}`, resolving, places }) as unknown as DomainsView;

  it("lets night fall over Harrows place by place", () => {
    const now = at("resolution", "place:2");

    expect([1, 2, 3].map((number) => isNight(now, number))).toEqual([true, false, false]);
    expect(isNight(at("minions", null), 1)).toBe(false);
    expect(isNight(at("adventure", null), 3)).toBe(true);
    expect(hourOf(at("fortune", null))).toBe(0);
    expect(hourOf(at("end_of_turn", null))).toBe(1);
    expect(hourOf(now)).toBeGreaterThan(hourOf(at("minions", null)));
  });

  it("reads dice, spaces, names and hands", () => {
    expect(diceOf("2d6+1d10")).toEqual([6, 6, 10]);
    expect(diceOf("")).toEqual([]);
    expect(landOf("land:2_mountain.3")).toEqual({ seat: 2, area: "mountain", number: 3 });
    expect(shortName("Garrick Holt, Beast Slayer")).toBe("Garrick Holt");
    expect(counted(["spell:rust", "spell:gate", "spell:rust"])).toEqual([
      ["spell:rust", 2],
      ["spell:gate", 1],
    ]);
  });

  it("shows the text of a Fortune card that counts", () => {
    expect(fortuneText("upper\nlower", "other")).toBe("lower");
    expect(fortuneText("upper\nlower", "match")).toBe("upper");
    expect(fortuneText("only", "single")).toBe("only");
  });

  it("brings the part of the board to the front that the decision is about", () => {
    const stands = (seat: number, monster: string) => ({
      domain: [{ land: `land:${seat}_town.1`, monsters: [{ monster }] }],
    });
    const view = {
      architects: ["building:mine.1", null],
      inn: ["henchman:zasch"],
      market: [null, { monster: "monster:lich.1" }],
      players: [stands(0, "monster:troll.1"), stands(1, "monster:orc.1")],
    } as unknown as DomainsView;
    const part = (open: Ask | undefined) => tabOf(view, open, 0);

    expect(part(ask("place_minion", ["space:seer.1", "land:0_town.1"]))).toBe("city");
    expect(part(ask("which_minion", ["own", "white"]))).toBe("city");
    expect(part(ask("build_land", ["land:0_town.1"]))).toBe("domain");
    expect(part(ask("target_land", ["land:1_town.1"]))).toBe("others");
    expect(part(ask("end_of_turn", ["spell:rust", "pass"]))).toBe("cards");
    expect(part(ask("offer", ["accept", "pass"]))).toBe("domain");
    expect(part(ask("draw_monster", ["draw", "pass"]))).toBeNull();
    expect(part(ask("target_monster", ["monster:troll.1", "monster:lich.1"]))).toBe("city");
    expect(part(ask("target_monster", ["monster:orc.1", "monster:troll.1"]))).toBe("domain");
    expect(part(ask("target_monster", ["monster:orc.1"]))).toBe("others");
    expect(part(ask("nhoj_nomrah", ["building:mine.1", "pass"]))).toBe("city");
    expect(part(ask("build", ["building:mine.2", "stop"]))).toBe("cards");
    expect(part(undefined)).toBeNull();

    const parts = (open: Ask | undefined) => tabsWith(view, open, 0);
    expect(parts(ask("target_monster", ["monster:troll.1", "monster:lich.1", "monster:orc.1"]))).toEqual([
      "city",
      "domain",
      "others",
    ]);
    expect(parts(ask("buy", ["item:wood", "stop"]))).toEqual(["city"]);
    expect(parts(ask("target_player", ["seat:0", "seat:1"]))).toEqual(["domain", "others"]);
    expect(parts(ask("end_of_turn", ["spell:rust", "pass"]))).toEqual(["cards"]);
    expect(parts(undefined)).toEqual([]);
  });

  it("has a mark on the tabs behind which something can be chosen", () => {
    const open = ask("end_of_turn", ["spell:rust", "land:1_town.1", "pass"]);
    const view = viewOf(recording.scenes[0]);
    const board = draw("Board", view, atTable(domains, "en", [open], { table: recording.table }));
    const marked = [...board.querySelectorAll(".domains-tabs button:has(.tab-choice)")].map((one) => one.textContent);

    expect(marked).toEqual(["Cards, something to choose here"]);
  });
});

describe("what lies at a space", () => {
  it("is said where its name would only count", () => {
    const view = viewOf(recording.scenes[0]);
    const label = (key: string) => domains.label?.(key, view, atTable(domains, "en", []));

    expect(offerAt(view, "space:architects_guild.1")).toBe(view.architects[0]);
    expect(offerAt(view, "space:seer")).toBeUndefined();
    expect(label("space:towers.2")).toContain(atTable(domains, "en", []).texts.name("item:earth"));
    expect(label("place:inn")).toBeUndefined();
  });

  it("tells monsters of one kind apart by where they stand", () => {
    const scene = recording.scenes
      .map(viewOf)
      .find((one) => one.players.some((p) => p.domain.some((l) => l.monsters[0])));
    const land = scene?.players.flatMap((player) => player.domain).find((one) => one.monsters.length > 0);
    const monster = land?.monsters[0]?.monster as string;
    const at = atTable(domains, "en", [ask("target_monster", [monster])]);
    const bar = atTable(domains, "en", [ask("bonus_bar", [monster])]);

    expect(domains.label?.(monster, scene as DomainsView, at)).toBe(
      `${at.texts.name(monster.split(".")[0] as string)}: ${at.texts.name(land?.land as string)}`,
    );
    expect(domains.label?.(monster, scene as DomainsView, bar)).toBeUndefined();
  });
});

describe("an attack in the chronicle", () => {
  const fight = (target: string) => [
    told("defence_rolled", { target, total: 9, n: 0, dice: "" }),
    told("attack_rolled", { target, total: 7, n: 1, dice: "7", kinds: "12" }),
    told("attack_held", { target }),
  ];
  const lines = (...log: Told[]) => linesOf(log, domains.telling ?? {}).map(({ entry }) => entry.event);

  it("belongs to the march or the spell that named its target", () => {
    const march = told("target_found", { party: "party:green", symbol: "symbol:town", land: "land:0_town.1" });
    const spell = [told("spell_cast", { who: "seat:0", spell: "spell:destroy" })];
    const named = told("target_named", { who: "seat:0", target: "monster:orc.1" });

    expect(lines(march, ...fight("land:0_town.1"))).toEqual(["target_found"]);
    expect(lines(...spell, named, ...fight("monster:orc.1"))).toEqual(["spell_cast"]);
  });

  it("is a deed of its own after a spell for something else", () => {
    const pain = [
      told("spell_cast", { who: "seat:0", spell: "spell:pain" }),
      told("target_named", { who: "seat:0", target: "adventurer:liriel_moonshade" }),
    ];
    const token = told("token_placed", { token: "token:weapon", target: "monster:orc.1" });

    expect(lines(...pain, ...fight("land:0_town.1"))).toEqual(["spell_cast", "defence_rolled"]);
    expect(lines(token, ...fight("land:0_town.1"))).toEqual(["token_placed", "defence_rolled"]);
  });
});

describe("a price of the Builders' Guild", () => {
  const prices = (asks: Ask[]) => {
    const view = { ...viewOf(recording.scenes[0]), blocked: ["item:metal", "item:wood"] };
    const board = draw("Board", view, atTable(domains, "en", asks, { table: recording.table }));
    return board.querySelectorAll(".price-list .is-closed").length;
  };

  it("is struck out while nobody gets the goods for it", () => {
    expect(prices([])).toBe(2);
    expect(prices([ask("buy", ["item:metal", "stop"], ["item:wood"])])).toBe(1);
  });

  it("is one stop of the keyboard with the others; arrows go on to them", () => {
    const board = recording.drawn(recording.scenes[0] as State, "en", "Board");
    document.body.append(board);
    const lots = [...board.querySelectorAll<HTMLElement>(".price-list [data-what]")];
    lots[0]?.focus();
    lots[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));

    expect(lots.map((one) => one.tabIndex)).toEqual([0, -1, -1, -1]);
    expect(document.activeElement).toBe(lots[1]);
    board.remove();
  });
});

describe("a henchman", () => {
  it("says in one line when he helps, or how often he has", () => {
    const view = viewOf(recording.scenes[0]);
    const says = (uses: number) => {
      const henchmen = [{ henchman: "henchman:guild_master_kavai", uses }];
      const players = view.players.map((player) => ({ ...player, henchmen }));
      const board = draw("Board", { ...view, players }, atTable(domains, "en", [], { table: recording.table }));
      return board.querySelector(".servant .spell-window")?.textContent?.replace(/[\u2068\u2069]/g, "");
    };

    expect([says(0), says(1)]).toEqual(["Foreman", "used 1 of 1"]);
  });
});

describe("what a party finds by a sign", () => {
  it("is the monster where the sign is one, else the building", () => {
    const land = { land: "land:0_town.1", building: "building:village.1", monsters: [{ monster: "monster:orc.1" }] };
    const view = { players: [{ seat: 0, domain: [land] }] } as unknown as DomainsView;
    const names = ["symbol:monster", "symbol:town"].map((symbol) => {
      const candidates = [{ land: land.land, building: land.building, numbers: [10] }];
      const root = document.createElement("div");
      const told = { steps: [{ symbol, dark: false, candidates }] } as unknown as ForecastView;
      render(
        <TableContext.Provider value={atTable(domains, "en", [])}>
          <Search told={told} view={view} />
        </TableContext.Provider>,
        root,
      );
      return root.querySelector(".candidates li > span:not([class])")?.textContent?.trim();
    });

    expect(names).toEqual(["Orc", "Village"]);
  });
});

describe("what the seer knows", () => {
  it("is chosen by name: the cards lie in a deck", () => {
    expect(domains.shownOnBoard?.(ask("seer_order", ["fortune:the_sun", "fortune:the_moon"]))).toBe(false);
    expect(domains.shownOnBoard?.(ask("place_minion", ["space:seer"]))).toBe(true);
  });

  it("is chosen where it is laid out, not in the small list of what one knows as well", () => {
    const cards = ["fortune:two_of_cups", "fortune:knight_of_cups"];
    const lore = cards.map((card, index) => ({ card, first: index + 1, last: index + 1 }));
    const view = { ...viewOf(recording.scenes[0]), lore };
    const options = draw("Board", view, atTable(domains, "en", [ask("seer_order", cards)])).querySelectorAll(
      ".is-option",
    );

    expect([...options].map((one) => one.className.split(" ")[1])).toEqual(["seen-card", "seen-card"]);
  });

  it("is read while it is put in order", () => {
    const cards = ["fortune:two_of_cups", "fortune:knight_of_cups"];
    const at = atTable(domains, "de", [ask("seer_order", cards)]);
    const shown = draw("Board", viewOf(recording.scenes[0]), at).querySelector(".seen-cards");
    const texts = cards.flatMap((card) => at.texts.component(card)?.text?.split("\n") ?? []);

    expect(texts).toHaveLength(4);
    for (const text of texts) expect(shown?.textContent).toContain(text);
  });
});

describe("cards dealt to choose from", () => {
  it.each([
    ["choose_master", ["master:ovidan", "master:jessamine_crow"]],
    ["keep_building", ["building:village.1", "building:temple.4", "building:market.5"]],
    ["bury_building", ["building:village.1", "building:market.5"]],
  ] as const)("lie among one's own: %s", (kind, keys) => {
    const at = atTable(domains, "en", [ask(kind, [...keys])]);
    const board = draw("Board", viewOf(recording.scenes[0]), at);
    const lit = [...board.querySelectorAll<HTMLElement>(".strip .is-option")].map((card) => card.dataset.ref);

    expect(lit).toEqual(keys);
  });
});

describe("the head of a domain", () => {
  const table = recording.table;
  const scene = viewOf(recording.scenes.at(-1));
  const head = (lang: "de" | "en", view: DomainsView, seat: number, asks: Ask[] = []) => {
    const at = atTable(domains, lang, asks, { table });
    const root = document.body.appendChild(document.createElement("div"));
    act(() =>
      render(
        <TableContext.Provider value={at}>
          <domains.Board view={view} at={at} />
          <TipLayer />
        </TableContext.Provider>,
        root,
      ),
    );
    return { at, root, row: root.querySelector<HTMLElement>(`.title-row[data-what="seat:${seat}"]`) };
  };

  it.each(["de", "en"] as const)("says whose it is and what is known of them, in words: %s", (lang) => {
    const rich = scene.players.map((player) => ({
      ...player,
      coins: player.seat === 0 ? 7 : null,
      evil: player.seat === 0 ? 5 : null,
      items: { wood: 3 },
      minions: ["own", "white"],
      shown: ["spell:rust"],
      master: "master:ovidan",
      hand: player.seat === 0 ? ["spell:rust"] : null,
    }));
    const told = [0, 1].map((seat) => {
      const { root, row } = head(lang, { ...scene, players: rich }, seat);
      expect(row?.tabIndex).toBe(0);
      act(() => row?.querySelector("h3")?.click());
      const words = root.querySelector<HTMLElement>(".tip");
      if (words) inWords(words);
      root.remove();
      return words?.textContent ?? "";
    });

    const [wood, secret, known] =
      lang === "de" ? ["Holz", "geheim", "Davon bekannt"] : ["wood", "secret", "Known of these"];
    expect(told[0]).toContain(lang === "de" ? "Rot · das bist du" : "Red · this is you");
    expect(told[1]).toContain(lang === "de" ? "Blau" : "Blue");
    expect(told[1]).toContain(`${wood}\u00a03`);
    expect(told.map((words) => words.split(secret).length - 1)).toEqual([0, 2]);
    expect(told.map((words) => words.includes(known))).toEqual([false, true]);
  });

  it("leaves click and keyboard to the name while a question is about the player", () => {
    const { root, row } = head("en", scene, 1, [ask("target_player", ["seat:1"])]);

    expect(row?.hasAttribute("tabindex")).toBe(false);
    act(() => row?.querySelector("h3")?.click());
    expect(root.querySelector(".tip")).toBeNull();
    root.remove();
  });
});

describe("what nobody is asked about", () => {
  it("says what it is, and Tab does not stop there", () => {
    const at = atTable(domains, "en", []);
    const board = draw("Board", viewOf(recording.scenes[0]), at);

    for (const ref of ["space:niktmarg.5", "space:assassin.1", "space:builders_guild"]) {
      const space = board.querySelector(`[data-ref="${ref}"]`);
      expect(space?.hasAttribute("data-face"), ref).toBe(true);
      expect(space?.getAttribute("tabindex"), ref).toBe("-1");
    }
    for (const ref of ["deck:fortune", "area:forest", "item:wood"]) {
      expect(board.querySelector(`[data-what="${ref}"]`), ref).not.toBeNull();
      expect(at.texts.about(ref)?.words, ref).toBeTruthy();
    }
  });
});

describe("a space that can be chosen", () => {
  it("says what lies there and what its place is for", () => {
    const at = atTable(domains, "en", [ask("place_minion", ["space:niktmarg.4"])], { option: () => "Here: an Imp" });
    const board = draw("Board", viewOf(recording.scenes[0]), at);
    const told = document.createElement("div");
    render(note(at, "space:niktmarg.4", "space:niktmarg.4", false), told);

    expect(board.querySelector('[data-ref="space:niktmarg.4"]')?.hasAttribute("data-face")).toBe(true);
    expect(told.textContent).toContain("Here: an Imp");
    expect(told.textContent).toContain(at.texts.component("space:niktmarg.4")?.text);
  });
});

describe("what defends a space", () => {
  it.each([
    [true, ["Raiders' Tower", "Haunted Manor"]],
    [false, ["Watchtower", "Haunted Manor"]],
  ])("is called as the side that lies up (dark: %s)", (dark, names) => {
    const side = (name: string, dark_name_en: string) => ({ name, data: { dark_name_en } });
    const components = {
      "building:watchtower": side("Watchtower", "Raiders' Tower"),
      "building:manor": side("Manor", "Haunted Manor"),
    };
    const at = atTable(domains, "en", [], { texts: new Texts("en", [], components) });
    const part = (source: string) => ({ source, flat: 7, dice: "" });
    const defence = [part("building:watchtower.1"), part("building:manor.1")];
    const forecast = { steps: [{ symbol: "", dark, candidates: [] }], defence } as unknown as ForecastView;
    const root = document.createElement("div");

    render(
      <TableContext.Provider value={at}>
        <Parts told={forecast} />
      </TableContext.Provider>,
      root,
    );

    expect([...root.querySelectorAll("th")].map((one) => one.textContent).slice(0, 2)).toEqual(names);
  });
});

describe("the course of a game whose scores were secret", () => {
  it("follows from what was earned and lost in everybody's sight, and ends with the result", () => {
    const evil = (event: EventKind, who: number, n: number, more = {}) =>
      told(event, { who: `seat:${who}`, item: "item:evil", n, ...more });
    const log = [
      evil("gained", 0, 5),
      evil("gained", 1, 2),
      evil("paid", 0, 1),
      evil("stolen", 1, 2, { victim: "seat:0" }),
    ];

    const story = earnedStory(log, earns, [2, 4]);

    expect(story[0]).toEqual([0, 0]);
    expect(story.at(-1)).toEqual([2, 4]);
    expect(story).toContainEqual([4, 2]);
  });
});

describe("a row of cards", () => {
  it.each([
    [0, 300, { before: false, after: false }],
    [0, 500, { before: false, after: true }],
    [100, 500, { before: true, after: true }],
    [200, 500, { before: true, after: false }],
  ])("scrolled by %i of %i says where more of them lie", (scrollLeft, scrollWidth, more) => {
    expect(moreOf({ scrollLeft, scrollWidth, clientWidth: 300 })).toEqual(more);
  });

  it("goes to a card that may be chosen if none of them is in sight", () => {
    const row = document.createElement("div");
    const box = (left: number) => () => ({ left, right: left + 100 }) as DOMRect;
    const option = (left: number) => {
      const card = row.appendChild(document.createElement("i"));
      card.className = "is-option";
      card.getBoundingClientRect = box(left);
    };
    row.getBoundingClientRect = () => ({ left: 0, right: 300 }) as DOMRect;

    expect(towardsOption(row)).toBe(0);
    option(250);
    expect(towardsOption(row)).toBe(150);
    option(20);
    expect(towardsOption(row)).toBe(0);
  });

  it("has a sign at its edge that brings the next ones", async () => {
    const root = document.body.appendChild(document.createElement("div"));
    render(
      <TableContext.Provider value={atTable(domains, "en", [])}>
        <Row>cards</Row>
      </TableContext.Provider>,
      root,
    );
    const row = root.querySelector(".cards") as HTMLElement;
    const went: unknown[] = [];
    Object.defineProperties(row, { clientWidth: { value: 300 }, scrollWidth: { value: 500 } });
    row.scrollBy = (by: unknown) => went.push(by);

    expect(root.querySelector(".row-edge")).toBeNull();
    row.dispatchEvent(new Event("scroll"));
    await vi.waitFor(() => expect(root.querySelectorAll(".row-edge")).toHaveLength(1));
    root.querySelector<HTMLElement>(".row-edge.is-after")?.click();

    expect(went).toEqual([{ left: 240 }]);
    root.remove();
  });

  it("is measured only when other cards lie in it", () => {
    const root = document.createElement("div");
    const at = atTable(domains, "en", []);
    const lay = (cards: string[], count: number) =>
      render(
        <TableContext.Provider value={at}>
          <Row>
            {cards.map((card) => (
              <p key={card}>{count}</p>
            ))}
          </Row>
        </TableContext.Provider>,
        root,
      );
    lay(["a", "b"], 1);
    const width = vi.fn(() => 500);
    Object.defineProperty(root.querySelector(".cards"), "scrollWidth", { get: width });

    lay(["a", "b"], 2);
    expect(width).not.toHaveBeenCalled();
    lay(["a", "c"], 2);

    expect(width).toHaveBeenCalledTimes(1);
  });

  it("without options is not asked where it lies", () => {
    const row = document.createElement("div");
    const asked = vi.spyOn(row, "getBoundingClientRect");

    expect(towardsOption(row)).toBe(0);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("a step of the game", () => {
  it("has no domain drawn again that it does not change", () => {
    const part = recording.scenes[0]?.parts[0];
    const view = part?.view as DomainsView;
    const { texts } = atTable(domains, "en", [], { table: recording.table });
    const facts: Facts = {
      ...{ table: recording.table, seat: part?.seat ?? 0, asks: [], texts, game: domains, log: [], staged: [] },
      ...{ fresh: 0, watching: false, view },
    };
    const nothing = { choose: () => undefined, whyNot: async () => null, showRule: () => undefined };
    const at = new Present(facts, nothing);
    const root = document.createElement("div");
    const show = (now: DomainsView) =>
      render(
        <TableContext.Provider value={at}>
          <domains.Board view={now} at={at} />
        </TableContext.Provider>,
        root,
      );
    const marks = () => [...root.querySelectorAll(".first-mark")].map((one) => one.closest("section")?.className);
    show(view);
    const said = vi.spyOn(texts, "say");
    const minionsCounted = () => said.mock.calls.filter(([id]) => id === "board-minions-left").length;

    show({ ...view, fortune_left: view.fortune_left - 1 });
    expect(minionsCounted()).toBe(0);
    show({ ...view, first: view.order.find((seat) => seat !== view.first) ?? 0 });

    expect(minionsCounted()).toBe(2);
    expect(marks()).toHaveLength(1);
    said.mockRestore();
  });
});
