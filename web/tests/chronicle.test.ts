/** A group's chronicle: what its games add up to, and the files other programs read. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import type { Play, TableSummary } from "../src/net/protocol";
import { hold, owed } from "../src/net/tokens";
import { asBgStats, asCsv } from "../src/shell/chronicle/exports";
import { allPlays, forget, merged, remember, remembered } from "../src/shell/chronicle/plays";
import { people, records } from "../src/shell/chronicle/records";
import { worthReading } from "../src/shell/gallery";
import type { Components } from "../src/text/texts";

const TITLES = { lords: "Dungeon Lords" };

function play(id: string, points: [number, number], more: Partial<Play> = {}): Play {
  const winners = points[0] > points[1] ? [0] : [1];
  return {
    id,
    game: "lords",
    name: "",
    options: {},
    seats: [
      { name: "Mira", kind: "me", level: null, gave_up: false },
      { name: "Tom", kind: "friend", level: null, gave_up: false },
    ],
    you: [0],
    began: "2030-01-01T19:00:00.000Z",
    ended: "2030-01-01T20:30:00.000Z",
    result: {
      winners,
      places: winners[0] === 0 ? [1, 2] : [2, 1],
      points,
      breakdown: [],
      reason: "",
      seed: "",
      fresh: [],
    },
    luck: [
      { dice: 3, height: 60 },
      { dice: 1, height: 20 },
    ],
    imported: false,
    ...more,
  };
}

describe("what games add up to", () => {
  it("counts games and wins by name, bots by their strength, and weighs the dice", () => {
    const bot = play("c", [5, 9], {
      seats: [
        { name: "Mira", kind: "me", level: null, gave_up: false },
        { name: "Schatten", kind: "bot", level: "hard", gave_up: false },
      ],
      luck: [
        { dice: 1, height: 20 },
        { dice: 0, height: 50 },
      ],
    });

    expect(people([play("a", [20, 10]), play("b", [4, 6]), bot])).toEqual([
      { name: "Mira", bot: false, games: 3, wins: 1, dice: 7, luck: 54 },
      { name: "Tom", bot: false, games: 2, wins: 1, dice: 2, luck: 20 },
      { name: "hard", bot: true, games: 1, wins: 1, dice: 0, luck: null },
    ]);
  });

  it("calls nobody the winner of an exercise, which is played alone", () => {
    const alone = play("a", [-2, 0]);
    const exercise = {
      ...alone,
      seats: alone.seats.slice(0, 1),
      result: { ...alone.result, winners: [0], points: [-2] },
    };

    expect(people([exercise])).toMatchObject([{ name: "Mira", games: 1, wins: 0 }]);
    expect(records([exercise])[0]).toMatchObject({ plays: 1, best: null });
    expect(asCsv([exercise], TITLES).split("\r\n")[1]).toContain(",Mira,false,1,2,-2,false,");
  });

  it("knows the best result and the closest end of each game", () => {
    const [lords] = records([play("a", [20, 10]), play("b", [4, 6])]);

    expect(lords).toMatchObject({ game: "lords", plays: 2, best: { points: 20, seats: [0] }, closest: { by: 2 } });
    expect(records([play("d", [1, 0], { game: "descent" })])[0]).toMatchObject({ best: null, closest: null });
  });
});

describe("what is remembered", () => {
  beforeEach(() => localStorage.clear());

  it("is asked for once, outlives its table, and stays forgotten", async () => {
    hold({ id: "a", token: "secret" });
    const mine = vi.spyOn(api, "mine");
    mine.mockResolvedValue([{ id: "a", token: "secret", result: play("a", [2, 1]).result } as TableSummary]);
    const asked = vi.spyOn(api, "plays").mockResolvedValue([play("a", [2, 1])]);

    expect((await allPlays()).map((one) => one.id)).toEqual(["a"]);
    await allPlays();
    expect(asked).toHaveBeenCalledTimes(1);
    mine.mockResolvedValue([]);
    expect(await allPlays()).toHaveLength(1);

    forget("a");
    mine.mockResolvedValue([{ id: "a", token: "secret", result: play("a", [2, 1]).result } as TableSummary]);
    expect(await allPlays()).toEqual([]);
    expect(remembered()).toEqual([]);
  });

  it("is asked for later where the server does not answer, also when its table has left the list", async () => {
    vi.spyOn(api, "mine").mockResolvedValue([]);
    const asked = vi.spyOn(api, "plays").mockRejectedValue(new TypeError("nobody there"));
    await remember({ id: "a", token: "a" });
    expect(owed()).toEqual(["a"]);

    asked.mockResolvedValue([play("a", [2, 1])]);
    expect((await allPlays()).map((one) => one.id)).toEqual(["a"]);
    expect(owed()).toEqual([]);
  });

  it("is owed for the oldest table of a long list", async () => {
    for (let n = 0; n <= 200; n++) hold({ id: `${n}`, token: `${n}` });

    expect(owed()).toEqual(["0"]);
  });

  it("is not brought back by who looks at the end again", async () => {
    const asked = vi.spyOn(api, "plays").mockResolvedValue([play("a", [2, 1])]);
    asked.mockClear();
    forget("a");
    await remember({ id: "a", token: "a" });

    expect(asked).not.toHaveBeenCalled();
    expect(remembered()).toEqual([]);
  });

  it("comes newest first, each game once", () => {
    const late = play("b", [1, 2], { ended: "2030-02-01T20:30:00.000Z" });
    expect(merged([play("a", [1, 2]), late], [play("a", [3, 2])]).map((one) => [one.id, one.result.points[0]])).toEqual(
      [
        ["b", 1],
        ["a", 3],
      ],
    );
  });
});

describe("files for other programs", () => {
  it("a table has a line for everybody, with no cell a spreadsheet would run", () => {
    const sly = play("a", [20, 10], { name: '=1+1, "x"' });
    const lines = asCsv([sly], TITLES).split("\r\n");

    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\ufeffended,/);
    expect(lines[1]).toBe('2030-01-01T20:30:00.000Z,90,Dungeon Lords,"\'=1+1, ""x""",Mira,false,1,1,20,true,3,60');
  });

  it("BG Stats tells bots of one strength apart, by what that is called here", () => {
    const bot = { kind: "bot", level: "greedy", gave_up: false } as const;
    const seats = [
      { ...bot, name: "Bot 1" },
      { ...bot, name: "Bot 2" },
    ];
    const told = JSON.parse(asBgStats([play("a", [20, 10], { seats })], TITLES));

    expect(told.players.map((one: { name: string }) => one.name)).toEqual(["Gruft Solid", "Gruft Solid 2"]);
    expect(asCsv([play("a", [20, 10], { seats })], TITLES)).toContain(",Solid,true,1,");
  });

  it("BG Stats finds every player, game and place it refers to, under ids that stay the same", () => {
    const plays = [play("a", [20, 10]), play("b", [4, 6])];
    const told = JSON.parse(asBgStats(plays, TITLES));

    expect(told.games).toMatchObject([{ id: 1, name: "Dungeon Lords", bggId: 45315, highestWins: true }]);
    const ids = (list: { id: number }[]) => list.map((one) => one.id);
    for (const one of told.plays) {
      expect(ids(told.games)).toContain(one.gameRefId);
      expect(ids(told.locations)).toContain(one.locationRefId);
      expect(one.playDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      expect(one.durationMin).toBe(90);
      for (const score of one.playerScores) expect(ids(told.players)).toContain(score.playerRefId);
    }
    expect(told.plays[0].playerScores[0]).toMatchObject({ score: "20", winner: true, rank: 1, seatOrder: 1 });
    expect(told.plays[0].uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(JSON.parse(asBgStats(plays, TITLES))).toEqual(told);
  });
});

describe("the gallery of a game", () => {
  it("shows what has words, once, by kind", () => {
    const components = {
      "card:noble": { name: "Noble", text: "Gain 1 influence." },
      "card:noble.2": { name: "Noble", text: "Gain 1 influence." },
      "site:araumycos": { name: "Araumycos", text: "" },
      "room:mint": { name: "Mint", text: "Gold." },
    } as unknown as Components;

    expect([...worthReading(components)]).toEqual([
      ["card", ["card:noble"]],
      ["room", ["room:mint"]],
    ]);
  });
});
