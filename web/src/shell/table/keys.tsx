/** Everything by keyboard. The list is what `?` shows; nothing here is known only to the code. */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Course } from "../../timeline/course";
import type { Review } from "../../timeline/review";
import { pressNumber } from "./answers";
import type { DockTab } from "./dock";
import { changeSpeed } from "./playing";
import type { Sheet } from "./room";

export const KEYS: [keys: string, text: string][] = [
  ["Tab", "keys-tab"],
  ["← → ↑ ↓ · N", "keys-next"],
  ["Enter", "keys-enter"],
  ["1 … 9", "keys-digits"],
  ["0", "keys-exit"],
  ["␣ · . · End", "keys-playing"],
  ["< >", "keys-speed"],
  ["B", "keys-since"],
  ["Z", "keys-undo"],
  ["W", "keys-why"],
  ["P", "keys-point"],
  ["L", "keys-log"],
  ["R", "keys-rules"],
  ["C", "keys-chat"],
  ["G", "keys-table"],
  ["T", "keys-text"],
  ["+ − F", "keys-zoom"],
  ["Esc", "keys-escape"],
  ["?", "keys-help"],
];

export interface KeyActions {
  asking: boolean;
  stage: RefObject<HTMLElement | null>;
  undo: () => void;
  toggle: (tab: DockTab) => void;
  open: (sheet: Sheet) => void;
  why: () => void;
  point: () => void;
  text: () => void;
  course: Course;
  /** The past one is looking at; then the arrows go through it. */
  review: Review | null;
  since: () => void;
  speed: (by: 1 | -1) => void;
  escape: () => void;
  blocked: boolean;
}

/** The option nearest in the direction of an arrow, seen from the one in focus. */
export function nearest(boxes: DOMRect[], from: number, key: string): number {
  const here = boxes[from];
  if (!here) return 0;
  const sx = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const sy = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const dx = box.x + box.width / 2 - here.x - here.width / 2;
    const dy = box.y + box.height / 2 - here.y - here.height / 2;
    const along = dx * sx + dy * sy;
    if (index === from || along <= 1) return;
    const cost = along + 2.5 * Math.abs(dx * sy + dy * sx);
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

function focusOption(stage: HTMLElement | null, key: string): boolean {
  const options = [...(stage?.querySelectorAll<HTMLElement>(".is-option") ?? [])];
  if (options.length === 0) return false;
  const now = options.indexOf(document.activeElement as HTMLElement);
  let next = 0;
  if (key === "n" || now < 0) next = (now + 1) % options.length;
  else
    next = nearest(
      options.map((option) => option.getBoundingClientRect()),
      now,
      key,
    );
  options[next]?.focus();
  return true;
}

/** The keys of whoever looks back. */
function lookingBack(review: Review, key: string): boolean {
  const table: Record<string, () => unknown> = {
    ArrowLeft: () => review.back(),
    ArrowRight: () => review.forward(),
    Home: () => review.go(review.first),
    End: () => review.go(review.last),
    " ": review.play,
  };
  table[key]?.();
  return key in table;
}

/** The keys of whoever watches what happens. */
function watching(course: Course, key: string): boolean {
  const { waiting } = course.shown.peek();
  if (waiting === 0) return false;
  const table: Record<string, () => void> = { " ": course.pause, ".": course.step, End: course.end };
  table[key]?.();
  return key in table;
}

/** The same where nothing else can be done: on a television. */
export function useWatchingKeys(course: Course): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === "<" || key === ">") changeSpeed(key === "<" ? 1 : -1);
      else watching(course, key);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [course]);
}

/** Whether Enter and Space press this thing. */
const PRESSED = "button, a, summary, [role=button], .is-option";

export function useKeys(actions: KeyActions): void {
  // With the drawing, not a frame after it: a key pressed at once means what is seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (actions.blocked || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.matches("input, textarea, select")) {
        if (event.key === "Escape") target.blur();
        return;
      }
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const taken =
        !(key === " " && target.matches(PRESSED)) &&
        (actions.review ? lookingBack(actions.review, key) : watching(actions.course, key));
      if (taken) {
        event.preventDefault();
        return;
      }
      const table: Record<string, () => void> = {
        z: actions.undo,
        w: actions.why,
        p: actions.point,
        l: () => actions.toggle("log"),
        r: () => actions.toggle("rules"),
        c: () => actions.toggle("chat"),
        g: () => actions.toggle("table"),
        t: actions.text,
        b: actions.since,
        "<": () => actions.speed(1),
        ">": () => actions.speed(-1),
        "?": () => actions.open("keys"),
        Escape: actions.escape,
      };
      if (/^[0-9]$/.test(key) && actions.asking) {
        pressNumber(key);
      } else if (key === "n" || key.startsWith("Arrow")) {
        if (!focusOption(actions.stage.current, key)) return;
      } else {
        const action = table[key];
        if (!action) return;
        action();
      }
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
