/** What the Descent board reads out of its view: footprints, ways, plans, trays, dice, which part comes to the front. */

import { describe, expect, it } from "vitest";
import printedDice from "../../../../src/gruft/games/descent/content/dice.yaml?raw";
import type { AtTable } from "../../../src/games/board";
import descent from "../../../src/games/descent";
import { lastAttack, pastAttack } from "../../../src/games/descent/attack";
import { FACES, sum } from "../../../src/games/descent/dice";
import { iconOf } from "../../../src/games/descent/icons";
import { around } from "../../../src/games/descent/map/beyond";
import { edgeLine } from "../../../src/games/descent/map/doors";
import { groundOf, isOutdoor } from "../../../src/games/descent/map/ground";
import { average, bestOdds, percent } from "../../../src/games/descent/map/overlay";
import { attackPlan, nextOf, stepsTo, walksOf } from "../../../src/games/descent/map/plan";
import { nextSpot } from "../../../src/games/descent/map/steer";
import { revealed } from "../../../src/games/descent/revealed";
import {
  boxOf,
  cardRef,
  copyOf,
  type DescentView,
  heroMark,
  idOf,
  placeOf,
  spaceRef,
  standBox,
  tabOf,
  trayKeys,
  UNIT,
  wayTo,
} from "../../../src/games/descent/view";
import type { Ask, AskKind, Told } from "../../../src/net/protocol";
import { focus } from "../../../src/pieces/zoom";
import type { OutlookView } from "../../../src/wire/descent";
import { ask, told } from "../../scenes";
import { at, drawn, entry, figure, view } from "./table";

