/** In company: invitations, links, names, who is away, the television, and what stays put after an answer. */

import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameBoard } from "../../src/games/board";
import { plainBoard } from "../../src/games/plain";
import { api, ServerError } from "../../src/net/api";
import type { LiveTable } from "../../src/net/live";
import type { Ask, Moment, Part, Result, SeatInfo, TableInfo } from "../../src/net/protocol";
import { hold } from "../../src/net/tokens";
import { showTip, TipLayer } from "../../src/pieces/tip";
import { set } from "../../src/settings";
import { Forget } from "../../src/shell/forget";
import { Television } from "../../src/shell/living/tv";
import { heir } from "../../src/shell/table/focus";
import { TableAffairs } from "../../src/shell/table/panels/affairs";
import { asksForName, Joining } from "../../src/shell/table/panels/joining";
import { comesToInvite, InviteDialog, Link } from "../../src/shell/table/panels/links";
import { Awaited } from "../../src/shell/table/prompt";
import { Room, useMet } from "../../src/shell/table/room";
import { bringIntoSight, follow } from "../../src/shell/table/sight";
import { levelName, t } from "../../src/text/load";
import { ask, atTable, liveOf, partOf, seatOf, told } from "../scenes";

const nothing = () => undefined;
const board = plainBoard("lords");

function part(seat: number | null, asks: Ask[] = []): Part {
  return partOf(asks, { seat });
}

function tableOf(seats: SeatInfo[], parts: Part[] = [part(0)]): LiveTable {
  const you = parts.flatMap((one) => (one.seat === null ? [] : [one.seat]));
  const live = liveOf(seats, you);
  live.parts.value = parts;
  return live;
}

function shown(what: ComponentChild): HTMLElement {
  const root = document.body.appendChild(document.createElement("div"));
  act(() => render(what, root));
  return root;
}

const at = (live: LiveTable) => atTable(board, "en", [], { table: live.table.value as TableInfo });
const room = (live: LiveTable) => shown(<Room live={live} texts={at(live).texts} board={board} />);
const affairs = (live: LiveTable) =>
  shown(
    <TableAffairs
      live={live}
      at={at(live)}
      onReplay={nothing}
      onLinks={nothing}
      onInvite={nothing}
      onOrders={nothing}
      onScore={nothing}
    />,
  );

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(nothing));
  set({ lang: "en", aid: false, motion: "none", speed: "off" });
});

afterEach(() => {
  for (const root of document.body.children) render(null, root);
  document.body.innerHTML = "";
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a link", () => {
  it.each([true, false])("is copied without a clipboard too, or marked for one's own hand: %s", async (copies) => {
    vi.stubGlobal("navigator", { clipboard: undefined });
    document.execCommand = vi.fn(() => copies);
    const root = shown(<Link label="Jon" url="http://gruft.lan/table/t#s" />);
    await act(async () => root.querySelector("button")?.click());

    const field = root.querySelector("input");
    expect(document.activeElement).toBe(field);
    expect(document.execCommand).toHaveBeenCalledWith("copy");
    expect(root.querySelector("button")?.textContent).toBe(t(copies ? "copied" : "copy"));
    expect(root.querySelector("[role=status]")?.textContent ?? "").toBe(copies ? "" : t("copy-by-hand"));
  });
});

describe("the invitation", () => {
  const opened = () => {
    hold({ id: "t", token: "s", links: [{ seat: 1, token: "theirs", kind: "friend" }] });
    return tableOf([seatOf(0, "me"), seatOf(1, "friend", { online: false })]);
  };

  it("comes once, also when the table was laid out anew before the page was there", () => {
    const live = opened();
    live.length.value = 3;

    expect([comesToInvite(live), comesToInvite(live)]).toEqual([true, false]);
  });

  it("does not come when everybody is here, or to who holds no links", () => {
    const live = opened();
    live.table.value = { ...(live.table.value as TableInfo), seats: [seatOf(0, "me"), seatOf(1, "friend")] };
    expect(comesToInvite(live)).toBe(false);
    localStorage.clear();
    expect(comesToInvite(tableOf([seatOf(0, "me"), seatOf(1, "friend", { online: false })]))).toBe(false);
  });

  it("goes by itself once everybody has come, unless the code for the television is being read", () => {
    const here = { seats: [seatOf(0, "me"), seatOf(1, "friend")] };
    const closed = [false, true].map((reads) => {
      const live = opened();
      const close = vi.fn();
      const root = document.body.appendChild(document.createElement("div"));
      act(() => render(<InviteDialog live={live} onClose={close} />, root));
      expect(close).not.toHaveBeenCalled();
      root.querySelector("details")?.toggleAttribute("open", reads);
      act(() => {
        live.table.value = { ...(live.table.value as TableInfo), ...here };
      });
      render(null, root);
      return close.mock.calls.length;
    });

    expect(closed).toEqual([1, 0]);
  });
});

