/** The chronicle of Tyrants: what a card brings stands in the line of the card, what was paid for says so. */

import { describe, expect, it } from "vitest";
import tyrants from "../../src/games/tyrants";
import type { EventKind, Told } from "../../src/net/protocol";
import { sentence } from "../../src/shell/table/log";
import { type Line, linesOf, refsOf } from "../../src/timeline/deeds";
import { atTable, type Lang, told as line, textsOf } from "../scenes";

let count = 0;
const RED = "seat:1";
const told = (event: EventKind, args: Told["args"] = {}) => line(event, { who: RED, ...args }, count++);
const plays = (card: string, by = "") => told("card_played", { card: `card:${card}`, by });
const deploys = (place: string, by = "", power = 0) => told("troop_deployed", { place: `site:${place}`, by, power });
const lines = (log: Told[]) => linesOf(log, tyrants.telling ?? {});
const names = (log: Told[]) => lines(log).map((one) => [one.entry.event, ...one.details.map(({ event }) => event)]);

const NAMES: Record<string, Record<Lang, string>> = {
  "card:enchanter_of_thay.1": { en: "Enchanter of Thay", de: "Bezauberer von Thay" },
  "choice:enchanter_of_thay-2": { en: "Return 1 of your spies", de: "Schicke 1 deiner Spione zurück" },
  "card:air_elemental.1": { en: "Air Elemental", de: "Luftelementar" },
  "card:noble.2": { en: "Noble", de: "Adliger" },
};

function said(log: Told[], lang: Lang): string[] {
  const spoken = textsOf("tyrants", lang, (seat) => `Player ${seat + 1}`);
  const component = (ref: string) => (NAMES[ref] ? { name: NAMES[ref][lang], text: "", data: {} } : undefined);
  const texts = Object.assign(Object.create(spoken), { component });
  return lines(log).map((one) => sentence(one, atTable(tyrants, lang, [], { texts })));
}

describe("a card", () => {
  it("says which of its options was chosen, also where nothing came of it", () => {
    const chosen = told("option_chosen", { option: "choice:enchanter_of_thay-2", in_vain: 0 });
    const log = [plays("enchanter_of_thay.1"), chosen];

    expect(said(log, "en")).toEqual(["Player 2 plays Enchanter of Thay: “Return 1 of your spies”"]);
    expect(said(log, "de")).toEqual(["Player 2 spielt „Bezauberer von Thay“ aus: „Schicke 1 deiner Spione zurück“"]);

    const vain = told("option_chosen", { option: "choice:enchanter_of_thay-2", in_vain: 1 });
    expect(said([plays("enchanter_of_thay.1"), vain], "de")).toEqual([
      "Player 2 spielt „Bezauberer von Thay“ aus: „Schicke 1 deiner Spione zurück“ (ohne Wirkung)",
    ]);
  });

  it("brings everything in its own line, what is alike added up; its places are all known there", () => {
    const by = "card:air_elemental.1";
    const places = ["eryndlyn", "everfire", "yathchol"];
    const back = told("spy_returned", { spy: "spy:eryndlyn-red", by, power: 0 });
    const log = [plays("air_elemental.1"), back, ...places.map((place) => deploys(place, by))];
    const [only] = lines(log);

    expect(said(log, "en")).toEqual(["Player 2 plays Air Elemental: 1 spy returned, 3 troops deployed"]);
    expect(said(log, "de")).toEqual([
      "Player 2 spielt „Luftelementar“ aus: 1 Spion zurückgeschickt, 3 Einheiten eingesetzt",
    ]);
    expect(refsOf(only as Line).map(({ ref }) => ref)).toEqual(
      expect.arrayContaining(places.map((place) => `site:${place}`)),
    );
  });

  it("tells what it does to others with their names", () => {
    const card = "card:noble.2";
    const log = [plays("air_elemental.1"), told("card_discarded", { who: "seat:0", card })];

    expect(said(log, "en")).toEqual(["Player 2 plays Air Elemental: Player 1 discards Noble"]);
    expect(said([plays("air_elemental.1"), told("card_discarded", { card })], "de")).toEqual([
      "Player 2 spielt „Luftelementar“ aus: „Adliger“ abgelegt",
    ]);
  });

  it("that plays another is told with it in one line", () => {
    const log = [
      plays("air_elemental.1"),
      plays("noble.2", "card:air_elemental.1"),
      told("influence_gained", { amount: 1 }),
      told("card_devoured", { card: "card:noble.2" }),
    ];

    expect(said(log, "en")).toEqual(["Player 2 plays Air Elemental: plays Noble, +1 influence, Noble devoured"]);
  });

  it("is named anew where it does something at the end of the turn", () => {
    const card = "card:air_elemental.1";
    const log = [
      plays("air_elemental.1"),
      plays("noble.2"),
      told("late_effect", { card }),
      told("card_promoted", { card: "card:noble.2", by: card }),
      told("marker_points_gained", { amount: 2 }),
      told("cards_drawn", { amount: 5, by: "" }),
    ];

    expect(said(log, "en").slice(2)).toEqual([
      "Player 2 carries out Air Elemental at the end of the turn: Noble promoted",
      "Player 2 gains 2 VP for total control.",
      "Player 2 draws 5 cards.",
    ]);
  });
});

