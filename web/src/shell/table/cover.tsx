/** Several people at one screen: a cover lies over the table whenever it changes hands. */

import { useEffect, useState } from "preact/hooks";
import type { LiveTable } from "../../net/live";
import type { Part, Seat } from "../../net/protocol";
import { SeatMark } from "../../pieces/seats";
import { t } from "../../text/load";

/** Whose part of the table should be shown: whoever is asked, otherwise whoever looked last. */
export function partInTurn(parts: Part[], last: Seat | null): Part {
  const mine = parts.find((part) => part.seat === last);
  if (mine && mine.asks.length > 0) return mine;
  return parts.find((part) => part.asks.length > 0) ?? mine ?? (parts[0] as Part);
}

export function useHotseat(live: LiveTable): { part: Part; covered: Seat | null; uncover: () => void } {
  const parts = live.parts.value;
  const [last, show] = useState<Seat | null>(parts.length > 1 ? null : (parts[0]?.seat ?? null));
  const part = partInTurn(parts, last);
  const shared = parts.length > 1 && live.role.value === "player";
  const covered = shared && part.asks.length > 0 && part.seat !== last ? part.seat : null;
  useEffect(() => {
    if (!shared && part.seat !== last) show(part.seat);
  }, [shared, part.seat, last]);
  return { part, covered, uncover: () => show(part.seat) };
}

export function Cover({ name, seat, onReady }: { name: string; seat: Seat; onReady: () => void }) {
  return (
    <div class="cover" role="alertdialog" aria-modal="true" aria-label={t("cover-title", { name })}>
      <div class="cover-card">
        <SeatMark seat={seat} size={72} />
        <h2>{t("cover-title", { name })}</h2>
        <p>{t("cover-text", { name })}</p>
        {/* biome-ignore lint/a11y/noAutofocus: the only thing to do while the table is covered */}
        <button type="button" class="main" autoFocus onClick={onReady}>
          {t("cover-ready", { name })}
        </button>
      </div>
    </div>
  );
}
