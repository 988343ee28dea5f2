/** What is told of an attack in Descent: beside its dice, in its box, and as deeds of the chronicle. */

import { describe, expect, it, vi } from "vitest";
import descent from "../../../src/games/descent";
import { goesFurther, lastAttack, pastAttack, standsThere } from "../../../src/games/descent/attack";
import { attackTold } from "../../../src/games/descent/staging";
import type { AttackView, DescentView } from "../../../src/games/descent/view";
import type { Ask, Told } from "../../../src/net/protocol";
import { linesOf } from "../../../src/timeline/deeds";
import { ask, told } from "../../scenes";
import { at, drawn, entry, view } from "./table";

describe("the story of an attack", () => {
  it("leaves what is suffered afterwards to what comes next", () => {
    const missed = (["attack_declared", "attack_rolled", "fatigue_suffered", "attack_missed"] as const).map(
      (event, n) => entry(n, event),
    );
    const hit = [entry(0, "attack_declared"), told("damage_dealt", { damage: 1 }, 1), entry(2, "fatigue_suffered")];
    const after = entry(9, "fatigue_suffered");

    expect(lastAttack([...missed, after])).toEqual(missed);
    expect(lastAttack([...hit, entry(3, "damage_suffered"), after])).toEqual([...hit, entry(3, "damage_suffered")]);
    expect(linesOf([...missed, after], descent.telling ?? {}).map((line) => line.entry)).toEqual([missed[0], after]);
    for (const later of ["overlord_card_played", "card_used"] as const)
      expect(lastAttack([...missed, entry(9, later)])).toEqual(missed);
  });

  it("names bare fists by the one die they throw", () => {
    const attack = (dice: string) =>
      attackTold(view(), [
        told("attack_declared", { figure: "hero:syndrael", target: "master:ettin.1", weapon: "" }),
        told("attack_rolled", { figure: "hero:syndrael", hearts: 1, surges: 0, range: 2, dice }),
      ]);
    const box = (dice: string) =>
      drawn("Board", "en", view({ attack: attack(dice), outlook: null }), []).querySelector(".attack")?.textContent;

    expect(box("blue_1")).toContain("Bare fists");
    expect(box("blue_1 yellow_1")).not.toContain("Bare fists");
  });

  it("tells what each of two suffers by itself, where its beginning was told before", () => {
    const lines = (log: Told[]) => linesOf(log, descent.telling ?? {}).map((line) => line.entry);
    const suffered = ["monster:goblin_archer.1", "master:goblin_archer.1"].map((figure, n) =>
      told("damage_suffered", { figure, damage: 1 }, n),
    );
    const stunned = suffered.map(({ args, n }) => told("condition_given", { ...args, condition: "stunned" }, n));
    const spent = [entry(0, "surge_spent"), told("damage_dealt", { damage: 0 }, 1)];

    expect(lines(suffered)).toEqual(suffered);
    expect(lines(stunned)).toEqual(stunned);
    expect(lines(spent)).toEqual(spent);
    expect(lines([entry(0, "attack_declared"), ...spent, ...suffered, ...stunned])).toHaveLength(1);
  });

  it("tells what comes of a test that was rolled again as that of the test, not of the card", () => {
    const charm = { figure: "hero:syndrael", card: "card:lucky_charm" };
    const used = told("card_used", { ...charm, what: "card" }, 1);
    const turned = told("die_rerolled", { card: charm.card, die: "die:grey_1.1", now: "face:grey_2", kept: 0 }, 2);
    const test = told("attribute_tested", { figure: charm.figure, attribute: "attribute:might" }, 3);
    const hurt = told("damage_suffered", { figure: charm.figure, damage: 1 }, 4);
    const lines = (log: Told[]) => linesOf(log, descent.telling ?? {}).map((line) => line.entry);

    expect(lines([used, turned, test, hurt])).toEqual([used, hurt]);
    expect(lines([used, test, hurt])).toEqual([used]);
  });

  it("goes back to the hero whose familiar has acted in between", () => {
    const began = told("activation_began", { figure: "familiar:reanimate" }, 2);
    const tired = told("fatigue_suffered", { figure: "hero:syndrael", fatigue: 1, cause: "word:movement" }, 4);
    const log = [
      told("turn_began", { figure: "hero:syndrael" }, 1),
      began,
      told("figure_moved", { figure: "familiar:reanimate", space: "space:1,1" }, 3),
      tired,
      told("figure_moved", { figure: "hero:syndrael", space: "space:2,1" }, 5),
    ];
    const lines = linesOf(log, descent.telling ?? {});

    expect(lines.map(({ role, entry }) => [role, entry.n])).toEqual([
      ["turn", 1],
      ["deed", 2],
      ["deed", 4],
    ]);
    expect(lines.map(({ details }) => details.map(({ n }) => n))).toEqual([[], [3], [5]]);
  });

  it("says of one nobody saw that more was added than its dice show", () => {
    const news = (damage: number) => [
      told("attack_declared", { figure: "master:ettin.1", target: "hero:syndrael" }, 1),
      told("attack_rolled", { dice: "blue_1 yellow_1", hearts: 3, surges: 1, range: 3 }, 2),
      told("defence_rolled", { figure: "hero:syndrael", dice: "grey_1", shields: 1 }, 3),
      told("damage_dealt", { figure: "hero:syndrael", damage }, 4),
    ];
    const further = (damage: number) => goesFurther(attackTold(view(), news(damage)) as AttackView);

    expect(attackTold(view(), news(2))?.rolled).toBe(true);
    expect([further(2), further(4)]).toEqual([false, true]);
  });

  it("leaves out what its sums say, unless somebody else lent the card", () => {
    const attack = attackTold(view(), [
      told("attack_declared", { figure: "master:ettin.1", target: "hero:syndrael" }, 1),
      told("defence_rolled", { figure: "hero:syndrael", dice: "grey_1", shields: 1 }, 2),
    ]) as AttackView;
    const beside = { what: "die", amount: 1, source: "card:stoneskin", figure: "hero:syndrael", colour: "grey" };
    const used = (figure: string, card = "card:stoneskin") =>
      standsThere({ ...attack, modifiers: [beside] }, told("card_used", { figure, card }, 3));

    expect(used("hero:syndrael")).toBe(true);
    expect(used("hero:avric_albright")).toBe(false);
    expect(used("hero:syndrael", "card:other")).toBe(false);
    expect(standsThere(attack, told("damage_dealt", { figure: "hero:syndrael", damage: 1 }, 3))).toBe(false);
  });
});

