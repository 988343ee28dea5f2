/** When the campaign is looked at instead of the map of the quest, and which part of it a question is about. */

import type { Ask } from "../../../net/protocol";
import type { Asks, CampaignView } from "../../../wire/descent";
import type { DescentView } from "../view";

export const ROOMS = ["road", "shop", "skills", "desk", "chronicle"] as const;
export type HubRoom = (typeof ROOMS)[number];

/** Questions that belong to a room of the hub. */
const ASKED: Partial<Record<keyof Asks, HubRoom>> = {
  shop: "shop",
  pack: "shop",
  buy_for: "shop",
  give_to: "shop",
  accept: "shop",
  agree_to_buy: "shop",
  agree_to_sell: "shop",
  award_relic: "chronicle",
  train: "skills",
  scheme: "desk",
  take_back: "desk",
  set_aside: "desk",
  entrust: "desk",
  choose_quest: "road",
  travel_choice: "road",
  travel_tester: "road",
  travel_next: "road",
  travel_finder: "road",
  travel_attribute: "road",
  travel_victim: "road",
  travel_discard: "road",
};

/** What one looks at during a step of the campaign phase while one is not asked. */
const STEPS: Record<string, HubRoom> = {
  sell_search: "chronicle",
  clean_up: "chronicle",
  rewards: "chronicle",
  shopping: "shop",
  experience: "skills",
  choose_quest: "road",
  travel: "road",
};

/** The room of the hub where something is going on; null: the quest itself is under way or being laid out. */
export function roomOf(view: DescentView, ask: Ask | undefined): HubRoom | null {
  if (!view.campaign) return null;
  const asked = ask && ASKED[ask.kind as keyof Asks];
  const step = STEPS[view.campaign.step] ?? null;
  // Exchanging things with a neighbour happens on the map as well.
  if (asked && (step || ask.kind !== "accept")) return asked;
  return step;
}

/** Whether one quest is over and the next not chosen yet: none of them lies on the table. */
export function betweenQuests({ campaign }: DescentView): boolean {
  return campaign !== null && campaign.step in STEPS && !chosen(campaign);
}

/** Whether the next quest is chosen and the heroes may still exchange things before they set out. */
export function isPacking(campaign: CampaignView): boolean {
  return campaign.step === "choose_quest" && chosen(campaign);
}

function chosen(campaign: CampaignView): boolean {
  return campaign.quests.some((quest) => quest.state === "now");
}

/** Keys the rooms show themselves; the tray need not. */
const SHOWN = /^(buy|sell|give|quest|road):/;

/** Whether the hub shows the answer of this question itself. */
export function shownInHub(ask: Ask, key: string): boolean {
  return SHOWN.test(key) || (ask.kind in ASKED && /^(hero|card|relic):/.test(key));
}
