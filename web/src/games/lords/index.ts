/** Dungeon Lords at the table. */

import "./board.css";
import type { GameBoard } from "../board";
import { Board } from "./board";
import { iconOf } from "./icons";
import { facts, ruleOf } from "./printed";
import { staging } from "./staging";
import { telling } from "./telling";
import { Text } from "./text";
import { Training } from "./training";
import { hasFought, inCombat, inTraining, type LordsView, SEASONS, seasonOf } from "./view";

/** Amounts have no place on the board; everything else that can be chosen lies there. */
const AMOUNTS = /^(imps|gold):/;

const lords: GameBoard<LordsView> = {
  slug: "lords",
  Board,
  Text,
  Epilogue: Training,
  staging,
  telling,
  icon: iconOf,
  facts,
  rule: ruleOf,
  shownOnBoard: (ask) => !ask.options.some((option) => AMOUNTS.test(option.key)),
  // The third order is the last chance to change one's mind: when all have chosen, all are revealed.
  confirms: (ask) => (ask.kind === "choose_order" && ask.args.number === 3 ? { id: "board-confirm-orders" } : null),
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