/** How high the letters of a gate are, in units of the drawing (floor.css). */
const LETTERS_OF_GATES = 17;

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

  it("knows which of the heroes somebody leads is asked, and that all of them shop", () => {
    const [one] = view().heroes;
    if (!one) throw new Error("no hero");
    const other = { ...one, ref: "hero:ashrian", cards: [{ ...one.cards[0], ref: "card:oak_staff" }] } as typeof one;
    const both = view({ heroes: [one, other], turn: one.ref });
    const asked = (shown: DescentView, keys: string[], args: Record<string, string> = {}, kind: AskKind = "act") =>
      descent.led?.(shown, { ...ask(kind, keys), seat: 1, args })?.ref;

    expect(asked(both, ["end"], { figure: other.ref })).toBe(other.ref);
    expect(asked(both, ["card:oak_staff", "pass"], { figure: "master:ettin.1" })).toBe(other.ref);
    expect(asked(both, ["card:oak_staff", "card:iron_longsword"])).toBe(one.ref);
    const caused = { figure: one.ref, target: other.ref };
    expect(asked(both, ["ability:ashrian", "pass"], caused, "window")).toBe(other.ref);
    expect(asked(both, ["feat:ashrian", "pass"], caused, "window")).toBe(other.ref);
    expect(asked(both, ["card:oak_staff", "card:iron_longsword", "pass"], caused, "window")).toBeUndefined();
    expect(descent.led?.(both, { ...ask("act"), seat: 1, args: { figure: other.ref } })?.mark).toBe(
      heroMark(both, other.ref),
    );
    expect(asked({ ...both, campaign: { step: "shopping" } as DescentView["campaign"] }, ["done"])).toBeUndefined();
    expect(asked(view(), ["end"], { figure: one.ref })).toBeUndefined();
  });

  it("is no longer being set up once somebody had a turn, also where no monster is left", () => {
    const { texts } = at("en", []);
    const labels = (more: Partial<DescentView>) =>
      descent.phases?.(view({ figures: [], ...more }), texts).map(({ id }) => id);
    expect(labels({ round: 1, turn: null })).toEqual(["setup"]);
    expect(labels({ round: 1, turn: "hero:syndrael" })).toEqual(["round", "heroes", "overlord"]);
    expect(labels({ round: 11, turn: null })).toEqual(["round", "heroes", "overlord"]);
  });

  it("is nobody's turn once it is won", () => {
    const { texts } = at("en", []);
    const lit = (more: Partial<DescentView>) =>
      descent.phases?.(view({ turn: null, ...more }), texts).flatMap(({ id, now }) => (now ? [id] : []));
    expect(lit({})).toEqual(["heroes"]);
    expect(lit({ winner: "overlord" })).toEqual(["round"]);
  });

  it("knows whose figures and cards are, so that a line of the log is somebody's", () => {
    const shown = view({ overlord: { ...view().overlord, cards: [], discard: ["card:tripwire.1"] } });
    const [hero] = shown.heroes;
    expect(descent.owner?.(shown, "card:tripwire.2")).toBe(shown.overlord.seat);
    expect(descent.owner?.(shown, "master:ettin.1")).toBe(shown.overlord.seat);
    expect(descent.owner?.(shown, hero?.cards[0]?.ref ?? "")).toBe(hero?.seat);
    expect(descent.owner?.(shown, "card:dash.1")).toBeNull();
  });

  it("knows whose an overlord card is as soon as it is played", () => {
    const played = told("overlord_card_played", { card: "card:dash.1" }, 1);
    const shown = descent.staging?.after?.(view(), played) ?? view();
    expect(descent.owner?.(shown, "card:dash.1")).toBe(shown.overlord.seat);
  });

  it("tells of a figure that is put down in words that also fit one who was thrown", () => {
    const placed = (lang: "de" | "en") =>
      at(lang, []).texts.told("figure_placed", { figure: "hero:syndrael", space: "space:0,0" });
    expect(placed("en")).toMatch(/is put on a space\.$/);
    expect(placed("de")).toMatch(/wird auf ein Feld gestellt\.$/);
  });

  it("lays out what has no place on the board, and nothing else", () => {
    const keys = ["step:1,0", "card:iron_longsword", "search:0,1", "surge:iron_longsword.1", "master:ettin.1", "pass"];
    expect(trayKeys(view(), ask("surge", keys))).toEqual(["surge:iron_longsword.1"]);
    const hand = view({ overlord: { ...view().overlord, cards: ["card:dash.1", "card:dash.2"] } });
    expect(trayKeys(hand, ask("monster_act", ["card:dash", "ability:howl"]))).toEqual(["ability:howl"]);
    expect(cardRef(at("en", [ask("monster_act", ["card:dash"])]), "card:dash.2")).toBe("card:dash");
    expect(trayKeys(view(), ask("card_amount", ["number:1", "number:2"]))).toEqual([]);
    expect(descent.shownOnBoard?.(ask("card_amount", ["number:1", "number:2"]))).toBe(false);
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
      outlook: { figure: "hero:syndrael", points: 0, free: false, reach, sight: [], attacks: [] },
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
  const led = (more: Partial<OutlookView>) => {
    const { outlook } = view();
    if (!outlook) throw new Error("no outlook");
    return view({ outlook: { ...outlook, ...more } });
  };
  const moving = () => led({ points: 4 });

  it("walk the way where the first step may be taken, with a move action if need be", () => {
    const open = at("en", [ask("act", ["step:1,0", "end"])]);
    expect(keys(stepsTo(moving(), open, "space:2,0"))).toEqual(["step:1,0", "step:2,0"]);
    expect(stepsTo(moving(), open, "space:1,0")).toEqual([]);
    expect(stepsTo(view(), open, "space:2,0")).toEqual([]);
    const whole = at("en", [ask("monster_act", ["go", "end"])]);
    expect(keys(stepsTo(moving(), whole, "space:1,0"))).toEqual(["go", "step:1,0"]);
    const still = at("en", [ask("act", ["move", "end"])]);
    expect(keys(stepsTo(view(), still, "space:2,0"))).toEqual(["move", "step:1,0", "step:2,0"]);
    expect(stepsTo(view(), at("en", [ask("act", ["end"])]), "space:2,0")).toEqual([]);
    expect(stepsTo(moving(), { ...open, watching: true }, "space:2,0")).toEqual([]);
  });

  it("light only spaces that can be walked to now", () => {
    const lit = (shown: DescentView, here: AtTable) => [...walksOf(shown, here).keys()];
    expect(lit(moving(), at("en", [ask("act", ["step:1,0", "step:1,1", "end"])]))).toHaveLength(4);
    expect(lit(view(), at("en", [ask("act", ["fatigue", "end"])]))).toEqual([]);
    expect(lit(view(), at("en", [ask("weapon", ["fists", "card:iron_longsword"])]))).toEqual([]);
    expect(lit(view(), at("en", []))).toHaveLength(4);
    expect(lit(view({ actions: 0 }), at("en", []))).toEqual([]);
  });

  it("are nobody's who is not asked: another's steps are not the way of whoever acts", () => {
    const asked = (args: Record<string, string>) => at("en", [{ ...ask("step", ["step:1,0", "step:1,1"]), args }]);
    const walks = (args: Record<string, string>) => walksOf(moving(), asked(args)).size;
    expect(walks({ figure: "hero:syndrael" })).toBe(4);
    expect(walks({ figure: "hero:ashrian" })).toBe(0);
    expect(walks({ token: "token:boulder" })).toBe(0);
    expect(stepsTo(moving(), asked({ figure: "hero:ashrian" }), "space:2,0")).toEqual([]);
  });

  it("are those of whoever walks, as far as the question goes", () => {
    const asked = at("en", [{ ...ask("move_spaces", ["step:1,0", "step:1,1"]), args: { figure: "hero:ashrian" } }]);
    const friend = figure("hero:ashrian", ["space:0,0"]);
    const reach = [
      { space: "space:1,0", cost: 1 },
      { space: "space:2,0", cost: 2 },
    ];
    const shown = { ...led({ figure: friend.ref, points: 2, free: true, reach }), figures: [friend] };

    expect([...walksOf(shown, asked).keys()]).toEqual(["space:1,0", "space:2,0"]);
    // Water costs no more than other spaces where spaces are counted.
    expect(keys(stepsTo(shown, asked, "space:2,0"))).toEqual(["step:1,0", "step:2,0"]);
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
    expect([percent(833, "de"), percent(833, "en")]).toEqual(["83\u202f%", "83%"]);
    expect([average(215, "de"), average(215, "en")]).toEqual(["2,2", "2.2"]);
  });

  it("stages an attack with its weapon and every die that is told", () => {
    const hero = "hero:syndrael";
    const ettin = "master:ettin.1";
    const declared = told("attack_declared", { figure: hero, target: ettin, weapon: "card:iron_longsword" }, 1);
    const rolled = told("attack_rolled", { figure: hero, hearts: 4, surges: 1, range: 2, dice: "blue_1 red_2" }, 2);
    const parried = told("defence_rolled", { figure: ettin, shields: 1, dice: "grey_1" }, 3);
    const staged = (log: Told[]) => log.reduce((now, one) => descent.staging?.after?.(now, one) ?? now, view()).attack;

    const attack = staged([declared, rolled, parried]);
    expect(attack).toMatchObject({ weapon: "card:iron_longsword", hearts: 4 });
    expect(attack?.dice.map((die) => [die.colour, die.face])).toEqual([
      ["blue", 1],
      ["red", 2],
    ]);
    expect(attack?.defences).toMatchObject([{ figure: ettin, dice: [{ colour: "grey", face: 1 }] }]);
    // A table from before dice were told goes on without them.
    expect(
      staged([declared, told("attack_rolled", { figure: hero, hearts: 4, surges: 1, range: 2 }, 2)])?.dice,
    ).toEqual([]);
  });

  it("shows of an attack that nobody saw what is told, never the one before", () => {
    const [hero, dragon] = ["hero:syndrael", "monster:shadow_dragon.1"];
    const entries = [
      told("attack_declared", { figure: hero, target: dragon, weapon: "card:iron_longsword" }, 7),
      told("attack_rolled", { figure: hero, hearts: 4, surges: 0, range: 3, dice: "blue_2 red_2" }, 8),
      told("defence_rolled", { figure: dragon, shields: 1, dice: "grey_1" }, 9),
      told("attack_missed", { figure: hero, reason: "miss:shadow" }, 10),
    ];
    const past = pastAttack(view(), entries, null);
    expect(past).toMatchObject({ missed: true, defences: [{ figure: dragon, dealt: null }] });
    if (!past) throw new Error("no attack");
    expect(pastAttack(view(), entries, { attack: { ...past, hearts: 9 }, from: 3 })?.hearts).toBe(4);
    expect(pastAttack(view(), entries, { attack: { ...past, missed: false, hearts: 5 }, from: 7 })).toMatchObject({
      missed: true,
      hearts: 5,
    });
  });

  it("shows of an attack that was skipped what fell after it was last seen", () => {
    const [hero, dragon] = ["hero:syndrael", "master:shadow_dragon.1"];
    const entries = [
      told("attack_declared", { figure: hero, target: dragon, weapon: "card:iron_longsword" }, 7),
      told("attack_rolled", { figure: hero, hearts: 4, surges: 0, range: 3, dice: "blue_2 red_2" }, 8),
      told("defence_rolled", { figure: dragon, shields: 1, dice: "grey_1" }, 9),
      told("damage_dealt", { figure: dragon, damage: 3 }, 10),
    ];
    const declared = pastAttack(view(), entries.slice(0, 1), null);
    if (!declared) throw new Error("no attack");
    const rage = { what: "damage", amount: 1, source: "card:rage", figure: null, colour: null };

    expect(
      pastAttack(view(), entries, { attack: { ...declared, needed: 2, modifiers: [rage] }, from: 7 }),
    ).toMatchObject({
      rolled: true,
      hearts: 4,
      needed: 2,
      modifiers: [rage],
      defences: [{ figure: dragon, shields: 1, dealt: 3 }],
    });
  });

  it("tells the last attack until another turn begins", () => {
    const log = (["turn_began", "attack_declared", "attack_rolled", "surge_spent", "damage_dealt"] as const).map(
      (event, n) => entry(n, event),
    );
    expect(lastAttack(log).map((one) => one.event)).toEqual(log.slice(1).map((one) => one.event));
    expect(lastAttack([...log, entry(9, "figure_moved"), entry(10, "damage_suffered")])).toHaveLength(4);
    expect(lastAttack([...log, entry(9, "figure_moved"), entry(10, "turn_began")])).toEqual([]);
    expect(lastAttack([entry(1, "turn_began")])).toEqual([]);
  });
});

