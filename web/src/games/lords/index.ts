/** Dungeon Lords at the table. */

import "./board.css";
import type { GameBoard } from "../board";
import { Board } from "./board";
import { iconOf } from "./icons";
import { facts } from "./printed";
import { Text } from "./text";
import { inCombat, inTraining, type LordsView, SEASONS, seasonOf } from "./view";

/** Asks whose options all lie on the board, well in sight. */
const ON_BOARD = new Set([
  "keep_order",
  "choose_order",
  "retrieve",
  "dig",
  "shed_tunnel",
  "build_where",
  "battle_tile",
  "cave_in",
]);

const lords: GameBoard<LordsView> = {
  slug: "lords",
  Board,
  Text,
  icon: iconOf,
  facts,
  shownOnBoard: (ask) => ON_BOARD.has(ask.kind),
  // The third order is the last chance to change one's mind: then all are revealed.
  confirms: (ask) => ask.kind === "choose_order" && ask.args.number === 3,
  points: (view) => view.points.map((sheet) => Object.values(sheet).reduce((sum, points) => sum + points, 0)),
  phases: (view, texts) => {
    if (inTraining(view)) return [{ id: "training", label: texts.say("board-training"), now: true }];
    const now = seasonOf(view);
    const fighting = inCombat(view);
    return [
      { id: "year", label: texts.say("board-year", { year: view.year }), now: false },
      ...SEASONS.map((season, index) => ({
        id: season,
        label: texts.name(`season:${season}`),
        now: index === now && !fighting,
      })),
      { id: "combat", label: texts.say("board-combat"), now: fighting },
    ];
  },
};

export default lords;
