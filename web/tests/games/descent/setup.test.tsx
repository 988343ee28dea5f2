/** Setting up Descent: what is played, who is against whom, and the quests one may choose. */

import { render } from "preact";
import { describe, expect, it, vi } from "vitest";
import seatsDe from "../../../../src/gruft/games/descent/texts/de.ftl?raw";
import seatsEn from "../../../../src/gruft/games/descent/texts/en.ftl?raw";
import type { TablePlan } from "../../../src/games/board";
import { Setup } from "../../../src/games/descent/lobby/setup";
import {
  alone,
  amongBots,
  both,
  heroesOf,
  onWay,
  parties,
  sideOf,
  strength,
  together,
  wayOf,
} from "../../../src/games/descent/lobby/sides";
import { encountersOf } from "../../../src/games/descent/story/briefing";
import lobby from "../../../src/games/descent/texts/lobby.en.ftl?raw";
import story from "../../../src/games/descent/texts/story.en.ftl?raw";
import type { GameInfo } from "../../../src/net/protocol";
import { noted } from "../../../src/shell/newtable";
import { bundle, Texts } from "../../../src/text/texts";

function plan(kinds: ("me" | "hotseat" | "friend" | "bot")[], options: TablePlan["options"] = {}): TablePlan {
  const seats = kinds.map((kind) => ({ kind, name: kind === "me" ? "Mira" : "", level: "greedy" }));
  const rest = Array.from({ length: 5 - kinds.length }, () => ({ kind: "bot" as const, name: "", level: "greedy" }));
  return { count: kinds.length, seats: [...seats, ...rest], options: { heroes: "players", ...options } };
}

const kinds = (found: Partial<TablePlan>) => found.seats?.slice(0, found.count).map((seat) => seat.kind);

describe("who is against whom", () => {
  it("is together when the overlord is a bot and a hero is not", () => {
    expect(sideOf(plan(["bot", "me", "friend"]))).toBe("together");
    expect(sideOf(plan(["me", "bot", "bot"]))).toBe("overlord");
    expect(sideOf(plan(["friend", "me"]))).toBe("both");
    expect(sideOf(plan(["me", "bot", "bot"], { overlord: "random" }))).toBe("both");
    expect(sideOf(plan(["me", "friend", "bot"], { overlord: "last" }))).toBe("together");
    expect(sideOf(plan(["bot", "me"]))).toBe("solo");
  });

  it("leaves to the players how many heroes they lead, never fewer than there are players", () => {
    expect(parties(plan(["bot", "me"]))).toEqual([2, 3, 4]);
    expect(parties(plan(["bot", "me", "friend", "friend"]))).toEqual([3, 4]);
    expect([plan(["bot", "me"]), plan(["bot", "me", "friend", "friend"])].map(heroesOf)).toEqual([2, 3]);
    expect(heroesOf(plan(["bot", "me"], { heroes: 4 }))).toBe(4);
  });

  it("together seats all people as heroes, and one alone leads four of them", () => {
    const three = together(plan(["me", "hotseat", "bot"]), 3, "Mira");
    const one = together(plan(["me", "bot", "bot"]), 1, "Mira");

    expect(kinds(three)).toEqual(["bot", "me", "hotseat", "friend"]);
    expect(three.options).toMatchObject({ overlord: "first", heroes: "players" });
    expect(kinds(one)).toEqual(["bot", "me"]);
    expect(one.options?.heroes).toBe(4);
  });

  it("together with bots is one person's number too, as a newcomer finds the table", () => {
    const beside = amongBots(plan(["bot", "me"], { heroes: 4 }), "Mira");

    expect(kinds(beside)).toEqual(["bot", "me", "bot", "bot"]);
    expect(beside.options?.heroes).toBe("players");
    expect(sideOf({ ...plan([]), ...beside } as TablePlan)).toBe("together");
    expect(strength({ ...plan([]), ...beside } as TablePlan)).toBe(1);
  });

  it("alone against the heroes makes me the overlord and every hero a bot", () => {
    const found = alone(plan(["bot", "me", "friend"]), 3, "Mira");

    expect(kinds(found)).toEqual(["me", "bot", "bot", "bot"]);
    expect(found.seats?.[0]?.name).toBe("Mira");
    expect(strength({ ...plan([]), ...found } as TablePlan)).toBe(3);
  });

  it("on both sides leaves the other heroes as they were", () => {
    expect(
      both(plan(["bot", "me", "hotseat"]), "Mira")
        .seats?.slice(0, 3)
        .map((seat) => seat.kind),
    ).toEqual(["friend", "me", "hotseat"]);
  });
});

