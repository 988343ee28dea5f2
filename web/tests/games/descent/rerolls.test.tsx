/** Dice that are rolled again, and dice of tests: each is seen at its own step, and marked with its card. */

import { describe, expect, it } from "vitest";
import descent from "../../../src/games/descent";
import { pastAttack } from "../../../src/games/descent/attack";
import { sum } from "../../../src/games/descent/dice";
import type { AttackView, DescentView, DieView } from "../../../src/games/descent/view";
import type { Told } from "../../../src/net/protocol";
import { stepsOf } from "../../../src/timeline/steps";
import { draw, told } from "../../scenes";
import { at, view } from "./table";

const [hero, ettin, goblin] = ["hero:syndrael", "master:ettin.1", "monster:goblin_archer.1"];

const begun = [
  told("attack_declared", { figure: hero, target: ettin, weapon: "" }, 1),
  told("attack_rolled", { figure: hero, hearts: 3, surges: 0, range: 3, dice: "blue_2 red_0" }, 2),
  told("defence_rolled", { figure: ettin, shields: 2, dice: "grey_4" }, 3),
];
const turns = [
  told("card_used", { figure: hero, card: "card:steel_broadsword" }, 4),
  told("die_rerolled", { card: "card:steel_broadsword", die: "die:red_0.2", now: "face:red_5", kept: 0 }, 5),
  told("overlord_card_played", { card: "card:dark_fortune" }, 6),
  told("die_rerolled", { card: "card:dark_fortune", die: "die:grey_4.3", now: "face:grey_0", kept: 0 }, 7),
];
const end = [
  told("damage_dealt", { figure: ettin, damage: 5 }, 8),
  told("damage_suffered", { figure: ettin, damage: 5 }, 9),
];

const faces = (dice: DieView[] | undefined) => dice?.map(({ colour, face }) => `${colour}_${face}`).join(" ");
const lying = (attack: AttackView | null) =>
  [faces(attack?.dice), ...(attack?.defences ?? []).map((one) => faces(one.dice))].join(" | ");
const follow = (seen: DescentView, news: Told[]) =>
  news.reduce((now, one) => descent.staging?.after?.(now, one) ?? now, seen);

