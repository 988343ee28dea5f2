/** What words speak of can be found on the board of Dungeon Lords: figures by their signs, who is asked about, who stands where. */

import { describe, expect, it } from "vitest";
import lords from "../../src/games/lords";
import { signOf } from "../../src/games/lords/tokens";
import type { LordsView, LordView } from "../../src/games/lords/view";
import type { Ask, Told } from "../../src/net/protocol";
import { bundle, Texts } from "../../src/text/texts";
import { ask, atTable, draw, Recording, textsOf, told } from "../scenes";

const recording = new Recording(lords);

/** A recorded view with lords changed, and these questions asked. */
function table(scene: number, change: (lord: LordView) => Partial<LordView>, asks: Ask[], log: Told[] = []) {
  const part = recording.scenes[scene]?.parts[0];
  const view = part?.view as unknown as LordsView;
  const changed = { ...view, lords: view.lords.map((lord) => ({ ...lord, ...change(lord) })) };
  return draw("Board", changed, atTable(lords, "de", asks, { table: recording.table, log, staged: log }));
}

const BATTLE = 26;
const PLANNING = 24;
const names = (root: ParentNode, what: string) =>
  [...root.querySelectorAll<HTMLElement>(what)].map((one) => one.dataset.ref);

describe("a figure that words tell apart", () => {
  const component = (name: string) => ({ name, source: "seed", data: {} });
  const components = { "monster:troll": component("Troll"), "hero:a": component("Krieger 4 (A)") };
  const texts = new Texts("de", [bundle("de", "copy-monster = { $name } { $copy }")], components);
  const at = atTable(lords, "de", [], { texts });

  it("carries the same sign on the board, and none as long as it is the only one", () => {
    expect(signOf("monster:troll.2", at)).toBe("");

    texts.meet(["monster:troll.1", "monster:troll.2"]);

    expect(texts.called("monster:troll.2")).toContain(signOf("monster:troll.2", at));
    expect(signOf("monster:troll.2", at)).toBe("2");
    expect(signOf("hero:a", at)).toBe("A");
  });

  it("shows it on its tile", () => {
    const known = textsOf("lords", "de", String);
    known.meet(["monster:ghost.1", "monster:ghost.2"]);
    const root = table(BATTLE, () => ({ lair: ["monster:ghost.1"] }), []);

    expect(root.querySelector('.defence [data-ref="monster:ghost.2"] .sign')?.textContent).toBe("2");
    expect(root.querySelector('.small[data-ref="monster:ghost.1"] .sign')?.textContent).toBe("1");
  });
});

describe("what a question is about", () => {
  it.each(["pay_day_tile", "suggestion_tile", "monster_strike_tile", "attack"] as const)("is marked (%s)", (kind) => {
    const about = { ...ask(kind, ["pay"]), args: { tile: "monster:goblin.9" } };
    const root = table(BATTLE, ({ seat }) => (seat === 0 ? { lair: ["monster:goblin.9", "monster:troll.1"] } : {}), [
      about,
    ]);

    expect(names(root, ".is-meant")).toEqual(["monster:goblin.9"]);
  });

  it("lies on the battlefield when it is a trap that is aimed, though it is sprung", () => {
    const root = table(BATTLE, () => ({ laid: [] }), [{ ...ask("aim"), args: { trap: "trap:poisoned_dart.1" } }]);

    expect(names(root, ".defence .is-meant")).toEqual(["trap:poisoned_dart.1"]);
  });
});

describe("whoever fights", () => {
  const places = (root: HTMLElement, tile: string) => root.querySelectorAll(`.monster[data-ref="${tile}"]`).length;

  it("is in one place of the board: on the stage, or at home with a mark as sent", () => {
    const root = table(PLANNING, () => ({}), []);

    expect([places(root, "monster:slime.1"), places(root, "monster:goblin.1")]).toEqual([1, 1]);
    expect(names(root, ".is-away").sort()).toEqual(["monster:goblin.1", "monster:slime.1"]);
  });

  it("stays on the stage while another acts, and is home once it has acted", () => {
    const seat = "seat:0";
    const log = [
      told("battle_began", { seat, cell: "cell:1,3" }, 1),
      told("monster_acted", { seat, tile: "monster:ghost.2", attack: "attack:chill" }, 2),
    ];
    const acting = table(BATTLE, () => ({}), [], log);

    expect(names(acting, ".defence .monster")).toEqual(["monster:ghost.2", "monster:golem.2"]);
    expect(names(acting, ".is-meant")).toEqual(["monster:ghost.2"]);

    const home = (lord: LordView) =>
      lord.seat === 0 ? { sent: ["monster:golem.2"], stunned: ["monster:ghost.2"] } : {};
    const after = table(BATTLE, home, [], [...log, told("monster_stunned", { seat, tile: "monster:ghost.2" }, 3)]);
    expect(names(after, ".defence .monster")).toEqual(["monster:golem.2"]);
    expect(places(after, "monster:ghost.2")).toBe(1);
  });

  it("keeps its place at home when it is sent, and when it is knocked out", () => {
    const home = ["monster:goblin.1", "monster:slime.1", "monster:troll.1"];
    const lair = (part: Partial<LordView>) =>
      names(
        table(PLANNING, ({ seat }) => (seat === 1 ? { lair: [], sent: [], stunned: [], ...part } : {}), []),
        '[data-owner="seat:1"] .monster',
      );

    expect(lair({ lair: [...home].reverse() })).toEqual(home);
    expect(lair({ lair: ["monster:goblin.1", "monster:troll.1"], sent: ["monster:slime.1"] })).toEqual(home);
    expect(lair({ lair: ["monster:slime.1", "monster:troll.1"], stunned: ["monster:goblin.1"] })).toEqual(home);
  });

  it("meets a party whose first stands at the right, with the other lords too", () => {
    const root = table(BATTLE, () => ({}), []);
    const view = recording.scenes[BATTLE]?.parts[0]?.view as unknown as LordsView;
    const parties = view.lords.slice(1).map((lord) => lord.party.map((hero) => hero.hero).reverse());
    const lines = [...root.querySelectorAll(".neighbour")].map((one) => names(one, ".party .hero"));

    expect(lines.sort()).toEqual(parties.sort());
  });

  it("is met by the first hero, who is marked as such", () => {
    const root = table(BATTLE, () => ({}), []);
    const [first, ...others] = root.querySelectorAll(".battle-line .fighter");

    expect(first?.querySelector(".hero-first")).not.toBeNull();
    expect(others.some((one) => one.querySelector(".hero-first"))).toBe(false);
  });
});

describe("titles that all would share", () => {
  it.each([
    ["de", "alle"],
    ["en", "all"],
  ] as const)("are said to be everybody's (%s)", (lang, word) => {
    const scene = recording.scenes[1];
    if (!scene) throw new Error("no scene");
    const holders = [...recording.drawn(scene, lang, "Board").querySelectorAll(".holders")];

    expect(holders.map((one) => one.textContent)).toContain(word);
  });
});
