/** The Descent board: footprints, ways, trays, dice, and which part comes to the front. */

import { describe, expect, it } from "vitest";
import printedDice from "../../src/gruft/games/descent/content/dice.yaml?raw";
import type { AtTable } from "../src/games/board";
import descent from "../src/games/descent";
import { lastAttack, termsOf } from "../src/games/descent/attack";
import { around } from "../src/games/descent/beyond";
import { FACES, sum } from "../src/games/descent/dice";
import { edgeLine } from "../src/games/descent/floor";
import { groundOf, isOutdoor } from "../src/games/descent/ground";
import { iconOf } from "../src/games/descent/icons";
import { average, bestOdds, percent } from "../src/games/descent/overlay";
import { attackPlan, nextOf, stepsTo } from "../src/games/descent/plan";
import { revealed } from "../src/games/descent/revealed";
import { nextSpot } from "../src/games/descent/steer";
import {
  type AttackView,
  boxOf,
  cardRef,
  copyOf,
  type DescentView,
  type FigureView,
  heroMark,
  idOf,
  placeOf,
  spaceRef,
  standBox,
  tabOf,
  trayKeys,
  UNIT,
  wayTo,
} from "../src/games/descent/view";
import type { Ask, Entry } from "../src/net/protocol";
import { focus } from "../src/pieces/zoom";
import { ask, atTable, draw, type Lang, told } from "./scenes";

function figure(ref: string, spaces: string[], more: Partial<FigureView> = {}): FigureView {
  const [kind = ""] = idOf(ref).split(".");
  const rank = ref.startsWith("hero:") ? "hero" : ref.startsWith("master:") ? "master" : "minion";
  return {
    ref,
    kind,
    rank,
    side: rank === "hero" ? "heroes" : "overlord",
    spaces,
    damage: 0,
    health: 5,
    speed: 4,
    defense: ["grey"],
    face: {
      act: rank === "hero" ? 0 : 2,
      speed: 4,
      health: 7,
      defense: ["grey"],
      attack: ["blue", "red"],
      attack_type: "melee",
      abilities: ["ability:reach"],
      surges: [],
      attributes: null,
      x: {},
    },
    conditions: [],
    points: 0,
    carries: null,
    activated: false,
    relic: "",
    ...more,
  };
}

/** Two rows of four spaces; water at 2,0; a wall between 1,1 and 2,1. One hero, one large ettin outside the way. */
function view(more: Partial<DescentView> = {}): DescentView {
  const spaces = Array.from({ length: 8 }, (_, n) => {
    const x = n % 4;
    const y = Math.floor(n / 4);
    const walls = `${y === 0 ? "N" : "S"}${x === 0 ? "W" : ""}${x === 3 ? "E" : ""}`;
    const between = y === 1 && (x === 1 || x === 2) ? (x === 1 ? "E" : "W") : "";
    return {
      ref: `space:${x},${y}`,
      x,
      y,
      terrain: x === 2 && y === 0 ? "~" : ".",
      tile: "1A",
      walls: walls + between,
    };
  });
  const hero = figure("hero:syndrael", ["space:0,0"]);
  return {
    quest: "quest:first_blood",
    encounter: "encounter:first_blood_e1",
    level: "novice",
    round: 1,
    turn: hero.ref,
    actor: hero.ref,
    actions: 2,
    size: [4, 2],
    spaces,
    doors: [{ ref: "door:door_1", closed: true, edges: [[1, 1, 2, 1]] }],
    search: ["space:0,1"],
    tokens: [],
    heroes: [
      {
        ref: hero.ref,
        seat: 1,
        hero_class: "class:knight",
        figure: hero,
        fatigue: 1,
        stamina: 4,
        knocked_out: false,
        left: false,
        token: null,
        acted: false,
        feat_used: false,
        cards: [{ ref: "card:iron_longsword", exhausted: true, equipped: true, flipped: false }],
      },
    ],
    figures: [figure("master:ettin.1", ["space:3,0", "space:3,1"], { damage: 2, conditions: ["stunned"] })],
    overlord: { seat: 0, hand: 2, deck: 13, discard: [], playing: [], cards: [], bought: [] },
    search_deck: 12,
    counters: { escaped: 2 },
    marks: [],
    attack: null,
    roll: null,
    outlook: {
      figure: hero.ref,
      reach: [
        { space: "space:1,0", cost: 1 },
        { space: "space:1,1", cost: 1 },
        { space: "space:2,0", cost: 3 },
        { space: "space:2,1", cost: 2 },
      ],
      sight: ["space:1,0"],
      attacks: [
        { weapon: "card:iron_longsword", space: "space:3,0", hit: 833, damage: 215 },
        { weapon: "fists", space: "space:3,0", hit: 833, damage: 60 },
      ],
    },
    winner: "",
    ...more,
  };
}

