/** The table on a television: the open board, large, what happens on it, whose turn it is, and a code to scan. No buttons;
 * the keys of whoever watches hold, step and skip here too.
 *
 * Only what everybody may see is shown here. Whoever still has to come finds the code for their phone in the corner, if
 * this browser is the one that opened the table.
 */

import "./living.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type AtTable, type GameBoard, TableContext } from "../../games/board";
import type { LiveTable } from "../../net/live";
import type { Told } from "../../net/protocol";
import { type Held, held, linkTo } from "../../net/tokens";
import { SeatMark } from "../../pieces/seats";
import { Travel } from "../../pieces/travel";
import { t } from "../../text/load";
import type { Texts } from "../../text/texts";
import type { TableFrame } from "../../timeline/course";
import { linesOf } from "../../timeline/deeds";
import type { Shown } from "../../timeline/timeline";
import { LineState, titleOf } from "../table/head";
import { useWatchingKeys } from "../table/keys";
import { sentence, whose } from "../table/log";
import { awaited, emptyChairs, QrCode } from "../table/panels/links";
import { Reckoning } from "../table/panels/score";
import { Playing, Spoken, useCourse } from "../table/playing";
import { Awaited } from "../table/prompt";
import { winnersOf } from "./winners";

const NOTHING: Told[] = [];

/** How many of the last deeds stay in sight, and in how much of the log they are looked for. */
const DEEDS = 5;
const LOOKED_AT = 80;

/** What a board is drawn for; a larger screen shows it larger, not more of it. */
const DRAWN_FOR = { width: 1440, height: 900 };

/** Nobody can scroll here: what is cut is drawn smaller step by step, as long as it can be read. */
const SMALLER = 0.05;
const LEAST = 0.6;
const LOOK_AGAIN_MS = 250;

/** What is scrolled to, elsewhere. */
const SCROLLS = ".stage, .stage [role=region], .stage [tabindex='0']";

function sizeNow(): number {
  return Math.max(1, Math.min(window.innerWidth / DRAWN_FOR.width, window.innerHeight / DRAWN_FOR.height));
}

/** Whether a part of the board is out of sight. What shows its end by itself is not cut. */
function isCut(room: HTMLElement | null): boolean {
  return [...(room?.querySelectorAll<HTMLElement>(SCROLLS) ?? [])].some((part) => {
    const beyond = part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
    return beyond && !part.matches("ol") && /auto|scroll/.test(getComputedStyle(part).overflowY);
  });
}

/** How large the room is drawn, so that the whole board is in it; `full`: as long as nothing else takes room from it. */
function useScale(room: HTMLElement | null, full: unknown): number {
  const [size, set] = useState(sizeNow);
  const [part, shrink] = useState(1);
  useEffect(() => {
    const resized = () => set(sizeNow());
    window.addEventListener("resize", resized);
    return () => window.removeEventListener("resize", resized);
  }, []);
  useEffect(() => {
    shrink(1);
    // By the clock: some words come later than the board, and letters find their size after it.
    const clock = setInterval(() => {
      if (isCut(room)) shrink((now) => Math.max(LEAST, now - SMALLER));
    }, LOOK_AGAIN_MS);
    return () => clearInterval(clock);
  }, [room, size, full]);
  return size * part;
}

/** What this browser keeps of the table, if it can bring somebody there. */
function openedHere(live: LiveTable): Held | undefined {
  return held().find((one) => one.id === live.id && (one.links || one.handed));
}

function Codes({ live, chairs }: { live: LiveTable; chairs: ReturnType<typeof emptyChairs> }) {
  if (chairs.length > 0)
    return (
      <aside class="tv-codes" aria-label={t("tv-scan")}>
        {chairs.map(({ seat, token }) => (
          <figure key={seat.seat}>
            <QrCode text={linkTo(live.id, token, "hand")} label={t("qr-of", { name: seat.name })} />
            <figcaption>
              <SeatMark seat={seat.seat} /> {seat.name}
            </figcaption>
          </figure>
        ))}
      </aside>
    );
  return (
    <aside class="tv-codes is-small" aria-label={t("tv-watch")}>
      <figure>
        <QrCode text={linkTo(live.id, live.token)} label={t("tv-watch")} />
        <figcaption>{t("tv-watch")}</figcaption>
      </figure>
    </aside>
  );
}