describe("dice of an attack that are rolled again", () => {
  const steps = stepsOf<DescentView>(view(), view(), [...begun, ...turns, ...end], descent.staging).map(
    (step) => step.view.attack,
  );

  it("lie at each step as they lay then, also if the attack ends in the same news", () => {
    expect(steps.map(lying)).toEqual([
      "",
      "blue_2 red_0",
      "blue_2 red_0 | grey_4",
      "blue_2 red_0 | grey_4",
      "blue_2 red_5 | grey_4",
      "blue_2 red_5 | grey_4",
      "blue_2 red_5 | grey_0",
      "blue_2 red_5 | grey_0",
      "blue_2 red_5 | grey_0",
      "",
    ]);
    expect(steps.slice(0, -1).map((attack) => attack?.hearts)).toEqual([0, 3, 3, 3, 5, 5, 5, 5, 5]);
    expect(steps.slice(2, -1).map((attack) => attack?.defences[0]?.shields)).toEqual([2, 2, 2, 2, 0, 0, 0]);
  });

  it("name the card, and whose die it was", () => {
    expect(steps[6]?.modifiers.map(({ source, figure, colour }) => [source, figure, colour])).toEqual([
      ["card:steel_broadsword", null, "red"],
      ["card:dark_fortune", ettin, "grey"],
    ]);
  });

  it("may be turned twice", () => {
    const twice = told(
      "die_rerolled",
      { card: "card:dark_fortune", die: "die:red_5.2", now: "face:red_1", kept: 0 },
      6,
    );

    expect(lying(follow(view(), [...begun, ...turns.slice(0, 2), twice]).attack)).toBe("blue_2 red_1 | grey_4");
  });

  it("lie as they lay where the old result stays", () => {
    const worse = { card: "card:shield_of_the_dark_god", die: "die:grey_4.3", now: "face:grey_0", kept: 1 };
    const attack = follow(view(), [...begun, told("die_rerolled", worse, 4)]).attack;

    expect(lying(attack)).toBe("blue_2 red_0 | grey_4");
    expect(attack?.defences[0]?.shields).toBe(2);
    expect(attack?.modifiers).toMatchObject([{ what: "reroll", source: worse.card, figure: ettin }]);
  });

  it("are told apart by their places, whoever's dice show the same", () => {
    const same = [
      ...begun.slice(0, 1),
      told("attack_rolled", { figure: hero, hearts: 4, surges: 0, range: 0, dice: "red_1 red_1" }, 2),
      told("defence_rolled", { figure: ettin, shields: 1, dice: "grey_1" }, 3),
      told("defence_rolled", { figure: goblin, shields: 1, dice: "grey_1" }, 4),
      told("die_rerolled", { card: "card:dark_fortune", die: "die:grey_1.4", now: "face:grey_5", kept: 0 }, 5),
      told("die_rerolled", { card: "card:steel_broadsword", die: "die:red_1.2", now: "face:red_4", kept: 0 }, 6),
    ];

    expect(lying(follow(view(), same).attack)).toBe("red_1 red_4 | grey_1 | grey_5");
  });

  it("leave the attack alone when they belong to a test in the midst of it", () => {
    const charm = { card: "card:lucky_charm", die: "die:grey_4.4", now: "face:grey_0", kept: 0 };

    expect(lying(follow(view(), [...begun, told("die_rerolled", charm, 4)]).attack)).toBe("blue_2 red_0 | grey_4");
  });

  it("lie in the end as the table has them, whatever is turned", () => {
    let seed = 7;
    const below = (n: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    const ref = ({ colour, face }: DieView, place: number) => `die:${colour}_${face}.${place}`;
    for (let game = 0; game < 60; game += 1) {
      const roll = (colours: string[]) => colours.map((colour) => ({ ref: "", colour, face: below(6) }));
      const pools = [roll(["blue", "red", "red"]), roll(["grey", "grey"]), roll(["grey", "black"])];
      const [thrown = [], first = [], second = []] = pools;
      const total = sum(thrown);
      const news = [
        ...begun.slice(0, 1),
        told("attack_rolled", { figure: hero, ...total, dice: faces(thrown) ?? "" }, 2),
        told("defence_rolled", { figure: ettin, shields: sum(first).shields, dice: faces(first) ?? "" }, 3),
        told("defence_rolled", { figure: goblin, shields: sum(second).shields, dice: faces(second) ?? "" }, 4),
      ];
      const table = pools.flat();
      for (let turn = 0; turn < 4; turn += 1) {
        const place = below(table.length);
        const die = table[place] as DieView;
        const [was, fell, kept] = [ref(die, place + 1), below(6), below(3) === 0 ? 1 : 0];
        const now = `face:${die.colour}_${fell}`;
        news.push(told("die_rerolled", { card: "card:dark_fortune", die: was, now, kept }, 5 + turn));
        if (!kept) die.face = fell;
      }
      const attack = follow(view(), news).attack;

      expect([attack?.dice, ...(attack?.defences ?? []).map((one) => one.dice)].flat()).toEqual(
        table.map((die, index) => ({ ...die, ref: ref(die, index + 1) })),
      );
      expect(attack).toMatchObject({
        hearts: sum(thrown).hearts,
        surges: sum(thrown).surges,
        range: sum(thrown).range,
      });
      expect(attack?.defences.map(({ shields }) => shields)).toEqual([sum(first).shields, sum(second).shields]);
    }
  });
});

describe("an attack that goes on in the news", () => {
  const moved = told("figure_moved", { figure: goblin, space: "space:1,1" }, 10);
  const attackAfter = (...news: Told[]) => follow(view(), news).attack;

  it("is over when all it met have had their damage and something else happens", () => {
    expect(attackAfter(...begun, ...end)).not.toBeNull();
    expect(attackAfter(...begun, ...end, moved)).toBeNull();
    expect(attackAfter(...begun, told("attack_missed", { figure: hero, reason: "miss:range" }, 4), moved)).toBeNull();
  });

  it("is not over while somebody is moved by it, or another one waits for damage", () => {
    const second = told("defence_rolled", { figure: goblin, shields: 1, dice: "grey_1" }, 4);

    expect(attackAfter(...begun, moved)).not.toBeNull();
    expect(attackAfter(...begun, second, ...end, moved)?.defences.map(({ dealt }) => dealt)).toEqual([5, null]);
  });
});

describe.each(["de", "en"] as const)("in %s", (lang) => {
  it("a die that was rolled again is marked with its card, under way and afterwards", () => {
    const news = [...begun, ...turns];
    const under = draw("Board", follow(view(), news), at(lang, [], news));
    const over = draw("Board", view(), at(lang, [], [...news, ...end]));
    for (const board of [under, over]) {
      const dice = [...board.querySelectorAll(".attack .die")];
      expect(dice.map((die) => die.querySelector(".die-turned") !== null)).toEqual([false, true, true]);
      expect(dice[1]?.getAttribute("aria-label")).toMatch(lang === "de" ? /neu geworfen: ./ : /rolled again: ./);
      expect(board.querySelector(".attack")?.textContent).toContain(lang === "de" ? "neu geworfen" : "re-rolled");
    }
    expect(lying(pastAttack(view(), [...news, ...end], null))).toBe("blue_2 red_5 | grey_0");
  });

  it("the story of an attack tells of a die only what no die shows", () => {
    const worse = { card: "card:shield_of_the_dark_god", die: "die:grey_0.3", now: "face:grey_0", kept: 1 };
    const charm = { card: "card:lucky_charm", die: "die:grey_4.4", now: "face:grey_0", kept: 0 };
    const news = [...begun, ...turns, told("die_rerolled", worse, 8), told("die_rerolled", charm, 9)];
    const board = draw("Board", follow(view(), news), at(lang, [], news));

    const lines = [...board.querySelectorAll(".attack-told li")].map((line) => line.textContent);
    expect(lines.filter((line) => line?.includes("→"))).toEqual([
      expect.stringContaining(lang === "de" ? "doch das alte Ergebnis bleibt" : "but the old result stays"),
      expect.not.stringContaining(lang === "de" ? "Ergebnis" : "result"),
    ]);
  });

  it("a test shows its dice while it is told", () => {
    const test = { figure: hero, attribute: "attribute:might", shields: 3, passed: "word:passed", value: 4 };
    const news = [told("attribute_tested", { ...test, dice: "grey_1 black_2" }, 1), told("door_opened", {}, 2)];
    const [made, gone] = stepsOf<DescentView>(view(), view(), news, descent.staging).map((step) => step.view);

    expect([faces(made?.roll?.dice), gone?.roll]).toEqual(["grey_1 black_2", null]);
    const box = draw("Board", made as DescentView, at(lang, [])).querySelector(".is-roll");
    expect(box?.querySelectorAll(".die")).toHaveLength(2);
    expect(box?.querySelector(".is-passed")?.textContent).not.toContain(
      lang === "de" ? "wie es steht" : "as it stands",
    );
    // Who fails without rolling, and a table from before dice were told, show none.
    expect(follow(view(), [told("attribute_tested", test, 1)]).roll).toBeNull();
  });

  it("a die of a test that is turned lies as it fell", () => {
    const dice = [
      { ref: "die:grey_5.1", colour: "grey", face: 5 },
      { ref: "die:black_5.2", colour: "black", face: 5 },
    ];
    const open = view({ roll: { figure: hero, source: "", attribute: "attribute:might", value: 4, dice } });
    const charm = { card: "card:lucky_charm", die: "die:black_5.2", now: "face:black_0", kept: 0 };

    const roll = follow(open, [told("die_rerolled", charm, 1)]).roll;

    expect(roll?.dice).toEqual([dice[0], { ref: "die:black_0.2", colour: "black", face: 0 }]);
  });
});
