/** A finger on the table: what somebody points at is ringed in their colour for a few seconds, for everybody. */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { AtTable } from "../../games/board";
import type { LiveTable } from "../../net/live";
import type { ChatLine, Seat } from "../../net/protocol";
import { SeatMark, seatColour } from "../../pieces/seats";
import { thingsOf } from "../../pieces/things";
import { t } from "../../text/load";

const SHOWN_MS = 6000;
const MARGIN = 5;

/** The ref of the thing an event is about, if it can be pointed at. */
export function refUnder(target: EventTarget | null): string | null {
  const thing = (target as Element | null)?.closest<HTMLElement>("[data-point], [data-ref]");
  return thing?.dataset.point ?? thing?.dataset.ref ?? null;
}

/** Everything a touch can be about, from the innermost thing outwards, and the element it begins at. */
export function refsUnder(target: EventTarget | null): { thing: HTMLElement; refs: string[] } | null {
  const thing = (target as Element | null)?.closest<HTMLElement>("[data-ref]");
  if (!thing) return null;
  const refs: string[] = [];
  for (let one: HTMLElement | null | undefined = thing; one; one = one.parentElement?.closest("[data-ref]"))
    refs.push(one.dataset.ref ?? "", ...(one.dataset.within?.split(" ") ?? []));
  return { thing, refs };
}

/** Whether the middle of a box lies in every window around the thing: a map that is zoomed in, a row that scrolls. */
function isInWindow(thing: HTMLElement, { left, top, width, height }: DOMRect, stage: Element | null): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  for (let around = thing.parentElement; around; around = around === stage ? null : around.parentElement) {
    if (["", "visible"].includes(getComputedStyle(around).overflowX)) continue;
    const frame = around.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return false;
  }
  return true;
}

/** Where a thing that `seat` points at lies on the screen, their own first; null if it is not shown right now. */
export function boxOf(stage: Element | null, ref: string, seat: Seat | null): DOMRect | null {
  const theirs = thingsOf(stage, [{ ref, whose: [`seat:${seat}`, ref] }]);
  for (const thing of theirs.length > 0 ? theirs : thingsOf(stage, [{ ref, whose: null }])) {
    const box = thing.getBoundingClientRect();
    if (box.width > 0 && box.height > 0 && isInWindow(thing, box, stage)) return box;
  }
  return null;
}

/** Whether anybody else could see it. */
export function hasCompany(live: LiveTable): boolean {
  const mine = new Set(live.you.value);
  return live.table.value?.seats.some((seat) => !mine.has(seat.seat) && seat.kind !== "bot") ?? false;
}

/** Put the name beside its ring where it is seen as a whole. */
function keepInSight(name: HTMLElement, box: DOMRect | null): void {
  const half = name.offsetWidth / 2 + MARGIN;
  const middle = box ? box.left + box.width / 2 : window.innerWidth / 2;
  const moved = Math.max(half, Math.min(window.innerWidth - half, middle)) - middle;
  name.style.setProperty("--moved", `${moved}px`);
  name.classList.toggle("is-below", box !== null && box.top < name.offsetHeight + 3 * MARGIN);
}

function Ring({ line, stage, at }: { line: ChatLine; stage: RefObject<HTMLElement | null>; at: AtTable }) {
  const ring = useRef<HTMLDivElement>(null);
  // Before anything is painted: a ring that does not know its place yet would flash in a corner.
  useLayoutEffect(() => {
    let frame = 0;
    const follow = () => {
      const box = boxOf(stage.current, line.ref, line.seat);
      const drawn = ring.current;
      if (drawn) {
        drawn.classList.toggle("is-elsewhere", box === null);
        Object.assign(
          drawn.style,
          box
            ? {
                left: `${box.left - MARGIN}px`,
                top: `${box.top - MARGIN}px`,
                width: `${box.width + 2 * MARGIN}px`,
                height: `${box.height + 2 * MARGIN}px`,
              }
            : { left: "", top: "", width: "", height: "" },
        );
        if (drawn.firstElementChild) keepInSight(drawn.firstElementChild as HTMLElement, box);
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [line.n]);
  return (
    <div ref={ring} class="pointed" data-pointed={line.ref} style={{ "--seat": seatColour(line.seat ?? 0) }}>
      <span class="pointed-by">
        <SeatMark seat={line.seat ?? 0} size={12} /> {line.name}
        <span class="pointed-what"> → {at.texts.name(line.ref)}</span>
      </span>
    </div>
  );
}

/** Everything pointed at in the last seconds. */
export function Pointed({ live, stage, at }: { live: LiveTable; stage: RefObject<HTMLElement | null>; at: AtTable }) {
  const [gone, forget] = useState(0);
  const lines = live.pointed.value.filter((line) => line.n > gone);
  const newest = lines.at(-1);
  useEffect(() => {
    if (!newest) return;
    const timer = setTimeout(() => forget(newest.n), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [newest?.n]);
  return (
    <>
      <p class="sr" aria-live="polite">
        {newest && t("points-at", { name: newest.name, thing: at.texts.name(newest.ref) })}
      </p>
      {lines.map((line) => (
        <Ring key={line.n} line={line} stage={stage} at={at} />
      ))}
    </>
  );
}