describe("a guest", () => {
  it("is asked for a name, unless the chair bears the one that is known here", () => {
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend", { name: "Ada" })]);
    live.you.value = [1];

    expect(asksForName(live)).toBe(true);
    set({ player: "Ada" });
    expect(asksForName(live)).toBe(false);
    set({ player: "" });
  });
});

describe("a link", () => {
  it("is copied and shared with one press each", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { ...navigator, language: "en", clipboard: { writeText }, share });
    const root = shown(<Link label="Jon" url="https://games.example/table/t#x" code />);
    const [copy, send] = root.querySelectorAll("button");

    await act(async () => copy?.click());
    await act(async () => send?.click());

    expect(writeText).toHaveBeenCalledWith("https://games.example/table/t#x");
    expect(copy?.textContent).toBe(t("copied"));
    expect(share).toHaveBeenCalledWith({ title: "Gruft", url: "https://games.example/table/t#x" });
    expect(root.querySelector(".qr path")?.getAttribute("d")?.length).toBeGreaterThan(500);
  });

  it("offers no sharing where the device has none", () => {
    vi.stubGlobal("navigator", { language: "en" });

    expect(shown(<Link label="Jon" url="https://games.example/" />).querySelectorAll("button")).toHaveLength(1);
  });
});

describe("at the table", () => {
  it("everybody sees who is here, who is away and who is a bot", () => {
    const live = tableOf([
      seatOf(0, "me"),
      seatOf(1, "friend", { online: false }),
      seatOf(2, "bot", { level: "greedy" }),
    ]);
    const lines = [...affairs(live).querySelectorAll(".affairs-seats small")].map((one) => one.textContent);

    expect(lines[0]).toContain(t("seat-online"));
    expect(lines[1]).toBe(t("seat-away"));
    expect(lines[2]).toBe(`${t("seat-is-bot")} · ${levelName("greedy")}`);
  });

  it("one changes one's own name", async () => {
    const change = vi.spyOn(api, "changeSeat").mockResolvedValue({ seats: [] });
    const form = affairs(tableOf([seatOf(0, "me"), seatOf(1, "friend")])).querySelector<HTMLFormElement>(
      ".affairs-name",
    );
    const [input, button] = [form?.querySelector("input"), form?.querySelector("button")];
    if (!form || !input || !button) throw new Error("no form for the name");
    expect(button.disabled, "the same name is no change").toBe(true);

    input.value = " Mirabel ";
    await act(async () => void input.dispatchEvent(new Event("input", { bubbles: true })));
    await act(async () => void form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));

    expect(change).toHaveBeenCalledWith("t", "s", 0, { name: "Mirabel" });
  });
});

describe("a game somebody brings along", () => {
  const seats = [seatOf(0, "me"), seatOf(1, "hotseat")];
  const parts = () => [part(0, [ask("dig", ["stop"])]), part(1)];

  it("is covered while two play it at one screen, and not once it is over", () => {
    expect(room(tableOf(seats, parts())).querySelector(".cover")).not.toBeNull();
    const over = tableOf(seats, [part(0), part(1)]);
    over.over.value = true;

    expect(room(over).querySelector(".cover")).toBeNull();
  });
});

describe("a cover", () => {
  it("lets nothing under it be heard or reached by the keyboard, until it is taken off", () => {
    const seats = [seatOf(0, "me"), seatOf(1, "hotseat")];
    const root = room(tableOf(seats, [part(0, [ask("dig", ["stop"])]), part(1)]));
    const reached = () => [...root.querySelectorAll("button, a")].filter((one) => !one.closest("[inert]"));
    expect(reached().map((one) => one.textContent)).toEqual([t("cover-ready", { name: "Mira" })]);
    expect(document.activeElement).toBe(root.querySelector(".cover button"));

    act(() => root.querySelector<HTMLElement>(".cover button")?.click());

    expect(root.querySelector("[inert]")).toBeNull();
    expect(reached().length).toBeGreaterThan(3);
  });
});

