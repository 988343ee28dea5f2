/** The slider through everything that was answered so far. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../../text/load";

const STEP_MS = 900;

export function Replay(props: { length: number; now: number; onMove: (to: number) => void; onClose: () => void }) {
  const { length, now, onMove } = props;
  const [running, run] = useState(false);
  useEffect(() => {
    if (!running) return;
    if (now >= length) {
      run(false);
      return;
    }
    const timer = setTimeout(() => onMove(now + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [running, now, length, onMove]);
  return (
    <section class="replay" aria-label={t("replay")}>
      <button type="button" onClick={() => onMove(0)} aria-label={t("replay-start")}>
        |◀
      </button>
      <button type="button" onClick={() => onMove(Math.max(0, now - 1))} aria-label={t("replay-back")}>
        ◀
      </button>
      <button
        type="button"
        class="main"
        onClick={() => run(!running)}
        aria-label={running ? t("replay-pause") : t("replay-run")}
      >
        {running ? "❚❚" : "▶"}
      </button>
      <button type="button" onClick={() => onMove(Math.min(length, now + 1))} aria-label={t("replay-on")}>
        ▶|
      </button>
      <input
        type="range"
        min={0}
        max={length}
        value={now}
        aria-label={t("replay-position")}
        onInput={(event) => onMove(Number(event.currentTarget.value))}
      />
      <output>
        {now} / {length}
      </output>
      <button type="button" class="quiet" onClick={props.onClose}>
        {t("replay-end")}
      </button>
    </section>
  );
}