function at(lang: Lang, asks: Ask[], log: Entry[] = []): AtTable {
  return atTable(descent, lang, asks, { log, seat: 1 });
}

function drawn(part: "Board" | "Text", lang: Lang, shown: DescentView, asks: Ask[], log: Entry[] = []): HTMLElement {
  return draw(part, shown, at(lang, asks, log));
}

/** The faces as content/dice.yaml writes them: `- {range: 2, hearts: 2}` below `- id: blue`. */
function facesIn(yaml: string): Record<string, Record<string, number | boolean>[]> {
  const found: Record<string, Record<string, number | boolean>[]> = {};
  let die = "";
  for (const line of yaml.split("\n")) {
    die = /^ {2}- id: (\w+)/.exec(line)?.[1] ?? die;
    const face = /^ +- \{(.*)\}/.exec(line)?.[1];
    if (face === undefined) continue;
    const pairs = face
      .split(", ")
      .filter(Boolean)
      .map((pair) => pair.split(": "));
    found[die] = [
      ...(found[die] ?? []),
      Object.fromEntries(pairs.map(([key, value]) => [key, value === "true" || Number(value)])),
    ];
  }
  return found;
}

const entry = (n: number, event: string): Entry => told(event, {}, n);

describe("refs", () => {
  it("takes names apart", () => {
    expect(placeOf("space:12,5")).toEqual([12, 5]);
    expect(idOf("monster:goblin_archer.2")).toBe("goblin_archer");
    expect([copyOf("monster:goblin_archer.2"), copyOf("hero:syndrael")]).toEqual([2, null]);
    expect(standBox("stand:5,1,2,3")).toEqual({ x: 5, y: 1, w: 2, h: 3 });
    expect(boxOf(["space:6,3", "space:7,3", "space:6,4", "space:7,4"])).toEqual({ x: 6, y: 3, w: 2, h: 2 });
    expect(boxOf([])).toBeNull();
  });

  it("lets a space answer to whichever name is asked for", () => {
    expect(spaceRef(at("en", [ask("act", ["step:1,0"])]), 1, 0)).toBe("step:1,0");
    expect(spaceRef(at("en", [ask("target", ["space:1,0"])]), 1, 0)).toBe("space:1,0");
  });

  it("tells several heroes of one person apart, never by the overlord's mark", () => {
    const two = view();
    const [one] = two.heroes;
    if (!one) throw new Error("no hero");
    const both = { ...two, heroes: [one, { ...one, ref: "hero:ashrian" }] };
    expect(both.heroes.map((hero) => heroMark(both, hero.ref))).toEqual([1, 2]);
    const last = { ...both, overlord: { ...both.overlord, seat: 1 } };
    expect(last.heroes.map((hero) => heroMark(last, hero.ref))).toEqual([0, 2]);
    expect(heroMark(two, "hero:syndrael")).toBe(1);
  });

  it("lays out what has no place on the board, and nothing else", () => {
    const keys = ["step:1,0", "card:iron_longsword", "search:0,1", "surge:iron_longsword.1", "master:ettin.1", "pass"];
    expect(trayKeys(view(), ask("surge", keys))).toEqual(["surge:iron_longsword.1"]);
    const hand = view({ overlord: { ...view().overlord, cards: ["card:dash.1", "card:dash.2"] } });
    expect(trayKeys(hand, ask("monster_act", ["card:dash", "ability:howl"]))).toEqual(["ability:howl"]);
    expect(cardRef(at("en", [ask("monster_act", ["card:dash"])]), "card:dash.2")).toBe("card:dash");
    expect(trayKeys(view(), ask("pick_hero", ["hero:syndrael", "hero:ashrian"]))).toEqual(["hero:ashrian"]);
  });
});

