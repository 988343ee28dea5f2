/** What is staged in Descent and Tyrants, and what each game asks back for. */

import { afterEach, describe, expect, it, vi } from "vitest";
import descent from "../src/games/descent";
import type { DescentView } from "../src/games/descent/view";
import domains from "../src/games/domains";
import lords from "../src/games/lords";
import tyrants from "../src/games/tyrants";
import { simpleCards } from "../src/games/tyrants/simple";
import type { TyrantsView } from "../src/games/tyrants/view";
import type { Ask } from "../src/net/protocol";
import { pace, set } from "../src/settings";
import { doubtAbout } from "../src/shell/table/doubt";
import { stepsOf } from "../src/timeline/steps";
import { view } from "./games/descent/table";
import { ask, atTable, told } from "./scenes";

const hero = "hero:syndrael";
const ettin = "master:ettin.1";

describe("an attack in Descent", () => {
  const attack = [
    told("attack_declared", { figure: hero, target: ettin }, 1),
    told("attack_rolled", { figure: hero, hearts: 4, surges: 1, range: 0 }, 2),
    told("defence_rolled", { figure: ettin, shields: 1 }, 3),
    told("damage_dealt", { figure: ettin, damage: 3 }, 4),
    told("damage_suffered", { figure: ettin, damage: 3 }, 5),
    told("monster_defeated", { figure: ettin }, 6),
  ];
  const steps = stepsOf<DescentView>(view(), view({ figures: [] }), attack, descent.staging, 1);
  const seen = steps.map((step) => step.view);

  it("is declared, thrown, parried and felt one after another, also by who attacks", () => {
    expect(steps.map((step) => step.told.map((entry) => entry.event))).toEqual([
      ...attack.map((entry) => [entry.event]),
      [],
    ]);
    expect(steps.slice(0, -1).every((step) => step.ms > 0 && !step.settled)).toBe(true);
    expect(steps.at(-1)?.settled).toBe(true);
  });

  it("shows at each moment what is known by then", () => {
    expect(seen.map((now) => now.attack?.rolled)).toEqual([false, true, true, true, true, true, undefined]);
    expect(seen[1]?.attack).toMatchObject({ attacker: hero, targets: [ettin], hearts: 4, surges: 1 });
    expect(seen[2]?.attack?.defences).toMatchObject([{ figure: ettin, shields: 1, dealt: null }]);
    expect(seen[3]?.attack?.defences).toMatchObject([{ dealt: 3 }]);
    expect(seen.slice(2, 6).map((now) => now.figures[0]?.damage)).toEqual([2, 2, 5, undefined]);
  });
});

describe("a walk in Descent", () => {
  const walk = ["space:2,0", "space:1,0"].map((space, n) => told("figure_moved", { figure: ettin, space }, n + 1));

  it("of a bot goes from space to space, with everything the figure covers", () => {
    const steps = stepsOf<DescentView>(
      view(),
      view(),
      [...walk, told("round_began", { round: 2 }, 3)],
      descent.staging,
      1,
    );

    expect(steps.slice(0, 2).map((step) => step.view.figures[0]?.spaces)).toEqual([
      ["space:2,0", "space:2,1"],
      ["space:1,0", "space:1,1"],
    ]);
  });

  it("ends on the table as the server sent it", () => {
    const now = view({ round: 7 });

    expect(stepsOf<DescentView>(view(), now, walk, descent.staging, 1).at(-1)?.view).toBe(now);
  });
});

describe("a bot's turn in Tyrants", () => {
  const turn = [
    told("turn_begun", { seat: "seat:1" }, 1),
    told("card_played", { seat: "seat:1", card: "card:soldier" }, 2),
    told("power_gained", { seat: "seat:1", amount: 1 }, 3),
    told("troop_deployed", { seat: "seat:1", space: "space:araumycos_1" }, 4),
    told("card_recruited", { seat: "seat:1", card: "card:kobold" }, 5),
  ];
  const table = { hand: [], play_area: [], sites: [], routes: [] } as unknown as TyrantsView;

  it("is shown deed by deed, what a deed brings together with the next one", () => {
    const steps = stepsOf(table, table, turn, tyrants.staging, 0);

    expect(steps.map((step) => step.told.at(-1)?.event)).toEqual([
      "turn_begun",
      "card_played",
      "troop_deployed",
      "card_recruited",
    ]);
    expect(steps.every((step) => step.ms > 0)).toBe(true);
  });

  it("takes no time where it is one's own", () => {
    expect(stepsOf(table, table, turn, tyrants.staging, 1).map((step) => step.ms)).toEqual([0]);
  });
});

describe("how fast things are shown", () => {
  afterEach(() => {
    set({ motion: "auto", speed: "normal" });
    vi.restoreAllMocks();
  });

  it("is the same where nothing is to move: one step after the other", () => {
    set({ motion: "none" });
    expect(pace.value).toBe("normal");
    set({ speed: "slow" });
    expect(pace.value).toBe("slow");
  });
});

