/** The keyboard stays where it was. When an answer takes away what had the focus, it goes to what stands in its place. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { focusQuietly } from "../../pieces/tip";
import { isExit } from "./answers";

interface Home {
  /** The part of the room: the board, the prompt, … */
  part: string;
  /** What the thing is an answer for, or what it is. */
  key: string | undefined;
  x: number;
  y: number;
}

const PARTS = [".stage", ".prompt", ".dock", ".head", ".replay"];

function keyOf(element: HTMLElement): string | undefined {
  return element.dataset.answer ?? element.dataset.ref;
}

function middleOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** What can be chosen now. */
const ANSWERS = "[data-answer], .is-option";

/** What to focus instead: the same thing if it is an answer still, else the nearest answer in the same part, else the question.
 *
 * Whoever presses Enter once too often gives nothing away: nobody is led to an answer that ends or declines something.
 */
export function heir(room: HTMLElement, home: Home): HTMLElement | null {
  const part = room.querySelector<HTMLElement>(home.part);
  const open = [...(part?.querySelectorAll<HTMLElement>(ANSWERS) ?? [])];
  const same = open.find((one) => keyOf(one) === home.key && one.tabIndex >= 0);
  if (same && home.key !== undefined && !isExit(home.key)) return same;
  const far = (one: HTMLElement) => {
    const { x, y } = middleOf(one);
    return Math.hypot(x - home.x, y - home.y);
  };
  const near = open
    .filter((one) => one.getClientRects().length > 0 && !isExit(keyOf(one) ?? ""))
    .sort((one, other) => far(one) - far(other))[0];
  return near ?? room.querySelector<HTMLElement>(".prompt");
}

export function useKeptFocus(room: RefObject<HTMLElement | null>): void {
  const home = useRef<Home | null>(null);
  /** What was led to. Whoever goes somewhere themselves stays there; this they leave as soon as it is no answer. */
  const given = useRef<Element | null>(null);
  useEffect(() => {
    const here = room.current;
    if (!here) return;
    const come = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      const part = PARTS.find((name) => target.closest(name));
      // The question only keeps the place warm, also when it asks back; whoever opened a dialog comes back by it.
      if (!part || target.matches(".prompt") || target.closest(".is-asking-back")) return;
      home.current = { part, key: keyOf(target), ...middleOf(target) };
    };
    // A click beside everything lets go of the keyboard on purpose.
    const leave = (event: PointerEvent) => {
      if (!(event.target as Element).closest("[tabindex], button, a, input")) home.current = null;
    };
    here.addEventListener("focusin", come);
    here.addEventListener("pointerdown", leave);
    return () => {
      here.removeEventListener("focusin", come);
      here.removeEventListener("pointerdown", leave);
    };
  }, []);
  useEffect(() => {
    const now = document.activeElement;
    const stale = now !== null && now === given.current && !now.matches(ANSWERS);
    const lost = now === document.body || now === null || now.matches(".prompt") || stale;
    if (!lost || !home.current || !room.current || document.querySelector("dialog[open]")) return;
    const next = heir(room.current, home.current);
    if (!next || next === now) return;
    focusQuietly(next);
    given.current = next;
  });
}