describe("the way to a space", () => {
  it("is read back from the costs", () => {
    expect(wayTo(view(), "space:2,0")).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
  });

  it("leads past whoever stands between", () => {
    const friend = figure("hero:ashrian", ["space:1,0"]);
    const reach = [
      { space: "space:0,1", cost: 1 },
      { space: "space:2,0", cost: 3 },
    ];
    const one = view().heroes[0];
    if (!one) throw new Error("no hero");
    const blocked = view({
      heroes: [one, { ...one, ref: friend.ref, figure: friend }],
      outlook: { figure: "hero:syndrael", reach, sight: [], attacks: [] },
    });
    expect(wayTo(blocked, "space:2,0")).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
  });

  it("does not lead through a wall and ends where nothing is known", () => {
    expect(wayTo(view(), "space:2,1")).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
    ]);
    expect(wayTo(view(), "space:3,1")).toEqual([]);
    expect(wayTo(view({ outlook: null }), "space:1,0")).toEqual([]);
  });
});

describe("several answers in a row", () => {
  const keys = (plan: { key: string }[]) => plan.map((step) => step.key);

  it("walk the way where the first step may be taken, with a move action if need be", () => {
    const open = at("en", [ask("act", ["step:1,0", "end"])]);
    expect(keys(stepsTo(view(), open, "space:2,0"))).toEqual(["step:1,0", "step:2,0"]);
    expect(stepsTo(view(), open, "space:1,0")).toEqual([]);
    const still = at("en", [ask("act", ["move", "end"])]);
    expect(keys(stepsTo(view(), still, "space:2,0"))).toEqual(["move", "step:1,0", "step:2,0"]);
    expect(stepsTo(view(), at("en", [ask("act", ["end"])]), "space:2,0")).toEqual([]);
    expect(stepsTo(view(), { ...open, watching: true }, "space:2,0")).toEqual([]);
  });

  it("leave out what nobody asks for and end where they cannot go on", () => {
    const plan = attackPlan("attack", { weapon: "card:iron_longsword", space: "space:3,0" });
    const first = nextOf(plan, (key) => key === "attack");
    expect(first?.key).toBe("attack");
    expect(nextOf(first?.rest ?? [], (key) => key === "space:3,0")).toEqual({ key: "space:3,0", rest: [] });
    expect(nextOf(first?.rest ?? [], (key) => key === "pass")).toBeNull();
    expect(nextOf([{ key: "step:1,0" }, { key: "step:2,0" }], (key) => key === "step:2,0")).toBeNull();
  });
});

