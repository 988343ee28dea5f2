/** The table on a television: the open board, large, what happens on it, whose turn it is, and a code to scan. No buttons.
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
import { seatOf } from "../../timeline/steps";
import { awaited, emptyChairs, QrCode } from "../table/panels/links";
import { Spoken, useCourse } from "../table/playing";
import { winnersOf } from "./winners";

const NOTHING: Told[] = [];

/** How many of the last steps stay in sight. */
const STEPS = 5;

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

function Turn({ live, at }: { live: LiveTable; at: AtTable }) {
  const waiting = awaited(live);
  if (live.result.value) return <p class="tv-turn">{winnersOf(live.result.value, at.texts)}</p>;
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

function Steps({ at }: { at: AtTable }) {
  const last = at.log.slice(-STEPS);
  return (
    <ol class="tv-steps" aria-hidden="true">
      {last.map((entry) => {
        const seat = seatOf(entry);
        return (
          <li key={entry.n}>
            {seat !== null && <SeatMark seat={seat} size={20} />} <span>{at.texts.told(entry.event, entry.args)}</span>
          </li>
        );
      })}
    </ol>
  );
}

export function Television({ live, texts, board }: { live: LiveTable; texts: Texts; board: GameBoard }) {
  const course = useCourse(live, board);
  const scale = useScale();
  const { view, length, told, running } = course.shown.value;
  const all = live.logs.peek().get(null);
  const log = useMemo(() => (all ?? []).slice(0, length), [all, length]);
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
          <h1 class="head-title">{texts.has("game-title") ? texts.say("game-title") : t(`game-${board.slug}`)}</h1>
          {table.name && <span class="head-table">{table.name}</span>}
          <ol class="phases" aria-label={t("phases")}>
            {phases.map((phase) => (
              <li key={phase.id} aria-current={phase.now ? "step" : undefined} data-phase={phase.id}>
                <span>{phase.label}</span>
              </li>
            ))}
          </ol>
        </header>
        <main class="stage">
          <Travel when={course.shown.value} class="stage-inner">
            <board.Board view={view} at={at} />
          </Travel>
        </main>
        <footer class="tv-foot">
          <div>
            <Turn live={live} at={at} />
            <Steps at={at} />
          </div>
          <Codes live={live} at={at} />
        </footer>
        <Spoken at={at} />
      </div>
    </TableContext.Provider>
  );
}
