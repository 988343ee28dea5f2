/** Several people at one screen: a cover lies over the table whenever it changes hands, except between allies. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameBoard } from "../../games/board";
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

/** Whether a part may be shown right after that of `last`; before anybody has looked, only if all are of one mind. */
export function mayFollow(parts: Part[], last: Seat | null, next: Part, allies: GameBoard["allies"]): boolean {
  const before = last === null ? parts.map((part) => part.seat) : [last];
  return before.every(
    (seat) => seat === next.seat || (seat !== null && next.seat !== null && allies?.(next.view, seat, next.seat)),
  );
}

export function useHotseat(
  live: LiveTable,
  parts: Part[],
  board: GameBoard,
): { part: Part; covered: Seat | null; uncover: () => void } {
  const [last, show] = useState<Seat | null>(parts.length > 1 ? null : (parts[0]?.seat ?? null));
  const part = partInTurn(parts, last);
  const secret = live.role.value === "player" && !live.over.value && !mayFollow(parts, last, part, board.allies);
  const covered = secret && (part.asks.length > 0 || last === null) ? part.seat : null;
  useEffect(() => {
    if (!secret && part.seat !== last) show(part.seat);
  }, [secret, part.seat, last]);
  return { part, covered, uncover: () => show(part.seat) };
}

/** What lies under it can neither be heard nor reached by the keyboard. */
export function Cover({ name, seat, onReady }: { name: string; seat: Seat; onReady: () => void }) {
  const cover = useRef<HTMLDivElement>(null);
  // The only thing to do while the table is covered, whoever it is covered for.
  useLayoutEffect(() => cover.current?.querySelector("button")?.focus(), [seat]);
  useLayoutEffect(() => {
    const room = [...(cover.current?.parentElement?.children ?? [])];
    const under = room.filter((one) => one !== cover.current && !one.matches("dialog"));
    for (const one of under) one.toggleAttribute("inert", true);
    return () => {
      for (const one of under) one.toggleAttribute("inert", false);
    };
  });
  return (
    <div ref={cover} class="cover" role="alertdialog" aria-modal="true" aria-label={t("cover-title", { name })}>
      <div class="cover-card">
        <SeatMark seat={seat} size={72} />
        <h2>{t("cover-title", { name })}</h2>
        <p>{t("cover-text", { name })}</p>
        <button type="button" class="main" onClick={onReady}>
          {t("cover-ready", { name })}
        </button>
      </div>
    </div>
  );
}
