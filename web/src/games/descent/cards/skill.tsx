/** Skills as their classes print them: what they cost to learn and to use. The cards themselves carry only words. */

import { saying } from "../../../pieces/face";
import { Icon } from "../../../pieces/icon";
import { type AtTable, dataOf } from "../../board";
import { THINGS } from "../icons";
import { idOf } from "../view";

export interface Use {
  kind?: string;
  fatigue?: number;
  /** The player chooses how much. */
  fatigue_x?: boolean;
}

interface SkillData {
  id: string;
  xp: number;
  use?: Use;
}

export interface ClassData {
  equipment?: string[];
  skills?: SkillData[];
}

/** What can be learned by what it costs, the cheapest at the root. */
export function branches<Learned extends { xp: number }>(skills: Learned[]): Learned[][] {
  const costs = [...new Set(skills.map((skill) => skill.xp))].sort((a, b) => a - b);
  return costs.map((xp) => skills.filter((skill) => skill.xp === xp));
}

/** How a card is used: items say so themselves, skills in the book of their class. */
function useOf(at: AtTable, ref: string): Use | undefined {
  const own = dataOf<{ use?: Use }>(at.texts.component(ref))?.use;
  if (own) return own;
  const skills = at.texts.refs("class").flatMap((one) => dataOf<ClassData>(at.texts.component(one))?.skills ?? []);
  return skills.find((skill) => skill.id === idOf(ref))?.use;
}

interface Taken {
  action: boolean;
  fatigue: number | "X" | null;
}

/** What it takes to use a card; null: nothing. */
export function takes(at: AtTable, ref: string): Taken | null {
  const use = useOf(at, ref);
  const action = use?.kind === "action";
  const fatigue = use?.fatigue_x ? "X" : use?.fatigue || null;
  return action || fatigue ? { action, fatigue } : null;
}

export function Price({ of, at }: { of: string; at: AtTable }) {
  const taken = takes(at, of);
  if (!taken) return null;
  const { action, fatigue } = taken;
  return (
    <span class="use-price">
      {action && <span class="use-action">{at.texts.say("board-use-action")}</span>}
      {fatigue && (
        <span class="use-fatigue" {...saying(at.texts.say("board-use-fatigue", { count: fatigue }), false)}>
          <Icon name={THINGS.fatigue} title={at.texts.say("board-stat-fatigue")} /> {fatigue}
        </span>
      )}
    </span>
  );
}
