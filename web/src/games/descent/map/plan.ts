/** Several answers in a row, each given when it is asked for: a walk of many steps, an attack from the map.
 *
 * Whatever comes between (a trap, a card to answer, a step that is not possible after all) ends the plan.
 */

import { useEffect, useState } from "preact/hooks";
import type { AtTable } from "../../board";
import { type DescentView, type Place, wayTo } from "../view";

export interface Step {
  key: string;
  /** Left out if nobody asks for it. */
  maybe?: boolean;
}
export type Plan = Step[];

/** The steps to a space if they are more than one and the first may be taken now, with a move action if need be; else nothing. */
export function stepsTo(view: DescentView, at: AtTable, space: string): Plan {
  if (at.watching) return [];
  const steps = wayTo(view, space)
    .slice(1)
    .map(([x, y]: Place) => ({ key: `step:${x},${y}` }));
  const [first] = steps;
  if (!first) return [];
  if (at.stands(first.key).state === "option") return steps.length > 1 ? steps : [];
  return at.stands("move").state === "option" ? [{ key: "move" }, ...steps] : [];
}

/** Attack with this weapon on that space. Which weapon, and sometimes which target, is only asked if there is a choice. */
export function attackPlan(word: string, attack: { weapon: string; space: string }): Plan {
  return [{ key: word }, { key: attack.weapon, maybe: true }, { key: attack.space, maybe: true }];
}

/** What is left of a plan once the next step that is possible is taken; null if none is. */
export function nextOf(plan: Plan, possible: (key: string) => boolean): { key: string; rest: Plan } | null {
  const [step, ...rest] = plan;
  if (!step) return null;
  if (possible(step.key)) return { key: step.key, rest };
  return step.maybe ? nextOf(rest, possible) : null;
}

/** Gives a function that starts a plan, and goes on with it at each new ask. */
export function usePlan(at: AtTable): (plan: Plan) => void {
  const [plan, setPlan] = useState<Plan>([]);
  const ask = at.asks[0];
  const go = (wanted: Plan) => {
    const next = nextOf(wanted, (key) => at.stands(key).state === "option");
    setPlan(next?.rest ?? []);
    if (next) at.choose(next.key);
  };
  useEffect(() => {
    if (plan.length > 0 && ask) go(plan);
  }, [ask?.id]);
  return go;
}

/** What makes a part of a drawing a button. */
export function pressed(go: () => void): Record<string, unknown> {
  return {
    role: "button",
    tabIndex: 0,
    onClick: go,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      go();
    },
  };
}
