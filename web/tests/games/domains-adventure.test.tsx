/** An adventure of Dark Domains on stage: the film that tells it, step by step, and when it takes the place of the city. */

import { render } from "preact";
import { useEffect } from "preact/hooks";
import { describe, expect, it, vi } from "vitest";
import { TableContext } from "../../src/games/board";
import domains from "../../src/games/domains";
import { AdventureStage } from "../../src/games/domains/adventure";
import { endings, Film, type Scene } from "../../src/games/domains/film";
import { follow } from "../../src/games/domains/scenes";
import type { DomainsView } from "../../src/games/domains/view";
import type { Ask, EventKind, State, Told } from "../../src/net/protocol";
import { set } from "../../src/settings";
import { ask, atTable, draw, Recording, told } from "../scenes";

const recording = new Recording(domains);

function viewOf(scene: State | undefined): DomainsView {
  return scene?.parts[0]?.view as DomainsView;
}

describe("the film of an adventure", () => {
  const party = (name: string) => ({ party: name, adventurers: [], stays: false, extra_dice: [], drop_lowest: 0 });
  const view = {
    phase: "phase:adventure",
    adventure: null,
    changed_rules: {},
    parties: [party("party:green"), party("party:yellow")],
    forecast: [],
    players: [{ domain: [{ land: "land:0_forest.1", building: "building:grove.1", monsters: [] }] }],
  } as unknown as DomainsView;
  const march = { party: "party:green", symbol: "symbol:monster", land: "land:0_forest.1" };

  it("goes from the search over the dice to the result", () => {
    const film = new Film(view);
    const steps = [
      told("target_found", march),
      told("spell_cast", { who: "seat:1", spell: "spell:rust" }),
      told("defence_rolled", { target: "land:0_forest.1", total: 20 }),
      told("attack_rolled", { target: "land:0_forest.1", total: 24 }),
      told("defence_raised", { who: "seat:0", monster: "monster:imp", item: "item:fire", total: 25 }),
      told("attack_held", { target: "land:0_forest.1" }),
    ].map((entry) => film.take(entry));

    expect(steps.map((scene) => scene.step)).toEqual(["search", "spells", "dice", "dice", "dice", "result"]);
    expect([steps[3]?.attack, steps[3]?.defence, steps[5]?.defence]).toEqual([24, 20, 25]);
    expect(steps[5]?.outcome).toBe("held");
    expect(steps[5]?.land?.building).toBe("building:grove.1");
  });

  it("looks for its target twice: before the spells, and for good after them", () => {
    const steps = (...events: EventKind[]) => {
      const film = new Film(view);
      return events.map((event) => film.take(told(event, march)).step);
    };

    expect(steps("target_found", "target_found")).toEqual(["search", "strengthen"]);
    expect(steps("target_found", "spell_cast", "pilgrimage_found")).toEqual(["search", "spells", "result"]);
    expect(steps("nothing_found", "nothing_found")).toEqual(["search", "result"]);
  });

  it("shows who waits the step that who decides sees, and no end before it has come", () => {
    const now = { ...march, target: march.land, pilgrimage: false, bonus_dice: [], largest_die: 0, gates: [] };
    const film = new Film(view);
    const scenes = [told("target_found", march)].map((entry) => film.take(entry));
    const shown = (asks: Ask[]) => {
      const root = document.createElement("div");
      render(
        <TableContext.Provider value={atTable(domains, "en", asks)}>
          <AdventureStage
            view={{ ...view, adventure: now } as unknown as DomainsView}
            scenes={scenes}
            over={false}
            leave={() => undefined}
          />
        </TableContext.Provider>,
        root,
      );
      return root.querySelector("[aria-current=step]")?.textContent;
    };

    expect([shown([]), shown([ask("adventure_open", ["pass"])])]).toEqual(["2 Spells", "2 Spells"]);
    scenes.push(film.take(told("target_found", march)));
    expect([shown([]), shown([ask("adventure_defend", ["pass"])])]).toEqual(["3 Strengthen", "3 Strengthen"]);
    scenes.push(film.take(told("spell_cast", { who: "seat:0", spell: "spell:bulwark" })));
    expect([shown([]), shown([ask("react", ["pass"])])]).toEqual(["3 Strengthen", "3 Strengthen"]);
  });

  it("says of a monster that came through a gate where it goes back to", () => {
    const monster = { monster: "monster:orc.1", defence: "5", yellow: false, imbued: 0, armed: 0, cost: null };
    const domain = [{ land: "land:0_forest.1", building: null, monsters: [monster] }];
    const words = (gates: [string, string][]) => {
      const seen = { ...view, players: [{ domain }], adventure: { ...march, target: march.land, gates } };
      const root = document.createElement("div");
      render(
        <TableContext.Provider value={atTable(domains, "en", [])}>
          <AdventureStage view={seen as unknown as DomainsView} scenes={[]} over={false} leave={() => undefined} />
        </TableContext.Provider>,
        root,
      );
      return [...root.querySelectorAll(".gated")].map((line) => line.textContent?.replace(/[\u2068\u2069]/g, ""));
    };

    expect(words([])).toEqual([]);
    expect(words([["monster:orc.1", "land:0_town.2"]])).toEqual([expect.stringMatching(/: Orc, town 2/)]);
    expect(words([["monster:imp.1", "land:0_town.2"]])).toEqual([]);
  });

  it("tells a pilgrimage as the end only when nothing can change it any more", () => {
    const film = new Film(view);
    const endings = ["pilgrimage_found", "pilgrimage_found"].map((event) => {
      const scene = film.take(told(event as EventKind, march));
      const root = document.createElement("div");
      render(
        <TableContext.Provider value={atTable(domains, "en", [], { staged: [told("pilgrimage_found")] })}>
          <AdventureStage view={view} scenes={[scene]} over={false} leave={() => undefined} />
        </TableContext.Provider>,
        root,
      );
      return root.querySelectorAll(".outcome").length;
    });

    expect(endings).toEqual([0, 1]);
  });

  it("takes the account that fits the target as soon as there is one", () => {
    const account = (target: string | null) => ({ party: "party:green", target, stays: false, steps: [], defence: [] });
    const before = { ...view, forecast: [account(null)] } as unknown as DomainsView;
    const film = new Film(before);
    const found = film.take(told("target_found", march));
    film.view = { ...view, forecast: [account(march.land)] } as unknown as DomainsView;
    const later = film.take(told("spell_cast", { who: "seat:1", spell: "spell:rust" }));

    expect([found.told?.target, later.told?.target]).toEqual([null, march.land]);
  });

  it("keeps the dice of a spell apart from those of the party", () => {
    const film = new Film(view);
    const scenes = [
      told("target_found", march),
      told("spell_cast", { who: "seat:1", spell: "spell:destroy" }),
      told("defence_rolled", { target: "monster:goblin.1", total: 3 }),
      told("attack_rolled", { target: "monster:goblin.1", total: 16, n: 1, dice: "16" }),
      told("defence_raised", { who: "seat:0", monster: "monster:goblin.1", item: "item:fire", total: 5 }),
      told("attack_won", { target: "monster:goblin.1" }),
      told("defence_rolled", { target: "land:0_forest.1", total: 9 }),
    ].map((entry) => film.take(entry));

    expect(scenes.map((scene) => scene.step)).toEqual([
      "search",
      ...["spells", "spells", "spells", "spells", "spells"],
      "dice",
    ]);
    expect(scenes[5]).toMatchObject({ attack: null, defence: null, rolled: [], outcome: null });
    expect(scenes[6]?.defence).toBe(9);
  });

  it("brings the dice into sight when they are rolled, and what came of them", async () => {
    const film = new Film(view);
    const searched = [film.take(told("target_found", march))];
    const dice = { target: "land:0_forest.1", total: 11, n: 2, dice: "5+6" };
    const rolled = [...searched, film.take(told("attack_rolled", dice))];
    const over = [...rolled, film.take(told("attack_won", { target: "land:0_forest.1" }))];
    const at = atTable(domains, "en", [], { staged: [told("attack_rolled")] });
    const root = document.body.appendChild(document.createElement("div"));
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      if (root.contains(this)) seen.push(this.className);
    };
    // Drawn last, so its effect comes after those of the stage: when it has come, nothing of this drawing scrolls any more.
    let settled = 0;
    const Witness = ({ turn }: { turn: number }) => {
      useEffect(() => {
        settled = turn;
      }, [turn]);
      return null;
    };
    for (const [index, scenes] of [searched, rolled, rolled, over].entries()) {
      render(
        <TableContext.Provider value={at}>
          <AdventureStage view={view} scenes={scenes} over={false} leave={() => undefined} />
          <Witness turn={index + 1} />
        </TableContext.Provider>,
        root,
      );
      await vi.waitFor(() => expect(settled).toBe(index + 1));
    }

    expect(seen).toEqual(["fight", "fight"]);
  });

  it("shows what each die of the attack has rolled, with its kind", () => {
    const film = new Film(view);
    const dice = { target: "land:0_forest.1", total: 12, n: 3, dice: "5+1+6", kinds: "6+6+8" };
    const scenes = [told("target_found", march), told("attack_rolled", dice)].map((entry) => film.take(entry));
    const at = atTable(domains, "de", [], { staged: [told("attack_rolled")] });
    const root = document.createElement("div");
    render(
      <TableContext.Provider value={at}>
        <AdventureStage view={view} scenes={scenes} over={false} leave={() => undefined} />
      </TableContext.Provider>,
      root,
    );

    const shown = [...root.querySelectorAll(".duel .die")].map((die) => die.getAttribute("aria-label"));
    expect(shown).toEqual(["W6: 5", "W6: 1", "W8: 6"]);
    const explained = [...root.querySelectorAll<HTMLElement>(".adventure-steps span, .duel-word")];
    expect(explained).toHaveLength(7);
    for (const { dataset } of explained) expect(at.texts.about(dataset.what ?? "")?.rule).toMatch(/^DD-A|^DD-TARGET/);
  });

  it.each([
    [{}, "attack_held", "3 Evil"],
    [{ defender_evil: 5 }, "attack_held", "5 Evil"],
    [{}, "pilgrimage_found", "1 coin "],
    [{ pilgrimage_coins: 3 }, "pilgrimage_found", "3 coins "],
  ] as const)("tells what the owner gets in this round: %o, %s", (changed_rules, event, gets) => {
    const film = new Film(view);
    const first = told(event === "pilgrimage_found" ? event : "target_found", march);
    const scenes = [first, told(event, { ...march, target: march.land })].map((entry) => film.take(entry));
    const root = document.createElement("div");
    render(
      <TableContext.Provider value={atTable(domains, "en", [], { staged: [told(event)] })}>
        <AdventureStage view={{ ...view, changed_rules }} scenes={scenes} over={false} leave={() => undefined} />
      </TableContext.Provider>,
      root,
    );

    expect(root.querySelector(".outcome")?.textContent?.replace(/[\u2068\u2069]/g, "")).toContain(gets);
  });

  /** The stage as these scenes leave it. */
  function staged(scenes: Scene[], seen = view): HTMLElement {
    const root = document.createElement("div");
    render(
      <TableContext.Provider value={atTable(domains, "en", [], { staged: [told("attack_rolled")] })}>
        <AdventureStage view={seen} scenes={scenes} over={false} leave={() => undefined} />
      </TableContext.Provider>,
      root,
    );
    return root;
  }

  it("adds up the defence as it was rolled and raised, and tells no odds any more", () => {
    const account = {
      party: "party:green",
      target: march.land,
      stays: false,
      steps: [{ symbol: march.symbol, dark: true, candidates: [] }],
      attack: "2d6",
      defence: [{ source: "building:grove.1", flat: 7, dice: "1d6" }],
      success: 0.5,
    };
    const foreseen = { ...view, forecast: [account] } as unknown as DomainsView;
    const film = new Film(foreseen);
    const scenes = [
      told("target_found", march),
      told("defence_rolled", { target: march.land, total: 13, n: 1, dice: "4", kinds: "6" }),
      told("defence_raised", { who: "seat:0", monster: "monster:imp", item: "item:fire", total: 16 }),
    ].map((entry) => film.take(entry));
    const rows = (count: number) =>
      [...staged(scenes.slice(0, count), foreseen).querySelectorAll(".parts tr")].map((row) =>
        [...row.children].map((cell) => cell.textContent?.replace(/[\u2068\u2069\s]/g, "")),
      );

    expect(rows(1).at(-1)).toEqual(["Defence", "76"]);
    expect(rows(2).slice(1)).toEqual([
      ["Rolled", "4d6"],
      ["Besides", "+2"],
      ["Defence", "13"],
    ]);
    expect(rows(3).slice(2)).toEqual([
      ["Paidfor", "+3"],
      ["Besides", "+2"],
      ["Defence", "16"],
    ]);
    expect([1, 2].map((count) => staged(scenes.slice(0, count), foreseen).querySelectorAll(".odds").length)).toEqual([
      1, 0,
    ]);
  });

  it("tells what happened to the party that is under way, not to the one before", () => {
    const film = new Film(view);
    const scenes = [
      told("target_found", march, 1),
      told("attack_won", { target: march.land }, 2),
      told("nothing_found", { party: "party:yellow" }, 3),
    ].map((entry) => film.take(entry));
    const log = [...staged(scenes).querySelectorAll(".adventure-log li")].map((line) => line.textContent ?? "");

    expect(log).toHaveLength(1);
    expect(log[0]).toContain("Yellow Swan");
  });

  it("shows a road where there is somewhere to go", () => {
    const roads = [told("nothing_found", { party: "party:green" }), told("target_found", march)].map((entry) => {
      const root = document.createElement("div");
      render(
        <TableContext.Provider value={atTable(domains, "de", [], { staged: [entry] })}>
          <AdventureStage view={view} scenes={[new Film(view).take(entry)]} over={false} leave={() => undefined} />
        </TableContext.Provider>,
        root,
      );
      return root.querySelectorAll(".adventure-road").length;
    });

    expect(roads).toEqual([0, 1]);
  });

  it("starts anew with the second party and remembers how the first one ended", () => {
    const film = new Film(view);
    const scenes = [
      told("target_found", march),
      told("attack_rolled", { target: "land:0_forest.1", total: 9 }),
      told("attack_won", { target: "land:0_forest.1" }),
      told("party_stays", { party: "party:yellow" }),
    ].map((entry) => film.take(entry));

    expect(scenes[3]).toMatchObject({ attack: null, landRef: null, outcome: "stays" });
    expect(endings(scenes).map((scene) => [scene.party?.party, scene.outcome])).toEqual([
      ["party:green", "won"],
      ["party:yellow", "stays"],
    ]);
  });

  it("goes on with an adventure that was under way", () => {
    const now = { ...march, target: "land:0_forest.1", pilgrimage: false, bonus_dice: [], largest_die: 0, gates: [] };
    const film = new Film({ ...view, adventure: now } as unknown as DomainsView);

    const scene = film.take(told("defence_rolled", { target: "land:0_forest.1", total: 12 }));

    expect([scene.party?.party, scene.landRef, scene.defence]).toEqual(["party:green", "land:0_forest.1", 12]);
  });

  it("tells only what happens in the Adventure phase, and forgets it when the next one begins", () => {
    const resolution = { ...view, phase: "phase:resolution" } as unknown as DomainsView;
    const log = [
      told("spell_cast"),
      told("phase_began", { phase: "phase:adventure" }),
      told("nothing_found", { party: "party:green" }),
      told("phase_began", { phase: "phase:production" }),
      told("spell_cast"),
    ];
    const begun = follow(null, [], resolution);
    const after = follow(begun, log, resolution);

    expect(after.scenes.map((scene) => scene.entry?.event)).toEqual(["nothing_found"]);
    expect(follow(after, [...log, told("phase_began", { phase: "phase:adventure" })], resolution).scenes).toEqual([]);
  });
});

