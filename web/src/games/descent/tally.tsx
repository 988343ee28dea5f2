/** What the quest counts, always in sight: beside the map, on a phone on the tab of the quest and, while it changes, over
 * the map. */

import "./tally.css";
import { useEffect, useRef, useState } from "preact/hooks";
import type { EventKind, Told } from "../../net/protocol";
import { Count } from "../../pieces/count";
import { capital, slugOf } from "../../text/texts";
import type { Events } from "../../wire/descent";
import { type AtTable, useTable } from "../board";
import { type DescentView, idOf } from "./view";

/** How long a change stays lit: who was looking elsewhere has time to come. */
const LIT_MS = 3200;

const COUNTED: EventKind = "quest_counted" satisfies keyof Events;

interface Counted {
  name: string;
  ref: string;
  value: number;
  /** How many somebody wins with; 0 where nobody does by the number alone, or it has not been told. */
  goal: number;
}

/** How many of a thing decide the quest, as it was last told. */
function goalOf(log: Told[], ref: string): number {
  return Number(log.findLast(({ event, args }) => event === COUNTED && args.counter === ref)?.args.goal ?? 0);
}

/** What the quest counts under names that people know. */
export function counted({ counters }: DescentView, { texts, log }: AtTable): Counted[] {
  return Object.entries(counters)
    .map(([name, value]) => ({ name, value, ref: `counter:${name}` }))
    .filter(({ ref }) => texts.component(ref) || texts.has(`name-${slugOf(ref)}`))
    .map((one) => ({ ...one, goal: goalOf(log, one.ref) }));
}

/** What has come true in the quest; it is no number, and another quest may count under the same word. */
function facts({ counters, quest }: DescentView, { texts }: AtTable): { name: string; ref: string }[] {
  return Object.keys(counters)
    .map((name) => ({ name, ref: `fact:${idOf(quest)}.${name}` }))
    .filter(({ ref }) => texts.has(`name-${slugOf(ref)}`));
}

/** Those that have just changed. What was there when one came has not; another encounter counts anew. */
function useLit(view: DescentView): string[] {
  const before = useRef({ encounter: view.encounter, counters: view.counters });
  const [lit, light] = useState<string[]>([]);
  const changed = Object.entries(view.counters).filter(([name, value]) => before.current.counters[name] !== value);
  const anew = before.current.encounter !== view.encounter;
  useEffect(() => {
    before.current = { encounter: view.encounter, counters: view.counters };
    if (anew) light([]);
    else if (changed.length > 0) light(changed.map(([name]) => name));
  }, [view.encounter, view.counters]);
  useEffect(() => {
    if (lit.length === 0) return undefined;
    const timer = setTimeout(() => light([]), LIT_MS);
    return () => clearTimeout(timer);
  }, [lit]);
  return lit;
}

export function Tally({ view }: { view: DescentView }) {
  const at = useTable();
  const lit = useLit(view);
  const trueNow = facts(view, at);
  const all = counted(view, at).filter(({ name }) => !trueNow.some((fact) => fact.name === name));
  if (all.length + trueNow.length === 0) return null;
  return (
    <ul class={`tally ${lit.length > 0 ? "has-news" : ""}`} aria-label={at.texts.say("board-tally")}>
      {all.map(({ name, ref, value, goal }) => (
        <li key={name} data-ref={ref} class={lit.includes(name) ? "is-lit" : ""}>
          {capital(at.texts.name(ref))}:{" "}
          <b>
            <Count value={value} />
          </b>
          {goal > 0 && ` ${at.texts.say("board-tally-of", { goal })}`}
        </li>
      ))}
      {trueNow.map(({ name, ref }) => (
        <li key={name} data-ref={ref} class={lit.includes(name) ? "is-lit" : ""}>
          {capital(at.texts.name(ref))}
        </li>
      ))}
    </ul>
  );
}

/** How far the number that decides the quest has come, for whoever does not see the ribbon. */
export function Goal({ view }: { view: DescentView }) {
  const at = useTable();
  const deciding = counted(view, at).find(({ goal }) => goal > 0);
  if (!deciding) return null;
  const { ref, value, goal } = deciding;
  return (
    <span class="tab-goal">
      <span aria-hidden="true">
        {value}/{goal}
      </span>
      <span class="sr">
        {" "}
        {at.texts.name(ref)}: {value} {at.texts.say("board-tally-of", { goal })}
      </span>
    </span>
  );
}
