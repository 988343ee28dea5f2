/** One floating note at a time: why something is not possible, or the face of a card or tile.
 *
 * It opens on hover, on keyboard focus and on long press, and goes when the pointer leaves, on Escape and with every
 * answer. The pointer goes through it to whatever lies below; only a note that somebody called for by a click or a long
 * press has links to follow.
 */

import { signal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { placeFor } from "./place";

interface Tip {
  anchor: Element;
  content: () => ComponentChildren;
  wide: boolean;
  /** Called for, not met in passing: it stays until something else is touched. */
  pinned: boolean;
}

const open = signal<Tip | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

interface TipOptions {
  wide?: boolean;
  delay?: number;
  pinned?: boolean;
}

/** How long the mouse rests on a thing before its note opens; null: passing over it calls for none. */
type Hover = number | ((anchor: Element) => number | null);

export function showTip(anchor: Element, content: () => ComponentChildren, options: TipOptions = {}): void {
  clearTimeout(timer);
  const show = () => {
    if (anchor.isConnected)
      open.value = { anchor, content, wide: options.wide ?? false, pinned: options.pinned ?? false };
  };
  if (options.delay) timer = setTimeout(show, options.delay);
  else show();
}

export function hideTip(anchor?: Element): void {
  clearTimeout(timer);
  if (!anchor || open.value?.anchor === anchor) open.value = null;
}

/** Whoever goes from a thing to its note, to follow a link there, has this long. */
const WAY_MS = 600;

/** The mouse has left a thing whose note was called for, or the note: it goes, unless the mouse is on it by then. */
function leaveTip(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!document.querySelector(".tip:hover")) hideTip();
  }, WAY_MS);
}

/** Another question closes the note; what lies under the mouse explains itself anew as soon as the mouse moves. */
export function renewTip(): void {
  hideTip();
  unasked = over = over?.isConnected ? over : null;
}

export interface TipProps {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onContextMenu: (event: Event) => void;
}

const HOVER_MS = 180;
const FOCUS_MS = 60;
const LONG_PRESS_MS = 420;
/** How long after lifting a finger a browser may still tell of a click. */
const SAME_TOUCH_MS = 350;

/** A long press explains: lifting the finger must not be taken as an answer. */
function swallowClick(): void {
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), SAME_TOUCH_MS);
}

/** Where the mouse was last seen to move. A thing that slides under a resting mouse has not been asked anything. */
let mouse = { x: -1, y: -1 };
/** What lies under the mouse and can explain itself. */
let over: Element | null = null;
/** The same, while it has not been asked anything: its note opens as soon as the mouse moves on it. */
let unasked: Element | null = null;
let touched = false;
/** The press that the innermost thing below it has taken for itself. */
let explained: PointerEvent | null = null;
let quietFocus = false;

if (typeof window !== "undefined") {
  window.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType === "mouse") mouse = { x: event.clientX, y: event.clientY };
    },
    { passive: true },
  );
}

function rests(event: PointerEvent): boolean {
  return event.clientX === mouse.x && event.clientY === mouse.y;
}

/** Move the focus without calling for the note of what receives it. */
export function focusQuietly(element: HTMLElement): void {
  quietFocus = true;
  element.focus({ preventScroll: true });
  quietFocus = false;
}

