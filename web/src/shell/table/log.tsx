/** The chronicle: everything this seat may know, in whole sentences, with the rule behind it. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { AtTable } from "../../games/board";
import type { LiveTable } from "../../net/live";
import type { Entry } from "../../net/protocol";
import { RuleLink } from "../../pieces/rule";
import { SeatMark } from "../../pieces/seats";
import { t } from "../../text/load";

const SHOWN_AT_ONCE = 250;

function seatOf(entry: Entry): number | null {
  if (typeof entry.seat === "number") return entry.seat;
  const said = entry.args.seat;
  return typeof said === "string" && /^seat:\d+$/.test(said) ? Number(said.slice(5)) : null;
}

function Line({ entry, at }: { entry: Entry; at: AtTable }) {
  const seat = seatOf(entry);
  return (
    <li class={`log-line log-${entry.event.replaceAll("_", "-")}`}>
      {seat !== null && <SeatMark seat={seat} size={13} />}
      <span>
        {at.texts.news(entry.event, entry.args)} <RuleLink id={entry.rule} />
      </span>
    </li>
  );
}

/** The number of the last entry seen before this visit, remembered per table in this browser. */
function useLastSeen(id: string, newest: number): number {
  const key = `gruft.seen.${id}`;
  const [seen] = useState(() => Number(localStorage.getItem(key) ?? "-1"));
  useEffect(() => {
    try {
      if (newest >= 0) localStorage.setItem(key, String(newest));
    } catch {
      // Without storage there is no "since you were here".
    }
  }, [key, newest]);
  return seen;
}

export function Log({ live, at }: { live: LiveTable; at: AtTable }) {
  const [all, showAll] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  const newest = at.log.at(-1)?.n ?? -1;
  const seen = useLastSeen(live.id, newest);
  useEffect(() => end.current?.scrollIntoView?.({ block: "nearest" }), [newest]);
  if (at.log.length === 0) return <p class="empty">{t("log-empty")}</p>;
  const lines = all ? at.log : at.log.slice(-SHOWN_AT_ONCE);
  const firstNew = seen >= 0 ? lines.find((entry) => entry.n > seen)?.n : undefined;
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
          <Line key={entry.n} entry={entry} at={at} />
        </>
      ))}
      <li ref={end} aria-hidden="true" class="log-end" />
    </ol>
  );
}
