/** Looking back at the table: opens a stretch of the past and keeps it until it is left. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameBoard } from "../../games/board";
import { api } from "../../net/api";
import type { LiveTable } from "../../net/live";
import type { Seat } from "../../net/protocol";
import { pace } from "../../settings";
import { Review } from "../../timeline/review";

export interface Reviewing {
  review: Review | null;
  /** What it is called. */
  label: string;
  /** Whether a stretch is still looked for: in a long game that takes a while. */
  seeking: boolean;
  /** What happened since this public moment, played at once. */
  since: (first: number) => void;
  /** The whole game, from the present backwards. */
  whole: () => void;
  /** A stretch of the log, from the moment it was told in, played at once. */
  stretch: (from: number, to: number) => void;
  leave: () => void;
}

/** The first moment by which so many lines of the log had been told. */
export async function momentOf(
  lines: number,
  last: number,
  length: (number: number) => Promise<number>,
): Promise<number> {
  let [low, high] = [0, last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await length(middle)) >= lines) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function useReviewing(live: LiveTable, board: GameBoard, seat: Seat | null): Reviewing {
  const [review, set] = useState<Review | null>(null);
  const [label, call] = useState("");
  const [seeking, seek] = useState(false);
  useEffect(() => () => review?.close(), [review]);
  const leaving = useMemo(() => new AbortController(), []);
  useEffect(() => () => leaving.abort(), [leaving]);
  const load = async (number: number) => {
    const moment = await api.moment(live.id, live.token, number, seat, leaving.signal);
    return { view: moment.view, length: moment.log_upto, notice: moment.notice };
  };
  const open = (name: string, first: number, play: boolean, last = live.length.peek()) => {
    call(name);
    const log = live.logs.peek().get(seat) ?? [];
    const made = new Review(first, last, load, log, board.staging, () => pace.peek());
    set(made);
    void (play ? made.start() : made.go(made.last));
  };
  return {
    review,
    label,
    seeking,
    since: (first) => open("since-last-turn", first, true),
    whole: () => open("replay", 0, false),
    stretch: (from, to) => {
      const length = async (number: number) => (await load(number)).length;
      const end = live.length.peek();
      seek(true);
      void Promise.all([momentOf(from, end, length), momentOf(to, end, length)])
        .then(
          ([first, last]) => open("replay", first, true, last),
          () => undefined,
        )
        .finally(() => seek(false));
    },
    leave: () => set(null),
  };
}
