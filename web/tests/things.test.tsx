/** What a line of the chronicle speaks of is found with its owner: on no board does one player's deed ring another's things. */

import { describe, expect, it, vi } from "vitest";
import type { GameBoard } from "../src/games/board";
import descent from "../src/games/descent";
import type { DescentView } from "../src/games/descent/view";
import domains from "../src/games/domains";
import type { DomainsView } from "../src/games/domains/view";
import lords from "../src/games/lords";
import { playedIn } from "../src/games/lords/board";
import type { LordsView } from "../src/games/lords/view";
import tyrants from "../src/games/tyrants";
import type { TyrantsView } from "../src/games/tyrants/view";
import type { State, Told } from "../src/net/protocol";
import { thingsOf } from "../src/pieces/things";
import { boxOf } from "../src/shell/table/pointing";
import { namedBy } from "../src/timeline/deeds";
import { Recording, told } from "./scenes";

vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));

/** A recorded scene as it is drawn, and what entries ring there. */
function scene<View>(game: GameBoard, state: State) {
  const root = new Recording(game).drawn(state, "en", "Board");
  const [part] = state.parts;
  const view = part?.view as View;
  const owner = (ref: string) => game.owner?.(view, ref) ?? null;
  const rung = (...entries: Told[]) => thingsOf(root, namedBy(entries, owner));
  /** Before whom they lie; null: before nobody. */
  const places = (...entries: Told[]) => [
    ...new Set(rung(...entries).map((one) => one.closest<HTMLElement>("[data-owner]")?.dataset.owner ?? null)),
  ];
  return { root, view, own: part?.seat ?? 0, log: part?.log ?? [], rung, places };
}

/** Of many recorded scenes so many are drawn, spread over the game. */
const DRAWN = 6;

const drawn = new Map<GameBoard, ReturnType<typeof scene<unknown>>[]>();

function scenes<View>(game: GameBoard) {
  const recorded = new Recording(game).scenes;
  const every = Math.ceil(recorded.length / DRAWN);
  const some = drawn.get(game) ?? recorded.filter((_, n) => n % every === 0).map((state) => scene(game, state));
  drawn.set(game, some);
  return some as ReturnType<typeof scene<View>>[];
}

describe("what is told of somebody", () => {
  it("is found in their dungeon, and in no other", () => {
    for (const { view, places } of scenes<LordsView>(lords)) {
      for (const { seat, tiles, orders } of view.lords) {
        const who = `seat:${seat}` as const;
        for (const { cell } of tiles) expect(places(told("tunnel_dug", { seat: who, cell }))).toEqual([who]);
        if (seat !== view.you)
          for (const { order } of orders)
            expect(places(told("order_revealed", { seat: who, order, number: 1 }))).toEqual([who]);
      }
    }
  });

  it("is found in their domain, and not in the price list of the city", () => {
    for (const { view, places } of scenes<DomainsView>(domains)) {
      for (const { seat } of view.players) {
        const who = `seat:${seat}` as const;
        for (const item of ["workers", "coins", "fire"])
          expect(places(told("gained", { who, n: 1, item: `item:${item}`, cause: "none" }))).toEqual([who]);
      }
      expect(places(told("stolen", { who: "seat:2", victim: "seat:1", item: "item:wood", n: 1 })).toSorted()).toEqual([
        "seat:1",
        "seat:2",
      ]);
      for (const spell of view.players[0]?.hand ?? [])
        expect(places(told("spell_cast", { who: "seat:1", spell }))).not.toContain("seat:0");
    }
  });

  it("is found on their hero's sheet, and wherever else the hero stands", () => {
    for (const { root, view, places, rung } of scenes<DescentView>(descent)) {
      const [one, other] = view.heroes;
      if (!one || !other) throw new Error("two heroes");
      const mine = one.cards.map((card) => card.ref);
      for (const card of mine) {
        expect(places(told("card_used", { figure: one.ref, card }))).toContain(one.ref);
        expect(places(told("card_used", { figure: other.ref, card }))).not.toContain(one.ref);
      }
      const figures = rung(told("rested", { figure: one.ref }));
      expect(figures.some((thing) => thing.closest(".hero-sheet"))).toBe(true);
      if (root.querySelector(`[data-point="${one.ref}"]`))
        expect(figures.some((thing) => thing.dataset.point === one.ref)).toBe(true);
    }
  });

  it("is no card in one's own hand that somebody else plays", () => {
    for (const { view, places } of scenes<TyrantsView>(tyrants))
      for (const card of view.hand) {
        expect(places(told("card_played", { who: "seat:0", card: `card:${card}` }))).toEqual(["seat:0"]);
        expect(places(told("card_played", { who: "seat:1", card: `card:${card}` }))).toEqual([]);
      }
  });

  it("rings nothing of mine in all that was recorded of others", () => {
    for (const game of [lords, domains, tyrants, descent])
      for (const { rung, own, log } of scenes(game))
        for (const entry of log) {
          const seats = Object.values(entry.args).filter((value) => /^seat:\d+$/.test(String(value)));
          if (seats.length === 0 || seats.includes(`seat:${own}`)) continue;
          expect(rung(entry).filter((thing) => thing.closest(`[data-owner="seat:${own}"]`))).toEqual([]);
        }
  });
});

