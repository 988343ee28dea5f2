/** What people meet at the table and before it: who won, who is missing, who is ready, help for this moment. */

import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AtTable } from "../../src/games/board";
import { plainBoard } from "../../src/games/plain";
import { LiveTable } from "../../src/net/live";
import type { Ask, Chance, GameInfo, SeatInfo, TableInfo, TableSummary, Told } from "../../src/net/protocol";
import { hold } from "../../src/net/tokens";
import { set } from "../../src/settings";
import { TableRow } from "../../src/shell/lobby";
import { Dock } from "../../src/shell/table/dock";
import { TableAffairs } from "../../src/shell/table/panels/affairs";
import { HelpDialog } from "../../src/shell/table/panels/help";
import { awaited } from "../../src/shell/table/panels/links";
import { Motions } from "../../src/shell/table/panels/motions";
import { Prompt } from "../../src/shell/table/prompt";
import { Room } from "../../src/shell/table/room";
import { t } from "../../src/text/load";
import { Course } from "../../src/timeline/course";
import { Timeline } from "../../src/timeline/timeline";
import { ask, atTable, partOf, told } from "../scenes";

const nothing = () => undefined;
// Rules and aids are on the server; here is none.
vi.stubGlobal("fetch", () => new Promise(nothing));

const board = plainBoard("lords");
const seat = (n: number, kind: SeatInfo["kind"], more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: n,
  name: `Player ${n}`,
  kind,
  level: null,
  online: true,
  gave_up: false,
  ...more,
});

/** A table of mine with these seats, at which these people are waited for. */
function tableOf(seats: SeatInfo[], waiting: number[], asks: Ask[] = []): LiveTable {
  const live = new LiveTable("t", "s", () => ({ send: nothing, close: nothing }));
  live.table.value = { id: "t", game: "lords", name: "", options: {}, seats } as unknown as TableInfo;
  live.role.value = "player";
  live.you.value = [0];
  live.waiting.value = waiting;
  live.parts.value = [partOf(asks)];
  return live;
}

function shown(what: ComponentChild): HTMLElement {
  const root = document.body.appendChild(document.createElement("div"));
  act(() => render(what, root));
  return root;
}

const button = (root: ParentNode, words: string) =>
  [...root.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent === t(words));

