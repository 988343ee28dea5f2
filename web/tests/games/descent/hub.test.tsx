/** The campaign hub: road map, shop, skills, the overlord's desk and the chronicle, each for whoever is asked there. */

import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import descent from "../../../src/games/descent";
import { branches } from "../../../src/games/descent/cards/skill";
import { stretchOf } from "../../../src/games/descent/hub/chronicle";
import { questAt, travelled, wayTo } from "../../../src/games/descent/hub/region";
import { roomOf } from "../../../src/games/descent/hub/where";
import { momentOf } from "../../../src/shell/table/reviewing";
import type { CampaignView } from "../../../src/wire/descent";
import { ask, draw, inWords, told } from "../../scenes";
import { at, campaign, drawn, quest, sheet, telling, view } from "./table";

const shown = (more: Partial<CampaignView> = {}) => view({ figures: [], campaign: campaign(more) });
const unfold = (folded: HTMLDetailsElement | undefined) => {
  if (folded) folded.open = true;
  folded?.dispatchEvent(new Event("toggle"));
};
const lit = (board: HTMLElement) =>
  [...board.querySelectorAll<HTMLElement>(".is-option")].map((one) => one.dataset.ref);

describe("where one looks", () => {
  it("is the map during a quest, and a room of the hub where a question or step belongs", () => {
    expect(roomOf(view(), ask("act"))).toBeNull();
    expect(roomOf(shown({ step: "" }), ask("act"))).toBeNull();
    expect(roomOf(shown({ step: "" }), ask("accept"))).toBeNull();
    expect(roomOf(shown(), undefined)).toBe("shop");
    expect(roomOf(shown({ step: "set_up" }), ask("place_hero"))).toBeNull();
    expect(roomOf(shown({ step: "set_up" }), ask("set_aside"))).toBe("desk");
    expect(roomOf(shown({ step: "travel" }), ask("window"))).toBe("road");
  });
});

describe("the step of the campaign", () => {
  const wide = globalThis.innerWidth;
  afterEach(() => void vi.stubGlobal("innerWidth", wide));

  it.each([
    ["de", 390, "Erfahrung ausgeben"],
    ["en", 390, "Spend experience"],
    ["de", 1024, "name"],
  ] as const)("is named briefly on a phone (%s, %s)", (lang, width, words) => {
    vi.stubGlobal("innerWidth", width);
    const { texts } = at(lang, []);
    const named = Object.assign(Object.create(texts), { name: () => "name" });

    expect(descent.phases?.(shown({ step: "experience" }), named).map(({ label }) => label)).toEqual([words]);
  });
});

