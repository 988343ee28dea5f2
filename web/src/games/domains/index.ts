/** Dark Domains at the table. */

import type { AskKind } from "../../net/protocol";
import { isOneOf } from "../../net/protocol";
import type { Asks } from "../../wire/domains";
import "./board.css";
import type { GameBoard } from "../board";
import { Board } from "./board";
import { doubtOf } from "./forgone";
import { iconOf } from "./icons";
import { facts } from "./printed";
import { ruleOf } from "./rules";
import { staging } from "./staging";
import { telling } from "./telling";
import { Text } from "./text";
import { type DomainsView, earns, landWith, offerAt, PHASES, phaseOf, plainName, shortName } from "./view";

/** What has no place of its own on the board: amounts, goods in somebody else's stores, and cards that lie in a deck. */
const IN_WORDS = /^(amount|colour):/;
const LISTED: (keyof Asks)[] = ["steal_item", "seer_order"];

/** Slots in which one may play something without anybody having done anything. */
const SLOTS: (keyof Asks)[] = ["preparation", "after_minions", "adventure_open", "adventure_defend", "end_of_turn"];
/** The argument that names what sets a question off. */
const TRIGGERS: Partial<Record<AskKind, string>> = { react: "spell", charm: "place" };

const domains: GameBoard<DomainsView> = {
  slug: "domains",
  Board,
  Text,
  staging,
  telling,
  icon: iconOf,
  facts,
  rule: ruleOf,
  words: ["thing:decay", "word:dark", "word:remove", "word:bonus"],
  shownOnBoard: (ask) => !isOneOf(ask, LISTED) && !ask.options.some((option) => IN_WORDS.test(option.key)),
  confirms: doubtOf,
  reaction: (ask) => isOneOf(ask, SLOTS),
  trigger: (ask) => {
    const about = ask.args[TRIGGERS[ask.kind] ?? ""];
    return about === undefined ? undefined : String(about);
  },
  earns,
  label: (key, view, at) => {
    const stands = key.startsWith("monster:") && at.asks[0]?.kind !== "bonus_bar" && landWith(view, key);
    if (stands) return at.texts.say("board-standing", { name: plainName(at, key), land: stands.land });
    const lying = offerAt(view, key);
    if (lying === undefined) return undefined;
    const there = lying === null ? at.texts.say("board-offer-gone") : shortName(at.texts.name(lying));
    return at.texts.say("board-slot", { place: `place:${key.slice(6).split(".")[0]}`, there });
  },
  points: (view) => view.players.map((player) => player.evil ?? 0),
  phases: (view, texts) => [
    { id: "round", label: texts.say("board-round", { round: Math.max(1, view.round) }), now: false },
    ...PHASES.map((phase) => ({
      id: phase,
      label: texts.name(`phase:${phase}`),
      now: phaseOf(view) === phase,
    })),
  ],
};

export default domains;