describe("what is paid for", () => {
  it("is a deed of its own and says its price, in both languages", () => {
    const troop = "troop:eryndlyn-white";
    const log = [
      plays("noble.2"),
      deploys("eryndlyn", "", 1),
      told("troop_assassinated", { troop, by: "", power: 3 }),
      told("marker_taken", { site: "site:eryndlyn" }),
      told("card_recruited", { card: "card:air_elemental.1", by: "", influence: 5 }),
    ];

    expect(names(log)).toEqual([
      ["card_played"],
      ["troop_deployed"],
      ["troop_assassinated", "marker_taken"],
      ["card_recruited"],
    ]);
    expect(said(log, "en").slice(1)).toEqual([
      "Player 2 deploys a troop for 1 power: eryndlyn.",
      "Player 2 assassinates the eryndlyn-white for 3 power: control marker of eryndlyn",
      "Player 2 recruits Air Elemental for 5 influence.",
    ]);
    expect(said(log, "de")[3]).toBe("Player 2 rekrutiert für 5 Einfluss „Luftelementar“.");
  });

  it("is one line where troops are deployed one after the other", () => {
    const log = [deploys("eryndlyn", "", 1), deploys("everfire", "", 1), plays("noble.2"), deploys("yathchol", "", 1)];

    expect(said(log, "en")).toEqual([
      "Player 2 deploys troops for 1 power each: eryndlyn and everfire.",
      "Player 2 plays Noble.",
      "Player 2 deploys a troop for 1 power: yathchol.",
    ]);
    expect(said(log, "de")[0]).toBe("Player 2 setzt Einheiten für je 1 Macht ein: eryndlyn und everfire.");
  });

  it("names a place once where several troops come to it", () => {
    const log = ["everfire", "eryndlyn", "everfire"].map((place) => deploys(place, "", 1));

    expect(said(log, "en")).toEqual(["Player 2 deploys troops for 1 power each: everfire ×2 and eryndlyn."]);
  });

  it("a point in place of a troop is one deed with its price", () => {
    const log = [plays("noble.2"), told("barracks_empty", { by: "", power: 1 })];

    expect(said(log, "en")[1]).toBe("Player 2 has no troops left and gains 1 VP for 1 power instead.");
    expect(said([plays("noble.2"), told("barracks_empty", { by: "card:noble.2", power: 0 })], "en")).toEqual([
      "Player 2 plays Noble: +1 VP (no troops left)",
    ]);
  });
});

it("influence at the beginning of a turn says where it comes from", () => {
  const begun = (influence: number) => said([told("turn_begun", { round: 3, influence })], "de")[0];

  expect(begun(0)).toBe("Runde 3: Player 2");
  expect(begun(2)).toBe("Runde 3: Player 2 (+2 Einfluss für Kontrollmarker)");
});

it("in German a troop or a spy that something is done to is named within the sentence", () => {
  const { texts } = atTable(tyrants, "de", []);
  const of = { who: "Mira", troop: "schwarze Einheit (Eryndlyn)", spy: "Spion von Rot (Eryndlyn)" };
  const say = (event: string, power = 0) => texts.say(`event-${event}`, { ...of, power });

  expect(say("troop-assassinated", 3)).toBe("Mira meuchelt für 3 Macht die schwarze Einheit (Eryndlyn).");
  expect(say("troop-supplanted")).toBe("Mira ersetzt die schwarze Einheit (Eryndlyn).");
  expect(say("troop-returned")).toBe("Mira schickt die schwarze Einheit (Eryndlyn) zurück.");
  expect(say("spy-returned")).toBe("Mira schickt den Spion von Rot (Eryndlyn) zurück.");
});

it("what was told before events had a cause stays as it was: deeds of their own", () => {
  const log = [plays("noble.2"), deploys("eryndlyn"), told("card_recruited", { card: "card:noble.2", by: "" })];

  expect(said(log, "en")).toEqual([
    "Player 2 plays Noble.",
    "Player 2 deploys a troop: eryndlyn.",
    "Player 2 recruits Noble.",
  ]);
});

it("every detail of a card has its few words, in both languages", () => {
  const silent = ["market_refilled", "card_drawn", "deck_shuffled", "marker_points_gained"];
  const deeds = ["turn_begun"];
  const details = Object.keys(tyrants.telling ?? {}).filter((event) => ![...silent, ...deeds].includes(event));

  for (const lang of ["de", "en"] as const) {
    const texts = textsOf("tyrants", lang, String);
    expect(details.filter((event) => !texts.has(`brief-${event.replaceAll("_", "-")}`))).toEqual([]);
  }
});