describe("asking back", () => {
  const holding = (hand: string[], power = 0, influence = 0) => ({ hand, power, influence }) as unknown as TyrantsView;
  const acting = (actions: number): Ask => ({ ...ask("act", ["move", "end"]), args: { actions } });
  const order = (number: number): Ask => ({ ...ask("choose_order", ["order:dig", "order:mine"]), args: { number } });

  it("is done in Descent before actions are given away", () => {
    expect(doubtAbout(descent, acting(1), "end", null, "matters")).toEqual({
      id: "board-confirm-end",
      args: { actions: 1, familiar: 0 },
    });
    expect(doubtAbout(descent, acting(0), "end", null, "matters")).toBeNull();
    expect(doubtAbout(descent, acting(1), "move", null, "matters")).toBeNull();
  });

  it("is done in Tyrants while something can be done with cards, power or influence", () => {
    const main = ask("main", ["play:noble.1", "deploy", "recruit:priestess", "end"]);

    expect(doubtAbout(tyrants, main, "end", holding(["noble.1"], 2, 3), "matters")).toEqual({
      id: "board-confirm-end",
      args: { hand: 1, power: 2, influence: 3 },
    });
    for (const left of [holding(["noble.1"]), holding([], 1), holding([], 0, 1)])
      expect(doubtAbout(tyrants, main, "end", left, "matters")).not.toBeNull();
    expect(doubtAbout(tyrants, main, "end", holding([]), "matters")).toBeNull();
    expect(doubtAbout(tyrants, main, "deploy", holding([], 1), "matters")).toBeNull();
    const spent = ask("main", ["deploy", "end"]);
    expect(doubtAbout(tyrants, spent, "end", holding([], 0, 1), "matters"), "nothing costs so little").toBeNull();
    expect(doubtAbout(tyrants, spent, "end", holding([], 1, 1), "matters")?.args).toMatchObject({ influence: 0 });
  });

  it("is done in Dungeon Lords before an order is left unused that could be carried out", () => {
    const hire = (...keys: string[]) => doubtAbout(lords, ask("hire", keys), "pass", null, "matters");

    expect(hire("monster:goblin.1", "pass")).toEqual({ id: "board-confirm-unused" });
    expect(hire("pass")).toBeNull();
    expect(
      doubtAbout(lords, ask("hire", ["monster:goblin.1", "pass"]), "monster:goblin.1", null, "matters"),
    ).toBeNull();
    expect(doubtAbout(lords, ask("give_gift", ["gift:wand", "pass"]), "pass", null, "matters")).toBeNull();
  });

  it("is done in Domains before an action that could be carried out is forgone", () => {
    const action = { ...ask("action", ["act", "pass"]), args: { place: "place:market" } };
    const impossible = { ...action, options: action.options.slice(1) };

    expect(doubtAbout(domains, action, "pass", null, "matters")).toEqual({
      id: "board-confirm-action",
      args: { place: "place:market" },
    });
    expect(doubtAbout(domains, action, "act", null, "matters")).toBeNull();
    expect(doubtAbout(domains, impossible, "pass", null, "matters")).toBeNull();
  });

  it("is done in Lords at the third order, after which all are revealed", () => {
    expect(doubtAbout(lords, order(3), "order:dig", null, "matters")).toEqual({ id: "board-confirm-orders" });
    expect(doubtAbout(lords, order(2), "order:dig", null, "matters")).toBeNull();
  });

  it.each([
    [descent, "board-confirm-end", { actions: 1 }],
    [tyrants, "board-confirm-end", { hand: 1, power: 2, influence: 3 }],
    [domains, "board-confirm-action", {}],
    [lords, "board-confirm-orders", {}],
    [lords, "board-confirm-unused", {}],
  ])("says in words what would be lost (%#)", (game, id, args) => {
    for (const lang of ["de", "en"] as const) {
      const { texts } = atTable(game, lang, []);
      expect(texts.has(id)).toBe(true);
      for (const number of Object.values(args)) expect(texts.say(id, args)).toContain(String(number));
    }
  });
});

describe("simple cards in Tyrants", () => {
  const hand = ["noble.1", "soldier.2", "kobold.1", "house_guard.3"];
  const now = { hand } as unknown as TyrantsView;
  const keys = hand.map((card) => `play:${card}`);

  it("are all that only bring something and may be played now", () => {
    expect(simpleCards(now, atTable(tyrants, "en", [ask("main", keys)]))).toEqual([
      "play:noble.1",
      "play:soldier.2",
      "play:house_guard.3",
    ]);
    expect(simpleCards(now, atTable(tyrants, "en", [ask("main", keys.slice(1), ["play:noble.1"])]))).toEqual([
      "play:soldier.2",
      "play:house_guard.3",
    ]);
  });

  it("are none while something else is asked, and for who watches", () => {
    expect(simpleCards(now, atTable(tyrants, "en", [ask("pay_devour", keys)]))).toEqual([]);
    expect(simpleCards(now, atTable(tyrants, "en", [ask("main", keys)], { watching: true }))).toEqual([]);
  });
});
