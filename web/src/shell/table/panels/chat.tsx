/** Talking across the table. Whatever is written is shown as plain text; what was pointed at is named. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { LiveTable } from "../../../net/live";
import { SeatMark } from "../../../pieces/seats";
import { lang, settings } from "../../../settings";
import { t } from "../../../text/load";
import type { Texts } from "../../../text/texts";
import { knock, useLooking } from "../notice";
import { saidOf } from "./motions";

const KEY = "gruft.read";
const MOST_KEPT = 200;

/** The last line that was read at each table, by its link. */
function allRead(): [token: string, line: number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

function keepRead(token: string, line: number): void {
  const others = allRead().filter(([one]) => one !== token);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [token, line]].slice(-MOST_KEPT)));
  } catch {
    // Without storage nothing is news with the next visit.
  }
}

/** How many lines of others have come since the chat was last read, here or in an earlier visit; each new one knocks softly.
 *
 * An open chat is read only while somebody looks at the page.
 */
export function useUnread(live: LiveTable, open: boolean): number {
  const reads = useLooking() && open;
  const [seen, see] = useState(() => allRead().find(([token]) => token === live.token)?.[1] ?? null);
  const theirs = live.chat.value.filter((line) => line.seat === null || !live.you.value.includes(line.seat));
  const newest = theirs.at(-1)?.n ?? 0;
  const before = useRef(newest);
  useEffect(() => {
    // What was said before one came for the first time is not news.
    if (reads || seen === null) {
      see(newest);
      keepRead(live.token, newest);
    } else if (newest > Math.max(seen, before.current) && settings.value.sound) knock();
    before.current = newest;
  }, [reads, newest]);
  return reads || seen === null ? 0 : theirs.filter((line) => line.n > seen).length;
}

/** Whoever has come by the keyboard writes at once (`writing`); a finger is not covered by a keyboard it did not ask for. */
export function Chat({ live, texts, writing }: { live: LiveTable; texts: Texts; writing?: boolean | undefined }) {
  const [text, write] = useState("");
  const end = useRef<HTMLLIElement>(null);
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (writing) line.current?.focus();
  }, [writing]);
  const lines = live.chat.value;
  const newest = lines.at(-1)?.n;
  useEffect(() => end.current?.scrollIntoView?.({ block: "nearest" }), [newest]);
  const clock = new Intl.DateTimeFormat(lang.value, { timeStyle: "short" });
  return (
    <div class="chat">
      {lines.length === 0 && <p class="empty">{t("chat-empty")}</p>}
      {(lines[0]?.n ?? 1) > 1 && (
        <button type="button" class="quiet" onClick={() => live.earlier()}>
          {t("chat-earlier")}
        </button>
      )}
      <ol aria-live="polite">
        {lines.map((line) => (
          <li key={line.n}>
            {line.seat !== null && <SeatMark seat={line.seat} size={13} />} <strong>{line.name}</strong>{" "}
            <time dateTime={line.at}>{clock.format(new Date(line.at))}</time>
            {line.ref && <p class="chat-points">{saidOf(line.ref) ?? `→ ${texts.name(line.ref)}`}</p>}
            {line.text && <p>{line.text}</p>}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {live.role.value === "player" && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) void live.say(text.trim());
            write("");
          }}
        >
          <input
            ref={line}
            type="text"
            maxLength={500}
            value={text}
            placeholder={t("chat-write")}
            aria-label={t("chat-write")}
            onInput={(event) => write(event.currentTarget.value)}
          />
          <button type="submit">{t("chat-send")}</button>
        </form>
      )}
    </div>
  );
}