describe("an attack nobody will be asked about further", () => {
  const doubt = (...hits: number[]) => {
    const attacks = hits.map((hit, index) => ({ weapon: "fists", space: `space:${index},0`, hit, damage: 1 }));
    const outlook = { figure: "hero:syndrael", points: 0, free: false, reach: [], sight: [], attacks };
    return descent.confirms?.(ask("act", ["attack", "end"]), "attack", view({ outlook }));
  };

  it("is asked back when it would hardly hit, and not where one chooses whom", () => {
    expect(doubt(83)).toEqual({ id: "board-confirm-attack", args: { target: "hero:syndrael", percent: 8 } });
    expect(doubt(700)).toBeNull();
    expect(doubt(83, 83)).toBeNull();
    expect(doubt()).toBeNull();
  });
});

describe("cards that come to light", () => {
  const log = (["overlord_card_played", "figure_moved", "card_found", "overlord_card_played"] as const).map(
    (event, n) => entry(n, event),
  );

  it("are shown to whoever did not play them, until the next answer", () => {
    expect(revealed(log, 0, false).map((one) => one.n)).toEqual([2, 3]);
    expect(revealed(log, 3, false).map((one) => one.n)).toEqual([3]);
    expect(revealed(log, 0, true).map((one) => one.n)).toEqual([2]);
    expect(revealed(log, 4, false)).toEqual([]);
  });

  it("go with the turn or activation they belong to, unless they are still being played", () => {
    const card = "card:dash.1";
    const played = told("overlord_card_played", { card }, 1);
    const next = (["turn_began", "turn_ended", "activation_began", "round_began"] as const).map((event) => [
      played,
      told(event, { figure: "hero:syndrael", round: 2, side: "" }, 2),
    ]);

    for (const over of next) {
      expect(revealed(over, 0, false)).toEqual([]);
      expect(revealed(over, 0, false, [card])).toEqual([played]);
      expect(revealed([...over, { ...played, n: 3 }], 0, false).map((one) => one.n)).toEqual([3]);
    }
    expect(revealed([played, entry(2, "figure_moved")], 0, false)).toEqual([played]);
  });
});

