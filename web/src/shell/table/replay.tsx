/** Stepping through what happened: since one's last turn, or the whole game. */

import { t } from "../../text/load";
import type { Review } from "../../timeline/review";

export function Replay({ review, label, onClose }: { review: Review; label: string; onClose: () => void }) {
  const now = review.shown.value?.number ?? review.first;
  const playing = review.playing.value;
  return (
    <section class="replay" aria-label={label}>
      <strong class="replay-label">{label}</strong>
      <button type="button" onClick={() => void review.go(review.first)} aria-label={t("replay-start")}>
        |◀
      </button>
      <button type="button" onClick={() => void review.back()} aria-label={t("replay-back")}>
        ◀
      </button>
      <button
        type="button"
        class="main"
        onClick={review.play}
        aria-label={playing ? t("replay-pause") : t("replay-run")}
      >
        {playing ? "❚❚" : "▶"}
      </button>
      <button type="button" onClick={() => void review.forward()} aria-label={t("replay-on")}>
        ▶|
      </button>
      <input
        type="range"
        min={review.first}
        max={review.last}
        value={now}
        aria-label={t("replay-position")}
        onInput={(event) => void review.go(Number(event.currentTarget.value))}
      />
      <output>
        {now - review.first} / {review.last - review.first}
      </output>
      <button type="button" class="quiet" onClick={onClose}>
        {t("replay-end")}
      </button>
    </section>
  );
}
