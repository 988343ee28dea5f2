/** Cards beside each other. Where not all of them have room, the edge says that there are more and brings them. */

import { type ComponentChildren, isValidElement, toChildArray } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../../board";

/** Where more cards lie, out of sight. */
export interface More {
  before: boolean;
  after: boolean;
}

/** Less than this is a shadow of a card, not a card. */
const SLIGHT = 4;
/** How much of the row a press goes on by: a card at the edge is seen before and after it. */
const STRIDE = 0.8;

export function moreOf(row: Pick<HTMLElement, "scrollLeft" | "scrollWidth" | "clientWidth">): More {
  const beyond = row.scrollWidth - row.clientWidth - row.scrollLeft;
  return { before: row.scrollLeft > SLIGHT, after: beyond > SLIGHT };
}

/** How far a row is to be scrolled so that one of its cards that may be chosen is seen whole; 0: one is. */
export function towardsOption(row: HTMLElement): number {
  const glowing = [...row.querySelectorAll(".is-option")];
  if (glowing.length === 0) return 0; // asking where the row lies would lay out the page
  const { left, right } = row.getBoundingClientRect();
  const options = glowing.map((one) => one.getBoundingClientRect());
  const [first] = options;
  if (!first || options.some((one) => one.left >= left && one.right <= right)) return 0;
  return (first.left + first.right - left - right) / 2;
}

/** Which cards lie in a row. All of a kind are equally wide. */
function cardsIn(children: ComponentChildren): string {
  return toChildArray(children)
    .map((one) => (isValidElement(one) ? String(one.key) : ""))
    .join(" ");
}

export function Row({ children }: { children: ComponentChildren }) {
  const row = useRef<HTMLDivElement>(null);
  const { asks } = useTable();
  useEffect(() => {
    const by = row.current && towardsOption(row.current);
    if (by) row.current?.scrollBy?.({ left: by });
  }, [asks[0]?.id]);
  const [more, tell] = useState<More>({ before: false, after: false });
  const look = () => {
    if (!row.current) return;
    const now = moreOf(row.current);
    tell((known) => (known.before === now.before && known.after === now.after ? known : now));
  };
  useLayoutEffect(look, [cardsIn(children)]);
  useLayoutEffect(() => {
    if (!row.current || typeof ResizeObserver !== "function") return;
    const watcher = new ResizeObserver(look);
    watcher.observe(row.current);
    return () => watcher.disconnect();
  }, []);
  const go = (by: number) => row.current?.scrollBy?.({ left: by * row.current.clientWidth * STRIDE });
  return (
    <div class={`row ${more.before ? "has-before" : ""} ${more.after ? "has-after" : ""}`}>
      <div class="cards" ref={row} onScroll={look}>
        {children}
      </div>
      {more.before && <Edge side="before" onGo={() => go(-1)} />}
      {more.after && <Edge side="after" onGo={() => go(1)} />}
    </div>
  );
}

/** For eyes and pointers: the keyboard and a screen reader come to every card anyway. */
function Edge({ side, onGo }: { side: keyof More; onGo: () => void }) {
  return (
    <button type="button" class={`row-edge is-${side}`} tabIndex={-1} aria-hidden="true" onClick={onGo}>
      {side === "before" ? "‹" : "›"}
    </button>
  );
}