/** What is told just now; when all is told, whom the table waits for, or who has won. */
function Turn({ live, at, shown }: { live: LiveTable; at: AtTable; shown: Shown<TableFrame> }) {
  if (shown.waiting > 0 || shown.telling)
    return (
      <div class="tv-turn">
        <Playing told={shown.told} at={at} idle={t("playing")} />
      </div>
    );
  if (shown.frame.result) return <p class="tv-turn">{winnersOf(shown.frame.result, at.texts)}</p>;
  if (live.closed.value) return <p class="tv-turn">{at.texts.refusal(live.closed.value)}</p>;
  const waiting = awaited(live, shown.frame.waiting);
  return (
    <p class="tv-turn">
      <Awaited whom={waiting} at={at} size={30} />
    </p>
  );
}

/** What has happened since the turn began is new to everybody who looks up. */
function turnBegan(log: Told[], board: GameBoard): number {
  const lately = log.slice(-LOOKED_AT);
  const heading = linesOf(lately, board.telling ?? {}).findLast(({ role }) => role !== "deed");
  return (heading?.entry ?? lately[0])?.n ?? 0;
}

/** The last deeds, each with what has come of it; the one that is told just now stands above them. */
function Deeds({ at, told }: { at: AtTable; told: boolean }) {
  const lines = linesOf(at.log.slice(-LOOKED_AT), at.game.telling ?? {});
  const last = lines.slice(0, told ? -1 : undefined).slice(-DEEDS);
  return (
    <ol class="tv-steps" aria-hidden="true">
      {last.map((line) => {
        const seat = whose(line, at);
        return (
          <li key={line.entry.n}>
            {seat !== null && <SeatMark seat={seat} size={20} />} <span>{sentence(line, at)}</span>
          </li>
        );
      })}
    </ol>
  );
}

export function Television({ live, texts, board }: { live: LiveTable; texts: Texts; board: GameBoard }) {
  const course = useCourse(live, board);
  const [room, enter] = useState<HTMLElement | null>(null);
  const shown = course.shown.value;
  const { view, length, told, running } = shown;
  const all = live.logs.peek().get(null);
  const log = useMemo(() => (all ?? []).slice(0, length), [all, length]);
  useWatchingKeys(course);
  const table = live.table.value;
  const chairs = live.over.value ? [] : emptyChairs(openedHere(live), table?.seats ?? []);
  const scale = useScale(room, chairs.length);
  if (!table) return null;
  const at: AtTable = {
    table,
    seat: null,
    owner: (ref) => board.owner?.(view, ref) ?? null,
    led: () => null,
    asks: [],
    texts,
    game: board,
    log,
    staged: running ? told : NOTHING,
    fresh: turnBegan(log, board),
    watching: true,
    television: true,
    stands: () => ({ state: "idle" }),
    option: (ask, key) => texts.option(ask.kind, key, ask.args),
    choose: () => undefined,
    whyNot: () => Promise.resolve(null),
    showRule: () => undefined,
  };
  const phases = board.phases?.(view, texts) ?? [];
  return (
    <TableContext.Provider value={at}>
      <div ref={enter} class={`room tv game-${board.slug}`} style={{ zoom: scale, height: `calc(100dvh / ${scale})` }}>
        <header class="head">
          <h1 class="head-title">{titleOf(at)}</h1>
          {table.name && <span class="head-table">{table.name}</span>}
          <ol class="phases" aria-label={t("phases")}>
            {phases.map((phase) => (
              <li key={phase.id} aria-current={phase.now ? "step" : undefined} data-phase={phase.id}>
                <span>{phase.label}</span>
              </li>
            ))}
          </ol>
          <LineState live={live} />
        </header>
        <main class="stage">
          <Travel when={shown} class="stage-inner">
            <board.Board view={view} at={at} />
          </Travel>
          {shown.waiting === 0 && !shown.telling && shown.frame.result && (
            <section class="tv-score" aria-label={t("score-title")}>
              <Reckoning result={shown.frame.result} view={view} live={live} at={at} />
            </section>
          )}
        </main>
        <footer class="tv-foot">
          <div>
            <Turn live={live} at={at} shown={shown} />
            <Deeds at={at} told={shown.waiting > 0 || shown.telling} />
          </div>
          <Codes live={live} chairs={chairs} />
        </footer>
        <Spoken at={at} />
      </div>
    </TableContext.Provider>
  );
}