describe("what is told of nobody", () => {
  it("is found where it is everybody's", () => {
    for (const { places } of scenes<DomainsView>(domains))
      expect(places(told("item_blocked", { item: "item:wood" }))).toEqual(["nobody"]);
  });

  it("is found with whoever has it, where nobody shares it", () => {
    for (const { view, places } of scenes<LordsView>(lords)) {
      const [tile] = view.lords[1]?.lair ?? [];
      if (tile) expect(places(told("tile_taken", { tile }))).toEqual(["seat:1"]);
    }
  });
});

describe("on a phone", () => {
  it("a tunnel is shown with whose it is", () => {
    expect(playedIn(told("tunnel_dug", { seat: "seat:1", cell: "cell:1,1" }), 0)).toBe("others");
    expect(playedIn(told("tunnel_dug", { seat: "seat:0", cell: "cell:1,1" }), 0)).toBe("mine");
    expect(playedIn(told("minion_placed", { seat: "seat:1", space: "space:get_food.1" }), 0)).toBe("town");
  });
});

describe("a finger", () => {
  it("points at a thing of whoever points, where everybody has one", () => {
    const stage = document.createElement("main");
    stage.innerHTML = `<p data-owner="seat:0"><b data-ref="cell:1,3"></b></p><p data-owner="seat:1"><i data-thing="cell:1,3"></i></p>
      <p data-owner="seat:0"><u data-ref="monster:troll.1"></u></p>`;
    const lies = (selector: string, left: number) => {
      const one = stage.querySelector(selector);
      if (one) one.getBoundingClientRect = () => ({ left, width: 10, height: 10 }) as DOMRect;
    };
    lies("b", 1);
    lies("i", 2);
    lies("u", 3);

    expect(boxOf(stage, "cell:1,3", 1)?.left).toBe(2);
    expect(boxOf(stage, "cell:1,3", 0)?.left).toBe(1);
    expect(boxOf(stage, "monster:troll.1", 1)?.left).toBe(3);
    expect(boxOf(stage, "monster:orc.1", 1)).toBeNull();
  });

  it("finds nothing in a part of the board that is scrolled or zoomed away", () => {
    const stage = document.body.appendChild(document.createElement("main"));
    stage.innerHTML = `<div style="overflow-x: hidden"><b data-ref="site:a"></b><b data-ref="site:b"></b></div>`;
    const lies = (one: Element | null, left: number, width: number) => {
      const box = { left, right: left + width, width, top: 0, bottom: 10, height: 10 } as DOMRect;
      if (one) one.getBoundingClientRect = () => box;
    };
    lies(stage.firstElementChild, 0, 100);
    lies(stage.querySelector("[data-ref='site:a']"), 90, 10);
    lies(stage.querySelector("[data-ref='site:b']"), 130, 10);

    expect(boxOf(stage, "site:a", 0)?.left).toBe(90);
    expect(boxOf(stage, "site:b", 0)).toBeNull();
    stage.remove();
  });
});
