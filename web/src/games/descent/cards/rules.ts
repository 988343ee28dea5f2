/** Which rule says what a thing of Descent is for, where its words do not (texts/what.*.ftl). */

import type { Component } from "../../../net/protocol";
import type { ItemData } from "./cards";

const KINDS: Record<string, string> = {
  ability: "DE-OLT-04",
  class: "DE-SETUP-08",
  condition: "DE-COND-01",
  familiar: "DE-FAM-05",
  feat: "DE-FEAT-01",
  give: "DE-SELL-03",
  group: "DE-MON-01",
  hero: "DE-COMP-06",
  lieutenant: "DE-LT-01",
  master: "DE-COMP-03",
  monster: "DE-OLT-03",
  npc: "QC-17",
  reinforce: "DE-MON-03",
  relic: "DE-RELIC-02",
  revive: "DE-REVIVE-01",
  sell: "DE-SELL-01",
  surge: "DE-SURGE-01",
  trade: "DE-TRADE-01",
  travel: "DE-TRAVEL-03",
};

interface CardData extends ItemData {
  origin?: string;
  gold?: number;
}

/** Items, search cards and overlord cards say what they are; a skill stands in the book of its class. */
function deckRule({ origin, slot, gold, cls }: CardData): string {
  if (origin === "relic") return "DE-RELIC-01";
  if (slot) return "DE-ITEM-01";
  if (gold !== undefined) return "DE-SEARCH-03";
  return cls ? "DE-OLC-02" : "DE-SKILL-01";
}

export function ruleOf(ref: string, component?: Component): string | undefined {
  const kind = ref.split(":")[0] ?? "";
  const data = (component?.data ?? {}) as CardData;
  if (kind === "card") return deckRule(data);
  if (kind === "buy") return data.slot ? "DE-SHOP-02" : "DE-XP-03";
  // What a hero can always do stands on the hero sheet.
  return kind === "ability" && "archetype" in data ? KINDS.hero : KINDS[kind];
}