describe.each(["de", "en"] as const)("the hub in %s", (lang) => {
  it("sells on shelves, says what is too dear and whom a thing fits", () => {
    const keys = ["buy:iron_spear", "sell:iron_longsword", "done"];
    const board = drawn("Board", lang, shown(), [ask("shop", keys, ["buy:chainmail", "give:iron_longsword"])]);

    expect(lit(board)).toEqual(["buy:iron_spear", "sell:iron_longsword"]);
    expect(board.querySelectorAll(".shelves .ware")).toHaveLength(2);
    expect(board.querySelector(".ware.is-dear .price")?.textContent).toContain("150");
    expect(board.querySelector(".ware .ware-fits")?.textContent).toContain("yndrael");
    expect(board.querySelector(".tray")).toBeNull();
    inWords(board.querySelector(".hub") as HTMLElement);
  });

  it("marks on its shelf what is being bought, while somebody is chosen for it", () => {
    const asked = { ...ask("buy_for", ["hero:syndrael"]), args: { card: "card:chainmail", gold: 150 } };
    const board = drawn("Board", lang, shown(), [asked]);

    expect([...board.querySelectorAll(".is-bought .price")].map((one) => one.textContent)).toEqual([
      expect.stringContaining("150"),
    ]);
  });

  it("keeps everything where it is while somebody is chosen for a thing", () => {
    const room = (asked: Parameters<typeof drawn>[3]) =>
      drawn("Board", lang, shown(), asked).querySelector(".hub-room") as HTMLElement;
    const before = room([ask("shop", ["buy:iron_spear", "sell:iron_longsword", "done"])]);
    const during = room([{ ...ask("buy_for", ["hero:syndrael"]), args: { card: "card:iron_spear", gold: 75 } }]);

    expect(during.lastElementChild?.className).toBe("hub-pick");
    expect(during.querySelectorAll(".hub-pick .is-option")).toHaveLength(1);
    expect(during.querySelector(".shop")?.textContent).toBe(before.querySelector(".shop")?.textContent);
  });

  it("shows what each hero has for a test on the road, what success needs, and how it went", () => {
    const symbols = [{ symbol: "symbol:road", passed: true, event: "travel:arrows" }];
    const journey = { place: "place:northern_farms", way: ["place:arhynn"], symbols };
    const travel = shown({ step: "travel", journey, next: [] });
    const log = [
      told("travel_event_came", { symbol: "symbol:road", event: "travel:arrows" }, 1),
      told(
        "attribute_tested",
        {
          ...{ figure: "hero:syndrael", attribute: "attribute:might", value: 4 },
          ...{ shields: 2, passed: "word:passed", dice: "grey_0 black_1" },
        },
        2,
      ),
    ];
    const table = at(lang, [], log);
    const { texts } = table;
    const component = (ref: string) =>
      ref === "hero:syndrael" ? { name: "Syndrael", data: { might: 4 } } : texts.component(ref);
    const known = { ...table, texts: Object.assign(Object.create(texts), { component }) };
    const asked = { ...ask("travel_tester", ["hero:syndrael"]), args: { attribute: "attribute:might" } };
    const picking = { ...known, asks: [asked] };

    const made = draw("Board", travel, known).querySelector(".road-tests li");
    expect(made?.querySelector(".test-value")?.textContent).toMatch(/4 .*72/);
    expect(made?.querySelector(".is-passed")?.textContent).toContain("2 ");
    expect([...(made?.querySelectorAll(".die") ?? [])].map((die) => die.className)).toEqual([
      "die die-grey",
      "die die-black",
    ]);
    expect(made?.querySelectorAll(".die .pip-shields")).toHaveLength(2);
    const pick = draw("Board", travel, picking).querySelector(".hub-pick");
    expect(pick?.querySelectorAll(".test-needs .die-small")).toHaveLength(2);
    expect(pick?.querySelector(".hub-hero .test-value b")?.textContent).toBe("4");
    expect(draw("Board", travel, picking).querySelector(".road-tests")).toBeNull();
    expect(texts.option("travel_attribute", "willpower")).toBe(lang === "de" ? "Willenskraft" : "Willpower");
  });

  it("says how much experience the overlord has, also if it is none", () => {
    const said = [0, 1, 2].map(
      (overlord_xp) =>
        drawn("Board", lang, shown({ step: "set_up", overlord_xp }), [ask("set_aside")]).querySelector(".purse")
          ?.textContent,
    );

    expect(said).toEqual(
      lang === "de"
        ? [
            "Der Overlord hat keine Erfahrung übrig.",
            "Der Overlord hat 1 Erfahrungspunkt übrig.",
            "Der Overlord hat 2 Erfahrungspunkte übrig.",
          ]
        : [
            "The overlord has no experience left.",
            "The overlord has 1 experience point left.",
            "The overlord has 2 experience points left.",
          ],
    );
  });

  it("shows skills by their cost, and why a skill is not open", () => {
    const asked = { ...ask("train", ["card:advance"], ["card:challenge"]), args: { figure: "hero:syndrael", xp: 1 } };
    const board = drawn("Board", lang, shown({ step: "experience" }), [asked]);

    expect(lit(board)).toEqual(["card:advance"]);
    expect(board.querySelectorAll(".skill-tree .branch")).toHaveLength(3);
    expect(board.querySelector(".skill.is-shut small")?.textContent).toMatch(/2.*: 1/);
    expect(board.querySelector(".gallery")).toBeNull();
  });

  it("lights the quests that may be chosen, on the road map and in the list", () => {
    const keys = ["quest:a_fat_goblin", "quest:castle_daerion"];
    const board = drawn("Board", lang, shown({ step: "choose_quest" }), [ask("choose_quest", keys)]);

    expect(lit(board).filter((key) => key === "quest:a_fat_goblin")).toHaveLength(2);
    expect(board.querySelectorAll(".region .lamp-light")).toHaveLength(2);
    inWords(board.querySelector(".hub") as HTMLElement);
  });

  it("opens in place what a quest will be: its maps, how each side wins, what it brings", async () => {
    const titles = { a_fat_goblin_e1: { title: "", mood: "" }, a_fat_goblin_e2: { title: "", mood: "" } };
    const book = (path: string) =>
      path.includes("/maps?")
        ? titles
        : sheet({ prize_overlord: { xp: 2, gold_per_hero: 0, relic: "relic:trueshot" } });
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(book(path))));
    const keys = ["quest:a_fat_goblin", "quest:castle_daerion"];
    const board = drawn("Board", lang, shown({ step: "choose_quest" }), [ask("choose_quest", keys)]);
    const [first, second] = board.querySelectorAll<HTMLDetailsElement>(".next-quests details");
    expect(board.querySelector(".quest-shown")).toBeNull();

    await act(() => unfold(first));

    await vi.waitFor(() => expect(first?.querySelectorAll(".segments button")).toHaveLength(2));
    await vi.waitFor(() => expect(first?.querySelector(".quest-map svg.dungeon")).not.toBeNull());
    expect(first?.querySelector(".aims")?.textContent).toContain("All four beacons are lit.");
    expect(first?.querySelector(".aims")?.textContent).toContain("All villagers are defeated.");
    const [heroes, overlord] = first?.querySelectorAll<HTMLElement>(".prizes dd") ?? [];
    expect(heroes?.textContent).toMatch(/^ ?25 .*\(25/);
    expect(overlord?.querySelector('[data-what="relic:trueshot"]')).not.toBeNull();
    expect(overlord?.textContent).toMatch(/^ ?2 /);
    expect(second?.querySelector(".quest-shown")).toBeNull();
    inWords(first as HTMLElement);
  });

  it("keeps the briefing of the quest that is chosen, until it is over", () => {
    const now = [quest("first_blood", "played", "heroes", ""), quest("a_fat_goblin", "now")];
    const travel = shown({ step: "travel", quests: now, next: [], chooser: "" });
    const board = drawn("Board", lang, travel, []);

    expect([...board.querySelectorAll<HTMLElement>(".next-quest")].map((one) => one.dataset.ref)).toEqual([
      "quest:a_fat_goblin",
    ]);
    expect(board.querySelectorAll(".next-quests details.quest-briefing")).toHaveLength(1);
  });

  it("tells of the journey, and asks for a hero where one is tested", () => {
    const symbols = [
      { symbol: "symbol:road", passed: true, event: "travel:travel_02_road" },
      { symbol: "symbol:plain", passed: false, event: "" },
    ];
    const journey = { place: "place:northern_farms", way: ["place:arhynn", "place:north_cross"], symbols };
    const board = drawn("Board", lang, shown({ step: "travel", journey, next: [] }), [
      ask("travel_tester", ["hero:syndrael"]),
    ]);

    expect(board.querySelectorAll(".journey li.is-last")).toHaveLength(1);
    expect(board.querySelector(".hub-pick .hub-hero")?.getAttribute("data-ref")).toBe("hero:syndrael");
    expect(board.querySelectorAll(".road.is-ahead")).toHaveLength(1);
  });
});

