/** Tyrants of the Underdark at the table. */

import "./board.css";
import type { GameBoard } from "../board";
import { Board } from "./board";
import { facts, ruleOf } from "./cards";
import { iconOf } from "./icons";
import { staging } from "./staging";
import { telling } from "./telling";
import { Text } from "./text";
import { pointsOf, type TyrantsView } from "./view";

/** What has no place of its own on the board: options of a card, effects put off. */
const IN_WORDS = /^(option|late):/;

/** What the cards make one do. */
const WORDS = [
  "presence",
  "deploy",
  "assassinate",
  "supplant",
  "devour",
  "promote",
  "spy",
  "move",
  "return",
  "focus",
].map((word) => `word:${word}`);

/** What power is paid for. */
const BASIC_ACTIONS = ["deploy", "assassinate", "return_spy"];

/** The two rows of market decks: what is chosen in one is not there for the other. */
const OTHER_DECK: Record<string, string> = { deck_one: "deck_two", deck_two: "deck_one" };

const tyrants: GameBoard<TyrantsView> = {
  slug: "tyrants",
  Board,
  Text,
  staging,
  telling,
  icon: iconOf,
  facts,
  unfit: (option, value, options) => (options[OTHER_DECK[option] ?? ""] === value ? "options.same_deck" : null),
  rule: ruleOf,
  words: WORDS,
  shownOnBoard: (ask) => !ask.options.some((option) => IN_WORDS.test(option.key)),
  slots: { main: BASIC_ACTIONS },
  confirms: (ask, key, view) => {
    const cost = ask.kind === "option" && ask.args[key];
    if (cost) return { id: "board-confirm-unpayable", args: { cost } };
    if (ask.kind !== "main" || key !== "end") return null;
    const may = (...starts: string[]) => ask.options.some((one) => starts.some((start) => one.key.startsWith(start)));
    // What nothing can be done with is no loss.
    const left = {
      hand: may("play:") ? view.hand.length : 0,
      power: may(...BASIC_ACTIONS) ? view.power : 0,
      influence: may("recruit:") ? view.influence : 0,
    };
    return left.hand + left.power + left.influence > 0 ? { id: "board-confirm-end", args: left } : null;
  },
  points: (view) => view.players.map(pointsOf),
  phases: (view, texts) => [
    ...(view.round === 0 ? [{ id: "claim", label: texts.say("beat-claim"), now: true }] : []),
    {
      id: "round",
      label: texts.say("board-round", { round: Math.max(1, view.round) }),
      now: view.round > 0 && !view.ending,
    },
    ...(view.ending ? [{ id: "last", label: texts.say("board-last-round"), now: true }] : []),
  ],
};

export default tyrants;
