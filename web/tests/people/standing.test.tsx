/** Reactions that respect people: who is asked, what is settled beforehand, and where one sees it. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import descent from "../../src/games/descent";
import domains from "../../src/games/domains";
import lords from "../../src/games/lords";
import { asked } from "../../src/net/asked";
import { LiveTable } from "../../src/net/live";
import type { Ask, FromServer, Part, SeatInfo, TableInfo } from "../../src/net/protocol";
import type { Ears } from "../../src/net/transport";
import { TableAffairs } from "../../src/shell/table/panels/affairs";
import {
  given,
  OrderActs,
  OrdersButton,
  OrdersDialog,
  ordersFor,
  untilOf,
  whenOf,
} from "../../src/shell/table/panels/standing";
import { t } from "../../src/text/load";
import { ask, atTable, liveOf, partOf } from "../scenes";

const seats: SeatInfo[] = [{ seat: 0, name: "Ada", kind: "me", level: null, online: true, gave_up: false }];

function part(asks: Ask[], standing: Part["standing"] = {}): Part {
  return partOf(asks, { standing });
}

function trap(...keys: string[]): Ask {
  const window = { window: "window:hero_enters_space", figure: "hero:leoric" };
  return { ...ask("window", [...keys, "pass"]), args: window, optional: true, reaction: true };
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("a question that leaves nothing but to pass", () => {
  it("is no question, unless one wants to be asked always", () => {
    expect(asked([part([trap()])], seats)[0]?.asks).toEqual([]);
    expect(asked([part([trap("card:pit_trap")])], seats)[0]?.asks).toHaveLength(1);
    expect(asked([part([trap()], { nothing: { key: "ask" } })], seats)[0]?.asks).toHaveLength(1);
  });

  it("is none either when a standing order answers it", () => {
    const pass = { key: "pass" };
    const about = (standing: Part["standing"]) => asked([part([trap("card:pit_trap")], standing)], seats)[0]?.asks;
    expect(about({ "window window:hero_enters_space": pass })).toEqual([]);
    expect(about({ window: pass })).toEqual([]);
    expect(about({ "window window:after_roll": pass })).toHaveLength(1);
    expect(about({ window: { key: "pass", unless: ["card:pit_trap"] } })).toHaveLength(1);
    expect(about({ window: { key: "pass", unless: ["hero:leoric"] } })).toHaveLength(1);
    expect(about({ window: { key: "card:web_trap" } })).toHaveLength(1);
    const bound = ask("window", ["card:pit_trap"]);
    expect(asked([part([bound], { window: { key: "card:pit_trap" } })], seats)[0]?.asks).toHaveLength(1);
  });

  it("is none where one could only be done", () => {
    expect(asked([part([ask("ol_start", ["done"])])], seats)[0]?.asks).toEqual([]);
    expect(asked([part([ask("ol_start", ["card:dash", "done"])])], seats)[0]?.asks).toHaveLength(1);
    expect(asked([part([ask("ol_start", ["done"])], { nothing: { key: "ask" } })], seats)[0]?.asks).toHaveLength(1);
  });

  it("is one for whoever must say something else", () => {
    expect(asked([part([ask("act", ["end"])])], seats)[0]?.asks).toHaveLength(1);
  });

  it("is none while a bot plays the seat", () => {
    const away = seats.map((seat) => ({ ...seat, level: "greedy" }));
    expect(asked([part([trap("card:pit_trap")])], away)[0]?.asks).toEqual([]);
  });
});

describe("standing orders", () => {
  const at = (one = trap("card:pit_trap")) => atTable(descent, "en", [one]);
  const live = () => new LiveTable("t", "s", () => ({ send: () => undefined, close: () => undefined }));

  it("are about what sets a question off, or about all of its kind", () => {
    const spell = { ...ask("react", ["spell:counter_magic", "pass"]), args: { spell: "spell:charm", who: "seat:1" } };
    expect(ordersFor(trap(), descent.trigger?.(trap()))).toEqual(["window window:hero_enters_space", "window"]);
    expect(ordersFor(spell, domains.trigger?.(spell))).toEqual(["react spell:charm", "react"]);
    expect(ordersFor(ask("preparation"), domains.trigger?.(ask("preparation")))).toEqual(["preparation"]);
  });

  it("say when they act and when they end, in both languages", () => {
    expect(whenOf(at(), "window window:hero_enters_space")).toBe("a hero enters a space");
    expect(whenOf(at(), "window")).toBe("whatever happens");
    expect(whenOf(atTable(descent, "de", []), "window window:after_roll")).toBe("die Würfel sind gefallen");
    expect(untilOf(at(), "round")).toBe("this round");
    expect(untilOf(atTable(domains, "en", []), "turn")).toBe("this phase");
  });

  it("say it when they act, once what led there is shown, and for a while", () => {
    vi.useFakeTimers();
    let ears: Ears | undefined;
    const table = new LiveTable("t", "s", (given) => {
      ears = given;
      return { send: () => undefined, close: () => undefined };
    });
    const state = (version: number, ...asks: Ask[]): FromServer => ({
      type: "state",
      version,
      since: null,
      length: 1,
      over: false,
      waiting: [0],
      result: null,
      parts: [part(asks, { "window window:hero_enters_space": { key: "pass", until: "turn" } })],
    });
    const root = document.createElement("div");
    const show = (shown: boolean) =>
      act(() => render(<OrderActs live={table} at={at()} shown={shown} onOpen={() => undefined} />, root));
    show(false);

    act(() => ears?.message(state(1, trap("card:pit_trap"))));
    expect(table.asks.value).toEqual([]);
    act(() => ears?.message(state(2)));
    expect(root.textContent).toBe("");
    show(true);
    expect(root.querySelector("[role=status]")?.textContent).toContain("a hero enters a space → Pass");
    act(() => void vi.advanceTimersByTime(10_000));
    expect(root.textContent).toBe("");
    vi.useRealTimers();
  });

  it("are counted where everybody sees it, and not the wish to be asked", () => {
    const orders: Part["standing"] = { window: { key: "pass", until: "turn" }, nothing: { key: "ask" } };
    expect(given(part([], orders)).map(([name]) => name)).toEqual(["window"]);
    const root = document.createElement("div");
    act(() => render(<OrdersButton at={at()} part={part([], orders)} onOpen={() => undefined} />, root));
    expect(root.querySelector("button")?.classList.contains("is-on")).toBe(true);
  });

  it.each([
    [descent, true],
    [lords, false],
  ])("are in reach beside the table before anything was asked, where there are reactions: $0.slug", (game, there) => {
    const nothing = () => undefined;
    const open = vi.fn();
    const live = liveOf(seats);
    const at = atTable(game, "en", [], { table: live.table.value as TableInfo });
    const root = document.body.appendChild(document.createElement("div"));
    const others = { onReplay: nothing, onLinks: nothing, onInvite: nothing, onScore: null };
    act(() => render(<TableAffairs live={live} at={at} onOrders={open} {...others} />, root));

    [...root.querySelectorAll("button")].find((one) => one.textContent === t("orders"))?.click();

    expect(open.mock.calls.length > 0).toBe(there);
  });

  it("are given, listed and taken back in one place", () => {
    const table = live();
    const standing = vi.spyOn(table, "standing").mockResolvedValue({ type: "reply", id: "1", status: "accepted" });
    const orders: Part["standing"] = { "window window:after_roll": { key: "pass", until: "round" } };
    const root = document.createElement("div");
    document.body.append(root);
    act(() => render(<OrdersDialog live={table} at={at()} part={part([], orders)} onClose={() => undefined} />, root));

    expect(root.querySelector(".orders")?.textContent).toContain("the dice have fallen");
    root.querySelector<HTMLElement>(".orders button")?.click();
    expect(standing).toHaveBeenLastCalledWith(0, { "window window:after_roll": null });
    root.querySelector<HTMLElement>('[data-order="window window:hero_enters_space turn"]')?.click();
    expect(standing).toHaveBeenLastCalledWith(0, {
      "window window:hero_enters_space": { key: "pass", until: "turn" },
    });
  });
});
