/** A space further away that can be walked to with one click. */

import { h } from "preact";
import type { AtTable } from "../../board";
import { placeOf, UNIT } from "../view";
import { type Plan, pressed } from "./plan";

/** What points at a space: the mouse, and the keyboard, but not a focus that nobody sees. */
export function pointing(space: string, point: (space: string | null) => void): Record<string, unknown> {
  return {
    "data-point": space,
    onMouseEnter: () => point(space),
    onMouseLeave: () => point(null),
    onFocusIn: (event: FocusEvent) => {
      if ((event.target as Element).matches(":focus-visible")) point(space);
    },
    onFocusOut: () => point(null),
  };
}

interface FarProps {
  space: string;
  cost: number;
  /** What lies there, where that has words of its own. */
  ground: string | undefined;
  plan: Plan;
  at: AtTable;
  run: (plan: Plan) => void;
  point: (space: string | null) => void;
}

export function Far({ space, cost, ground, plan, at, run, point }: FarProps) {
  const [x, y] = placeOf(space);
  const words = plan[0]?.key === "move" ? "board-walk-action" : "board-walk";
  return h(
    "g",
    {
      class: "far",
      "data-walk": space,
      "data-ref": space,
      "data-within": space.replace("space:", "step:"),
      "data-face": ground,
      "aria-label": at.texts.say(words, { space, cost }),
      ...pressed(() => run(plan)),
      ...pointing(space, point),
    },
    <rect x={x * UNIT + 4} y={y * UNIT + 4} width={UNIT - 8} height={UNIT - 8} rx="8" class="far-outline" />,
  );
}
