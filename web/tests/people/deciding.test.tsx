/** What is asked back or can go wrong around the table: bots for empty chairs, leaving, the next game, the list of tables. */

import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableContext } from "../../src/games/board";
import { plainBoard } from "../../src/games/plain";
import { api, ServerError } from "../../src/net/api";
import type { LiveTable } from "../../src/net/live";
import type { GameInfo, Part, Play, SeatInfo, TableInfo, TableSummary } from "../../src/net/protocol";
import { held, hold } from "../../src/net/tokens";
import { set } from "../../src/settings";
import { allPlays } from "../../src/shell/chronicle/plays";
import { FaceDown } from "../../src/shell/living/hand";
import { Lobby } from "../../src/shell/lobby";
import { TableAffairs } from "../../src/shell/table/panels/affairs";
import { InviteDialog, LinksDialog } from "../../src/shell/table/panels/links";
import { Again } from "../../src/shell/table/panels/score";
import { StandIn } from "../../src/shell/table/panels/standin";
import { t } from "../../src/text/load";
import type { PlayOn } from "../../src/wire/server";
import { ask, atTable, liveOf, seatOf } from "../scenes";

const nothing = () => undefined;
const board = plainBoard("lords");

function tableOf(seats: SeatInfo[], you: number[] = [0]): LiveTable {
  const live = liveOf(seats, you);
  live.role.value = "player";
  return live;
}

/** This browser has opened the table and holds Jon's link. */
function opened(): void {
  hold({ id: "t", token: "s", links: [{ seat: 1, token: "theirs", kind: "friend" }] });
}

function shown(what: ComponentChild): HTMLElement {
  const root = document.body.appendChild(document.createElement("div"));
  act(() => render(what, root));
  return root;
}

const at = (live: LiveTable, more = {}) =>
  atTable(board, "en", [], { table: live.table.value as TableInfo, seat: 0, ...more });

const affairs = (live: LiveTable, more = {}) =>
  shown(
    <TableAffairs
      live={live}
      at={at(live, more)}
      onReplay={nothing}
      onLinks={nothing}
      onInvite={nothing}
      onOrders={nothing}
      onScore={nothing}
    />,
  );

function button(root: ParentNode, words: string): HTMLButtonElement {
  const found = [...root.querySelectorAll("button")].find((one) => one.textContent === words);
  if (!found) throw new Error(`nothing says ${words}`);
  return found;
}

const says = (root: ParentNode) => [...root.querySelectorAll("button")].map((one) => one.textContent);
const press = (root: ParentNode, words: string) => act(async () => button(root, words).click());
const leave = (where: Element) =>
  act(async () => void where.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));

const present = () => new ServerError("seat.present", { minutes: 2 });

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(nothing));
  set({ lang: "en" });
});