describe("after an answer", () => {
  it("no note is left over", () => {
    const asked = { ...ask("dig", ["stop", "cell:1,3"]), args: { left: 2, space: "space:dig.1" } };
    const live = tableOf([seatOf(0, "me"), seatOf(1, "bot")], [part(0, [asked])]);
    vi.spyOn(live, "answer").mockResolvedValue({ type: "reply", id: "1", status: "accepted" });
    const root = room(live);
    const layer = shown(<TipLayer />);
    act(() => showTip(root, () => "why not"));
    expect(layer.querySelector(".tip")).not.toBeNull();

    act(() => root.querySelector<HTMLElement>('[data-answer="stop"]')?.click());

    expect(layer.querySelector(".tip")).toBeNull();
  });

  it("the keyboard is on the same thing, else on the nearest answer beside it, else on the question", () => {
    const place = (key: string, x: number, more = "") =>
      `<button data-answer="${key}" data-x="${x}" ${more}>${key}</button>`;
    const made = (...things: string[]) => {
      const root = shown(null);
      root.innerHTML = `<div class="stage">${things.join("")}</div><div class="prompt" tabindex="-1"></div>`;
      for (const one of root.querySelectorAll<HTMLElement>("[data-x]")) {
        const x = Number(one.dataset.x);
        one.getBoundingClientRect = () => ({ left: x, top: 0, width: 0, height: 0 }) as DOMRect;
        one.getClientRects = () => [{}] as unknown as DOMRectList;
      }
      return root;
    };
    const home = { part: ".stage", key: "b", x: 20, y: 0 };
    const next = (...things: string[]) => heir(made(...things), home)?.dataset.answer;

    expect(next(place("a", 20), place("b", 90))).toBe("b");
    expect(next(place("a", 90), place("c", 30), place("d", -50))).toBe("c");
    expect(heir(made(), home)?.className).toBe("prompt");
    expect(next(place("pass", 21), place("c", 90))).toBe("c");
    expect(heir(made(place("end", 21)), home)?.className).toBe("prompt");
    const read = '<div data-ref="b" tabindex="0"></div>';
    expect([next(read, place("c", 90)), heir(made(read), home)?.className]).toEqual(["c", "prompt"]);
  });

  it("figures of one name are told apart once the second one has been shown", () => {
    const { texts } = at(tableOf([seatOf(0, "me")]));
    const log = [1, 2].map((n) => told("monster_hired", { tile: `monster:goblin.${n}` }, n));
    const Met = ({ length }: { length: number }) => {
      useMet(texts, log.slice(0, length));
      return <p>{texts.toldApart("monster:goblin.1", "Goblin")}</p>;
    };
    const root = shown(<Met length={1} />);
    expect(root.textContent).toBe("Goblin");
    act(() => render(<Met length={2} />, root));

    expect(root.textContent).toBe("Goblin 1");
  });
});

