/** Opening a table: what a newcomer is set before, who plays what, and the next game of the same people. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { plainBoard } from "../../src/games/plain";
import { api, ServerError } from "../../src/net/api";
import { LiveTable } from "../../src/net/live";
import type { GameInfo, Result, SeatInfo, TableInfo } from "../../src/net/protocol";
import { TipLayer } from "../../src/pieces/tip";
import { firstOptions } from "../../src/shell/choices";
import { ImportJournal } from "../../src/shell/lobby";
import { NewTablePage } from "../../src/shell/newtable";
import { keepForAgain, rematch, seatsOf, takeAgain } from "../../src/shell/opening";
import { againSeats, counted, firstSeats, partOf, seated } from "../../src/shell/seating";
import { Score } from "../../src/shell/table/panels/score";
import { t } from "../../src/text/load";
import { atTable, textsOf } from "../scenes";

const seats: SeatInfo[] = [
  { seat: 0, name: "Mira", kind: "me", level: null, online: true, gave_up: false },
  { seat: 1, name: "Jon", kind: "friend", level: null, online: true, gave_up: false },
  { seat: 2, name: "Bot 3", kind: "bot", level: "random", online: true, gave_up: false },
  { seat: 3, name: "Ada", kind: "hotseat", level: null, online: true, gave_up: false },
];

function played(game: string, you: number[] = [0, 3]): LiveTable {
  const live = new LiveTable("t", "s", () => ({ send: () => undefined, close: () => undefined }));
  live.table.value = { game, name: "Friday", options: { rules: "full" }, seats } as unknown as TableInfo;
  live.you.value = you;
  live.role.value = "player";
  return live;
}

const info = (slug: string, more: Partial<GameInfo> = {}) =>
  ({
    slug,
    levels: ["random", "greedy"],
    options: [],
    seat_names: [],
    players: [2, 3, 4],
    ...more,
  }) as unknown as GameInfo;

afterEach(() => {
  document.body.innerHTML = "";
  sessionStorage.clear();
});

describe("where I sit", () => {
  const plans = firstSeats({ slug: "lords", levels: ["greedy"] }, "Mira");
  const kinds = (now: typeof plans) => now.map((one) => `${one.kind} ${one.name}`.trim());

  it("is one seat: in another I change places with who is there, name and all", () => {
    const jon = seated(plans, 2, { kind: "friend", name: "Jon", level: "greedy" });
    const moved = seated(jon, 2, { kind: "me", name: "Jon", level: "greedy" });

    expect(kinds(moved).slice(0, 3)).toEqual(["friend Jon", "bot", "me Mira"]);
    expect(kinds(seated(moved, 2, { kind: "bot", name: "", level: "greedy" })).includes("me Mira")).toBe(false);
  });

  it("comes along when the table gets smaller", () => {
    const last = seated(plans, 3, { kind: "me", name: "", level: "greedy" });

    expect(kinds(counted(last, 4))[3]).toBe("me Mira");
    expect(kinds(counted(last, 2)).slice(0, 2)).toEqual(["bot", "me Mira"]);
  });
});

describe("the next game of the same people", () => {
  it("has everybody in their seat, and so in their colour or part, as what they were", () => {
    expect(rematch(played("lords"))).toEqual({
      table: {
        game: "lords",
        name: "Friday",
        options: { rules: "full" },
        seats: [
          { kind: "me", name: "Mira" },
          { kind: "friend", name: "Jon" },
          { kind: "bot", name: "Bot 3", level: "random" },
          { kind: "hotseat", name: "Ada" },
        ],
      },
      was: [0, 1, 2, 3],
    });
  });

  it("is asked for by anybody: then that one is me, and who opened the last table a friend", () => {
    expect(rematch(played("lords", [1]))?.table.seats.map((seat) => seat.kind)).toEqual([
      "friend",
      "me",
      "bot",
      "friend",
    ]);
  });

  it("is nothing for who only watched", () => {
    expect(rematch(played("lords", []))).toBeNull();
  });

  it("may have other options: people and options are laid out once, for that game only", () => {
    const next = rematch(played("lords"));
    if (!next) throw new Error("no rematch");
    keepForAgain(next.table);
    const again = takeAgain("lords");

    expect(again?.options).toEqual({ rules: "full" });
    expect(again?.name).toBe("Friday");
    expect(againSeats(again, firstSeats(info("lords"), "Mira")).map((seat) => [seat.kind, seat.name])).toEqual([
      ["me", "Mira"],
      ["friend", "Jon"],
      ["bot", ""],
      ["hotseat", "Ada"],
      ["bot", ""],
    ]);
    expect(takeAgain("lords")).toBeNull();
    keepForAgain(next.table);
    expect(takeAgain("tyrants")).toBeNull();
  });

  it("is offered at the end of the last one", () => {
    const live = played("lords");
    const result = { winners: [0], places: [1, 2, 3, 4], points: [4, 3, 2, 1], breakdown: [], reason: "" };
    const at = atTable(plainBoard("lords"), "en", [], { table: live.table.value as TableInfo });
    const root = document.body.appendChild(document.createElement("div"));
    act(() =>
      render(
        <Score result={result as unknown as Result} view={null} live={live} at={at} onClose={() => undefined} />,
        root,
      ),
    );
    const button = (words: string) =>
      [...document.querySelectorAll<HTMLElement>(".dialog-buttons button")].find((one) => one.textContent === t(words));

    expect(button("score-rematch")?.className).toBe("main");
    button("score-other")?.click();

    expect(location.pathname).toBe("/new/lords");
    expect(takeAgain("lords")?.seats).toHaveLength(4);
  });
});

describe("the first table", () => {
  const lords = info("lords", {
    options: [{ id: "rules", values: ["full", "first"], usual: "full" }] as GameInfo["options"],
  });

  it("has a beginner's options for who has not played the game", () => {
    expect(firstOptions(lords, [])).toEqual({ rules: "first" });
    expect(firstOptions(lords, ["descent"])).toEqual({ rules: "first" });
    expect(firstOptions(lords, ["lords"])).toEqual({ rules: "full" });
    expect(firstOptions(info("domains"), [])).toEqual({ open_totals: true });
  });

  it("makes a newcomer a hero in Descent, against a bot", () => {
    expect(firstSeats(info("descent"), "Mira").map((seat) => [seat.kind, seat.name])).toEqual([
      ["bot", ""],
      ["me", "Mira"],
      ["bot", ""],
      ["bot", ""],
      ["bot", ""],
    ]);
  });
});

describe("what a seat plays", () => {
  const parts = (game: GameInfo, options: Record<string, string>) =>
    [0, 1, 2].map((seat) => partOf(game, seat, 3, options, textsOf(game.slug, "en", String)));

  it("is a side in Descent, where the options say which", () => {
    const [overlord, hero] = [t("seat-role-overlord"), t("seat-role-hero")];

    expect(overlord).not.toBe(hero);
    expect(parts(info("descent"), { overlord: "first" })).toEqual([overlord, hero, hero]);
    expect(parts(info("descent"), { overlord: "last" })).toEqual([hero, hero, overlord]);
    expect(parts(info("descent"), { overlord: "random" })).toEqual(["", "", ""]);
  });

  it("is a colour where the seats of the game have one", () => {
    expect(parts(info("tyrants", { seat_names: ["black", "red", "blue"] }), {})).toEqual(["Black", "Red", "Blue"]);
    expect(parts(info("lords"), {})).toEqual(["", "", ""]);
  });
});

describe("the decks of Tyrants", () => {
  const decks = ["drow", "dragons", "demons"];
  const tyrants = info("tyrants", {
    name: { en: "Tyrants", de: "Tyrannen" },
    tagline: { en: "", de: "" },
    options: [
      { id: "deck_one", values: decks, usual: "drow", players: null },
      { id: "deck_two", values: decks, usual: "dragons", players: null },
    ],
  });

  async function setUp(): Promise<HTMLElement> {
    vi.spyOn(api, "games").mockResolvedValue([tyrants]);
    const page = document.body.appendChild(document.createElement("div"));
    act(() =>
      render(
        <>
          <NewTablePage slug="tyrants" />
          <TipLayer />
        </>,
        page,
      ),
    );
    const rows = () => page.querySelectorAll('[aria-busy=false] [aria-labelledby="options"] fieldset');
    // The board and the words of the game are loaded first.
    await vi.waitFor(() => expect(rows()).toHaveLength(2), 20_000);
    return page;
  }

  afterEach(() => vi.restoreAllMocks());

  it("are two: what is chosen in one row is dimmed in the other, and says why", async () => {
    const page = await setUp();
    const rows = [...page.querySelectorAll('[aria-labelledby="options"] fieldset')];
    const isDim = (one: Element) => one.getAttribute("aria-disabled") === "true";
    const dim = () => rows.map((row) => [...row.querySelectorAll("button")].findIndex(isDim));
    const button = (row: number, deck: number) => rows[row]?.querySelectorAll("button")[deck] as HTMLButtonElement;
    expect(dim()).toEqual([1, 0]);

    act(() => button(0, 1).click());
    expect(page.querySelector(".tip")?.textContent).toContain(t("error-options-same-deck"));
    expect(dim()).toEqual([1, 0]);
    act(() => button(1, 2).click());

    expect(dim()).toEqual([2, 0]);
  });

  it("are asked for once more where the server finds one of them twice", async () => {
    const page = await setUp();
    vi.spyOn(api, "open").mockRejectedValue(new ServerError("options.same_deck", { deck: "deck:drow" }));

    await act(async () => page.querySelector<HTMLElement>(".new-foot .main")?.click());

    await vi.waitFor(() =>
      expect(page.querySelector('[role="alert"]')?.textContent).toBe(t("error-options-same-deck")),
    );
  });
});

describe("a saved game", () => {
  const journal = (...players: string[]) => `${JSON.stringify({ gruft: { game: "lords", players } })}\n{"setup":[]}\n`;
  const kinds = (...players: string[]) => seatsOf(journal(...players), "Mira").map((seat) => seat.kind);

  it("goes on with its bots, and people share this screen", () => {
    expect(seatsOf(journal("Jon", "Bot 2", "Mira"), "Mira")).toEqual([
      { kind: "hotseat", name: "Jon" },
      { kind: "bot", name: "Bot 2", level: "greedy" },
      { kind: "me", name: "Mira" },
    ]);
    expect(kinds("Bot 1", "Jon", "Ada")).toEqual(["bot", "me", "hotseat"]);
  });

  it("keeps the names of its people, unless only one played: that is me, if I have a name", () => {
    const names = (me: string, ...players: string[]) => seatsOf(journal(...players), me).map((seat) => seat.name);

    expect([names("", "Tom", "Mira"), names("Ada", "Tom", "Mira")]).toEqual([
      ["Tom", "Mira"],
      ["Tom", "Mira"],
    ]);
    expect([names("", "Tom", "Bot 2"), names("Ada", "Tom", "Bot 2")]).toEqual([
      ["Tom", "Bot 2"],
      ["Ada", "Bot 2"],
    ]);
    expect(names("", "greedy", "random")).toEqual([t("seat-name", { number: 1 }), "Bot 2"]);
  });

  it("of bots alone has a place for me, and the others are as good as they were", () => {
    expect(kinds("greedy", "random")).toEqual(["me", "bot"]);
    const [, ...others] = seatsOf(journal("greedy", "easy", "easy"), "Mira");
    expect(others).toEqual([
      { kind: "bot", name: "Bot 2", level: "easy" },
      { kind: "bot", name: "Bot 3", level: "easy" },
    ]);
  });

  it("without names is for whoever brings it", () => {
    expect(kinds()).toEqual(["me"]);
    expect(seatsOf("no journal at all", "Mira")).toEqual([{ kind: "me", name: "Mira" }]);
  });
});

describe("a saved game that began with other components", () => {
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  const changed = { how: "own", count: 1, components: "iron_shield", digest: "today" };

  async function brought(): Promise<{ page: HTMLElement; sent: () => Record<string, unknown>[] }> {
    const asked = vi
      .fn()
      .mockResolvedValueOnce(answer(400, { code: "journal.other_components", args: changed }))
      .mockResolvedValue(answer(400, { code: "journal.no_seed", args: {} }));
    vi.stubGlobal("fetch", asked);
    const page = document.body.appendChild(document.createElement("div"));
    await act(() => render(<ImportJournal />, page));
    const input = page.querySelector("input") as HTMLInputElement;
    Object.defineProperty(input, "files", { value: [new File(["a journal"], "campaign.jsonl")] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitFor(() => expect(page.querySelector("dialog")).not.toBeNull());
    return { page, sent: () => asked.mock.calls.map(([, init]) => JSON.parse(init.body as string)) };
  }

  afterEach(() => vi.unstubAllGlobals());

  it("says what is different, and goes on with today's only once that is agreed to", async () => {
    const { page, sent } = await brought();
    expect(page.querySelector("dialog")?.textContent).toContain("iron_shield");

    (page.querySelector("dialog .main") as HTMLButtonElement).click();
    await vi.waitFor(() => expect(sent()).toHaveLength(2));

    expect(sent().map((one) => one.agreed)).toEqual(["", "today"]);
  });

  it("is left as it is by who does not want that", async () => {
    const { page, sent } = await brought();
    const leave = [...page.querySelectorAll<HTMLButtonElement>("dialog button")].at(-1);

    await act(() => leave?.click());

    expect(page.querySelector("dialog")).toBeNull();
    expect(sent()).toHaveLength(1);
  });
});
