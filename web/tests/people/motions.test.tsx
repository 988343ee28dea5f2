/** What the table agrees on: who has proposed what, who has not answered yet, and how one says so. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import lords from "../../src/games/lords";
import { LiveTable } from "../../src/net/live";
import type { ChatLine, FromServer, SeatInfo, TableInfo } from "../../src/net/protocol";
import type { Ears } from "../../src/net/transport";
import { AskingBack, Motions, openMotion } from "../../src/shell/table/panels/motions";
import { t, words } from "../../src/text/load";
import { ask, atTable, partOf } from "../scenes";

const NOW = Date.parse("2030-01-01T20:00:00Z");
const seat = (n: number, kind: SeatInfo["kind"], level: string | null = null): SeatInfo => ({
  seat: n,
  name: `Player ${n}`,
  kind,
  level,
  online: true,
  gave_up: false,
});
const seats = [seat(0, "me"), seat(1, "friend"), seat(2, "bot", "greedy"), seat(3, "hotseat")];

function said(...lines: [seat: number, ref: string][]): ChatLine[] {
  const at = new Date(NOW - 60_000).toISOString();
  return lines.map(([who, ref], n) => ({ n: n + 1, seat: who, name: "", text: "", at, ref: `motion:${ref}` }));
}

describe("a proposal", () => {
  it("is open until everybody has answered; bots and who shares a screen are not asked", () => {
    expect(openMotion(said([0, "end"]), seats, "end", NOW)?.missing).toEqual([1]);
    expect(openMotion(said([0, "end"], [1, "end.yes"]), seats, "end", NOW)?.missing).toEqual([]);
  });

  it("is also for those who share a screen and have no seat of their own: they have one voice", () => {
    const shared = [seat(0, "hotseat", "greedy"), seat(1, "hotseat"), seat(2, "friend")];
    expect(openMotion(said([2, "end"]), shared, "end", NOW)?.missing).toEqual([0]);
    expect(openMotion(said([2, "end"], [0, "end.yes"]), shared, "end", NOW)?.missing).toEqual([]);
  });

  it("is gone after one no, and after a while", () => {
    expect(openMotion(said([0, "end"], [1, "end.no"]), seats, "end", NOW)).toBeNull();
    expect(openMotion(said([0, "ready"]), seats, "ready", NOW + 3_600_000)).toBeNull();
    expect(openMotion(said([0, "ready"]), seats, "end", NOW)).toBeNull();
  });

  it("to take something back is asked for in one's own words first", () => {
    const live = new LiveTable("t", "s", () => ({ send: () => undefined, close: () => undefined }));
    live.table.value = { seats } as unknown as TableInfo;
    live.you.value = [0];
    const point = vi.spyOn(live, "point").mockResolvedValue({ type: "reply", id: "1", status: "accepted" });
    const root = document.createElement("div");
    act(() => render(<AskingBack live={live} onDone={() => undefined} />, root));

    expect(root.textContent).toContain(t("ask-back-sure"));
    root.querySelector<HTMLElement>("button.main")?.click();
    expect(point).toHaveBeenCalledWith("motion:back");
    expect(openMotion(said([0, "back"]), seats, "back", NOW)?.missing).toEqual([1]);
  });

  it.each(["end", "move"])("is answered where it is shown: %s", (what) => {
    vi.setSystemTime(NOW);
    const live = new LiveTable("t", "s", () => ({ send: () => undefined, close: () => undefined }));
    live.table.value = { seats } as unknown as TableInfo;
    live.you.value = [1];
    live.chat.value = said([0, what]);
    const point = vi.spyOn(live, "point").mockResolvedValue({ type: "reply", id: "1", status: "accepted" });
    const root = document.createElement("div");
    act(() => render(<Motions live={live} texts={atTable(lords, "en", []).texts} />, root));

    root.querySelector<HTMLElement>(".motion button.main")?.click();
    expect(point).toHaveBeenCalledWith(`motion:${what}.yes`);
    vi.useRealTimers();
  });
});

describe("what everybody has granted", () => {
  it.each(["back", "ready"])("is said for a moment: %s", (what) => {
    vi.setSystemTime(NOW - 55_000);
    const live = new LiveTable("t", "s", () => ({ send: () => undefined, close: () => undefined }));
    live.table.value = { seats } as unknown as TableInfo;
    live.you.value = [0];
    live.chat.value = said([0, what], [1, `${what}.yes`]);
    const root = document.createElement("div");
    act(() => render(<Motions live={live} texts={atTable(lords, "en", []).texts} />, root));

    expect(root.querySelector(".motion.is-agreed")?.textContent).toContain(t(`motion-${what}-all`));
    expect(root.querySelectorAll(".motion")).toHaveLength(1);
    vi.useRealTimers();
  });
});

describe("a clock that is wrong", () => {
  it("does not hide what was just proposed or declined", () => {
    const late = NOW + 3_600_000;
    vi.useFakeTimers({ now: late });
    let ears: Ears | undefined;
    const live = new LiveTable("t", "s", (given) => {
      ears = given;
      return { send: () => undefined, close: () => undefined };
    });
    live.table.value = { seats } as unknown as TableInfo;
    live.you.value = [1];
    const root = document.createElement("div");
    act(() => render(<Motions live={live} texts={atTable(lords, "en", []).texts} />, root));
    const [proposed, refused] = said([0, "end"], [1, "end.no"]) as [ChatLine, ChatLine];

    act(() => ears?.message({ type: "chat", entries: [proposed] }));
    expect(root.textContent).toContain(t("motion-end-yes"));
    act(() => ears?.message({ type: "chat", entries: [refused] }));
    expect(root.textContent).toContain(t("said-end-no"));
    act(() => void vi.advanceTimersByTime(21_000));
    expect(root.textContent).toBe("");
    vi.useRealTimers();
  });
});

describe("whoever proposed something", () => {
  it("may withdraw it; then nobody is asked any more", () => {
    vi.setSystemTime(NOW);
    const live = new LiveTable("t", "s", () => ({ send: () => undefined, close: () => undefined }));
    live.table.value = { seats } as unknown as TableInfo;
    live.you.value = [0];
    live.chat.value = said([0, "end"]);
    const point = vi.spyOn(live, "point").mockResolvedValue({ type: "reply", id: "1", status: "accepted" });
    const root = document.createElement("div");
    act(() => render(<Motions live={live} texts={atTable(lords, "en", []).texts} />, root));

    const withdraw = [...root.querySelectorAll("button")].find((one) => one.textContent === t("motion-withdraw"));
    withdraw?.click();

    expect(point).toHaveBeenCalledWith("motion:end.no");
    expect(openMotion(said([0, "end"], [0, "end.no"]), seats, "end", NOW)).toBeNull();
    vi.useRealTimers();
  });
});

describe("a table that has ended", () => {
  it.each(["table.ended_early", "table.moved"])("asks nobody any more, and says why: %s", (code) => {
    let ears: Ears | undefined;
    const live = new LiveTable("t", "s", (given) => {
      ears = given;
      return { send: () => undefined, close: () => undefined };
    });
    const state: FromServer = {
      type: "state",
      version: 1,
      since: null,
      length: 1,
      over: false,
      waiting: [0],
      result: null,
      parts: [partOf([ask("dig", ["stop", "tile:1"])])],
    };
    ears?.message(state);
    expect(live.asks.value).toHaveLength(1);

    ears?.message({ type: "closed", why: { code, rule: "", args: {} } });

    expect(live.asks.value).toEqual([]);
    expect(live.refused.value?.refusal.code).toBe(code);
    expect(words.value.refusal({ code, rule: "", args: {} })).toMatch(/^The players .*\.$/);
  });
});