describe("the overlord's desk", () => {
  const scheme = {
    card: "card:dash",
    key: "buy:dash",
    deck: "warlord",
    level: 1,
    xp: 1,
    copies: 1,
    owned: 0,
    open: true,
    why: "",
  };

  it("shows prices, and the deck to nobody else", () => {
    const parts = { step: "experience", schemes: [scheme], deck: [] };
    const mine = { ...at("en", [ask("scheme", ["buy:dash"])]), seat: 0 };
    const deck = [{ card: "card:dash", basic: true, aside: true }];
    const own = draw("Board", shown({ ...parts, deck }), mine);
    const other = drawn("Board", "en", shown({ ...parts, step: "set_up" }), [ask("set_aside")]);

    expect(own.querySelector(".branch-cost .sr")?.textContent).toBe("1 experience");
    expect(lit(own)).toEqual(["buy:dash"]);
    expect(own.querySelectorAll(".own-deck .is-aside")).toHaveLength(1);
    expect(other.querySelector(".own-deck")).toBeNull();
    expect(other.querySelector(".face-down")).not.toBeNull();
  });

  it("keeps apart how many of a card there are and why there are no more", () => {
    const dear = { ...scheme, copies: 2, owned: 1, open: false, why: "epic.too_little_xp" };
    const board = drawn("Board", "en", shown({ step: "set_up", schemes: [dear], overlord_xp: 0 }), [ask("set_aside")]);

    expect(board.querySelector(".skill small")?.textContent).toMatch(/^In the deck: 1 of 2 · \S/);
  });
});

