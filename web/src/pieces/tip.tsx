/** One floating note at a time: why something is not possible, or the face of a card or tile.
 *
 * It opens on hover, on keyboard focus and on long press, closes on Escape, and never covers what it explains.
 */

import { signal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Tip {
  anchor: Element;
  content: () => ComponentChildren;
  wide: boolean;
}

const open = signal<Tip | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function showTip(anchor: Element, content: () => ComponentChildren, wide = false, delay = 0): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    open.value = { anchor, content, wide };
  }, delay);
}

export function hideTip(anchor?: Element): void {
  clearTimeout(timer);
  if (!anchor || open.value?.anchor === anchor) open.value = null;
}

export interface TipProps {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onContextMenu: (event: Event) => void;
}

const LONG_PRESS_MS = 420;
/** How long after lifting a finger a browser may still tell of a click. */
const SAME_TOUCH_MS = 350;
/** Time to move the pointer from a thing into its note, to follow a link there. */
const LINGER_MS = 300;

/** Close the note of this thing soon, unless the pointer reaches the note first. */
function leaveSoon(anchor: Element): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (open.value?.anchor === anchor) open.value = null;
  }, LINGER_MS);
}

/** A long press explains: lifting the finger must not be taken as an answer. */
function swallowClick(): void {
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), SAME_TOUCH_MS);
}

/** Handlers that show `content` beside the element they are spread on. */
export function tipProps(content: () => ComponentChildren, options: { wide?: boolean; delay?: number } = {}): TipProps {
  const show = (event: Event, delay: number) => showTip(event.currentTarget as Element, content, options.wide, delay);
  const hide = (event: Event) => hideTip(event.currentTarget as Element);
  let touched = false;
  return {
    onPointerEnter: (event) => {
      if (event.pointerType === "mouse") show(event, options.delay ?? 180);
    },
    onPointerLeave: (event) => {
      if (event.pointerType === "mouse") leaveSoon(event.currentTarget as Element);
    },
    onPointerDown: (event) => {
      touched = event.pointerType !== "mouse";
      if (touched) show(event, LONG_PRESS_MS);
      else hideTip();
    },
    onPointerUp: (event) => {
      if (!touched) return;
      if (open.value?.anchor === event.currentTarget) swallowClick();
      else clearTimeout(timer);
    },
    onFocus: (event) => {
      if ((event.currentTarget as Element).matches(":focus-visible")) show(event, 60);
    },
    onBlur: hide,
    onContextMenu: (event) => {
      if (touched) event.preventDefault();
    },
  };
}

/** A note wears the colours and styles of the game whose board it belongs to. */
function gameOf(anchor: Element): string {
  return anchor.closest(".room")?.className.match(/game-\w+/)?.[0] ?? "";
}

export function TipLayer(): VNode | null {
  const box = useRef<HTMLDivElement>(null);
  const tip = open.value;
  useLayoutEffect(() => {
    const here = box.current;
    if (!here || !tip) return;
    if (!tip.anchor.isConnected) {
      open.value = null;
      return;
    }
    const at = tip.anchor.getBoundingClientRect();
    const size = here.getBoundingClientRect();
    const margin = 10;
    const above = at.top - size.height - margin;
    const below = at.bottom + margin;
    let top = above;
    if (above < margin) top = below + size.height < window.innerHeight - margin ? below : margin;
    let left = at.left + at.width / 2 - size.width / 2;
    if (top === margin)
      left = at.right + margin + size.width < window.innerWidth ? at.right + margin : at.left - size.width - margin;
    here.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - size.width - margin))}px`;
    here.style.top = `${Math.max(margin, top)}px`;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      if (event.type === "pointerdown" && (event.target as Element).closest(".tip")) return;
      open.value = null;
    };
    window.addEventListener("keydown", close);
    window.addEventListener("pointerdown", close, { capture: true });
    window.addEventListener("scroll", close, { capture: true });
    return () => {
      window.removeEventListener("keydown", close);
      window.removeEventListener("pointerdown", close, { capture: true });
      window.removeEventListener("scroll", close, { capture: true });
    };
  }, [tip]);
  if (!tip) return null;
  return (
    <div
      ref={box}
      class={`tip ${tip.wide ? "tip-wide" : ""} ${gameOf(tip.anchor)}`}
      role="tooltip"
      onPointerEnter={() => clearTimeout(timer)}
      onPointerLeave={() => leaveSoon(tip.anchor)}
    >
      {tip.content()}
    </div>
  );
}