describe("the numbers of an attack", () => {
  it("are covered by no note", () => {
    const attack = attackTold(view(), [
      told("attack_declared", { figure: "hero:syndrael", target: "master:ettin.1", weapon: "card:iron_longsword" }),
      told("attack_rolled", { figure: "hero:syndrael", hearts: 1, surges: 0, range: 2, dice: "blue_1 red_1" }),
      told("defence_rolled", { figure: "master:ettin.1", shields: 1, dice: "grey_1" }),
    ]);
    const numbers = (shown: typeof attack) => {
      const board = drawn("Board", "en", view({ attack: shown, outlook: null }), []);
      return [...board.querySelectorAll(".attack .sum, .attack .outcome, .attack .attack-missed")];
    };

    const open = numbers(attack);
    expect(open.length).toBeGreaterThan(3);
    const dealt = numbers(attack && { ...attack, defences: attack.defences.map((one) => ({ ...one, dealt: 2 })) });
    const missed = numbers(attack && { ...attack, missed: true });
    for (const one of [...open, ...dealt, ...missed]) expect(one.className).toContain("keeps-clear");
    expect(dealt.some((one) => one.matches(".is-final"))).toBe(true);
    expect(missed.some((one) => one.matches(".attack-missed"))).toBe(true);
  });
});

