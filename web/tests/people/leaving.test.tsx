/** Leaving a seat, and coming to a game for the first time. */

import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { plainBoard } from "../../src/games/plain";
import { api } from "../../src/net/api";
import type { LiveTable } from "../../src/net/live";
import type { Result, SeatInfo, TableInfo } from "../../src/net/protocol";
import { held, hold } from "../../src/net/tokens";
import { set } from "../../src/settings";
import { isFirst, sitDown } from "../../src/shell/firsts";
import { RuleBook } from "../../src/shell/rulebook";
import { TableAffairs } from "../../src/shell/table/panels/affairs";
import { LinksDialog, missing } from "../../src/shell/table/panels/links";
import { Score } from "../../src/shell/table/panels/score";
import { Room } from "../../src/shell/table/room";
import { t } from "../../src/text/load";
import { atTable, liveOf, partOf, seatOf } from "../scenes";

const nothing = () => undefined;
const board = plainBoard("lords");

function tableOf(seats: SeatInfo[], you: number[] = [0]): LiveTable {
  const live = liveOf(seats, you);
  live.parts.value = [partOf()];
  return live;
}

function shown(what: ComponentChild): HTMLElement {
  const root = document.body.appendChild(document.createElement("div"));
  act(() => render(what, root));
  return root;
}

const at = (live: LiveTable) => atTable(board, "en", [], { table: live.table.value as TableInfo });

function affairs(live: LiveTable, onInvite = nothing): HTMLElement {
  return shown(
    <TableAffairs
      live={live}
      at={at(live)}
      onReplay={nothing}
      onLinks={nothing}
      onInvite={onInvite}
      onOrders={nothing}
      onScore={nothing}
    />,
  );
}

async function press(root: ParentNode, words: string): Promise<void> {
  const found = [...root.querySelectorAll("button")].find((one) => one.textContent === t(words));
  if (!found) throw new Error(`nothing says ${words}`);
  await act(async () => found.click());
}

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(nothing));
  set({ lang: "en", played: [], firsts: {}, aid: true });
});