describe("dice and odds", () => {
  it("has six faces on each die and adds up what lies", () => {
    for (const faces of Object.values(FACES)) expect(faces).toHaveLength(6);
    expect(FACES).toEqual(facesIn(printedDice));
    const dice = [
      { ref: "die:blue_5.0", colour: "blue", face: 5 },
      { ref: "die:yellow_0.1", colour: "yellow", face: 0 },
    ];
    expect(sum(dice)).toEqual({ range: 7, hearts: 1, surges: 2, shields: 0 });
    expect(sum([{ ref: "", colour: "black", face: 5 }]).shields).toBe(4);
  });

  it("shows the best attack on each space", () => {
    expect(bestOdds(view().outlook?.attacks ?? [])).toHaveLength(1);
    expect(bestOdds(view().outlook?.attacks ?? [])[0]?.weapon).toBe("card:iron_longsword");
    expect(
      bestOdds(
        [...(view().outlook?.attacks ?? []), { weapon: "fists", space: "space:3,1", hit: 1, damage: 1 }],
        () => "ettin",
      ),
    ).toHaveLength(1);
    expect([percent(833), average(215, "de"), average(215, "en")]).toEqual(["83 %", "2,2", "2.2"]);
  });

  it("tells the last attack until something else happens", () => {
    const log = ["turn_began", "attack_declared", "attack_rolled", "surge_spent", "damage_dealt"].map((event, n) =>
      entry(n, event),
    );
    expect(lastAttack(log).map((one) => one.event)).toEqual(log.slice(1).map((one) => one.event));
    expect(lastAttack([...log, entry(9, "figure_moved"), entry(10, "damage_suffered")])).toHaveLength(4);
    expect(lastAttack([entry(1, "turn_began")])).toEqual([]);
  });
});

describe("cards that come to light", () => {
  const log = ["overlord_card_played", "figure_moved", "card_found", "overlord_card_played"].map((event, n) =>
    entry(n, event),
  );

  it("are shown to whoever did not play them, until the next answer", () => {
    expect(revealed(log, 0, false).map((one) => one.n)).toEqual([2, 3]);
    expect(revealed(log, 3, false).map((one) => one.n)).toEqual([3]);
    expect(revealed(log, 0, true).map((one) => one.n)).toEqual([2]);
    expect(revealed(log, 4, false)).toEqual([]);
  });
});

describe("the floor", () => {
  it("knows what lies under the sky and where doors hang", () => {
    expect([isOutdoor("16A"), isOutdoor("endA_2"), isOutdoor("11B"), isOutdoor("endB_2")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(["11A", "8A", "endA_2", "10A", "12B", "11B", "endB_2"].map(groundOf)).toEqual([
      "grass",
      "earth",
      "earth",
      "field",
      "cave",
      "flags",
      "flags",
    ]);
    expect(around(view().spaces)).toHaveLength(16);
    expect(edgeLine([1, 1, 2, 1])).toEqual([2 * UNIT, UNIT, 2 * UNIT, 2 * UNIT]);
    expect(edgeLine([7, 8, 7, 9])).toEqual([7 * UNIT, 9 * UNIT, 8 * UNIT, 9 * UNIT]);
  });
});

describe("arrow keys", () => {
  it("lead to the nearest straight ahead, and nowhere at the edge", () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 20, y: 0 },
      { x: 10, y: 10 },
    ];
    expect(nextSpot({ x: 0, y: 0 }, spots, [1, 0])).toBe(1);
    expect(nextSpot({ x: 20, y: 0 }, spots, [0, 1])).toBe(3);
    expect(nextSpot({ x: 10, y: 10 }, spots, [0, -1])).toBe(1);
    expect(nextSpot({ x: 0, y: 0 }, spots, [-1, 0])).toBe(-1);
  });
});

describe("a map that is larger than its window", () => {
  it("brings whoever acts into sight, close enough for a finger", () => {
    const whole = { x: 0, y: 0, scale: 1 };
    expect(focus(whole, { x: 90, y: 50 }, 2, 100, 100)).toEqual({ scale: 2, x: -130, y: -50 });
    expect(focus(whole, { x: 50, y: 50 }, 1.1, 100, 100)).toBeNull();
    expect(focus({ x: -130, y: -50, scale: 2 }, { x: 80, y: 50 }, 2, 100, 100)).toBeNull();
    expect(focus({ x: -130, y: -50, scale: 2 }, { x: 10, y: 50 }, 2, 100, 100)).toEqual({ scale: 2, x: 30, y: -50 });
    expect(focus({ x: -150, y: -150, scale: 4 }, { x: 50, y: 50 }, 2, 100, 100)).toEqual({ scale: 2, x: -50, y: -50 });
  });
});