describe.each(["de", "en"] as const)("energy spent at the end of an attack, in %s", (lang) => {
  const [hero, ettin] = ["hero:syndrael", "master:ettin.1"];
  const thrown = [
    told("attack_declared", { figure: hero, target: ettin }, 1),
    told("attack_rolled", { figure: hero, dice: "blue_1 yellow_1", hearts: 2, surges: 1, range: 8 }, 2),
    told("defence_rolled", { figure: ettin, dice: "grey_1", shields: 1 }, 3),
  ];
  const surge = "surge:yew_shortbow.1";
  const end = (damage: number) => [
    told("surge_spent", { figure: hero, surge }, 4),
    told("damage_dealt", { figure: ettin, damage }, 5),
  ];
  const attack: AttackView = { ...(attackTold(view(), thrown) as AttackView), melee: false, needed: 10 };
  const before = lang === "de" ? "vor Energie" : "before surges";
  const box = (shown: AttackView | null, log: Told[]) =>
    drawn("Board", lang, view({ attack: shown, outlook: null }), [], log).querySelector(".attack");
  const staged = (log: Told[], from = attack) =>
    log.reduce((seen, one) => descent.staging?.after?.(seen, one) ?? seen, view({ attack: from })).attack;

  it("is told until the sums show it, and they are said to be older", () => {
    const reached = { ...attack, needed: 8 };

    expect(box(staged([]), thrown)?.querySelectorAll(".attack-told li")).toHaveLength(0);
    expect(box(staged(end(1)), [...thrown, ...end(1)])?.querySelectorAll(".attack-told li")).toHaveLength(1);
    expect(box(staged(end(1)), [...thrown, ...end(1)])?.textContent).toContain(before);
    expect(box(staged(end(2), reached), [...thrown, ...end(2)])?.textContent).toContain(before);
    expect(box(staged(end(1), reached), [...thrown, ...end(1)])?.textContent).not.toContain(before);
    const spent = end(1).slice(0, 1);
    expect(box(staged(spent, reached), [...thrown, ...spent])?.textContent).toContain(before);
    expect(box(reached, thrown)?.textContent).not.toContain(before);
  });

  it("counts at once where its amounts are told, and is no second time added to what was seen", () => {
    const told4 = told("surge_spent", { figure: hero, surge, surges: 1, damage: 1, range: 2, pierce: 0 }, 4);
    const log = [...thrown, told4, ...end(2).slice(1)];
    const shown = staged([told4]);
    const box4 = box(shown, [...thrown, told4]);

    expect(shown).toMatchObject({ hearts: 3, surges: 0, range: 10, pierce: 0 });
    expect(shown?.modifiers.map(({ what, amount }) => [what, amount])).toEqual([
      ["surges", -1],
      ["damage", 1],
      ["range", 2],
    ]);
    expect(box4?.querySelectorAll(".attack-told li")).toHaveLength(0);
    expect(box4?.textContent).not.toContain(before);
    expect(box4?.querySelector(".attack-missed")).toBeNull();
    const first = { ...attack, dice: [], modifiers: shown?.modifiers ?? [] };
    expect(pastAttack(view(), log, { attack: first, from: 1 })?.modifiers).toHaveLength(3);
  });

  it("is not told again where it stands beside its number", () => {
    const bought = { what: "range", amount: 2, source: surge, figure: null, colour: null };
    const shown = staged(end(1), { ...attack, range: 10, modifiers: [bought] });

    expect(box(shown, [...thrown, ...end(1)])?.querySelectorAll(".attack-told li")).toHaveLength(0);
    expect(box(shown, [...thrown, ...end(1)])?.textContent).not.toContain(before);
  });

  it("leaves the damage to the sums when the attack is over", () => {
    const past = pastAttack(view(), [...thrown, ...end(1)], { attack, from: 1 }) as AttackView;

    expect(past).toMatchObject({ needed: 10, defences: [{ figure: ettin, dealt: 1 }] });
    expect(standsThere(past, end(1)[1] as Told)).toBe(true);
  });
});

