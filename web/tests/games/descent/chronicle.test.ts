/** The chronicle of Descent: who fell and who was hurt by what. */

import { describe, expect, it } from "vitest";
import descent from "../../../src/games/descent";
import type { EventKind, Told } from "../../../src/net/protocol";
import { sentence } from "../../../src/shell/table/log";
import { linesOf } from "../../../src/timeline/deeds";
import { atTable, type Lang, told as line, textsOf } from "../../scenes";

const NAMES: Record<string, Record<Lang, string>> = {
  "hero:jain_fairwood": { de: "Jaine", en: "Jain" },
  "hero:avric_albright": { de: "Avric", en: "Avric" },
  "monster:goblin_archer.1": { de: "der Goblin-Bogenschütze", en: "the Goblin Archer" },
  "master:cave_spider.1": { de: "die Elite-Höhlenspinne", en: "the Master Cave Spider" },
  "card:web_trap": { de: "Netz", en: "Web" },
  "card:web_trap.1": { de: "Netz", en: "Web" },
  "card:lightning_strike.1": { de: "Blitzschlag", en: "Lightning Strike" },
  "ability:choke": { de: "Würgegriff", en: "Choke" },
  "condition:immobilized": { de: "gelähmt", en: "Immobilized" },
  "terrain:lava": { de: "Lava", en: "Lava" },
};
const JAIN = "hero:jain_fairwood";
const SPIDER = "master:cave_spider.1";

let count = 0;
const told = (event: EventKind, args: Told["args"] = {}) => line(event, args, count++);
const hurt = (figure: string, cause: string) => told("damage_suffered", { figure, damage: 1, cause, tired: 0 });

function said(lang: Lang, ...log: Told[]): string[] {
  const component = (ref: string) => {
    const name = NAMES[ref]?.[lang];
    return name ? { name, called: name, text: "", data: {} } : undefined;
  };
  const texts = Object.assign(Object.create(textsOf("descent", lang, String)), { component });
  return linesOf(log, descent.telling ?? {}).map((one) => sentence(one, atTable(descent, lang, [], { texts })));
}

describe("the chronicle", () => {
  it("says whom a card has given a condition", () => {
    const log = [
      told("card_used", { figure: SPIDER, card: "ability:choke", what: "card" }),
      told("condition_given", { figure: JAIN, condition: "condition:immobilized" }),
    ];

    expect(said("de", ...log)).toEqual(["Die Elite-Höhlenspinne benutzt „Würgegriff“: Jaine gelähmt"]);
    expect(said("en", ...log)).toEqual(["The Master Cave Spider uses Choke: Jain Immobilized"]);
  });

  it("blames no deed for what has a cause of its own", () => {
    const passed = told("card_passed", { figure: JAIN, card: "card:lightning_strike.1", other: "hero:avric_albright" });
    const drew = told("overlord_drew", { cards: 1 });

    expect(said("de", passed, hurt(JAIN, "card:web_trap")).at(-1)).toBe("Jaine erleidet 1 Schaden (Netz).");
    expect(said("en", passed, hurt(JAIN, "card:web_trap")).at(-1)).toBe("Jain suffers 1 damage (Web).");
    expect(said("de", drew, told("monster_defeated", { figure: SPIDER }))).toEqual([
      "Der Overlord zieht eine Karte.",
      "Die Elite-Höhlenspinne ist besiegt.",
    ]);
  });

  it("tells what a card, a walk or an attack has done in the line of that, and what else hurt there", () => {
    const played = told("overlord_card_played", { card: "card:web_trap.1" });
    const walked = told("figure_moved", { figure: JAIN, space: "space:1,1" });
    const setsOut = told("move_action_taken", { figure: JAIN, points: 4 });
    const attacked = told("attack_declared", { figure: JAIN, target: SPIDER, weapon: "" });
    const fell = told("monster_defeated", { figure: SPIDER });

    expect(said("en", played, hurt(JAIN, "card:web_trap"))).toEqual(["The overlord plays Web: Jain −1 ♥ (Web)"]);
    expect(said("en", setsOut, walked, hurt(JAIN, "terrain:lava"), walked)).toEqual([
      "Jain performs a move action (4 movement points): Jain −1 ♥ (Lava)",
    ]);
    expect(said("en", attacked, hurt(SPIDER, ""), fell)).toEqual([
      "Jain attacks the Master Cave Spider: Master Cave Spider −1 ♥, Master Cave Spider defeated",
    ]);
  });

  it("tells a walk after a wound as a deed of its own", () => {
    const walked = told("figure_moved", { figure: JAIN, space: "space:1,1" });

    expect(said("en", hurt(JAIN, "card:web_trap"), walked)).toEqual(["Jain suffers 1 damage (Web).", "Jain moves."]);
  });

  it("lists who is put in place without articles", () => {
    const placed = [JAIN, "monster:goblin_archer.1", SPIDER].map((figure) =>
      told("figure_placed", { figure, space: "space:1,1" }),
    );

    expect(said("de", ...placed)).toEqual(["Aufgestellt werden: Jaine, Goblin-Bogenschütze und Elite-Höhlenspinne."]);
    expect(said("en", ...placed)).toEqual(["Put in place: Jain, Goblin Archer and Master Cave Spider."]);
  });
});