describe("the stage of an adventure takes the place of the city", () => {
  const scene = recording.scenes.find((one) => viewOf(one).adventure !== null);
  const view = viewOf(scene);
  const shown = (open: Ask[]) => draw("Board", view, atTable(domains, "en", open, { table: recording.table }));

  it("but not of the monsters a spell may be cast on", () => {
    const monster = view.market.find((there) => there !== null)?.monster as string;
    const board = shown([ask("target_monster", [monster])]);

    expect(shown([ask("adventure_open", ["pass"])]).querySelector(".adventure")).not.toBeNull();
    expect(board.querySelector(".adventure")).toBeNull();
    expect(board.querySelector<HTMLElement>(".monster.is-option")?.dataset.ref).toBe(monster);
  });

  it("until the round is over where nothing is played", () => {
    set({ speed: "off" });
    const root = document.createElement("div");
    const log = [
      told("phase_began", { phase: "phase:adventure" }, 1),
      told("nothing_found", { party: "party:green" }, 2),
      told("phase_began", { phase: "phase:production" }, 3),
    ];
    const stands = (phase: string, seen: Told[]) => {
      const at = atTable(domains, "en", [], { table: recording.table, log: seen });
      render(
        <TableContext.Provider value={at}>
          <domains.Board view={{ ...view, adventure: null, phase: `phase:${phase}` }} at={at} />
        </TableContext.Provider>,
        root,
      );
      return root.querySelector(".adventure") !== null;
    };

    expect(stands("foreman", [])).toBe(false);
    expect(stands("production", log)).toBe(true);
    expect(stands("end_of_turn", log)).toBe(true);
    expect(stands("fortune", log)).toBe(false);
    set({ speed: "normal" });
  });
});
