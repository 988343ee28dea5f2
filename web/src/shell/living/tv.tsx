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
import { held, linkTo } from "../../net/tokens";
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
import { winnersOf } from "./winners";

const NOTHING: Told[] = [];

/** How many of the last deeds stay in sight, and in how much of the log they are looked for. */
const DEEDS = 5;
const LOOKED_AT = 80;

/** What a board is drawn for; a larger screen shows it larger, not more of it. */
const DRAWN_FOR = { width: 1440, height: 900 };

function scaleNow(): number {
  return Math.max(1, Math.min(window.innerWidth / DRAWN_FOR.width, window.innerHeight / DRAWN_FOR.height));
}

function useScale(): number {
  const [scale, set] = useState(scaleNow);
  useEffect(() => {
    const resized = () => set(scaleNow());
    window.addEventListener("resize", resized);
    return () => window.removeEventListener("resize", resized);
  }, []);
  return scale;
}

function Codes({ live, at }: { live: LiveTable; at: AtTable }) {
  const opened = held().find((one) => one.id === live.id && (one.links || one.handed));
  const chairs = live.over.value ? [] : emptyChairs(opened, at.table.seats);
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
  if (shown.waiting > 0)
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
      {waiting.length === 0 ? t("table-thinks") : t("waiting-for")}{" "}
      {waiting.map((seat) => (
        <span key={seat} class="waiting-seat">
          <SeatMark seat={seat} size={30} /> {at.texts.name(`seat:${seat}`)}
        </span>
      ))}
    </p>
  );
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
  const scale = useScale();
  const shown = course.shown.value;
  const { view, length, told, running } = shown;
  const all = live.logs.peek().get(null);
  const log = useMemo(() => (all ?? []).slice(0, length), [all, length]);
  useWatchingKeys(course);
  const table = live.table.value;
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
    fresh: 0,
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
      <div class={`room tv game-${board.slug}`} style={{ zoom: scale, height: `calc(100dvh / ${scale})` }}>
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
          {shown.waiting === 0 && shown.frame.result && (
            <section class="tv-score" aria-label={t("score-title")}>
              <Reckoning result={shown.frame.result} view={view} live={live} at={at} />
            </section>
          )}
        </main>
        <footer class="tv-foot">
          <div>
            <Turn live={live} at={at} shown={shown} />
            <Deeds at={at} told={shown.waiting > 0} />
          </div>
          <Codes live={live} at={at} />
        </footer>
        <Spoken at={at} />
      </div>
    </TableContext.Provider>
  );
}
