/** Taking back: what was one click is taken back as one, as far as the rules let it.
 *
 * A walk of many steps is many answers. Each of them is taken back on its own, so that what a step has revealed stays.
 */

import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { LiveTable } from "../../net/live";
import type { Part } from "../../net/protocol";

interface Undoing {
  /** An answer was given; `on` if it goes on with the deed before it. */
  gave(on: boolean): void;
  undo(): void;
}

export function useUndoing(live: LiveTable, { seat, can_undo }: Part): Undoing {
  const given = useRef(1);
  const [left, leave] = useState(0);
  const gave = useCallback((on: boolean) => {
    leave(0);
    given.current = on ? given.current + 1 : 1;
  }, []);
  const version = live.version.value;
  useEffect(() => {
    if (left === 0) return;
    leave(can_undo ? left - 1 : 0);
    if (can_undo && seat !== null) void live.undo(seat);
  }, [version]);
  const undo = () => {
    if (seat === null) return;
    leave(given.current - 1);
    given.current = 1;
    void live.undo(seat);
  };
  return { gave, undo };
}