describe("what is played", () => {
  it("is a quest, an epic quest or the campaign", () => {
    expect(wayOf({ level: "novice" })).toBe("quest");
    expect(wayOf({ level: "expert" })).toBe("epic");
    expect(wayOf({ level: "expert", mode: "campaign" })).toBe("campaign");
    expect(onWay({ level: "expert" }, "campaign")).toEqual({ level: "novice", mode: "campaign" });
    expect(onWay({ level: "novice" }, "epic")).toEqual({ level: "advanced", mode: "quest" });
  });

  it("knows the encounters of a quest and of no other", () => {
    const titles = { a_e1: { title: "", mood: "" }, a_e2: { title: "", mood: "" }, aa_e1: { title: "", mood: "" } };

    expect(encountersOf("a", titles)).toEqual(["a_e1", "a_e2"]);
  });
});

describe("the note under the seats", () => {
  it.each([
    ["first", "Der erste Platz spielt den Overlord", "The first seat plays the overlord"],
    ["last", "Der letzte Platz spielt den Overlord", "The last seat plays the overlord"],
    ["random", "Der Zufall bestimmt, wer den Overlord spielt", "Chance decides who plays the overlord"],
  ])("says who is the overlord: %s", (overlord, german, english) => {
    const options = { overlord, errata: true };

    expect(noted(new Texts("de", [bundle("de", seatsDe)]), options).startsWith(german)).toBe(true);
    expect(noted(new Texts("en", [bundle("en", seatsEn)]), options).startsWith(english)).toBe(true);
  });
});

describe("the set-up page", () => {
  const game = {
    slug: "descent",
    options: [
      { id: "mode", values: ["quest", "campaign"], usual: "quest" },
      { id: "quest", values: ["first_blood", "castle_daerion"], usual: "first_blood" },
    ],
  } as unknown as GameInfo;
  const titles = {
    castle_daerion_e1: { title: "Castle Daerion: By Night", mood: "ruins" },
    castle_daerion_e2: { title: "Castle Daerion: The Keep", mood: "hall" },
  };
  const texts = new Texts("en", [bundle("en", lobby), bundle("en", story)], {
    "quest:castle_daerion": { name: "Castle Daerion", text: "A silent raid." },
  });

  it("lists quests with moods and stories, and one button joins everybody against the dungeon", async () => {
    vi.stubGlobal("fetch", (path: string) => {
      const body = path.includes("/maps?") ? titles : null;
      return Promise.resolve(body ? Response.json(body) : new Response("{}", { status: 404 }));
    });
    const container = document.createElement("div");
    const change = vi.fn();
    render(<Setup game={game} texts={texts} plan={plan(["me", "bot", "bot"])} change={change} />, container);
    expect(container.querySelectorAll(".quest-row small")).toHaveLength(0);
    await vi.waitFor(() => expect(container.querySelectorAll(".mood-mark")).toHaveLength(2));

    const row = container.querySelectorAll(".quest-row")[1];
    expect(row?.querySelector("strong")?.textContent).toBe("Castle Daerion");
    expect(row?.querySelector("small")?.textContent).toBe("2 encounters");
    expect(row?.querySelector(".quest-about")?.textContent).toBe("A silent raid.");
    expect([...(row?.querySelectorAll(".mood-mark .sr") ?? [])].map((one) => one.textContent)).toEqual([
      "Ruins",
      "Halls",
    ]);
    const press = (words: string) =>
      [...container.querySelectorAll("button")].find((one) => one.textContent?.startsWith(words))?.click();
    press("Together against the dungeon");
    press("Alone with several heroes");
    const [friends, solo] = change.mock.calls.map(([found]) => found);
    expect(kinds(friends)).toEqual(["bot", "me", "friend"]);
    expect(kinds(solo)).toEqual(["bot", "me"]);
    expect(solo.options).toMatchObject({ overlord: "first", heroes: 4 });
    vi.unstubAllGlobals();
  });
});