describe("the television", () => {
  it("shows the last steps, one after another, and whose turn it is", () => {
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")], [part(null)]);
    live.role.value = "spectator";
    live.waiting.value = [1];
    const lines = [1, 2, 3, 4, 5, 6, 7].map((n) =>
      told("order_revealed", { seat: "seat:1", number: n, order: "order:dig" }, n),
    );
    live.logs.value = new Map([[null, lines]]);
    live.length.value = lines.length;
    const root = shown(<Television live={live} texts={at(live).texts} board={board} />);
    const steps = [...root.querySelectorAll(".tv-steps li")];

    expect(steps).toHaveLength(5);
    expect(steps.at(-1)?.textContent).toMatch(/Jon.* reveals order 7/);
    expect(root.querySelector(".tv-turn")?.textContent).toContain("Jon");
  });

  it("says that the line is lost, and that a game was ended by agreement", () => {
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")], [part(null)]);
    live.role.value = "spectator";
    live.waiting.value = [1];
    live.line.value = "lost";
    const root = shown(<Television live={live} texts={at(live).texts} board={board} />);
    expect(root.querySelector(".head .line")?.textContent).toBe(t("line-lost"));
    act(() => {
      live.line.value = "open";
      live.closed.value = { code: "table.ended_early", rule: "", args: {} };
    });

    expect(root.querySelector(".head .line")).toBeNull();
    expect(root.querySelector(".tv-turn")?.textContent).toContain("agreed to end");
  });

  it("names the winner and shows the score when the last blow has been seen, or somebody skips it", () => {
    set({ speed: "normal", motion: "full" });
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")], [part(null)]);
    live.role.value = "spectator";
    const staged: GameBoard = { ...board, staging: { beat: () => ({ beats: 1 }) } };
    const root = shown(<Television live={live} texts={at(live).texts} board={staged} />);
    const turn = () => root.querySelector(".tv-turn")?.textContent;
    act(() => {
      live.logs.value = new Map([[null, [1, 2, 3].map((n) => told("battle_began", { seat: "seat:1" }, n))]]);
      live.over.value = true;
      live.result.value = {
        winners: [1],
        places: [2, 1],
        points: [3, 9],
        breakdown: [{ rooms: 3 }, { rooms: 9 }],
        reason: "",
        seed: "",
      } as unknown as Result;
      live.parts.value = [part(null)];
    });

    expect(turn()).not.toContain("wins");
    expect(root.querySelector(".tv-score")).toBeNull();
    act(() => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "End" })));
    expect(turn()).toContain("Jon wins");
    expect(root.querySelector(".tv-score")?.textContent).toContain("9");
  });
});

describe("what does not reach the server", () => {
  const settled = () => new Promise((done) => setTimeout(done));
  const lost = () => Promise.reject(new ServerError("unreachable"));
  const said = (root: ParentNode) => root.querySelector("[role=alert]")?.textContent;
  const press = (root: ParentNode, words: string) =>
    act(async () => {
      [...root.querySelectorAll("button")].find((one) => one.textContent === t(words))?.click();
      await settled();
    });
  const key = (key: string) =>
    act(async () => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      await settled();
    });

  it("is told where a name was given, and the name stays to be sent again", async () => {
    const change = vi.spyOn(api, "changeSeat").mockImplementation(lost);
    const live = tableOf([seatOf(0, "friend"), seatOf(1, "me")]);
    const root = shown(<Joining live={live} />);
    const field = root.querySelector("input") as HTMLInputElement;
    field.value = "Ada";
    act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));

    await press(root, "join-sit");
    expect(said(root)).toBe(t("error-unreachable"));
    change.mockResolvedValue({ seats: [] });
    await press(root, "join-sit");

    expect(change).toHaveBeenLastCalledWith("t", "s", 0, { name: "Ada" });
    expect(root.querySelector(".joining")).toBeNull();
  });

  it("is told where a name was changed", async () => {
    vi.spyOn(api, "changeSeat").mockImplementation(lost);
    const root = affairs(tableOf([seatOf(0, "me")]));
    const field = root.querySelector(".affairs-name input") as HTMLInputElement;
    field.value = "Ada";
    act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
    await press(root, "rename");

    expect(said(root)).toBe(t("error-unreachable"));
  });

  it("is told where the game was to be saved", async () => {
    vi.spyOn(api, "journal").mockImplementation(lost);
    const root = room(tableOf([seatOf(0, "me")]));
    await key("g");
    await press(root, "export-journal");

    expect(root.querySelector(".foot [role=alert]")?.textContent).toContain(t("error-unreachable"));
    await press(root, "understood");
    expect(root.querySelector(".foot [role=alert]")).toBeNull();
  });

  it("is told where one looks back, and can be tried again", async () => {
    const moment = vi.spyOn(api, "moment").mockImplementation(lost);
    const live = tableOf([seatOf(0, "me")]);
    live.length.value = 3;
    const root = room(live);
    await key("b");

    expect(root.querySelector(".prompt [role=alert]")?.textContent).toBe(t("error-unreachable"));
    expect(root.querySelector(".replay .main")?.getAttribute("aria-label")).toBe(t("replay-run"));
    moment.mockResolvedValue({ view: null, log_upto: 0, notice: null } as unknown as Moment);
    await act(async () => {
      root.querySelector<HTMLElement>(".replay .main")?.click();
      await settled();
    });
    expect(root.querySelector(".prompt [role=alert]")).toBeNull();
  });

  it("an answer, is noted in sight until the line is back", () => {
    const live = tableOf([seatOf(0, "me")], [part(0, [ask("dig", ["tile:1", "stop"])])]);
    live.line.value = "lost";
    const root = room(live);
    expect(root.textContent).not.toContain(t("answer-on-its-way"));
    act(() => void live.answer(live.asks.value[0] as Ask, "stop"));

    expect(root.querySelector(".prompt-hint")?.textContent).toBe(t("answer-on-its-way"));
    act(() => {
      live.line.value = "open";
    });
    expect(root.querySelector(".prompt-hint")).toBeNull();
  });
});

