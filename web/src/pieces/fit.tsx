/** Words in a box of a given size: as large as they fit, down to what can still be read.
 *
 * What does not fit even then is marked `is-cut`: it fades out, and the face of the card has the whole text.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const SCALES = [0.97, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];
const LEAST_PX = 8.5;

function fits(box: HTMLElement): boolean {
  return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth;
}

function settle(box: HTMLElement): void {
  box.style.fontSize = "";
  box.classList.remove("is-cut");
  if (box.clientHeight === 0 || fits(box)) return;
  const full = Number.parseFloat(getComputedStyle(box).fontSize);
  for (const scale of SCALES) {
    if (full * scale < LEAST_PX) break;
    box.style.fontSize = `${full * scale}px`;
    if (fits(box)) return;
  }
  box.classList.add("is-cut");
}

/** `when`: the words themselves; measured anew when they or the size of the box change. */
export function Fit(props: { when: string; class?: string; children: ComponentChildren }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const here = box.current;
    if (!here) return;
    settle(here);
    if (typeof ResizeObserver !== "function") return;
    const seen = new ResizeObserver(() => settle(here));
    seen.observe(here);
    return () => seen.disconnect();
  }, [props.when]);
  return (
    <span ref={box} class={`fit ${props.class ?? ""}`}>
      {props.children}
    </span>
  );
}
