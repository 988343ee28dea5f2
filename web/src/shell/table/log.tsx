/** The chronicle: everything this seat may know, in whole sentences, with the rule behind it. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { AtTable } from "../../games/board";
import { api } from "../../net/api";
import type { LiveTable } from "../../net/live";
import type { Entry } from "../../net/protocol";
import { RuleLink } from "../../pieces/rule";
import { SeatMark } from "../../pieces/seats";
import { t } from "../../text/load";

const SHOWN_AT_ONCE = 250;

/** Whom an entry is about: the first seat it names. */
export function seatOf(entry: Entry): number | null {
  const said = Object.values(entry.args).find((value) => typeof value === "string" && /^seat:\d+$/.test(value));
  return typeof said === "string" ? Number(said.slice(5)) : null;
}

/** The rule behind each kind of event of this game, once it is known. */
function useRules(slug: string): Record<string, string> {
  const [rules, learn] = useState<Record<string, string>>({});
  useEffect(() => {
    void api.events(slug).then(learn, () => learn({}));
  }, [slug]);
  return rules;
}

function Line({ entry, at, rule }: { entry: Entry; at: AtTable; rule: string | undefined }) {
  const seat = seatOf(entry);
  return (
    <li class={`log-line log-${entry.event.replaceAll("_", "-")}`}>
      {seat !== null && <SeatMark seat={seat} size={13} />}
      <span>
        {at.texts.news(entry.event, entry.args)} <RuleLink id={rule} />
      </span>
    </li>
  );
}

export function Log({ live, at }: { live: LiveTable; at: AtTable }) {
  const [all, showAll] = useState(false);
  const rules = useRules(at.table.game);
  const end = useRef<HTMLLIElement>(null);
  const newest = at.log.at(-1)?.n ?? -1;
  const seen = live.seen.value;
  useEffect(() => end.current?.scrollIntoView?.({ block: "nearest" }), [newest]);
  if (at.log.length === 0) return <p class="empty">{t("log-empty")}</p>;
  const lines = all ? at.log : at.log.slice(-SHOWN_AT_ONCE);
  const firstNew = seen ? lines.find((entry) => entry.n >= seen)?.n : undefined;
  return (
    <ol class="log" aria-live="polite" aria-relevant="additions">
      {lines.length < at.log.length && (
        <li>
          <button type="button" class="quiet" onClick={() => showAll(true)}>
            {t("log-earlier", { count: at.log.length - lines.length })}
          </button>
        </li>
      )}
      {lines.map((entry) => (
        <>
          {entry.n === firstNew && entry !== lines[0] && (
            <li key={`new-${entry.n}`} class="log-since">
              {t("since-you-were-here")}
            </li>
          )}
          <Line key={entry.n} entry={entry} at={at} rule={rules[entry.event]} />
        </>
      ))}
      <li ref={end} aria-hidden="true" class="log-end" />
    </ol>
  );
}
