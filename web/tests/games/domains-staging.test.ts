/** Who and what comes, goes and moves on the table of Dark Domains while it is told: each at its time, and never more. */

import { describe, expect, it } from "vitest";
import domains from "../../src/games/domains";
import type { AdventurerView, DomainsView, MinionView, MonsterView } from "../../src/games/domains/view";
import type { Told } from "../../src/net/protocol";
import { stepsOf } from "../../src/timeline/steps";
import { told } from "../scenes";

const adventurer = (name: string, imbued = 0) =>
  ({ adventurer: `adventurer:${name}`, die: 8, imbued }) as AdventurerView;
const party = (...names: string[]) => ({
  party: "party:green",
  stays: false,
  extra_dice: [] as number[],
  drop_lowest: 0,
  adventurers: names.map((name) => adventurer(name)),
});
const orc = (armed = 0) => ({ monster: "monster:orc.1", defence: "9", imbued: 0, armed }) as MonsterView;
const minion = (colour: string, owner: number): MinionView => ({ colour, owner });
const land = (seat: number, more: object = {}) => ({
  land: `land:${seat}_town.1`,
  minion: null,
  monsters: [],
  ...more,
});

interface Laid {
  phase?: string;
  members?: string[];
  market?: (MonsterView | null)[];
  seer?: MinionView | null;
  guests?: MinionView[];
  minions?: string[];
  mine?: object;
  more?: object;
}

function table(laid: Laid = {}): DomainsView {
  const { phase = "phase:minions", members = ["a", "b"], market = [], seer = null, guests = [], minions = [] } = laid;
  return {
    phase,
    market,
    architects: [],
    inn: [],
    far_lands: [],
    parties: [party(...members), { party: "party:yellow", adventurers: [] }],
    forecast: [],
    places: [
      { place: "place:seer", spaces: [{ space: "space:seer", minion: seer }], guests: [] },
      { place: "place:builders_guild", spaces: [], guests },
    ],
    players: [
      { seat: 0, minions, plans: [], henchmen: [], domain: [land(0, laid.mine)] },
      { seat: 1, minions: [], plans: [], henchmen: [], domain: [land(1)] },
    ],
    ...laid.more,
  } as unknown as DomainsView;
}

const seen = (before: DomainsView, now: DomainsView, ...log: Told[]) =>
  stepsOf(before, now, log, domains.staging).map((step) => step.view);
const members = (view: DomainsView) => view.parties[0]?.adventurers.map((one) => one.adventurer.slice(11)).join("");

describe("a party that changes", () => {
  const left = (name: string) =>
    told("adventurer_discarded", { adventurer: `adventurer:${name}`, party: "party:green" });
  const came = (name: string) => told("adventurer_arrived", { adventurer: `adventurer:${name}`, party: "party:green" });

  it("loses and gains its members one by one", () => {
    const now = table({ members: ["a", "c", "d"] });
    const views = seen(table({ members: ["a", "b", "e"] }), now, left("b"), came("c"), left("e"), came("d"));

    expect(views.map(members)).toEqual(["ae", "aec", "ac", "acd"]);
  });

  it("has a new member without the token it gets later", () => {
    const now = table();
    const green = now.parties[0] as (typeof now.parties)[number];
    green.adventurers = [adventurer("a"), adventurer("b", 1)];
    const token = told("token_placed", { token: "token:imbue", target: "adventurer:b" });
    const views = seen(table({ members: ["a"] }), now, came("b"), token);

    const last = views.map((view) => view.parties[0]?.adventurers.at(-1));
    expect(last.map((one) => [one?.adventurer, one?.imbued])).toEqual([
      ["adventurer:b", 0],
      ["adventurer:b", 1],
    ]);
  });

  it("is led by the next when the leader steps back or falls", () => {
    const of = { adventurer: "adventurer:a", party: "party:green" };
    const rotated = seen(table(), table(), told("leader_rotated", of), came("x"))[0];
    const fallen = seen(table(), table({ members: ["b"] }), told("adventurer_removed", of), came("x"))[0];

    expect([rotated, fallen].map((view) => members(view as DomainsView))).toEqual(["ba", "b"]);
  });

  it("is not joined by whom nobody can see any more", () => {
    expect(seen(table(), table(), came("z"), left("z")).map(members)).toEqual(["ab", "ab"]);
  });
});