describe("what can no longer be done", () => {
  const undo = (live: LiveTable) => room(live).querySelector(".undo") !== null;
  const table = (more: Partial<SeatInfo> = {}) => tableOf([seatOf(0, "me", more), seatOf(1, "friend")]);

  it("is not offered: taking back while a bot plays, after the end, and where the table is closed", () => {
    const closed = table();
    closed.closed.value = { code: "table.ended_early", rule: "", args: {} };
    const over = table();
    over.over.value = true;
    over.result.value = {
      winners: [],
      places: [],
      points: [],
      breakdown: [],
      reason: "",
      seed: "",
    } as unknown as Result;

    expect([table(), table({ level: "greedy" }), closed, over].map(undo)).toEqual([true, false, false, false]);
  });
});

describe("the chat", () => {
  const line = (n: number, seat: number) => ({
    n,
    seat,
    name: "Jon",
    text: "Hello",
    at: "2030-01-01T20:00:00Z",
    ref: "",
  });
  const unread = (root: ParentNode) => root.querySelector(".unread")?.firstChild?.textContent ?? "";
  const visit = (...lines: ReturnType<typeof line>[]) => {
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")]);
    live.chat.value = lines;
    return room(live);
  };

  it("marks what was said while one was away, not what was said before one first came", () => {
    expect(unread(visit(line(1, 1)))).toBe("");
    expect(unread(visit(line(1, 1), line(2, 1), line(3, 0), line(4, 1)))).toBe("2");
    const again = visit(line(1, 1), line(2, 1), line(3, 0), line(4, 1));
    expect(unread(again)).toBe("2");
    act(() => again.querySelector<HTMLElement>(`[title="${t("dock-chat")}"]`)?.click());

    expect(unread(again)).toBe("");
    expect(unread(visit(line(1, 1), line(2, 1), line(3, 0), line(4, 1)))).toBe("");
  });
});

describe("what is said while nobody reads it", () => {
  const ramp = { setValueAtTime: nothing, exponentialRampToValueAtTime: nothing };
  const knocks = (hidden: boolean, settings: Parameters<typeof set>[0]) => {
    const tone = { connect: () => tone, start: nothing, stop: nothing, frequency: ramp, gain: ramp };
    const audio = vi.fn(function (this: object) {
      Object.assign(this, { createOscillator: () => tone, createGain: () => tone, close: nothing });
    });
    vi.stubGlobal("AudioContext", audio);
    set(settings);
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")]);
    const root = room(live);
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    act(() => {
      root.querySelector<HTMLElement>(`[title="${t("dock-chat")}"]`)?.click();
      document.dispatchEvent(new Event("visibilitychange"));
    });
    const says = (n: number, seat: number) => {
      const line = { n, seat, name: "", text: "Hello", at: "2030-01-01T20:00:00Z", ref: "" };
      act(() => {
        live.chat.value = [...live.chat.value, line];
      });
      return audio.mock.calls.length;
    };
    return [says(1, 0), says(2, 1), says(3, 1)];
  };
  afterEach(() => set({ sound: false }));

  it("knocks, also where the chat lies open on a page nobody looks at", () => {
    expect(knocks(true, { sound: true })).toEqual([0, 1, 2]);
    expect(knocks(false, { sound: true })).toEqual([0, 0, 0]);
    expect(knocks(true, { sound: false })).toEqual([0, 0, 0]);
  });
});

