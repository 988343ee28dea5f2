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

/** What whoever could walk has for it. With nothing, what is in reach is what a move action would bring. */
function points(view: DescentView): number {
  return view.outlook?.points ?? 0;
}

/** Whether the question is about somebody else's way, or about no way of a figure at all. */
function asksOthers(view: DescentView, at: AtTable): boolean {
  const own = view.outlook?.figure;
  return at.asks.every(({ args }) => (args.figure ?? args.token ?? own) !== own);
}

/** The steps to a space if they are more than one and the first may be taken now, with a move action if need be; else nothing.
 * Nobody suffers fatigue for a way: that is asked for step by step.
 */
export function stepsTo(view: DescentView, at: AtTable, space: string): Plan {
  if (at.watching || asksOthers(view, at)) return [];
  const steps = wayTo(view, space)
    .slice(1)
    .map(([x, y]: Place) => ({ key: `step:${x},${y}` }));
  const [first] = steps;
  if (!first) return [];
  const open = (key: string) => at.stands(key).state === "option";
  if (points(view) > 0) {
    if (open("go")) return [{ key: "go" }, ...steps];
    return open(first.key) && steps.length > 1 ? steps : [];
  }
  return open("move") ? [{ key: "move" }, ...steps] : [];
}

/** The spaces that can be walked to now, with what a click there does; nothing where the space is an answer itself.
 * Whoever only looks on sees how far the figure can come, as long as it can.
 */
export function walksOf(view: DescentView, at: AtTable): Map<string, Plan> {
  const mine = !at.watching && at.asks.length > 0;
  const able = points(view) > 0 || view.actions > 0;
  const walks = new Map<string, Plan>();
  if (mine && asksOthers(view, at)) return walks;
  for (const { space } of view.outlook?.reach ?? []) {
    const answer = at.stands(space.replace("space:", "step:")).state === "option";
    const plan = mine && !answer ? stepsTo(view, at, space) : [];
    if (mine ? answer || plan.length > 0 : able) walks.set(space, plan);
  }
  return walks;
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
  const go = (wanted: Plan, on: boolean) => {
    const next = nextOf(wanted, (key) => at.stands(key).state === "option");
    setPlan(next?.rest ?? []);
    if (next) at.choose(next.key, on);
  };
  useEffect(() => {
    if (plan.length > 0 && ask) go(plan, true);
  }, [ask?.id]);
  return (wanted) => go(wanted, false);
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