describe("damage of an attack that somebody took over", () => {
  it("is told of both results, the own one first", () => {
    const rolled = (shields: number, n: number) =>
      told("defence_rolled", { figure: "hero:syndrael", dice: "grey_1", shields }, n);
    const dealt = (damage: number, n: number) => told("damage_dealt", { figure: "hero:syndrael", damage }, n);
    const begun = told("attack_declared", { figure: "master:ettin.1", target: "hero:syndrael" }, 1);

    const attack = attackTold(view(), [begun, rolled(1, 2), rolled(0, 3), dealt(2, 4), dealt(3, 5)]);

    expect(attack?.defences.map((one) => [one.again, one.dealt])).toEqual([
      [false, 2],
      [true, 3],
    ]);
  });
});

describe("cards told earlier", () => {
  it("give way to an attack, but for those that are played in it", () => {
    const played = (n: number) => told("overlord_card_played", { card: `card:trap.${n}` }, n);
    const before = [played(0), entry(1, "attack_declared")];
    const cards = (shown: DescentView, log: Told[]) =>
      drawn("Board", "en", shown, [], log).querySelectorAll(".revealed");
    const attack = attackTold(view(), [told("attack_declared", { figure: "hero:syndrael", target: "master:ettin.1" })]);

    expect(cards(view(), before.slice(0, 1))).toHaveLength(1);
    expect(cards(view(), before)).toHaveLength(0);
    expect(cards(view({ attack }), before)).toHaveLength(0);
    expect(cards(view({ attack }), [...before, played(2)])).toHaveLength(1);
    const overlord = { ...view().overlord, playing: ["card:trap.0"] };
    expect(cards(view({ attack, overlord }), before)).toHaveLength(1);
  });
});

describe("a card that asks what it is used on", () => {
  it("lies beside the map with its whole text, and the question stays short", () => {
    const card = "card:dark_charm";
    const asked = { ...ask("card_figure", ["hero:syndrael"]), args: { card } };
    const { texts } = at("en", [asked]);
    const text = "At the start of your turn, on a hero on the map.";
    texts.component = (ref) => (ref === card ? { name: "Dark Charm", text } : undefined);
    const cards = (open: Ask) => {
      const played = [told("overlord_card_played", { card }, 0)];
      return [...drawn("Board", "en", view(), [open], played, { texts }).querySelectorAll(".revealed")];
    };

    expect(cards(asked).map((one) => one.textContent)).toEqual([`Dark Charm${text}`]);
    expect(cards(asked)[0]?.classList).toContain("is-asking");
    expect(cards(ask("act", ["end"])).map((one) => one.classList.contains("is-asking"))).toEqual([false]);
    expect(texts.ask("card_figure", { card })).toBe("Dark Charm: choose a figure.");
    expect(drawn("Text", "en", view(), [asked], [], { texts }).textContent).toContain(text);
  });
});

describe("an attack higher than its box", () => {
  it("is scrolled down, but no further than to its dice; on a phone to its outcome", () => {
    const attack = attackTold(view(), [
      told("attack_declared", { figure: "hero:syndrael", target: "master:ettin.1" }),
      told("attack_rolled", { figure: "hero:syndrael", dice: "blue_1 red_1", damage: 1, surges: 0, range: 2 }, 1),
    ]);
    const scrolled = vi.spyOn(Element.prototype, "scrollTo").mockImplementation(() => undefined);
    vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(300);
    const top = vi.spyOn(Element.prototype, "getBoundingClientRect");
    top.mockImplementation(function (this: Element) {
      return new DOMRect(0, this.matches(".dice") ? 40 : 0, 10, 10);
    });
    const wide = globalThis.innerWidth;

    drawn("Board", "en", view({ attack }), []);
    globalThis.innerWidth = 390;
    drawn("Board", "en", view({ attack }), []);
    globalThis.innerWidth = wide;

    expect(scrolled.mock.calls.map(([, y]) => y)).toEqual([34, 300]);
    vi.restoreAllMocks();
  });
});
