/** Stories of Descent: on parchment with what each side wants, and at the end with who did what. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TableContext } from "../../../src/games/board";
import { Board } from "../../../src/games/descent/map/board";
import { encounterBefore } from "../../../src/games/descent/story/briefing";
import { deedsOf, Epilogue } from "../../../src/games/descent/story/epilogue";
import { ask, draw, told } from "../../scenes";
import { at, briefing, campaign, drawn, telling, view } from "./table";

afterEach(() => vi.unstubAllGlobals());

function quote(part: Parameters<typeof briefing>[0] = {}) {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ briefing: briefing(part) })));
}

describe("the parchment", () => {
  it("says what each side wants and which rules the encounter has", async () => {
    quote();
    const board = drawn("Board", "en", view({ encounter: "encounter:parchment_e1" }), []);

    await vi.waitFor(() => expect(board.querySelector(".aims")?.textContent).toContain("All four beacons are lit."));
    expect(board.querySelector(".aims")?.textContent).toContain("All villagers are defeated. (our reconstruction)");
    expect(board.querySelector(".quest-rules summary")?.textContent).toBe("Rules of this encounter (1)");
  });

  it("tells its story until somebody has had a turn", () => {
    const running = (part: Parameters<typeof view>[0]) =>
      drawn("Board", "en", view(part), []).querySelector(".parchment.is-running") !== null;
    const [hero] = view({}).heroes;
    if (!hero) throw new Error("nobody there");

    expect(running({ round: 1, turn: null })).toBe(false);
    expect(running({ round: 1, turn: hero.ref })).toBe(true);
    expect(running({ round: 1, turn: null, heroes: [{ ...hero, acted: true }] })).toBe(true);
    expect(running({ round: 0, turn: null, heroes: [{ ...hero, acted: true }] })).toBe(false);
    expect(running({ round: 2, turn: null })).toBe(true);
  });

  it("tells between two encounters who has won and what carries over", async () => {
    quote();
    const shown = view({ quest: "quest:castle_daerion", encounter: "encounter:castle_daerion_e2" });
    const log = [told("encounter_ended", { winner: "side:overlord" })];
    const board = draw("Board", shown, telling(at("de", [], log)));

    await vi.waitFor(() => expect(board.querySelector(".between .sayings")).not.toBeNull());
    expect(board.querySelector(".between .tale")?.textContent).toBe("No fire burned.");
    expect(board.querySelector(".parchment .story")).toBeNull();
    expect(board.querySelector(".between .sayings")?.textContent).toContain("Who survived is remembered.");
  });

  it("gives what carries over in numbers, and says what always stays", async () => {
    quote();
    const second = (lang: "de" | "en", counters: Record<string, number>) =>
      drawn("Board", lang, view({ encounter: "encounter:numbers_e2", counters }), []);
    const board = second("en", { escaped: 2, other: 7 });

    await vi.waitFor(() => expect(board.querySelector(".between-kept")).not.toBeNull());
    expect(board.querySelector(".between-kept")?.textContent).toMatch(/escaped.*: 2$/);
    expect(board.querySelector(".between-stays")?.textContent).toContain("The overlord keeps hand, deck");
    const without = second("de", {});
    await vi.waitFor(() =>
      expect(without.querySelector(".between-stays")?.textContent).toContain("Der Overlord behält"),
    );
    expect(without.querySelector(".between-kept")).toBeNull();
  });

  it("marks its tab when a new encounter has begun, until it is read", async () => {
    quote();
    const root = document.createElement("div");
    const seat = at("en", []);
    const shows = (encounter: string) =>
      act(() =>
        render(
          <TableContext.Provider value={seat}>
            <Board view={view({ encounter })} at={seat} />
          </TableContext.Provider>,
          root,
        ),
      );

    await shows("encounter:castle_daerion_e1");
    expect(root.querySelector(".tab-news")).toBeNull();
    await shows("encounter:castle_daerion_e2");
    const tab = root.querySelector(".tab-news")?.closest("button");
    expect(tab?.textContent).toContain("Quest");
    await act(() => tab?.click());
    expect(root.querySelector(".tab-news")).toBeNull();
  });

  it("marks its tab for whoever comes back between two encounters", () => {
    quote();
    const marked = (encounter: string, round: number) =>
      drawn("Board", "en", view({ encounter, round }), []).querySelector(".tab-news") !== null;

    expect(marked("encounter:castle_daerion_e2", 0)).toBe(true);
    expect(marked("encounter:castle_daerion_e2", 2)).toBe(false);
    expect(marked("encounter:castle_daerion_e1", 0)).toBe(false);
  });

  it.each([
    [390, 1],
    [1440, 0],
  ])("is read before heroes are chosen where nothing lies beside them: %i", (width, count) => {
    vi.stubGlobal("innerWidth", width);
    const choosing = [ask("pick_hero", ["hero:nobody_yet"])];

    expect(drawn("Board", "en", view({ round: 1 }), choosing).querySelectorAll(".gallery .parchment")).toHaveLength(
      count,
    );
  });

  it("lies beside heroes whose turns in the encounter before are over", () => {
    const [hero] = view({}).heroes;
    if (!hero) throw new Error("nobody there");
    const marks = (round: number) =>
      drawn("Board", "en", view({ round, heroes: [{ ...hero, acted: true }] }), []).querySelectorAll(
        ".is-done, .is-past",
      );

    expect(marks(0)).toHaveLength(0);
    expect(marks(1)).toHaveLength(1);
  });

  it("knows the encounter before the second one, and none before the first", () => {
    expect(encounterBefore("encounter:a_fat_goblin_e2")).toBe("encounter:a_fat_goblin_e1");
    expect(encounterBefore("encounter:a_fat_goblin_e1")).toBeNull();
  });
});

describe("the end", () => {
  const log = [
    told("attack_declared", { figure: "hero:syndrael", target: "master:ettin.1" }),
    told("damage_dealt", { figure: "master:ettin.1", damage: 4 }),
    told("monster_defeated", { figure: "master:ettin.1" }),
    told("turn_began", { figure: "seat:0" }),
    told("overlord_card_played", { card: "card:dash" }),
    told("hero_knocked_out", { figure: "hero:syndrael" }),
    told("card_found", { figure: "hero:syndrael", card: "card:x" }),
  ];

  it("counts for each hero what he did", () => {
    expect(deedsOf(log).get("hero:syndrael")).toEqual({ attacks: 1, damage: 4, felled: 1, down: 1, found: 1 });
  });

  it("is a story, a length and a table, not one sentence", () => {
    const root = document.createElement("div");
    render(<Epilogue view={view({ winner: "heroes", round: 6 })} at={telling(at("en", [], log))} />, root);

    expect(root.querySelector(".tale")?.textContent).toBe("Mauler falls.");
    expect(root.textContent).toContain("It took 6 rounds. The overlord has played one card");
    expect([...root.querySelectorAll("tbody td")].map((one) => one.textContent)).toEqual(["1", "4", "1", "1", "1"]);
  });

  it("counts the rounds of all encounters", () => {
    const root = document.createElement("div");
    const rounds = [1, 2, 3, 1, 2].map((round, n) => told("round_began", { round }, n));
    render(<Epilogue view={view({ winner: "heroes", round: 2 })} at={telling(at("en", [], rounds))} />, root);

    expect(root.textContent).toContain("It took 5 rounds. The overlord has played no card and struck no hero down.");
  });

  it("of a campaign says who has won which of its quests", () => {
    const root = document.createElement("div");
    const played = [
      { quest: "quest:first_blood", winner: "heroes", rounds: 5 },
      { quest: "quest:castle_daerion", winner: "overlord", rounds: 3 },
      { quest: "quest:gryvorn_unleashed", winner: "overlord", rounds: 2 },
    ];
    const over = view({ winner: "overlord", campaign: campaign({ played, next: [] }) });
    render(<Epilogue view={over} at={telling(at("en", [], log))} />, root);

    expect(root.textContent).toContain("Of 3 quests the heroes have won 1 and the overlord 2.");
    expect([...root.querySelectorAll(".epilogue-quests small")].map((one) => one.textContent)).toEqual([
      "Heroes",
      "Overlord",
      "Overlord",
    ]);
  });
});