afterEach(() => {
  for (const root of document.body.children) render(null, root);
  document.body.innerHTML = "";
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("a table in the lobby", () => {
  const row = (more: Partial<TableSummary>) => {
    const table = {
      id: "t",
      token: "s",
      game: "lords",
      name: "Friday",
      over: true,
      your_turn: false,
      waiting: [1],
      updated: "2030-01-01T20:00:00Z",
      seats: ["Mira", "Jon", "Ada"].map((name) => ({ name })),
      ...more,
    } as TableSummary;
    return shown(<TableRow table={table} games={[] as GameInfo[]} onForget={nothing} />).querySelector(".table-state");
  };
  const won = (...winners: number[]) => ({ result: { winners } }) as unknown as Partial<TableSummary>;

  it("says who won when it is finished, one or several", () => {
    set({ lang: "en" });

    expect(row(won(1))?.textContent).toContain("Jon");
    expect(row(won(0, 2))?.textContent).toContain("Mira and Ada");
    expect(row(won(1))?.textContent).not.toContain("Mira");
  });

  it("says it to the winner in their own person", () => {
    set({ lang: "de" });

    expect(row({ ...won(1), role: "player", you: [1] })?.textContent).toBe("Du hast gewonnen");
    expect(row({ ...won(1), role: "player", you: [0, 1] })?.textContent).toBe("Jon hat gewonnen");
    expect(row({ ...won(1), role: "spectator", you: [1] })?.textContent).toBe("Jon hat gewonnen");
    set({ lang: "en" });
  });

  it("says that nobody won where all agreed to end it", () => {
    expect(row({ result: null })?.textContent).toBe(t("table-over-early"));
  });

  it("says whom it waits for when it is not", () => {
    expect(row({ over: false, result: null })?.textContent).toBe(t("waiting-for-names", { names: "Jon" }));
  });
});

describe("waiting", () => {
  function prompt(
    friend: Partial<SeatInfo>,
    onInvite = nothing,
    more: Partial<AtTable> = {},
    ends = "",
    last: Told[] = [],
  ): HTMLElement {
    const live = tableOf([seat(0, "me"), seat(1, "friend", friend)], [1]);
    if (ends) live.closed.value = { code: ends, rule: "", args: {} };
    hold({ id: "t", token: "s", links: [{ seat: 1, token: "theirs", kind: "friend" }] });
    const at = atTable(board, "en", [], { table: live.table.value as TableInfo, ...more });
    const course = new Course(live, undefined, 0);
    if (last.length > 0) course.shown.value = { ...course.shown.peek(), told: last, telling: true };
    const root = shown(
      <Prompt
        live={live}
        at={at}
        part={partOf([])}
        course={course}
        over={false}
        confirming={null}
        mode="answer"
        onConfirm={nothing}
        onCancel={nothing}
        onUndo={nothing}
        onMode={nothing}
        onScore={nothing}
        onSince={nothing}
        onInvite={onInvite}
        onOrders={nothing}
      />,
    );
    course.close();
    return root;
  }

  it("begins when the last step has been read", () => {
    const last = [told("minion_placed", { who: "seat:1", space: "space:guild.1" })];
    const words = (steps: Told[]) => prompt({}, nothing, {}, "", steps).querySelector(".playing-step");

    expect(words(last)?.textContent).not.toBe("");
    expect(words([])).toBeNull();
  });

  it("for a friend who has not come yet, one may invite them or let a bot play", () => {
    const invite = vi.fn();

    button(prompt({ online: false }, invite), "invite-or-bot")?.click();

    expect(invite).toHaveBeenCalledOnce();
  });

  it("for a bot that lets friends come first names them, until each has been here or somebody has begun", () => {
    const live = tableOf(
      [seat(0, "me"), seat(1, "friend", { online: false }), seat(2, "bot", { level: "greedy" })],
      [2],
    );
    expect(awaited(live)).toEqual([2]);
    live.parts.value = [{ ...partOf([]), acted: false }];
    expect(awaited(live)).toEqual([1]);

    live.chance.value = { steps: [{ kind: "pledge", seat: 1 }] } as unknown as Chance;
    expect(awaited(live)).toEqual([2]);
  });

  it("for somebody who sits there is only waiting", () => {
    const root = prompt({ online: true });

    expect(root.querySelector(".waiting-seat")?.textContent).toContain("Player 1");
    expect(button(root, "invite-or-bot")).toBeUndefined();
  });

  it("is over where the table has ended by agreement: the game is there to be kept", () => {
    const save = vi.fn();
    const root = prompt({ online: true }, nothing, { save }, "table.moved");

    button(root, "export-journal")?.click();

    expect(save).toHaveBeenCalledOnce();
    expect(root.querySelector(".waiting-seat")).toBeNull();
    expect(root.querySelector(".prompt-refused")).toBeNull();
  });
});

describe("whether everybody is ready", () => {
  const affairs = (live: LiveTable) =>
    shown(
      <TableAffairs
        live={live}
        at={atTable(board, "en", [], { table: live.table.value as TableInfo })}
        onReplay={nothing}
        onLinks={nothing}
        onInvite={nothing}
        onOrders={nothing}
        onScore={nothing}
      />,
    );

  it("is asked at the table, where there is somebody to ask", () => {
    const live = tableOf([seat(0, "me"), seat(1, "friend")], [0]);
    const point = vi.spyOn(live, "point").mockResolvedValue({ type: "reply", id: "1", status: "accepted" });

    button(affairs(live), "ask-ready")?.click();

    expect(point).toHaveBeenCalledWith("motion:ready");
    const alone = tableOf([seat(0, "me"), seat(1, "bot", { level: "greedy" })], [0]);
    expect(button(affairs(alone), "ask-ready")).toBeUndefined();
  });

  it.each([
    [390, 1],
    [1440, 0],
  ])("is seen by who asked, also on a screen of %i where the panel lies over the table", (width, closed) => {
    const live = tableOf([seat(0, "me"), seat(1, "friend")], [0]);
    vi.spyOn(live, "point").mockResolvedValue({ type: "reply", id: "1", status: "accepted" });
    vi.stubGlobal("innerWidth", width);
    const close = vi.fn();
    const at = atTable(board, "en", [], { table: live.table.value as TableInfo });
    const doing = {
      onTab: nothing,
      onReplay: nothing,
      onLinks: nothing,
      onInvite: nothing,
      onOrders: nothing,
      onScore: nothing,
    };

    button(
      shown(<Dock live={live} at={at} stage={{ current: null }} tab="table" rule={null} onClose={close} {...doing} />),
      "ask-ready",
    )?.click();

    expect(close).toHaveBeenCalledTimes(closed);
    vi.unstubAllGlobals();
  });

  it("is answered by everybody else with one press", () => {
    const live = tableOf([seat(0, "me"), seat(1, "friend")], [0]);
    const point = vi.spyOn(live, "point").mockResolvedValue({ type: "reply", id: "1", status: "accepted" });
    live.chat.value = [{ n: 1, seat: 1, name: "", text: "", at: new Date().toISOString(), ref: "motion:ready" }];

    button(shown(<Motions live={live} texts={atTable(board, "en", []).texts} />), "motion-ready-yes")?.click();

    expect(point).toHaveBeenCalledWith("motion:ready.yes");
  });
});

describe("help", () => {
  it("is about this moment first: the question and its answers, then the keys", () => {
    const asked = { ...ask("dig", ["stop", "cell:1,3"]), args: { left: 2, space: "space:dig.1" } };
    const at = atTable(board, "en", [asked]);
    shown(<HelpDialog at={at} onClose={nothing} />);
    const question = document.querySelector(".help-question");
    const keys = document.querySelector("dl.keys");

    expect(question?.textContent).toBe(at.texts.ask("dig", asked.args));
    expect(document.querySelectorAll(".help-answers li")).toHaveLength(2);
    expect(question && keys && question.compareDocumentPosition(keys)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("an answer", () => {
  it("that comes before everything was shown ends the showing", () => {
    const asked = { ...ask("dig", ["stop", "cell:1,3"]), args: { left: 2, space: "space:dig.1" } };
    const live = tableOf([seat(0, "me"), seat(1, "bot", { level: "greedy" })], [0], [asked]);
    const order: string[] = [];
    vi.spyOn(live, "answer").mockImplementation(async () => {
      order.push("answer");
      return { type: "reply", id: "1", status: "accepted" };
    });
    vi.spyOn(Timeline.prototype, "end").mockImplementation(() => {
      order.push("end");
    });
    const root = shown(<Room live={live} texts={atTable(board, "en", []).texts} board={board} />);
    expect(order).toEqual([]);

    act(() => root.querySelector<HTMLElement>('[data-answer="stop"]')?.click());

    expect(order).toEqual(["end", "answer"]);
  });
});

describe("the board", () => {
  const counting = () => {
    const drawn = vi.fn(() => <p>board</p>);
    const live = tableOf(
      [seat(0, "me"), seat(1, "bot", { level: "greedy" })],
      [0],
      [{ ...ask("dig", ["stop", "cell:1,3"]), args: { left: 2, space: "space:dig.1" } }],
    );
    const texts = atTable(board, "en", []).texts;
    shown(<Room live={live} texts={texts} board={{ ...board, Board: drawn }} />);
    const before = drawn.mock.calls.length;
    return { live, times: () => drawn.mock.calls.length - before };
  };

  it("is not drawn again for what happens beside it", () => {
    const { live, times } = counting();

    act(() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "g", bubbles: true }));
    });
    act(() => {
      live.busy.value = true;
    });

    expect(document.querySelector(".affairs-seats")).not.toBeNull();
    expect(times()).toBe(0);
  });

  it("is drawn again when the table has changed", () => {
    const { live, times } = counting();

    act(() => {
      live.parts.value = live.parts.value.map((one) => ({ ...one, view: {} }));
    });

    expect(times()).toBeGreaterThan(0);
  });
});