describe("who looks at the table", () => {
  const asking = (seen: boolean) => {
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")], [part(0)]);
    const staged: GameBoard = { ...board, staging: { beat: () => ({ beats: 1 }) } };
    shown(<Room live={live} texts={at(live).texts} board={staged} />);
    act(() => {
      vi.spyOn(document, "hidden", "get").mockReturnValue(!seen);
      document.dispatchEvent(new Event("visibilitychange"));
    });
    set({ speed: "slow" });
    act(() => {
      live.logs.value = new Map([
        [0, [told("round_began", { round: 2 }, 1), told("tunnel_dug", { seat: "seat:1" }, 2)]],
      ]);
      live.parts.value = [part(0, [ask("dig", ["stop", "pass"])])];
    });
    return document.title;
  };

  it("hears of their turn when they have seen what led to it, others at once", () => {
    expect(asking(true)).not.toContain(t("your-turn"));
    expect(asking(false)).toContain(t("your-turn"));
  });
});

describe("a question that leaves nothing to decide", () => {
  const words = (reaction: boolean) => {
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")]);
    const why = { key: "cell:1,1", code: "undo.nothing", rule: "", args: {} };
    live.waiting.value = [0];
    live.idle.value = [{ ...ask("dig", ["pass"]), refused: [why], reaction }];
    return room(live).querySelector(".prompt .waiting")?.textContent;
  };

  it("says why nothing can be done before it goes on; about others' deeds it says no more than that", () => {
    const why = at(tableOf([seatOf(0, "me")])).texts.refusal({ code: "undo.nothing", rule: "", args: {} });

    expect(words(false)).toBe(`${why} ${t("goes-on")}`);
    expect(words(true)).toBe(t("nothing-to-do"));
  });
});

describe("whom the table waits for", () => {
  it("is said to be away if they are", () => {
    const words = (online: boolean) => {
      const live = tableOf([seatOf(0, "me"), seatOf(1, "friend", { online })]);
      return shown(<Awaited whom={[1]} at={at(live)} />).textContent;
    };

    expect(words(false)).toContain(t("seat-away"));
    expect(words(true)).not.toContain(t("seat-away"));
  });
});

describe("the end of a game", () => {
  it("offers its score beside the table only when it has been seen", () => {
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")]);
    live.result.value = { winners: [0] } as unknown as Result;
    const offered = (onScore: (() => void) | null) =>
      shown(
        <TableAffairs
          live={live}
          at={at(live)}
          onReplay={nothing}
          onLinks={nothing}
          onInvite={nothing}
          onOrders={nothing}
          onScore={onScore}
        />,
      ).textContent?.includes(t("show-score"));

    expect([offered(null), offered(nothing)]).toEqual([false, true]);
  });

  it("is asked for at once by whoever has seen it, so that the game is kept", () => {
    const told = vi.spyOn(api, "plays").mockResolvedValue([]);
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")]);
    live.result.value = {
      winners: [0],
      places: [1, 2],
      points: [2, 1],
      breakdown: [],
      reason: "",
      seed: "",
      fresh: [],
    };
    room(live);
    expect(told).not.toHaveBeenCalled();
    live.over.value = true;
    room(live);

    expect(told).toHaveBeenCalledWith(["s"]);
  });

  it("leads whoever only watched to the score", () => {
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")], [part(null)]);
    live.role.value = "spectator";
    live.over.value = true;
    const root = room(live);

    expect(root.querySelector(".prompt")?.textContent).toContain(t("show-score"));
  });
});

describe("a refusal", () => {
  const refused = () => {
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")], [part(0, [ask("dig", ["stop", "pass"])])]);
    const root = room(live);
    act(() => {
      live.refused.value = { refusal: { code: "undo.nothing", rule: "", args: {} }, key: "" };
    });
    return { live, words: () => root.querySelector(".prompt-above .prompt-refused") };
  };

  it("lies over the board until it has been read", () => {
    vi.useFakeTimers();
    const { words } = refused();
    expect(words()).not.toBeNull();

    act(() => void vi.advanceTimersByTime(15_000));

    expect(words()).toBeNull();
    vi.useRealTimers();
  });

  it("goes when somebody puts it away; that of a closed table stays", () => {
    const { live, words } = refused();
    const putAway = () =>
      act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
    live.closed.value = { code: "table.moved", rule: "", args: {} };
    putAway();
    expect(words()).not.toBeNull();

    live.closed.value = null;
    putAway();

    expect(words()).toBeNull();
  });
});