afterEach(() => {
  for (const root of document.body.children) render(null, root);
  document.body.innerHTML = "";
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a bot for a friend's chair", () => {
  it("is not offered while the friend is at the table", () => {
    opened();

    expect(says(affairs(tableOf([seatOf(0, "bot", { level: "greedy" }), seatOf(1, "friend")], [])))).not.toContain(
      t("give-to-bot"),
    );
    expect(
      says(affairs(tableOf([seatOf(0, "bot", { level: "greedy" }), seatOf(1, "friend", { online: false })], []))),
    ).toContain(t("give-to-bot"));
  });

  it.each(["the table's panel", "the invitation"])("says in %s why it cannot be", async (where) => {
    opened();
    vi.spyOn(api, "changeSeat").mockRejectedValue(present());
    const live = tableOf([seatOf(0, "bot", { level: "greedy" }), seatOf(1, "friend", { online: false })], []);
    const root = where === "the invitation" ? shown(<InviteDialog live={live} onClose={nothing} />) : affairs(live);

    await press(root, t("give-to-bot"));

    expect(root.querySelector('[role="alert"]')?.textContent).toBe(t("error-seat-present", { minutes: 2 }));
  });

  it("is not offered any more once the game is over, or was ended", () => {
    opened();
    const seats = () => [seatOf(0, "me"), seatOf(1, "friend", { online: false })];
    const [open, over, closed] = [tableOf(seats()), tableOf(seats()), tableOf(seats())];
    over.over.value = true;
    closed.closed.value = { code: "table.ended_early", rule: "", args: {} };

    expect([open, over, closed].map((live) => says(affairs(live)).includes(t("give-to-bot")))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("has the strength that whoever opened the table gives it, at any time before the end", async () => {
    opened();
    const change = vi.spyOn(api, "changeSeat").mockResolvedValue({ seats: [] });
    vi.spyOn(api, "games").mockResolvedValue([{ slug: "lords", levels: ["random", "greedy", "hard"] } as GameInfo]);
    const live = tableOf([seatOf(0, "me"), seatOf(1, "bot", { level: "greedy" })]);
    const root = affairs(live);
    await vi.waitFor(() => expect(root.querySelectorAll(".affairs-level option")).toHaveLength(3));
    const level = root.querySelector(".affairs-level select") as HTMLSelectElement;
    expect(level.value).toBe("greedy");

    level.value = "hard";
    await act(async () => void level.dispatchEvent(new Event("change", { bubbles: true })));

    expect(change).toHaveBeenCalledWith("t", "s", 1, { bot: "hard" });
    act(() => {
      live.over.value = true;
    });
    expect(affairs(live).querySelector(".affairs-level")).toBeNull();
  });

  it("is ended by whoever opened the table with other words than one's own", () => {
    opened();
    const live = tableOf([seatOf(0, "me", { level: "greedy" }), seatOf(1, "friend", { level: "greedy" })]);

    expect(says(affairs(live))).toEqual(expect.arrayContaining([t("take-back"), t("give-back", { name: "Jon" })]));
  });
});

describe("a bot for me", () => {
  const standIn = (live: LiveTable) => shown(<StandIn live={live} at={at(live)} seat={0} onInvite={nothing} />);
  const empty = () => {
    const live = tableOf([seatOf(0, "me", { level: "greedy" }), seatOf(1, "friend", { online: false })]);
    live.waiting.value = [0];
    return live;
  };

  it("says whom everybody waits for, and how they come", () => {
    opened();
    const root = standIn(empty());

    expect(root.textContent).toMatch(/nothing begins before .?Jon.? has come/);
    expect(says(root)).toEqual([t("invite-or-bot"), t("take-back")]);
  });

  it("plays once somebody has begun, or everybody is here", () => {
    const begun = empty();
    begun.parts.value = [{ seat: 0, acted: true } as Part];
    const all = tableOf([seatOf(0, "me", { level: "greedy" }), seatOf(1, "friend")]);
    all.waiting.value = [0];

    for (const live of [begun, all]) expect(standIn(live).textContent).toContain(t("bot-plays-for-you"));
  });
});

describe("what is asked back at the table", () => {
  it("is one thing at a time, under its own button, named by what it does, and gone with Escape", async () => {
    const root = affairs(tableOf([seatOf(0, "me"), seatOf(1, "friend")]));

    await press(root, t("give-up"));
    await press(root, t("end-early"));

    expect(root.querySelectorAll(".affairs-sure")).toHaveLength(1);
    const box = button(root, t("end-early")).parentElement as HTMLElement;
    expect(box.querySelector(".affairs-sure .main")?.textContent).toBe(t("end-early-yes"));
    await leave(button(root, t("end-early-yes")));
    expect(root.querySelector(".affairs-sure")).toBeNull();
    expect(document.activeElement).toBe(button(root, t("end-early")));
  });

  it("gives a name to whoever looks at the table", () => {
    const root = affairs(tableOf([seatOf(0, "me"), seatOf(1, "hotseat")], [0, 1]), { seat: 1 });

    expect(root.querySelector<HTMLInputElement>(".affairs-name input")?.value).toBe("Jon");
  });
});

describe("the links to a table", () => {
  it("show a code for who is still to come, and for the others when asked", async () => {
    opened();
    const root = shown(
      <LinksDialog live={tableOf([seatOf(0, "me"), seatOf(1, "friend", { online: false })])} onClose={nothing} />,
    );
    const codes = () => [...root.querySelectorAll(".links li")].map((row) => row.querySelectorAll(".qr").length);
    expect(codes()).toEqual([0, 1]);

    await press(root.querySelector(".links") as Element, t("qr-show"));

    expect(codes()).toEqual([1, 1]);
  });

  it("are named after whoever sits there, as they are called now and in the language one reads", () => {
    opened();
    const dialog = (lang: "de" | "en", name: string) => {
      set({ lang });
      const live = tableOf([seatOf(0, "me"), seatOf(1, "friend", { name })]);
      hold({
        id: "t",
        token: "s",
        links: [...(held()[0]?.links ?? []), { seat: null, token: "all", kind: "spectator" }],
      });
      const root = shown(<LinksDialog live={live} onClose={nothing} />);
      return [...root.querySelectorAll(".links label span")].slice(1, 3).map((one) => one.textContent);
    };

    expect(dialog("en", "Ada")).toEqual(["Ada", "Spectators"]);
    expect(dialog("de", "Zoë")).toEqual(["Zoë", "Zuschauer"]);
  });
});

describe("the next game", () => {
  const next = () => {
    vi.spyOn(api, "next").mockResolvedValue({ by: null });
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")]);
    return shown(<Again live={live} at={at(live)} />);
  };

  it("is opened once, however fast one presses", async () => {
    const open = vi.spyOn(api, "playOn").mockReturnValue(new Promise<PlayOn>(nothing));
    const root = next();
    const again = button(root, t("score-rematch"));

    await act(async () => {
      again.click();
      again.click();
    });

    expect(open).toHaveBeenCalledOnce();
    expect(again.disabled).toBe(true);
  });

  it("says why it could not be opened, and can be tried again", async () => {
    const open = vi.spyOn(api, "playOn").mockRejectedValue(new ServerError("server.full"));
    const root = next();

    await press(root, t("score-rematch"));
    await vi.waitFor(() => expect(root.querySelector('[role="alert"]')).not.toBeNull());
    await vi.waitFor(() => expect(button(root, t("score-rematch")).disabled).toBe(false));
    await press(root, t("score-rematch"));

    expect(open).toHaveBeenCalledTimes(2);
  });
});

describe("the next game that somebody else has opened", () => {
  it("is the one everybody comes to, and leaves no links of others here", async () => {
    vi.spyOn(api, "next").mockResolvedValue({ by: "Jon" });
    vi.spyOn(api, "playOn").mockResolvedValue({ id: "t2", token: "mine", opened: null });
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")]);
    const root = shown(<Again live={live} at={at(live)} />);
    const words = t("score-next", { name: "Jon" });
    await vi.waitFor(() => expect(root.textContent).toContain(words));

    await press(root, words);

    await vi.waitFor(() => expect(location.pathname + location.hash).toBe("/table/t2#mine"));
    expect(held().find((one) => one.id === "t2")).toEqual({ id: "t2", token: "mine" });
  });
});

describe("a hand that lies face down", () => {
  it("tells that one is asked, not what", () => {
    const live = tableOf([seatOf(0, "me")]);
    const face = (asks: ReturnType<typeof ask>[]) =>
      shown(
        <TableContext.Provider value={atTable(board, "en", asks, { table: live.table.value as TableInfo })}>
          <FaceDown onTurn={nothing} />
        </TableContext.Provider>,
      ).textContent;

    expect(face([])).toBe(t("hand-show"));
    expect(face([ask("act", ["card:noble.1"])])).toBe(t("your-turn") + t("hand-show"));
  });
});

describe("the list of my tables", () => {
  const summary = (token: string, more: Partial<TableSummary> = {}) =>
    ({
      token,
      id: token,
      game: "lords",
      name: "",
      seats: [{ name: "Mira", kind: "me", level: null }],
      role: "player",
      you: [0],
      over: false,
      your_turn: true,
      due: null,
      waiting: [0],
      updated: "2026-01-01T00:00:00Z",
      result: null,
      expires: null,
      ...more,
    }) as TableSummary;

  async function lobby(...tables: TableSummary[]): Promise<HTMLElement> {
    const game = { slug: "lords", name: { en: "Dungeon Lords" }, tagline: { en: "" }, players: [2], minutes: 90 };
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
    vi.spyOn(api, "games").mockResolvedValue([game as unknown as GameInfo]);
    vi.spyOn(api, "mine").mockImplementation(async (tokens) => tables.filter((one) => tokens.includes(one.token)));
    for (const one of tables) hold({ id: one.id, token: one.token });
    const root = shown(<Lobby />);
    await vi.waitFor(() => expect(root.querySelectorAll(".table-row")).toHaveLength(tables.length));
    return root;
  }

  async function forget(root: HTMLElement): Promise<void> {
    const before = root.querySelectorAll(".table-row").length;
    await act(async () => root.querySelector<HTMLElement>(".table-row > button")?.click());
    await press(root, t("yes"));
    await vi.waitFor(() => expect(root.querySelectorAll(".table-row")).toHaveLength(before - 1));
  }

  it("says once that the server does not answer", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
    vi.spyOn(api, "games").mockRejectedValue(new TypeError("nobody there"));
    vi.spyOn(api, "mine").mockRejectedValue(new TypeError("nobody there"));
    hold({ id: "a", token: "a" });
    const root = shown(<Lobby />);

    await vi.waitFor(() => expect(api.mine).toHaveBeenCalled());
    await act(async () => new Promise((done) => setTimeout(done, 20)));
    expect(root.querySelectorAll("[role=alert]")).toHaveLength(1);
  });

  it("leaves the game of a finished table in the chronicle when it is taken out", async () => {
    const over = { over: true, result: { winners: [0], points: [0] } } as Partial<TableSummary>;
    const told = vi.spyOn(api, "plays").mockImplementation(async ([id]) => [{ id, ended: "" } as unknown as Play]);
    const root = await lobby(summary("a", over), summary("b"));
    await forget(root);
    await forget(root);

    expect(held()).toEqual([]);
    expect((await allPlays()).map((one) => one.id)).toEqual(["a"]);
    expect(told.mock.calls).toEqual([[["a"]]]);
  });

  it("gives back every table that was taken out", async () => {
    const root = await lobby(summary("a", { name: "One" }), summary("b", { name: "Two" }));
    await forget(root);
    await forget(root);
    expect(held()).toEqual([]);
    expect(document.activeElement?.textContent).toBe(t("table-restore"));

    await press(root, t("table-restore"));
    await press(root, t("table-restore"));

    await vi.waitFor(() => expect(root.querySelectorAll(".table-row")).toHaveLength(2));
    expect(root.querySelector(".table-gone")).toBeNull();
    expect(document.activeElement?.id).toBe("my-tables");
  });

  it("keeps the keyboard where one was asked back", async () => {
    const root = await lobby(summary("a"));
    const cross = () => root.querySelector<HTMLElement>(".table-row > button");
    await act(async () => cross()?.click());
    expect(document.activeElement?.textContent).toBe(t("no"));

    await leave(document.activeElement as Element);

    expect(document.activeElement).toBe(cross());
    expect(root.querySelector(".table-sure")).toBeNull();
  });

  it("looks again when somebody comes back to the page", async () => {
    const tables = [summary("a", { your_turn: false })];
    const root = await lobby(...tables);
    expect(root.querySelector(".table-row.is-mine")).toBeNull();
    vi.spyOn(api, "mine").mockResolvedValue([summary("a")]);

    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));

    await vi.waitFor(() => expect(root.querySelector(".table-row.is-mine")).not.toBeNull());
  });

  it("says how an exercise went, which nobody can win", async () => {
    const result = (lost: number) => ({ winners: [0], places: [1], points: [-lost], reason: "training" });
    const over = (lost: number) => ({ over: true, result: result(lost) }) as Partial<TableSummary>;
    const root = await lobby(summary("a", over(2)), summary("b", over(0)));

    expect([...root.querySelectorAll(".table-state")].map((one) => one.textContent)).toEqual([
      "Finished: 2 tiles lost",
      "Finished: no tile lost",
    ]);
  });

  it("says the name of the game once, and that a bot plays for me", async () => {
    const bot = { name: "Mira", kind: "me", level: "greedy" } as TableSummary["seats"][number];
    const root = await lobby(summary("a", { your_turn: false, seats: [bot] }));
    const row = root.querySelector(".table-row")?.textContent ?? "";

    expect(row.split("Dungeon Lords")).toHaveLength(2);
    expect(row).toContain(t("bot-plays-for-you"));
  });
});
