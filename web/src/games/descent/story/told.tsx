/** The narrator: stories in italics with one large initial, on parchment. */

import type { ComponentChildren } from "preact";
import type { CarriedView } from "../../../wire/descent";
import { type AtTable, useTable } from "../../board";
import type { DescentView } from "../view";
import { idOf } from "../view";
import { Sayings } from "./aims";
import { encounterBefore, useBriefing } from "./briefing";

export function Tale({ children }: { children: ComponentChildren }) {
  return <p class="tale">{children}</p>;
}

/** The side that has won the encounter before this one, as the log tells it. */
export function firstWinner(at: AtTable): string {
  const last = at.log.filter((told) => told.event === "encounter_ended").at(-1);
  return String(last?.args.winner ?? "").replace(/^side:/, "");
}

/** A story of a quest, or of the campaign: how it was won, or what happens between its encounters. */
export function taleOf(at: AtTable, of: string, moment: "won" | "between", winner: string): string | null {
  return at.texts.component(`story:${idOf(of)}.${moment}_${winner}`)?.text || null;
}

/** What the rules about carrying over come to: the counters they have kept. */
function Kept({ carries, counters }: { carries: CarriedView[]; counters: DescentView["counters"] }) {
  const { texts } = useTable();
  const kept = carries.flatMap((one) => one.counters).filter((counter) => idOf(counter) in counters);
  if (kept.length === 0) return null;
  return (
    <p class="between-kept">
      {kept.map((counter) => (
        <span key={counter}>
          {texts.name(counter)}: <b>{counters[idOf(counter)]}</b>
        </span>
      ))}
    </p>
  );
}

/** Between two encounters: what has happened, who has won, and what carries over. */
export function Between({ view }: { view: DescentView }) {
  const at = useTable();
  const last = encounterBefore(view.encounter);
  const briefing = useBriefing(last, at.texts.lang);
  if (!last) return null;
  const winner = firstWinner(at);
  const story = taleOf(at, view.quest, "between", winner);
  return (
    <div class="between">
      <h4>{at.texts.say("story-between")}</h4>
      {winner && <p class="between-won">{at.texts.say(`story-first-${winner}`, { encounter: last })}</p>}
      {story && <Tale>{story}</Tale>}
      {briefing && (
        <>
          <h5>{at.texts.say("story-carries")}</h5>
          <Sayings of={briefing.carries} texts={at.texts} />
          <Kept carries={briefing.carries} counters={view.counters} />
          <p class="between-stays">{at.texts.say("story-stays")}</p>
        </>
      )}
    </div>
  );
}
