/** What the faces of Dark Domains say of a thing that lies on the table: its signs and tokens, each with its rule. */

import { render } from "preact";
import { describe, expect, it } from "vitest";
import { TableContext } from "../../src/games/board";
import domains from "../../src/games/domains";
import type { AdventurerView, DomainsView, MonsterView } from "../../src/games/domains/view";
import { Face } from "../../src/pieces/face";
import { atTable, inWords, type Lang, Recording } from "../scenes";

const LANGS = ["de", "en"] as const;
const recording = new Recording(domains);
const view = recording.scenes.at(-1)?.parts[0]?.view as DomainsView;
const monster = view.market.find((one) => one) as MonsterView;
const [green] = view.parties;
const leader = green?.adventurers[0] as AdventurerView;

function face(of: string, lang: Lang, more: Partial<DomainsView> = {}): HTMLElement {
  const at = atTable(domains, lang, [], { table: recording.table, view: { ...view, ...more } });
  const root = document.createElement("div");
  render(
    <TableContext.Provider value={at}>
      <Face of={of} />
    </TableContext.Provider>,
    root,
  );
  inWords(root);
  return root;
}

const marks = (root: HTMLElement) =>
  [...root.querySelectorAll(".face-keywords > div")].map((one) => [
    one.querySelector("dt")?.textContent,
    one.querySelector(".rule-link")?.textContent,
  ]);

describe("the face", () => {
  it("of a monster explains the tokens on it", () => {
    const market = [{ ...monster, imbued: 2, armed: 1 }];

    expect(marks(face(monster.monster, "en"))).toEqual([]);
    expect(marks(face(monster.monster, "en", { market }))).toEqual([
      ["Imbue ×2", "DD-TOKEN-05"],
      ["Weapon", "DD-TOKEN-06"],
    ]);
    expect(face(monster.monster, "de", { market }).textContent).toContain("Verteidigung für das Monster");
  });

  it("of an adventurer explains the signs, and the token", () => {
    const parties = [{ ...green, adventurers: [{ ...leader, imbued: 1 }] }] as DomainsView["parties"];
    const told = marks(face(leader.adventurer, "en", { parties }));

    expect(told).toHaveLength(new Set([leader.left, leader.right]).size + 1);
    expect(told.at(-1)).toEqual(["Imbue", "DD-TOKEN-05"]);
    for (const [, rule] of told.slice(0, -1)) expect(rule).toMatch(/^DD-TARGET-0[3-6]$/);
  });

  it("of a space that is closed says what closes it", () => {
    const places = view.places.map((place) => ({
      ...place,
      spaces: place.spaces.map((space) => ({ ...space, unavailable: space.space === "space:seer.1" })),
    }));

    expect(marks(face("space:seer.1", "en", { places }))).toEqual([["Unavailable", "DD-TOKEN-07"]]);
    expect(marks(face("space:niktmarg.1", "en", { places })).map(([name]) => name)).not.toContain("Unavailable");
  });

  it.each(LANGS)("of a party says whom it would visit, and how likely it wins: %s", (lang) => {
    const [first] = view.forecast;
    const land = "land:0_forest.1";
    const steps = [{ symbol: "symbol:town", dark: true, candidates: [] }];
    const forecast = [
      { ...first, party: "party:green", stays: false, target: land, steps, pilgrimage: false, success: 0.63 },
    ];
    const words = face("party:green", lang, { forecast } as Partial<DomainsView>).querySelector(".facts")?.textContent;

    expect(words).toContain("63");
    expect(words).toContain(atTable(domains, lang, []).texts.name("symbol:town"));
    expect(face("party:green", lang, { forecast: [] }).querySelector(".facts")).toBeNull();
  });

  it("of whatever lies on the table leads to a rule", () => {
    const things = [
      ...view.places.flatMap((place) => [place.place, ...place.spaces.map((space) => space.space)]),
      ...view.parties.flatMap((party) => [party.party, ...party.adventurers.map((one) => one.adventurer)]),
      ...["unavailable", "desecration", "sanctify", "imbue", "weapon", "gate"].map((one) => `token:${one}`),
      ...["building:grove.1", "spell:rust", "henchman:zasch", "master:ovidan", "fortune:the_sun", monster.monster],
      ...["hidden:far_lands.1", "thing:due", "thing:lore", "thing:minions", "thing:order", "thing:extra_die"],
    ];

    for (const thing of things)
      expect(face(thing, "en").querySelectorAll(".face-rule .rule-link"), thing).toHaveLength(1);
  });
});