describe("whom a party would visit", () => {
  const account = { party: "party:green", leader: "adventurer:a", stays: false, attack: "2d8" };
  const foreseen = (log: Told[], of: object = {}) => {
    const before = table({
      more: {
        forecast: [
          { ...account, ...of },
          { party: "party:yellow", leader: null },
        ],
      },
    });
    return seen(before, table(), ...log, told("phase_began", { phase: "x" }))
      .slice(0, -1)
      .map((view) => view.forecast.map((one) => one.party.slice("party:".length)));
  };
  const of = (name: string) => ({ adventurer: `adventurer:${name}`, party: "party:green" });

  it("is not said of a party with another leader or other dice until it is known anew", () => {
    expect(foreseen([told("leader_rotated", of("a"))])).toEqual([["yellow"]]);
    expect(foreseen([told("adventurer_discarded", of("b"))])).toEqual([["yellow"]]);
    expect(foreseen([told("adventurer_discarded", of("a"))])).toEqual([["yellow"]]);
  });

  it("holds as long as the leader and the dice are those it was worked out for", () => {
    expect(foreseen([told("adventurer_discarded", of("nobody"))])).toEqual([["green", "yellow"]]);
    expect(foreseen([told("adventurer_discarded", of("b"))], { attack: "" })).toEqual([["green", "yellow"]]);
    expect(foreseen([told("adventurer_discarded", of("b"))], { attack: "1d8" })).toEqual([["green", "yellow"]]);
  });
});

describe("the steps of an action", () => {
  const stepped = (who: number, ...log: Told[]) =>
    stepsOf(table(), table(), log, domains.staging, who).map((step) => step.told.map((one) => one.event));
  const thug = told("action_taken", { who: "seat:0", space: "space:street_thug.1", what: "none" });
  const roll = told("rolled", { who: "seat:0", dice: "1d6", total: 3, cause: "place:street_thug", outcome: "miss" });

  it("show the dice to whoever rolls them too, and nothing else of what one did oneself", () => {
    expect(stepped(0, thug, roll)).toEqual([["action_taken", "rolled"], []]);
    expect(stepped(1, thug, roll)).toEqual([["action_taken"], ["rolled"], []]);
  });

  it("tell only once of the card it takes", () => {
    const taking = told("action_taken", { who: "seat:0", space: "space:architects_guild.1", what: "building:mine.1" });
    const card = told("building_taken", { who: "seat:0", building: "building:mine.1" });

    expect(stepped(1, taking, card)).toEqual([["action_taken", "building_taken"]]);
  });
});

describe("a monster that is put on a space", () => {
  const put = told("monster_placed", { monster: "monster:orc.1", land: "land:0_town.1" });
  const rest = told("building_taken", { who: "seat:0", building: "building:mine.1" });
  const stands = (view?: DomainsView) => view?.players[0]?.domain[0]?.monsters;

  it("leaves the Nik'tmarg", () => {
    const [view] = seen(table({ market: [orc(), null] }), table({ mine: { monsters: [orc()] } }), put, rest);

    expect(view?.market).toEqual([null, null]);
    expect(stands(view)).toEqual([orc()]);
  });

  it("has no token yet where it was drawn, and brings its own where it was moved", () => {
    const drawn = seen(table(), table({ mine: { monsters: [orc(1)] } }), put, rest)[0];
    const elsewhere = table();
    elsewhere.players[1] = { ...elsewhere.players[1], domain: [land(1, { monsters: [orc(1)] })] } as never;
    const moved = seen(elsewhere, table(), put, rest)[0];

    expect(stands(drawn)).toEqual([orc()]);
    expect(stands(moved)).toEqual([orc(1)]);
    expect(moved?.players[1]?.domain[0]?.monsters).toEqual([]);
  });
});

describe("a minion", () => {
  const placed = (space: string) => told("minion_placed", { who: "seat:0", space });
  const rest = told("phase_began", { phase: "phase:resolution" });
  const onSeer = (view?: DomainsView) => view?.places[0]?.spaces[0]?.minion;
  const guests = (view?: DomainsView) => view?.places[1]?.guests.map((one) => one.colour);

  it("is placed from those at hand, in the colour in which it stands there", () => {
    const before = table({ minions: ["own", "white"] });
    const [view] = seen(before, table({ seer: minion("white", 0), minions: ["own"] }), placed("space:seer"), rest);

    expect(onSeer(view)).toEqual(minion("white", 0));
    expect(view?.players[0]?.minions).toEqual(["own"]);
  });

  it("is placed at the Builders' Guild and in a domain as well", () => {
    const before = table({ minions: ["own", "own"] });
    const now = table({ guests: [minion("own", 0)], mine: { minion: minion("own", 0) } });
    const views = seen(before, now, placed("space:builders_guild"), placed("land:0_town.1"), rest);

    expect(views.map(guests)).toEqual([["own"], ["own"], ["own"]]);
    expect(views.map((view) => view.players[0]?.domain[0]?.minion?.colour)).toEqual([undefined, "own", "own"]);
    expect(views.map((view) => view.players[0]?.minions.length)).toEqual([1, 0, 0]);
  });

  it("that has gone home by now is laid only where its colour is certain", () => {
    const certain = seen(table({ minions: ["own", "own"] }), table(), placed("land:0_town.1"), rest)[0];
    const mixed = seen(table({ minions: ["own", "white"] }), table(), placed("land:0_town.1"), rest)[0];

    expect(certain?.players[0]?.domain[0]?.minion).toEqual(minion("own", 0));
    expect(mixed?.players[0]?.domain[0]?.minion).toBeNull();
  });

  it("is knocked off, saved and moved", () => {
    const before = table({ phase: "phase:resolution", guests: [minion("purple", 0)] });
    const now = table({ phase: "phase:resolution", seer: minion("purple", 0) });
    const off = told("minion_removed", { who: "seat:0", space: "space:builders_guild" });
    const moved = told("minion_moved", { who: "seat:0", origin: "space:builders_guild", space: "space:seer" });

    const saved = seen(before, now, off, placed("space:seer"), rest);
    expect(saved.map(guests)).toEqual([[], [], []]);
    expect(saved.map(onSeer)).toEqual([null, minion("purple", 0), minion("purple", 0)]);
    expect(onSeer(seen(before, before, moved, rest)[0])).toEqual(minion("purple", 0));
  });
});