describe("the floor", () => {
  it("names a gate where no number of a step stands", () => {
    const gate = [0, 1].flatMap((y) =>
      [0, 1].map((x) => ({ ref: `space:${x},${y}`, x, y, terrain: ".", tile: "exitA", walls: "" })),
    );
    const map = drawn("Board", "en", view({ spaces: gate, outlook: null }), []);
    const name = map.querySelector(".gate text");
    const [top, bottom] = [Number(name?.getAttribute("y")) - LETTERS_OF_GATES, Number(name?.getAttribute("y"))];

    // Numbers stand at the upper edge of a space.
    expect(top).toBeGreaterThan(UNIT + 0.4 * UNIT);
    expect(bottom).toBeLessThan(2 * UNIT);
  });

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

  it("is on a phone the map, with the cards below it, while somebody may answer with a few of them", () => {
    const own = view().heroes[0]?.cards[0]?.ref ?? "";
    const dashing = view({ overlord: { ...view().overlord, cards: ["card:dash.1", "card:dash.2"] } });
    const laidOut = (shown: DescentView, open: Ask) => [tabOf(shown, open), trayKeys(shown, open)];
    const wide = globalThis.innerWidth;
    globalThis.innerWidth = 390;

    expect(laidOut(view(), ask("window", [own, "pass"]))).toEqual(["map", [own]]);
    const phone = drawn("Board", "en", view(), [ask("window", [own, "pass"])]);
    expect(phone.querySelector(`.shows-map .tray .is-option[data-ref="${own}"] .icon`)).not.toBeNull();
    expect(laidOut(dashing, ask("window", ["card:dash", "pass"]))).toEqual(["map", ["card:dash"]]);
    expect(laidOut(view(), ask("equip", [own, "done"]))).toEqual(["heroes", []]);
    const many = view({ overlord: { ...view().overlord, cards: ["card:a", "card:b", "card:c", "card:d"] } });
    expect(laidOut(many, ask("window", [...many.overlord.cards, "pass"]))).toEqual(["overlord", []]);
    globalThis.innerWidth = wide;
    expect(laidOut(view(), ask("window", [own, "pass"]))).toEqual(["heroes", []]);
  });

  it("has a pictogram for words, figures and asks", () => {
    expect(iconOf("move")).toBe("gi:walking-boot");
    expect(iconOf("monster:goblin_archer.2")).toBe("gi:goblin-head");
    expect(iconOf("ask:act")).toBe("gi:torch");
  });
});