describe("the chronicle", () => {
  const log = [
    told("round_began"),
    told("encounter_ended"),
    told("step_began"),
    told("quest_began", { quest: "quest:a_fat_goblin" }),
    told("encounter_ended"),
  ];

  it("keeps the score of evenings with their stories, and leads back into each", () => {
    const replay = vi.fn();
    const board = draw("Board", shown({ step: "rewards" }), { ...telling(at("en", [], log)), replay });

    expect(board.querySelector(".evening small")?.textContent).toContain("the heroes won · 5 rounds · 2 lines");
    expect(board.querySelector(".evening-tale")?.textContent).toBe("Mauler falls.");
    board.querySelector<HTMLButtonElement>(".evening button")?.click();
    expect(replay).toHaveBeenCalledWith(0, 2);
  });

  it("counts the rounds of both encounters of a quest", () => {
    const fought = [1, 2, 3, 4, 1, 2, 3].map((round) => told("round_began", { round }));
    const board = draw(
      "Board",
      shown({ step: "rewards" }),
      telling(at("en", [], [...fought, told("encounter_ended")])),
    );

    expect(board.querySelector(".evening small")?.textContent).toContain("the heroes won · 7 rounds");
  });

  it("knows where a quest lies in the log", () => {
    expect(stretchOf(log, "quest:first_blood", true)).toEqual([0, 2]);
    expect(stretchOf(log, "quest:a_fat_goblin", false)).toEqual([3, 5]);
    expect(stretchOf(log, "quest:castle_daerion", false)).toBeNull();
  });

  it("finds the moment in which a line was told", async () => {
    const lengths = [0, 0, 3, 3, 7, 9];

    expect(await Promise.all([0, 1, 3, 4, 9].map((lines) => momentOf(lines, 5, async (n) => lengths[n] ?? 0)))).toEqual(
      [0, 2, 2, 4, 5],
    );
  });
});

describe("the road map", () => {
  it("knows the way to a place and the roads that were travelled", () => {
    const map = campaign({ quests: [quest("a_fat_goblin", "played", "overlord")] });

    expect(wayTo("place:northern_farms", map)).toEqual(["place:arhynn", "place:north_cross", "place:northern_farms"]);
    expect([...travelled(map)].map((road) => road.end)).toEqual(["place:north_cross", "place:northern_farms"]);
  });

  it("shows of several quests at a place the one that matters now", () => {
    const here = [quest("a", "ahead"), quest("b", "played", "heroes"), quest("c", "closed")];

    expect(questAt("place:northern_farms", here)?.ref).toBe("quest:b");
    expect(questAt("place:nowhere", here)).toBeUndefined();
  });

  it("puts the cheapest skills at the root", () => {
    const [tree] = campaign().trees;

    expect(branches(tree?.skills ?? []).map((row) => row.map((skill) => skill.xp))).toEqual([[0], [1], [2]]);
  });
});
