/** Tyrants of the Underdark at the table. */

import "./board.css";
import type { GameBoard } from "../board";
import { Board } from "./board";
import { facts } from "./cards";
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

const tyrants: GameBoard<TyrantsView> = {
  slug: "tyrants",
  Board,
  Text,
  staging,
  telling,
  icon: iconOf,
  facts,
  words: WORDS,
  shownOnBoard: (ask) => !ask.options.some((option) => IN_WORDS.test(option.key)),
  slots: { main: ["deploy", "assassinate", "return_spy"] },
  confirms: (ask, key, view) => {
    const left = view.hand.length + view.power + view.influence;
    if (ask.kind !== "main" || key !== "end" || left === 0) return null;
    return {
      id: "board-confirm-end",
      args: { hand: view.hand.length, power: view.power, influence: view.influence },
    };
  },
  points: (view) => view.players.map(pointsOf),
  phases: (view, texts) => [
    { id: "claim", label: texts.say("beat-claim"), now: view.round === 0 },
    {
      id: "round",
      label: texts.say("board-round", { round: Math.max(1, view.round) }),
      now: view.round > 0 && !view.ending,
    },
    ...(view.ending ? [{ id: "last", label: texts.say("board-last-round"), now: true }] : []),
  ],
};

export default tyrants;
