/** The faces of figures, conditions, cards and skills lead to the rule that says what they are for. */

import { render } from "preact";
import { describe, expect, it } from "vitest";
import common from "../../../../src/gruft/games/descent/content/quests/common.yaml?raw";
import ledger from "../../../../src/gruft/games/descent/rules.yaml?raw";
import { TableContext } from "../../../src/games/board";
import { Face } from "../../../src/pieces/face";
import { at } from "./table";

/** Things of the table with what is printed on them, as far as it says what they are. */
const THINGS: Record<string, object> = {
  "hero:syndrael": { archetype: "warrior" },
  "class:knight": { archetype: "warrior" },
  "ability:syndrael": { archetype: "warrior" },
  "feat:syndrael": { archetype: "warrior" },
  "revive:syndrael": { archetype: "warrior" },
  "trade:syndrael": { archetype: "warrior" },
  "monster:ettin.1": {},
  "master:ettin": {},
  "group:ettin": {},
  "lieutenant:belthir": {},
  "familiar:reanimate": {},
  "npc:villager.1": {},
  "ability:regeneration": { kind: "forced" },
  "condition:stunned": {},
  "surge:iron_longsword.1": {},
  "card:oath_of_honor": {},
  "card:iron_longsword": { slot: "hand", cls: "knight" },
  "card:trueshot": { slot: "hand", origin: "relic" },
  "card:health_potion": { trait: "potion", gold: 25 },
  "card:dash.1": { trait: "event", cls: "basic" },
  "relic:trueshot": {},
  "buy:iron_spear": { slot: "hand", cost: 75 },
  "buy:blood_rage": { cls: "warlord", xp: 1 },
  "sell:iron_longsword": { slot: "hand" },
  "give:iron_spear": { slot: "hand" },
  "reinforce:fb_r1": {},
  "travel:travel_01_plain": {},
};

function rulesOf(of: string): (string | null)[] {
  const here = at("en", []);
  const component = () => ({ name: "thing", text: "", data: THINGS[of] });
  const told = { ...here, texts: Object.assign(Object.create(here.texts), { component }) };
  const root = document.createElement("div");
  render(
    <TableContext.Provider value={told}>
      <Face of={of} />
    </TableContext.Provider>,
    root,
  );
  return [...root.querySelectorAll(".face-rule .rule-link")].map((one) => one.textContent);
}

describe("the face", () => {
  it.each(Object.keys(THINGS))("of %s leads to a rule there is", (of) => {
    const rules = rulesOf(of);

    expect(rules).toHaveLength(1);
    expect(ledger + common).toMatch(new RegExp(`- id: ${rules[0]}$`, "m"));
  });

  it("tells the decks apart", () => {
    const cards = Object.keys(THINGS).filter((of) => of.startsWith("card:"));

    expect(new Set(cards.map((of) => rulesOf(of)[0])).size).toBe(cards.length);
  });
});
