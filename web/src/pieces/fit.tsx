/** Words in a box of a given size: as large as they fit, down to what can still be read.
 *
 * What does not fit even then is marked `is-cut`: it fades out, and the face of the card has the whole text.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const SCALES = [0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76, 0.73, 0.7, 0.67, 0.64, 0.61];
const LEAST_PX = 8.5;

/** Letters hang over a tight line by less than this part of their size; a line that is cut off is much more. */
const OVERHANG = 0.25;

function fits(box: HTMLElement): boolean {
  if (box.scrollWidth > box.clientWidth + 1) return false;
  const over = box.scrollHeight - box.clientHeight;
  return over <= 1 || over <= OVERHANG * Number.parseFloat(getComputedStyle(box).fontSize);
}

/** How words were fitted into a box of a size: the same card is laid out again and again. */
const known = new Map<string, { fontSize: string; cut: boolean }>();

function likeness(box: HTMLElement): string {
  const { font, letterSpacing } = getComputedStyle(box);
  return `${box.className} ${extent(box)} ${font} ${letterSpacing} ${box.innerHTML}`;
}

/** All boxes together, from size to size: a look after each change of each box would lay out the page every time. */
function settle(boxes: HTMLElement[]): void {
  for (const box of boxes) {
    box.style.fontSize = "";
    box.classList.remove("is-cut");
  }
  for (const box of boxes) settled.set(box, extent(box));
  const fresh = boxes
    .filter((box) => box.clientHeight > 0 && !fits(box))
    .map((box) => ({ box, like: likeness(box), full: Number.parseFloat(getComputedStyle(box).fontSize) }));
  let tight = fresh.filter(({ like }) => !known.has(like));
  for (const { box, like } of fresh) {
    const { fontSize = "", cut = false } = known.get(like) ?? {};
    box.style.fontSize = fontSize;
    box.classList.toggle("is-cut", cut);
  }
  const measured = tight;
  for (const scale of SCALES) {
    for (const { box, full } of tight) if (full * scale >= LEAST_PX) box.style.fontSize = `${full * scale}px`;
    tight = tight.filter(({ box }) => !fits(box));
  }
  for (const { box } of tight) box.classList.add("is-cut");
  for (const { box, like } of measured)
    known.set(like, { fontSize: box.style.fontSize, cut: box.classList.contains("is-cut") });
}

/** The size each box had when it was measured. */
const settled = new WeakMap<Element, string>();

function extent(box: Element): string {
  return `${box.clientWidth} ${box.clientHeight}`;
}

/** What has just been drawn, measured before it is painted. */
const drawn = new Set<HTMLElement>();

function measure(box: HTMLElement): void {
  if (drawn.size === 0)
    queueMicrotask(() => {
      const boxes = [...drawn];
      drawn.clear();
      settle(boxes);
    });
  drawn.add(box);
}

const resized =
  typeof ResizeObserver === "function"
    ? new ResizeObserver((seen) => {
        const boxes = seen.map((one) => one.target as HTMLElement);
        settle(boxes.filter((box) => settled.get(box) !== extent(box)));
      })
    : undefined;

/** Every box on the page. A type that comes late makes words wider, but changes the size of no box. */
const onPage = new Set<HTMLElement>();
document.fonts?.addEventListener("loadingdone", () => {
  known.clear();
  settle([...onPage]);
});

/** `when`: the words themselves; measured anew when they, their type or the size of the box change. */
export function Fit(props: { when: string; class?: string; children: ComponentChildren }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const here = box.current;
    if (!here) return;
    measure(here);
    onPage.add(here);
    resized?.observe(here);
    return () => {
      drawn.delete(here);
      onPage.delete(here);
      resized?.unobserve(here);
    };
  }, [props.when]);
  return (
    <span ref={box} class={`fit ${props.class ?? ""}`}>
      {props.children}
    </span>
  );
}
