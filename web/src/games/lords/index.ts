/** Dungeon Lords at the table. */

import "./board.css";
import { type Ask, type AskKind, isOneOf, type Key } from "../../net/protocol";
import type { Doubt, GameBoard } from "../board";
import { Board } from "./board";
import { iconOf } from "./icons";
import { facts, ruleOf } from "./printed";
import { staging } from "./staging";
import { telling } from "./telling";
import { Text } from "./text";
import { Epilogue } from "./titles";
import { hasFought, inCombat, inTraining, type LordsView, SEASONS, seasonOf } from "./view";

/** Amounts have no place on the board; everything else that can be chosen lies there. */
const AMOUNTS = /^(imps|gold):/;

/** What stands on cards and is explained beside them. */
const WORDS = [
  "word:first",
  "word:fatigue",
  "word:conquest",
  "step:healing",
  "word:knocked_out",
  "word:withdraw",
  "word:seal",
];

/** Questions of an order that is being carried out. */
const ORDERS: AskKind[] = ["get_food", "improve_reputation", "recruit_imps", "buy_traps", "mine", "hire", "build"];

/** What one press would throw away: an order that is not begun, or rooms that could still produce. */
function leaves(ask: Ask, key: Key): Doubt | null {
  if (key === "stop" && isOneOf(ask, ["produce"]))
    return { id: "board-confirm-idle", args: { rooms: ask.options.length - 1 } };
  // Digging may stop once it has begun.
  const unused = key === "stop" ? isOneOf(ask, ["dig"]) && ask.args.dug === 0 : key === "pass" && isOneOf(ask, ORDERS);
  return unused ? { id: "board-confirm-unused" } : null;
}

const lords: GameBoard<LordsView> = {
  slug: "lords",
  Board,
  Text,
  Epilogue,
  staging,
  telling,
  icon: iconOf,
  facts,
  rule: ruleOf,
  words: WORDS,
  shownOnBoard: (ask) => !ask.options.some((option) => AMOUNTS.test(option.key)),
  confirms: (ask, key) => {
    // The third order is the last chance to change one's mind: when all have chosen, all are revealed.
    if (ask.kind === "choose_order" && ask.args.number === 3) return { id: "board-confirm-orders" };
    return leaves(ask, key);
  },
  points: (view) => view.points.map((sheet) => Object.values(sheet).reduce((sum, points) => sum + points, 0)),
  phases: (view, texts) => {
    if (inTraining(view)) return [{ id: "training", label: texts.say("board-training"), now: true }];
    const now = seasonOf(view);
    const fighting = inCombat(view) || hasFought(view);
    return [
      { id: "year", label: texts.say("board-year", { year: view.year }), now: false },
      ...SEASONS.map((season, index) => ({
        id: season,
        of: `season:${season}`,
        label: texts.name(`season:${season}`),
        now: index === now && !fighting,
      })),
      { id: "combat", label: texts.say("board-combat"), now: fighting },
    ];
  },
};

export default lords;