afterEach(() => {
  for (const root of document.body.children) render(null, root);
  document.body.innerHTML = "";
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("giving up", () => {
  it("is asked back, tells the server, and tells the others", async () => {
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")]);
    const change = vi.spyOn(api, "changeSeat").mockResolvedValue({ seats: [] });
    const point = vi.spyOn(live, "point").mockResolvedValue({ type: "reply", id: "1", status: "accepted" });
    const root = affairs(live);

    await press(root, "give-up");
    expect(root.textContent).toContain(t("give-up-sure"));
    expect(change).not.toHaveBeenCalled();
    await press(root, "give-up-yes");

    expect(change).toHaveBeenCalledWith("t", "s", 0, { gives_up: true });
    expect(point).toHaveBeenCalledWith("motion:gave-up");
  });

  it("cannot be done twice, nor taken back; everybody sees it", () => {
    const root = affairs(tableOf([seatOf(0, "me", { level: "greedy", gave_up: true }), seatOf(1, "friend")]));
    const words = [...root.querySelectorAll("button")].map((one) => one.textContent);

    expect(root.querySelector(".affairs-seats small")?.textContent).toContain(t("seat-gave-up"));
    expect(words).not.toContain(t("take-back"));
    expect(words).not.toContain(t("give-up"));
    for (const asked of ["ask-ready", "end-early", "take-along"]) expect(words).not.toContain(t(asked));
  });

  it("is part of the result", () => {
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend", { level: "greedy", gave_up: true })]);
    const result = { winners: [0], places: [1, 2], points: [4, 3], breakdown: [], reason: "" } as unknown as Result;

    shown(<Score result={result} view={null} live={live} at={at(live)} onClose={nothing} />);

    expect(document.querySelector(".score-gave-up")?.textContent).toMatch(/Jon.? gave up/);
  });
});

describe("handing over a seat", () => {
  it("gives a link for the empty chair, for whichever own seat one chooses", async () => {
    const live = tableOf([seatOf(0, "me"), seatOf(1, "hotseat", { online: false }), seatOf(2, "bot")], [0, 1]);
    const invite = vi.fn();
    const over = vi.spyOn(api, "handOver").mockResolvedValue({ role: "player", seat: 1, token: "theirs" });
    hold({ id: "t", token: "s" });
    const root = affairs(live, invite);

    await press(root, "hand-over");
    const which = root.querySelector("select");
    if (!which) throw new Error("no choice of the seat");
    which.value = "1";
    await act(async () => void which.dispatchEvent(new Event("change", { bubbles: true })));
    await press(root, "hand-over-yes");

    expect(over).toHaveBeenCalledWith("t", "s", 1);
    expect(invite).toHaveBeenCalledOnce();
    expect(missing(live).map((chair) => [chair.seat.seat, chair.token])).toEqual([[1, "theirs"]]);
    expect(held()[0]?.links).toBeUndefined();
  });

  it("leaves the link in reach, for who watches from now on and for who has another seat", async () => {
    hold({ id: "t", token: "s", handed: [{ seat: 1, token: "theirs" }] });
    const live = tableOf([seatOf(0, "me"), seatOf(1, "hotseat", { online: false })]);
    const dialog = shown(<LinksDialog live={live} onClose={nothing} />);
    expect([...dialog.querySelectorAll("input")].some((one) => one.value.endsWith("#theirs"))).toBe(true);

    live.role.value = "spectator";
    const invite = vi.fn();
    await press(affairs(live, invite), "links");

    expect(invite).toHaveBeenCalledOnce();
  });

  it("says why it could not be done", async () => {
    vi.spyOn(api, "handOver").mockRejectedValue(new Error("away"));
    const root = affairs(tableOf([seatOf(0, "me"), seatOf(1, "friend")]));

    await press(root, "hand-over");
    await press(root, "hand-over-yes");

    expect(root.querySelector('[role="alert"]')?.textContent).not.toBe("");
  });
});

describe("the player aid", () => {
  const room = (live: LiveTable) => shown(<Room live={live} texts={at(live).texts} board={board} />);
  const wide = (width: number) => vi.stubGlobal("innerWidth", width);

  it("lies open beside the first table of a game, until it is put away, also after a reload", async () => {
    wide(1440);
    const root = room(tableOf([seatOf(0, "me"), seatOf(1, "bot")]));
    expect(root.querySelector(".dock .aid-first")).not.toBeNull();
    expect(root.querySelector('.rule-book [aria-pressed="true"]')?.textContent).toBe(t("aid"));
    const reloaded = room(tableOf([seatOf(0, "me"), seatOf(1, "bot")]));
    expect(reloaded.querySelector(".dock .aid-first")).not.toBeNull();

    await press(reloaded, "aid-first-close");

    expect(reloaded.querySelector(".dock")?.getAttribute("aria-label")).toBe(t("dock-log"));
    expect(room(tableOf([seatOf(0, "me"), seatOf(1, "bot")])).querySelector(".aid-first")).toBeNull();
  });

  it.each([
    ["for who has played the game", { played: ["lords"] }, 1440],
    ["for who does not want it", { aid: false }, 1440],
    ["on a small screen", {}, 1024],
  ])("does not come %s", (_, settings, width) => {
    set(settings);
    wide(width);

    expect(room(tableOf([seatOf(0, "me"), seatOf(1, "bot")])).querySelector(".aid-first")).toBeNull();
  });

  it("is remembered for the first table only", () => {
    sitDown("lords", "one");
    sitDown("lords", "two");

    expect([isFirst("lords", "one"), isFirst("lords", "two"), isFirst("tyrants", "one")]).toEqual([true, false, false]);
  });

  it("comes first in the rule book, unless a rule is looked up", () => {
    const page = (focus: string | null) =>
      shown(<RuleBook slug="lords" focus={focus} />).querySelector('[aria-pressed="true"]')?.textContent;

    expect([page(null), page("DL-DIG-01")]).toEqual([t("aid"), t("rules")]);
  });
});
