/** Walking further than one step: the way is cut into steps, each answered when it is asked for.
 *
 * Whatever comes between (a trap, a card to answer, a step that is not possible after all) ends the walk.
 */

import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { AtTable } from "../board";
import { type DescentView, type Place, placeOf, UNIT, wayTo } from "./view";

/** The steps to a space if they are more than one and the first may be taken now; else nothing. */
export function stepsTo(view: DescentView, at: AtTable, space: string): string[] {
  if (at.watching) return [];
  const steps = wayTo(view, space)
    .slice(1)
    .map(([x, y]: Place) => `step:${x},${y}`);
  return steps.length > 1 && at.stands(steps[0] ?? "").state === "option" ? steps : [];
}

/** Gives the steps left to take and takes the next whenever it is an option. */
export function useWalk(at: AtTable): (steps: string[]) => void {
  const [steps, setSteps] = useState<string[]>([]);
  const ask = at.asks[0];
  useEffect(() => {
    const [next, ...rest] = steps;
    if (!next || !ask) return;
    if (at.stands(next).state === "option") {
      setSteps(rest);
      at.choose(next);
    } else {
      setSteps([]);
    }
  }, [ask?.id]);
  return ([first, ...rest]) => {
    if (!first) return;
    setSteps(rest);
    at.choose(first);
  };
}

interface FarProps {
  space: string;
  cost: number;
  at: AtTable;
  go: () => void;
  point: (space: string | null) => void;
}

/** A space further away that can be walked to with one click. */
export function Far({ space, cost, at, go, point }: FarProps) {
  const [x, y] = placeOf(space);
  return h(
    "g",
    {
      class: "far",
      role: "button",
      tabIndex: 0,
      "data-walk": space,
      "data-point": space,
      "aria-label": at.texts.say("board-walk", { space, cost }),
      onClick: go,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        go();
      },
      onMouseEnter: () => point(space),
      onMouseLeave: () => point(null),
      onFocus: () => point(space),
      onBlur: () => point(null),
    },
    <rect x={x * UNIT + 4} y={y * UNIT + 4} width={UNIT - 8} height={UNIT - 8} rx="8" class="far-outline" />,
  );
}
