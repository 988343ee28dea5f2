/** The head of the phone page: who I am, how the line is, and a cover for what only I may see.
 *
 * The page itself is the room (table/room.tsx) with only what a board marks as one's own (`data-own`), and every answer in
 * the question's list: the board lies on the television.
 */

import "./living.css";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type AtTable, useTable } from "../../games/board";
import type { LiveTable } from "../../net/live";
import { linkPath } from "../../net/tokens";
import { SeatMark } from "../../pieces/seats";
import { t } from "../../text/load";
import { LineState, titleOf, Unread } from "../table/head";

/** Whether the hand lies face down: at the start, after the phone was put away, and whenever one wants. */
export function useFaceDown(wanted: boolean): [boolean, (down: boolean) => void] {
  const [down, turn] = useState(wanted);
  useEffect(() => {
    if (!wanted) return;
    const away = () => {
      if (document.hidden) turn(true);
    };
    document.addEventListener("visibilitychange", away);
    return () => document.removeEventListener("visibilitychange", away);
  }, [wanted]);
  return [wanted && down, turn];
}

export function HandHead(props: {
  live: LiveTable;
  at: AtTable;
  down: boolean;
  /** What was said at the table and not read. */
  unread: number;
  onTurn: (down: boolean) => void;
  /** What is asked of whoever has just come. */
  children?: ComponentChildren;
}) {
  const { live, at } = props;
  return (
    <header class="head hand-head">
      <h1 class="sr">{titleOf(at)}</h1>
      {at.seat !== null && (
        <strong>
          <SeatMark seat={at.seat} size={22} /> {at.texts.name(`seat:${at.seat}`)}
        </strong>
      )}
      <LineState live={live} />
      {!props.down && (
        <button type="button" class="quiet" onClick={() => props.onTurn(true)}>
          {t("hand-hide")}
        </button>
      )}
      <a class="button quiet" href={linkPath(live.id, live.token)}>
        {t("hand-whole")}
        <Unread count={props.unread} />
      </a>
      {props.children}
    </header>
  );
}

/** The hand face down. What is asked lies below it too (living.css): questions and answers name what only I may see. */
export function FaceDown({ onTurn }: { onTurn: () => void }) {
  const at = useTable();
  return (
    <button type="button" class="face-down" onClick={onTurn}>
      <span>
        {at.asks.length > 0 && <strong>{t("your-turn")}</strong>}
        {t("hand-show")}
      </span>
    </button>
  );
}
