/** What is being played, in the prompt's place: the step in words, and the hand on the clock. */

import "./playing.css";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AtTable, GameBoard } from "../../games/board";
import type { LiveTable } from "../../net/live";
import type { Seat, Told } from "../../net/protocol";
import { SeatMark } from "../../pieces/seats";
import { pace, set } from "../../settings";
import { unparted } from "../../text/figures";
import { t } from "../../text/load";
import { Course, type TableFrame } from "../../timeline/course";
import { actorOf, linesOf } from "../../timeline/deeds";
import { type Shown, SPEEDS } from "../../timeline/timeline";
import { partInTurn } from "./cover";
import { sentence } from "./log";

/** The course of the table for as long as this room is open. */
export function useCourse(live: LiveTable, board: GameBoard): Course {
  const [course] = useState(() => new Course(live, board.staging, partInTurn(live.parts.peek(), null).seat));
  useEffect(() => () => course.close(), [course]);
  return course;
}

/** Faster or slower by one; beyond the ends nothing changes. */
export function changeSpeed(by: 1 | -1): void {
  const speed = SPEEDS[SPEEDS.indexOf(pace.peek()) + by];
  if (speed) set({ speed });
}

/** In how much of the log a deed is looked for. */
const LOOKED_AT = 80;

/** The deed that is being told, with what has come of it so far; of several alike the last. */
function wordsOf(told: Told[], at: AtTable): { words: string; seat: Seat | null } | null {
  const last = told.at(-1);
  const roles = at.game.telling ?? {};
  // What belongs to a deed may have been told before it.
  const [whole] = linesOf(at.log.slice(-LOOKED_AT), roles).slice(-1);
  const line = told.some((one) => one.n === whole?.entry.n) ? whole : linesOf(told, roles).at(-1);
  if (!last || !line) return null;
  const entry = line.alike ? last : line.entry;
  const words = line.alike ? at.texts.told(last.event, last.args) : sentence(line, at);
  return { words, seat: actorOf(entry, at.owner) };
}

/** What is being told, in the prompt's place; `idle` if it is nothing. */
export function Playing({ told, at, idle }: { told: Told[]; at: AtTable; idle: string }) {
  const now = wordsOf(told, at);
  return (
    <p class="prompt-words playing" aria-hidden="true">
      {now && now.seat !== null && <SeatMark seat={now.seat} size={18} />}
      <span class="playing-step">{unparted(now?.words ?? idle)}</span>
    </p>
  );
}

export function PlayingButtons({ course, shown }: { course: Course; shown: Shown<TableFrame> }) {
  const paused = course.paused.value;
  return (
    <div class="playing-buttons" role="group" aria-label={t("playing")}>
      {shown.asked && <span class="playing-next">{t("playing-then-you")}</span>}
      <button
        type="button"
        class="quiet"
        onClick={course.pause}
        aria-label={paused ? t("replay-run") : t("replay-pause")}
      >
        {paused ? "▶" : "❚❚"}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={course.step}
        aria-label={t("playing-step")}
        title={t("playing-step")}
      >
        ▶|
      </button>
      <select
        aria-label={t("settings-speed")}
        value={pace.value}
        onChange={(event) => set({ speed: event.currentTarget.value as (typeof SPEEDS)[number] })}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {t(`settings-speed-${speed}`)}
          </option>
        ))}
      </select>
      <button type="button" class={shown.asked ? "main" : ""} onClick={course.end}>
        ▶▶ <span>{t("playing-end")}</span>
      </button>
    </div>
  );
}

/** How much of what was skipped is still said at once. */
const SPOKEN_MOST = 8;

/** What a screen reader hears of the course of the game: every step in its sentence, the deed before what came of it. */
export function Spoken({ at }: { at: AtTable }) {
  const upto = useRef(at.log.length);
  const words = useRef("");
  if (at.log.length !== upto.current) {
    const fresh = at.log.slice(upto.current).slice(-SPOKEN_MOST);
    const deeds = linesOf(fresh, at.game.telling ?? {}).flatMap((line) => [line.entry, ...line.details]);
    words.current = deeds.map((entry) => at.texts.told(entry.event, entry.args)).join(" ");
    upto.current = at.log.length;
  }
  return (
    <p class="sr" role="status" aria-live="polite" data-spoken>
      {words.current}
    </p>
  );
}
