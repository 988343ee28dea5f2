/** Who stands on the map of Descent and what lies around them: odds, ways, whoever is attacked, what is done. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { TableContext } from "../../../src/games/board";
import descent from "../../../src/games/descent";
import { overlap } from "../../../src/games/descent/hub/labels";
import { laid, tagSize, tagSpot } from "../../../src/games/descent/map/overlay";
import { strikeLine } from "../../../src/games/descent/map/strike";
import { attackTold, staging } from "../../../src/games/descent/staging";
import { type DescentView, type FigureView, UNIT } from "../../../src/games/descent/view";
import type { Told } from "../../../src/net/protocol";
import { linesOf } from "../../../src/timeline/deeds";
import { ask, told } from "../../scenes";
import { at, drawn, figure, view } from "./table";

const archer = (more = {}) => figure("monster:goblin_archer.1", ["space:1,1"], more);

describe("a monster that was activated", () => {
  const ticked = (turn: string) => {
    const shown = view({ turn, figures: [archer({ activated: true })] });
    const board = drawn("Board", "en", shown, []);
    return [
      board.querySelector(".figure .activated") !== null,
      board.querySelector(".group-figure")?.textContent?.includes("✓"),
      drawn("Text", "en", shown, []).textContent?.includes("already activated"),
    ];
  };

  it("is ticked off in the overlord's turn only", () => {
    expect(ticked("seat:0")).toEqual([true, true, true]);
    expect(ticked("hero:syndrael")).toEqual([false, false, false]);
  });

  it("is not ticked off as long as it acts", () => {
    const shown = view({ turn: "seat:0", actor: archer().ref, figures: [archer({ activated: true })] });
    const board = drawn("Board", "en", shown, []);
    expect(board.querySelector(".figure .activated")).toBeNull();
    expect(board.querySelector(".group-figure.is-done")).toBeNull();
    expect(board.querySelector(".turn.is-group .turn-count")?.textContent).toBe("0/1");
  });
});

describe("the tag with the odds", () => {
  const someone = (x: number, y: number) => ({ x: 64 * x, y: 64 * y, w: 64, h: 64 });
  const box = someone(1, 1);
  const near = tagSize("83%", 1);
  const among = (others: (typeof box)[], tags: (typeof box)[] = [], lean = 0) => ({ others, tags, lean });
  const crowd = [0, 1, 2].flatMap((x) => [0, 1, 2].filter((y) => x !== 1 || y !== 1).map((y) => someone(x, y)));

  it("lies above its figure, or where it covers nobody, and else below its own conditions", () => {
    expect(tagSpot(box, near, among([]))?.y).toBeLessThan(box.y);
    const beside = tagSpot(box, near, among([someone(1, 0)])) ?? box;
    expect(overlap(beside, someone(1, 0))).toBe(0);
    expect(beside.x).toBeGreaterThan(box.x + 32);
    expect(tagSpot(box, near, among(crowd))).toBeNull();
    expect(laid(box, "83%", 1, among(crowd))[1].y).toBeGreaterThan(box.y);
    expect(laid(box, "83%", 1, among(crowd), true)[1].y).toBeGreaterThan(box.y + 20);
  });

  it("lies over two spaces where the figure is two wide", () => {
    const wide = { ...box, w: 128 };
    expect(tagSpot(wide, near, among([someone(2, 0)]))?.y).toBeGreaterThan(box.y);
    expect(tagSpot(wide, near, among([someone(3, 0)]))?.y).toBeLessThan(box.y);
  });

  it("can be read however far away the map is", () => {
    for (const unit of [2, 1, 0.7, 0.5, 0.375, 0.2])
      for (const brief of [true, false]) expect(tagSize("100%", unit, brief).letters * unit).toBeGreaterThanOrEqual(11);
  });

  it("leaves out the damage before it covers its neighbours or their tags", () => {
    expect(near.brief).toBe(false);
    for (const unit of [1, 0.69, 0.5, 0.375]) {
      const [, first] = laid(box, "83%", unit, among([someone(2, 1)], [], -1));
      const [size, second] = laid(someone(2, 1), "83%", unit, among([box], [first], 1));
      // No farther than to its letters.
      expect(overlap(first, second), `${unit}`).toBeLessThan(0.2 * size.letters * size.h);
    }
    expect(laid(box, "83%", 0.375, among([]))[0].brief).toBe(true);
    expect(laid(box, "83%", 1, among(crowd))[0].brief).toBe(true);
  });
});

describe("the way to a space", () => {
  it("runs below the figures and their marks", async () => {
    const board = document.body.appendChild(drawn("Board", "en", view(), [ask("act", ["move", "end"])]));
    const there = board.querySelector('[data-walk="space:1,1"]');

    await act(async () => void there?.dispatchEvent(new MouseEvent("mouseenter")));

    const way = board.querySelector(".way");
    const hero = board.querySelector('[data-figure="hero:syndrael"]');
    expect(way && hero && way.compareDocumentPosition(hero) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    board.remove();
  });
});

describe("whoever is attacked", () => {
  it("is in sight on a map that is larger than its window", () => {
    const attack = attackTold(view(), [
      told("attack_declared", { figure: "hero:syndrael", target: "master:ettin.1", weapon: "" }),
    ]);
    const spots = (shown: DescentView) =>
      [...drawn("Board", "en", shown, [ask("surge", ["stop"])]).querySelectorAll(".lens")].map((one) =>
        ["x", "y"].map((side) => Number(one.getAttribute(side)) / UNIT).join(),
      );

    expect(spots(view())).toEqual(["0,0"]);
    expect(spots(view({ attack })).sort()).toEqual(["0,0", "3,0", "3,1"]);
  });

  it("is met by a line that stays on the map, from corner to corner where the straight one would not", () => {
    const at = (x: number, y: number) => ({ x, y, w: 1, h: 1 });
    const row = ["0,1", "1,1", "2,1", "3,1"];
    const spaces = new Set(["0,0", ...row]);

    expect(strikeLine(at(0, 0), at(3, 1), new Set(["1,0", "2,0", ...spaces]))).toEqual([
      [0.5, 0.5],
      [3.5, 1.5],
    ]);
    expect(strikeLine(at(0, 0), at(3, 1), spaces)).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect(strikeLine(at(0, 0), at(9, 9), spaces)).toEqual([
      [0.5, 0.5],
      [9.5, 9.5],
    ]);
  });

  it("is there too when lying on the ground, and may be called", () => {
    const shown = view({ actor: null });
    const down = shown.heroes.map((hero) => ({
      ...hero,
      knocked_out: true,
      token: "space:2,1",
      figure: { ...hero.figure, spaces: [] },
    }));
    const board = drawn("Board", "en", { ...shown, heroes: down }, [ask("next_hero", ["hero:syndrael"])]);

    expect(board.querySelector(".lens")?.getAttribute("x")).toBe(String(2 * UNIT));
  });
});

describe("life that comes back", () => {
  const rises = async (news: Told[]) => {
    const root = document.body.appendChild(document.createElement("div"));
    const show = (damage: number, log: Told[]) =>
      act(() => {
        const shown = view({ figures: [archer({ damage })] });
        const here = at("en", [], log);
        render(
          <TableContext.Provider value={here}>
            <descent.Board view={shown} at={here} />
          </TableContext.Provider>,
          root,
        );
      });
    await show(3, []);
    await show(0, news);
    const change = root.querySelector(".change")?.textContent;
    root.remove();
    return change;
  };

  it("rises from whoever recovered, not from whoever comes instead of one who left", async () => {
    const archers = { figure: archer().ref };

    expect(await rises([told("recovered", { ...archers, damage: 3, fatigue: 0 }, 1)])).toBe("+3");
    expect(
      await rises([told("figure_left", archers, 1), told("figure_placed", { ...archers, space: "space:1,1" }, 2)]),
    ).toBeUndefined();
  });
});

describe("a hero who stands up", () => {
  const hero = "hero:syndrael";
  const log = [
    told("recovery_rolled", { figure: hero, hearts: 5, surges: 1, dice: "red_3 red_5" }, 1),
    told("recovered", { figure: hero, damage: 5, fatigue: 1 }, 2),
    told("hero_stood_up", { figure: hero, space: "space:1,0" }, 3),
  ];

  it("rolls for it, and what it brings is told below that", () => {
    const [line, ...more] = linesOf(log, descent.telling ?? {});

    expect([line?.entry, line?.details, more]).toEqual([log[0], log.slice(1), []]);
    expect(linesOf(log.slice(2), descent.telling ?? {})[0]?.entry).toBe(log[2]);
  });

  it("is seen with the dice while it is told, not longer", () => {
    const seen = (until: number) => log.slice(0, until).reduce((now, one) => staging.after?.(now, one) ?? now, view());

    expect(seen(1).roll?.dice.map(({ colour, face }) => [colour, face])).toEqual([
      ["red", 3],
      ["red", 5],
    ]);
    expect(seen(2).roll).toBeNull();
  });
});

describe("a space that is aimed at", () => {
  it("is called by whoever stands there, and of a large one by its place", () => {
    const shown = view({ figures: [...view().figures, archer()] });
    const called = (key: string) => descent.label?.(key, shown, at("en", []));

    expect(called("space:1,1")).toMatch(/^[^(]+$/);
    expect(called("space:3,1")).toContain("(3,1)");
    expect(called("space:2,0")).toBeUndefined();
  });
});

describe("two on one space", () => {
  it("are both seen, whoever acts in front", () => {
    const friend = figure("hero:grisban_the_thirsty", ["space:0,0"], { rank: "person" });
    const board = drawn("Board", "en", view({ figures: [friend] }), []);
    const standing = [...board.querySelectorAll(".figure")];

    expect(standing.map((one) => one.getAttribute("data-figure"))).toEqual([friend.ref, "hero:syndrael"]);
    expect(new Set(standing.map((one) => one.getAttribute("transform"))).size).toBe(2);
  });

  it("are both seen where one of them has left only a token", () => {
    const [hero] = view().heroes;
    if (!hero) throw new Error("no hero");
    const away = { ...hero, token: "space:1,1", figure: { ...hero.figure, spaces: [] } };
    const placed = (figures: FigureView[]) => {
      const board = drawn("Board", "en", view({ heroes: [away], figures }), []);
      return [".fallen", ".figure"].map((one) => board.querySelector(one)?.getAttribute("transform"));
    };

    expect(placed([])[0]).not.toContain("scale");
    const [token, standing] = placed([archer()]);
    expect([token, standing].every((one) => one?.includes("scale"))).toBe(true);
    expect(token).not.toBe(standing);
  });
});

describe("a hero who falls and stands again", () => {
  it("does so on the map as it is told", () => {
    const [fell, stood, recovered] = [
      told("hero_knocked_out", { figure: "hero:syndrael" }, 1),
      told("hero_stood_up", { figure: "hero:syndrael", space: "space:1,0" }, 2),
      told("recovered", { figure: "hero:syndrael", damage: 2, fatigue: 1 }, 3),
    ] as const;
    const hit = told("damage_suffered", { figure: "hero:syndrael", damage: 5 }, 0);
    const seen = (news: Told[]) => news.reduce((shown, one) => staging.after?.(shown, one) ?? shown, view());
    const hero = (shown: DescentView) => shown.heroes[0];
    const [down, up] = [seen([hit, fell]), seen([hit, fell, stood, recovered])];

    expect(drawn("Board", "en", down, []).querySelectorAll(".fallen")).toHaveLength(1);
    expect(hero(down)?.figure.spaces).toEqual([]);
    expect(drawn("Board", "en", up, []).querySelectorAll(".fallen")).toHaveLength(0);
    expect(hero(up)?.figure.spaces).toEqual(["space:1,0"]);
    expect([hero(up)?.figure.damage, hero(up)?.fatigue]).toEqual([3, 0]);
  });
});

describe("a card that is used", () => {
  it("lies exhausted as soon as its use is told", () => {
    const lying = (exhausted: boolean) =>
      view({
        heroes: view().heroes.map((hero) => ({ ...hero, cards: hero.cards.map((card) => ({ ...card, exhausted })) })),
      });
    const use = told("card_used", { figure: "hero:syndrael", card: "card:iron_longsword" }, 1);
    const seen = (now: boolean) => staging.after?.(lying(false), use, lying(now)).heroes[0]?.cards[0]?.exhausted;

    expect([seen(true), seen(false)]).toEqual([true, false]);
  });
});

describe("the map on a television", () => {
  it("has coordinates: on the phone beside it the spaces go by their numbers", () => {
    const shown = (television: boolean) => drawn("Board", "en", view(), [], [], { television });

    expect(shown(true).querySelector(".coordinates")).not.toBeNull();
    expect(shown(false).querySelector(".coordinates")).toBeNull();
  });
});