describe("the first game on a small screen", () => {
  it("offers the player aid until something is done", () => {
    vi.stubGlobal("innerWidth", 1024);
    set({ aid: true, played: [], firsts: {} });
    const fresh = partOf([ask("dig", ["stop", "pass"])], { acted: false });
    const live = tableOf([seatOf(0, "me"), seatOf(1, "bot")], [fresh]);
    live.role.value = "player";
    const root = room(live);
    const offer = () => root.querySelector(".table-notice button");
    expect(offer()?.textContent).toBe(t("aid-offer-open"));

    act(() => {
      live.parts.value = live.parts.value.map((one) => ({ ...one, acted: true }));
    });

    expect(offer()).toBeNull();
  });
});

describe("beside an open page", () => {
  const pushed = (before: number, ...options: [left: number, right: number][]) => {
    const root = shown(null);
    root.innerHTML = `<div class="stage">${options.map(() => '<b class="is-option"></b>').join("")}</div>`;
    const stage = root.firstElementChild as HTMLElement;
    const across = (left: number, right: number) =>
      ({ left, right, width: right - left, top: 0, bottom: 20 }) as DOMRect;
    stage.getBoundingClientRect = () => across(0, 600);
    Object.defineProperty(stage, "scrollWidth", { value: 1000 });
    Object.defineProperty(stage, "clientWidth", { value: 600 });
    stage.scrollLeft = before;
    [...stage.children].forEach((one, index) => {
      const [left, right] = options[index] as [number, number];
      one.getBoundingClientRect = () => across(left - stage.scrollLeft, right - stage.scrollLeft);
      one.getClientRects = () => [{}] as unknown as DOMRectList;
    });
    bringIntoSight(stage);
    return stage.scrollLeft;
  };

  it("the board is pushed aside as far as shows every option, if they fit", () => {
    expect(pushed(0, [100, 200], [300, 400])).toBe(0);
    expect(pushed(0, [100, 200], [550, 650])).toBe(64);
    expect(pushed(0, [100, 200], [700, 950])).toBe(0);
  });

  it("the board comes back as far as it can, with the edge of what can be chosen", () => {
    expect(pushed(64, [10, 200], [300, 400])).toBe(0);
    expect(pushed(64)).toBe(0);
    expect(pushed(64, [300, 400], [550, 620])).toBe(34);
  });
});

describe("what is told on a phone", () => {
  const follows = (width: number, top: number, within = "main") => {
    vi.stubGlobal("innerWidth", width);
    const root = shown(null);
    root.innerHTML = `<div class="${within}"><b data-ref="space:guild.1"></b></div>`;
    const stage = root.firstElementChild as HTMLElement;
    const thing = stage.firstElementChild as HTMLElement;
    stage.getBoundingClientRect = () => ({ top: 0, bottom: 500 }) as DOMRect;
    thing.getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;
    thing.getClientRects = () => [{}] as unknown as DOMRectList;
    const scrolled = vi.fn();
    thing.scrollIntoView = scrolled;
    follow(stage, [told("minion_placed", { who: "seat:1", space: "space:guild.1" })]);
    return scrolled.mock.calls.length;
  };

  it("comes into sight, unless it is there, or on a map with a window of its own", () => {
    expect(follows(390, 900)).toBe(1);
    expect(follows(390, 100)).toBe(0);
    expect(follows(1440, 900)).toBe(0);
    expect(follows(390, 900, "zoom")).toBe(0);
  });
});

describe("a record of the chronicle", () => {
  it("is asked about before it goes", () => {
    const gone = vi.fn();
    const root = shown(<Forget label="forget" onForget={gone} />);
    const press = (at: number) => act(() => root.querySelectorAll("button")[at]?.click());

    press(0);
    expect(gone).not.toHaveBeenCalled();
    press(0);

    expect(gone).toHaveBeenCalledOnce();
  });
});

describe("a doubt", () => {
  it("ends with the question it is about", () => {
    const doubting: GameBoard = { ...board, confirms: () => ({ id: "confirm-exit" }) };
    const live = tableOf([seatOf(0, "me"), seatOf(1, "friend")], [part(0, [ask("dig", ["a", "pass"])])]);
    live.role.value = "player";
    const root = shown(<Room live={live} texts={at(live).texts} board={doubting} />);
    act(() => root.querySelector<HTMLElement>('[data-answer="a"]')?.click());
    expect(root.querySelector(".is-asking-back")).not.toBeNull();

    act(() => {
      live.parts.value = [part(0, [{ ...ask("dig", ["b", "pass"]), id: "2" }])];
    });

    expect(root.querySelector(".is-asking-back")).toBeNull();
  });
});