/** Handlers that show `content` beside the element they are spread on. */
export function tipProps(
  content: () => ComponentChildren,
  { delay = HOVER_MS, ...options }: { wide?: boolean; delay?: Hover } = {},
): TipProps {
  const show = (anchor: Element, more: TipOptions) => showTip(anchor, content, { ...options, ...more });
  const hover = (anchor: Element) => {
    const rest = typeof delay === "number" ? delay : delay(anchor);
    if (rest !== null) show(anchor, { delay: rest });
  };
  return {
    onPointerEnter: (event) => {
      if (event.pointerType !== "mouse") return;
      over = event.currentTarget as Element;
      unasked = rests(event) ? over : null;
      if (!unasked) hover(over);
    },
    onPointerMove: (event) => {
      if (unasked !== event.currentTarget || rests(event)) return;
      unasked = null;
      hover(event.currentTarget as Element);
    },
    onPointerLeave: (event) => {
      if (event.pointerType !== "mouse") return;
      if (over === event.currentTarget) over = null;
      if (unasked === event.currentTarget) unasked = null;
      if (open.value?.pinned) leaveTip();
      else hideTip();
    },
    onPointerDown: (event) => {
      touched = event.pointerType !== "mouse";
      // A thing that lies on another explains itself.
      if (touched && explained === event) return;
      explained = event;
      if (touched) show(event.currentTarget as Element, { delay: LONG_PRESS_MS, pinned: true });
      else hideTip();
    },
    onPointerUp: (event) => {
      if (!touched) return;
      if (open.value?.anchor === event.currentTarget) swallowClick();
      else clearTimeout(timer);
    },
    onFocus: (event) => {
      const anchor = event.currentTarget as Element;
      if (!quietFocus && anchor.matches(":focus-visible")) show(anchor, { delay: FOCUS_MS });
    },
    onBlur: (event) => {
      // Whoever follows a link in a note takes the keyboard there.
      if (!open.value?.pinned) hideTip(event.currentTarget as Element);
    },
    onContextMenu: (event) => {
      if (touched) event.preventDefault();
    },
  };
}

/** A note wears the colours and styles of the game whose board it belongs to. */
function gameOf(anchor: Element): string {
  return anchor.closest(".room")?.className.match(/game-\w+/)?.[0] ?? "";
}

/** What no note may cover: everything that can be chosen, dice that have fallen, and whatever a board marks because one
 * decides by it. */
const KEEP_CLEAR =
  ".is-option, [data-answer], [data-walk], span.die, .die.is-rolled, .prompt-buttons button.main, .keeps-clear";
/** What a note covers rather than any of that, where there is no other place: whoever calls for it has read the question. */
const SPARED = ".prompt-words";

function boxesOf(things: string, anchor: Element): DOMRect[] {
  return [...document.querySelectorAll(things)]
    .filter((thing) => thing !== anchor && !thing.contains(anchor))
    .map((thing) => thing.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight);
}

export function TipLayer(): VNode | null {
  const box = useRef<HTMLDivElement>(null);
  const tip = open.value;
  useLayoutEffect(() => {
    const here = box.current;
    if (!here || !tip) return;
    const lay = () => {
      const room = { width: window.innerWidth, height: window.innerHeight };
      const at = tip.anchor.getBoundingClientRect();
      const [keep, spare] = [boxesOf(KEEP_CLEAR, tip.anchor), boxesOf(SPARED, tip.anchor)];
      const place = placeFor(at, here.getBoundingClientRect(), room, keep, spare);
      here.style.left = `${place.left}px`;
      here.style.top = `${place.top}px`;
    };
    lay();
    // A reason the server is asked for comes a moment later and makes the note larger.
    const grown = typeof ResizeObserver === "function" ? new ResizeObserver(lay) : null;
    grown?.observe(here);
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      if (event.type === "pointerdown" && (event.target as Element).closest(".tip")) return;
      open.value = null;
    };
    window.addEventListener("keydown", close);
    window.addEventListener("pointerdown", close, { capture: true });
    window.addEventListener("scroll", close, { capture: true });
    return () => {
      grown?.disconnect();
      window.removeEventListener("keydown", close);
      window.removeEventListener("pointerdown", close, { capture: true });
      window.removeEventListener("scroll", close, { capture: true });
    };
  }, [tip]);
  if (!tip) return null;
  const classes = ["tip", tip.wide && "tip-wide", tip.pinned && "is-pinned", gameOf(tip.anchor)];
  return (
    <div
      ref={box}
      class={classes.filter(Boolean).join(" ")}
      role="tooltip"
      onPointerLeave={(event) => event.pointerType === "mouse" && leaveTip()}
    >
      {tip.content()}
    </div>
  );
}