describe("the part that comes to the front", () => {
  it.each([
    [ask("place_hero", ["space:1,0"]), "map"],
    [ask("expand", ["stand:1,0,2,2"]), "map"],
    [ask("act", ["move", "end"]), "map"],
    [ask("equip", ["card:iron_longsword", "done"]), "heroes"],
    [ask("window", ["card:iron_longsword", "pass"]), "heroes"],
    [ask("ol_start", ["done"]), "overlord"],
    [ask("surge", ["surge:iron_longsword.1", "stop"]), null],
    [undefined, null],
  ])("%#", (open, part) => {
    expect(tabOf(view(), open)).toBe(part);
  });

  it("has a pictogram for words, figures and asks", () => {
    expect(iconOf("move")).toBe("gi:walking-boot");
    expect(iconOf("monster:goblin_archer.2")).toBe("gi:goblin-head");
    expect(iconOf("ask:act")).toBe("gi:torch");
  });
});

describe.each(["de", "en"] as const)("drawn in %s", (lang) => {
  it("shows figures with life, rank and footprint, reach and odds", () => {
    const root = drawn("Board", lang, view(), [ask("act", ["step:1,0", "move", "end"], ["step:0,1", "step:3,0"])]);
    const ettin = root.querySelector('[data-figure="master:ettin.1"]');
    expect(ettin?.getAttribute("data-size")).toBe("1x2");
    expect(ettin?.querySelector(".life")?.textContent).toBe("3");
    expect(ettin?.querySelector(".crown")).not.toBeNull();
    expect(ettin?.querySelectorAll(".condition")).toHaveLength(1);
    expect(root.querySelectorAll(".reach text")).toHaveLength(4);
    expect(root.querySelector(".odds text")?.textContent).toContain("83%");
    expect(root.querySelector('.is-option[data-ref="step:1,0"]')).not.toBeNull();
    expect(root.querySelector('.is-refused[data-ref="step:0,1"]')).not.toBeNull();
    expect(root.querySelector('[data-ref="step:3,0"]')).toBeNull();
    expect(root.querySelector(".card-token.is-exhausted.is-equipped")).not.toBeNull();
    expect(root.textContent).not.toMatch(/board-[a-z]/);
  });

  it("lets every space, figure and door be pointed at", () => {
    const root = drawn("Board", lang, view(), []);
    const refs = [...root.querySelectorAll("[data-point]")].map((one) => one.getAttribute("data-point"));
    for (const { ref } of view().spaces) expect(refs).toContain(ref);
    expect(refs).toEqual(expect.arrayContaining(["hero:syndrael", "master:ettin.1", "door:door_1"]));
  });

  it("draws the footprint of each way to stand", () => {
    const root = drawn("Board", lang, view(), [ask("expand", ["stand:1,0,2,2", "stand:2,0,2,2"])]);
    const prints = [...root.querySelectorAll(".stand-choice.is-option .footprint")];
    expect(prints.map((one) => Number(one.getAttribute("width")))).toEqual([2 * UNIT - 6, 2 * UNIT - 6]);
  });

  it("stages an attack: dice to be picked, every number with all it is made of", () => {
    const modifier = (what: string, amount: number, source: string, figure: string | null = null) => {
      return { what, amount, source, figure, colour: what === "reroll" ? "red" : null };
    };
    const attack: AttackView = {
      attacker: "hero:syndrael",
      weapon: "card:iron_longsword",
      skill: "",
      melee: false,
      rolled: true,
      targets: ["master:ettin.1"],
      dice: [
        { ref: "die:blue_3.0", colour: "blue", face: 3 },
        { ref: "die:red_1.1", colour: "red", face: 1 },
      ],
      hearts: 6,
      surges: 0,
      range: 4,
      needed: 5,
      pierce: 1,
      missed: false,
      must_surge: [],
      modifiers: [
        modifier("damage", 2, "surge:iron_longsword.1"),
        modifier("pierce", 1, "card:iron_longsword"),
        modifier("shields", -1, "card:weaken", "master:ettin.1"),
        modifier("reroll", 1, "card:dark_fortune"),
      ],
      defences: [
        {
          figure: "master:ettin.1",
          again: false,
          dice: [{ ref: "die:grey_4.2", colour: "grey", face: 4 }],
          shields: 1,
          dealt: null,
        },
      ],
    };
    const open = ask("card_die", ["die:red_1.1", "pass"]);
    const root = drawn("Board", lang, view({ attack, outlook: null }), [open]);
    expect(root.querySelectorAll(".attack .die")).toHaveLength(3);
    expect([...root.querySelectorAll(".die-choice.is-option")].map((die) => die.getAttribute("data-ref"))).toEqual([
      "die:red_1.1",
    ]);
    expect(root.querySelector(".tray")).toBeNull();
    expect(termsOf(attack, "shields", "hero:syndrael")).toEqual([]);
    const [hearts, surges, range, pierce, shields] = [...root.querySelectorAll(".sum")];
    expect(hearts?.querySelector(".sum-total")?.textContent).toContain("6");
    expect([...(hearts?.querySelectorAll(".term") ?? [])].map((term) => term.textContent)[1]).toContain("+2");
    expect(surges?.querySelector(".term")).toBeNull();
    expect(range?.querySelector(".is-short")?.textContent).toContain("5");
    expect(pierce?.querySelectorAll(".term")).toHaveLength(1);
    expect(shields?.querySelector(".sum-terms")?.textContent).toContain("−1");
    expect(root.querySelector(".outcome b")?.textContent).toBe("6");
    expect(root.textContent).not.toMatch(/board-[a-z]/);

    const log = ["attack_declared", "attack_rolled", "damage_dealt"].map((event, n) => entry(n, event));
    const told = (rolled: boolean) =>
      drawn("Board", lang, view({ attack: { ...attack, rolled }, outlook: null }), [], log).querySelectorAll(
        ".attack-told li",
      );
    expect([told(true).length, told(false).length]).toEqual([1, 0]);

    const words = drawn("Text", lang, view({ attack, outlook: null }), [open]);
    expect([...words.querySelectorAll("li")].filter((line) => /^[+−]\d/.test(line.textContent ?? ""))).toHaveLength(3);
  });

  it("shows a test that may still be changed, and how it stands", () => {
    const dice = [{ ref: "die:grey_5.0", colour: "grey", face: 5 }];
    const roll = { figure: "hero:syndrael", source: "", attribute: "attribute:might", value: 2, dice };
    const failed = drawn("Board", lang, view({ roll }), [ask("card_die", ["die:grey_5.0", "pass"])]);
    expect(failed.querySelectorAll(".is-roll .die-choice.is-option")).toHaveLength(1);
    expect([failed.querySelector(".is-failed"), failed.querySelector(".is-passed")].map(Boolean)).toEqual([
      true,
      false,
    ]);
    const passed = drawn("Board", lang, view({ roll: { ...roll, value: 3 } }), []);
    expect(passed.querySelector(".is-passed")).not.toBeNull();
  });

  it("shows the monsters' numbers of the act in play", () => {
    const root = drawn("Board", lang, view(), []);
    expect(root.querySelector(".group-name small")?.textContent).toContain("2");
    expect(root.querySelector(".group-rank .face-line")?.textContent).toContain("7");
    expect(root.querySelectorAll(".group-rank .die-small")).toHaveLength(3);
  });

  it("says the same in words", () => {
    const root = drawn("Text", lang, view(), [ask("act", ["step:1,0", "move"])]);
    expect(root.querySelectorAll("tbody tr")).toHaveLength(2);
    expect(root.querySelector('.is-option[data-ref="step:1,0"]')).not.toBeNull();
    expect(root.textContent).toContain("83 %");
    expect(root.textContent).not.toMatch(/board-[a-z]/);
  });
});