describe("two minions that change places", () => {
  const rest = told("phase_began", { phase: "phase:resolution" });
  const swap = (one: string, other: string) => told("minions_swapped", { one, other });

  it("do so when it is told, also at the Builders' Guild", () => {
    const before = table({ seer: minion("own", 0), guests: [minion("own", 1), minion("white", 1)] });
    const now = table({ seer: minion("white", 1), guests: [minion("own", 1), minion("own", 0)] });
    const [view] = seen(before, now, swap("space:seer", "space:builders_guild"), rest);

    expect(view?.places[0]?.spaces[0]?.minion).toEqual(minion("white", 1));
    expect(view?.places[1]?.guests).toEqual([minion("own", 1), minion("own", 0)]);
  });
});

describe("what lies to be taken", () => {
  const rest = told("phase_began", { phase: "phase:fortune" });

  it("goes with whoever takes it", () => {
    const before = table({
      more: {
        architects: ["building:mine.1", "building:grove.1"],
        inn: ["henchman:karn", null],
        far_lands: [true, true],
      },
    });
    const [hidden, card, henchman] = seen(
      before,
      table(),
      told("action_taken", { who: "seat:0", space: "space:far_lands.2", what: "henchman:rot" }),
      told("henchman_taken", { who: "seat:0", henchman: "henchman:rot" }),
      told("building_taken", { who: "seat:0", building: "building:mine.1" }),
      told("henchman_taken", { who: "seat:1", henchman: "henchman:karn" }),
      rest,
    );

    expect(hidden?.far_lands).toEqual([true, false]);
    expect([card?.architects, card?.players[0]?.plans]).toEqual([[null, "building:grove.1"], ["building:mine.1"]]);
    expect(henchman?.inn).toEqual([null, null]);
    expect(henchman?.players[1]?.henchmen).toEqual([{ henchman: "henchman:karn", uses: 0 }]);
  });

  it("comes anew when it is told, before the round begins", () => {
    const before = table({ more: { architects: ["building:mine.1"], inn: ["henchman:karn"] }, market: [null] });
    const now = table({ more: { architects: ["building:grove.1"], inn: ["henchman:rot"] }, market: [orc(2)] });
    const views = seen(
      before,
      now,
      told("henchman_discarded", { henchman: "henchman:karn" }),
      told("laid_out", { space: "space:inn.1", what: "henchman:rot" }),
      told("row_cleared"),
      told("laid_out", { space: "space:architects_guild.1", what: "building:grove.1" }),
      told("laid_out", { space: "space:niktmarg.1", what: "monster:orc.1" }),
      rest,
    );

    expect(
      views.slice(0, -1).map(({ inn, architects, market }) => [inn[0], architects[0], market[0]?.monster]),
    ).toEqual([
      ["henchman:rot", "building:mine.1", undefined],
      ["henchman:rot", null, undefined],
      ["henchman:rot", "building:grove.1", undefined],
      ["henchman:rot", "building:grove.1", "monster:orc.1"],
    ]);
    expect(views[3]?.market[0]?.armed).toBe(0);
  });

  it("sends the Foreign Mercenary home to the Docks", () => {
    const there = { monster: "monster:foreign_mercenary", imbued: 0, armed: 0 };
    const before = table({ mine: { monsters: [there] }, more: { mercenary_at_docks: false } });
    const [home] = seen(before, table(), told("mercenary_returned"), rest);

    expect(home?.players[0]?.domain[0]?.monsters).toEqual([]);
    expect(home?.mercenary_at_docks).toBe(true);
  });
});

describe("what holds for one round", () => {
  it("is over when the next one begins", () => {
    const more = { changed_rules: { thug_max: 3 }, blocked: [] };
    const before = table({ more });
    Object.assign(before.parties[0] as object, { extra_dice: [6], drop_lowest: 1, stays: true });
    const [begun] = seen(
      before,
      table({ more }),
      told("round_began", { round: 2 }),
      told("phase_began", { phase: "x" }),
    );

    expect(begun?.parties[0]).toMatchObject({ extra_dice: [], drop_lowest: 0, stays: false });
    expect(begun?.changed_rules).toEqual({});
  });
});
