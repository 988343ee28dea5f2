/** A drawing one can move closer to: wheel, pinch, drag, double tap, and the keys + − F and arrows while it has focus. */

import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../text/load";

interface Place {
  x: number;
  y: number;
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

const MOST = 5;

/** Keep the drawing over its window: no farther out than 1, no edge inside.
 *
 * Where the drawing itself is narrower than its window (`drawn`, in the middle of it), its own edges count.
 */
export function clamp(place: Place, window: Size, drawn: Size = window): Place {
  const scale = Math.max(1, Math.min(MOST, place.scale));
  const within = (at: number, wide: number, own: number) => {
    const margin = (wide - own) / 2;
    const [least, most] = [wide - (wide - margin) * scale, 0 - margin * scale];
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
  };
  return {
    scale,
    x: within(place.x, window.width, drawn.width),
    y: within(place.y, window.height, drawn.height),
  };
}

/** The size of a picture in its own units. */
function unitsOf(drawing: Element | null | undefined): Size | null {
  const own = drawing instanceof SVGSVGElement ? drawing.viewBox.baseVal : null;
  return own?.width ? own : null;
}

/** How large a picture is drawn in its window before anybody moves closer. */
function extent(window: Size, drawing: Element | null | undefined): Size {
  const own = unitsOf(drawing);
  if (!own) return window;
  const scale = Math.min(window.width / own.width, window.height / own.height);
  return { width: own.width * scale, height: own.height * scale };
}

/** What should be in sight: the element `on`, at least so many pixels wide. Looked for whenever `when` changes.
 *
 * With `all`, everything that `on` finds, as close as all of it still fits.
 */
export interface Lens {
  on: string;
  least: number;
  when: unknown;
  all?: boolean;
  /** Nothing is left to look at: everything is shown again. */
  rest?: boolean;
  /** How many pixels a unit of the drawing takes at least, so that its words can be read; what does not fit then has to be dragged into sight. */
  unit?: number | undefined;
  /** What to look at on a small screen while there is no such element, so that words can be read. */
  otherwise?: { on: string; least: number };
}

/** Going no closer than this is no reason to move at all. */
const HARDLY = 1.15;
/** On a window as narrow as this nobody can read a whole map. */
const NARROW = 500;
const DOUBLE_CLICK_MS = 600;
/** By how many pixels a window has to change before it is arranged anew: a question of two lines is no reason. */
const GROWN = 48;

/** How close to go so that the smallest of these is `least` wide and all of them are still in sight. */
export function closeness(boxes: DOMRect[], least: number, wide: number, tall: number): number {
  const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
  const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
  const needed = least / Math.min(...boxes.map((box) => box.width));
  return Math.min(needed, (0.86 * wide) / width, (0.86 * tall) / height);
}

/** As many of these boxes as a window of that size holds at once; of equally many the first. */
export function together<Box extends Pick<DOMRect, "left" | "right" | "top" | "bottom">>(
  boxes: Box[],
  wide: number,
  tall: number,
): Box[] {
  let most: Box[] = [];
  for (const { left } of boxes)
    for (const { top } of boxes) {
      const held = boxes.filter(
        (box) => box.left >= left && box.top >= top && box.right <= left + wide && box.bottom <= top + tall,
      );
      if (held.length > most.length) most = held;
    }
  return most.length > 0 ? most : boxes.slice(0, 1);
}

/** On which sides of a window some of these boxes lie out of sight. */
export function beyond(boxes: DOMRect[], window: DOMRect): string[] {
  const sides: Record<string, (box: DOMRect) => boolean> = {
    left: (box) => box.right < window.left,
    right: (box) => box.left > window.right,
    up: (box) => box.bottom < window.top,
    down: (box) => box.top > window.bottom,
  };
  return Object.keys(sides).filter((side) => boxes.some(sides[side] as (box: DOMRect) => boolean));
}

function holds(window: DOMRect, one: Element): boolean {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left >= window.left && top >= window.top && right <= window.right && bottom <= window.bottom;
}

/** The middle of what these boxes cover. */
function middleOf(boxes: DOMRect[]): { x: number; y: number } {
  return {
    x: (Math.min(...boxes.map((box) => box.left)) + Math.max(...boxes.map((box) => box.right))) / 2,
    y: (Math.min(...boxes.map((box) => box.top)) + Math.max(...boxes.map((box) => box.bottom))) / 2,
  };
}

/** Where the drawing must lie so that a point of it is in sight, that close; null if it is already. */
export function focus(
  now: Place,
  at: { x: number; y: number },
  scale: number,
  wide: number,
  tall: number,
): Place | null {
  const middle = (place: number, size: number) => place > size * 0.2 && place < size * 0.8;
  const inside = middle(now.x + at.x * now.scale, wide) && middle(now.y + at.y * now.scale, tall);
  const same = scale < now.scale * 1.15 && scale > now.scale / 1.4;
  if (inside && same) return null;
  const close = same ? now.scale : scale;
  return { scale: close, x: wide / 2 - at.x * close, y: tall / 2 - at.y * close };
}

interface ZoomProps {
  children: ComponentChildren;
  label: string;
  class?: string;
  lens?: Lens;
  /** Told how many pixels a unit of the picture takes: what must be read at any scale is drawn as large as that needs. */
  unit?: Signal<number>;
}

export function Zoom({ children, label, class: extra, lens, unit }: ZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ x: 0, y: 0, scale: 1 });
  const byHand = useRef(false);

  const apply = (next: Place) => {
    const box = frame.current;
    if (!box || !inner.current) return;
    const window = { width: box.clientWidth, height: box.clientHeight };
    const drawn = extent(window, inner.current.firstElementChild);
    place.current = clamp(next, window, drawn);
    const { x, y, scale } = place.current;
    const own = unitsOf(inner.current.firstElementChild);
    if (unit && own && drawn.width > 0) unit.value = (drawn.width * scale) / own.width;
    inner.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    box.dataset.zoomed = scale > 1.01 ? "yes" : "no";
    hint();
  };
  /** Tell at the edges where there is more to choose. */
  const hint = () => {
    const box = frame.current;
    if (!box || !lens?.unit) return;
    const options = [...box.querySelectorAll(".is-option")].map((one) => one.getBoundingClientRect());
    box.dataset.beyond = beyond(options, box.getBoundingClientRect()).join(" ");
  };
  /** How far out it goes by itself. */
  const farthest = (): number => {
    const box = frame.current;
    const own = unitsOf(inner.current?.firstElementChild);
    if (!box || !own || !lens?.unit) return 1;
    const drawn = extent({ width: box.clientWidth, height: box.clientHeight }, inner.current?.firstElementChild);
    return Math.max(1, (lens.unit * own.width) / drawn.width);
  };
  const zoomAt = (clientX: number, clientY: number, factor: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    byHand.current = true;
    const now = place.current;
    const scale = Math.max(1, Math.min(MOST, now.scale * factor));
    const px = clientX - box.left;
    const py = clientY - box.top;
    apply({ scale, x: px - ((px - now.x) * scale) / now.scale, y: py - ((py - now.y) * scale) / now.scale });
  };
  const step = (factor: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) zoomAt(box.left + box.width / 2, box.top + box.height / 2, factor);
  };

  const showAll = () => {
    byHand.current = true;
    apply({ x: 0, y: 0, scale: 1 });
  };

  /** Bring elements into sight; who has chosen a size by hand keeps it. */
  const look = (elements: Element[], least: number, all = false) => {
    const around = frame.current?.getBoundingClientRect();
    const found = elements.map((element) => element.getBoundingClientRect()).filter((box) => box.width > 0);
    if (!around?.width || found.length === 0) return;
    const now = place.current;
    const wanted = now.scale * closeness(found, least, around.width, around.height);
    const scale = byHand.current || least === 0 ? now.scale : Math.max(farthest(), Math.min(MOST, wanted));
    const closer = scale / now.scale;
    const boxes = together(found, around.width / closer, around.height / closer);
    const middle = middleOf(boxes);
    const at = { x: (middle.x - around.left - now.x) / now.scale, y: (middle.y - around.top - now.y) / now.scale };
    // Several things may need more room than the last ones: then it also goes back.
    if (all && !byHand.current) {
      if (scale < HARDLY && farthest() === 1) apply({ scale: 1, x: 0, y: 0 });
      else apply({ scale, x: around.width / 2 - at.x * scale, y: around.height / 2 - at.y * scale });
      return;
    }
    const next = focus(now, at, scale, around.width, around.height);
    if (next) apply(next);
  };

  /** How many of the things one looks at are whole in the window: now, and when it was last arranged. */
  const inSight = (): number => {
    if (!lens || !frame.current) return 0;
    const around = frame.current.getBoundingClientRect();
    return [...frame.current.querySelectorAll(lens.on)].filter((one) => holds(around, one)).length;
  };
  const held = useRef(0);

  const arrange = () => {
    if (!lens || !frame.current) return;
    const found = [...frame.current.querySelectorAll(lens.on)];
    if (found.length > 0) look(lens.all ? found : found.slice(0, 1), lens.least, lens.all);
    else if (lens.otherwise && frame.current.clientWidth < NARROW)
      look([...frame.current.querySelectorAll(lens.otherwise.on)].slice(0, 1), lens.otherwise.least);
    else if (lens.rest && !byHand.current) {
      const { clientWidth, clientHeight } = frame.current;
      const scale = farthest();
      apply({ scale, x: (clientWidth * (1 - scale)) / 2, y: (clientHeight * (1 - scale)) / 2 });
    }
    held.current = inSight();
    hint();
  };
  useEffect(arrange, [lens?.when]);

  // A window that has grown or shrunk shows what it should, not what it had come to by then.
  const resized = useRef<(much: boolean) => void>(() => undefined);
  resized.current = (much) => {
    apply(place.current);
    if (!byHand.current && (much || inSight() < held.current)) arrange();
  };
  useEffect(() => {
    const box = frame.current;
    if (!box || typeof ResizeObserver !== "function") return;
    let before = { width: box.clientWidth, height: box.clientHeight };
    if (unit) apply(place.current);
    const watcher = new ResizeObserver(() => {
      const now = { width: box.clientWidth, height: box.clientHeight };
      const by = Math.max(Math.abs(now.width - before.width), Math.abs(now.height - before.height));
      if (by >= GROWN) before = now;
      if (by > 0) resized.current(by >= GROWN);
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let dragged = 0;
    let pressed = Number.NEGATIVE_INFINITY;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && place.current.scale === 1 && event.deltaY > 0) return;
      event.preventDefault();
      zoomAt(event.clientX, event.clientY, Math.exp(-event.deltaY / 400));
    };
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      dragged = 0;
    };
    const move = (event: PointerEvent) => {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const dx = event.clientX - was.x;
      const dy = event.clientY - was.y;
      if (fingers.size === 1) {
        dragged += Math.abs(dx) + Math.abs(dy);
        if (place.current.scale > 1 && dragged > 6) {
          apply({ ...place.current, x: place.current.x + dx, y: place.current.y + dy });
          box.setPointerCapture(event.pointerId);
        }
      } else {
        const other = [...fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
          const before = Math.hypot(was.x - other.x, was.y - other.y);
          const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
          zoomAt((event.clientX + other.x) / 2, (event.clientY + other.y) / 2, after / Math.max(1, before));
        }
        dragged = 99;
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    // Who comes by keyboard sees what has the focus.
    const focused = (event: FocusEvent) => {
      box.scrollTo(0, 0);
      const target = event.target as Element;
      if (place.current.scale <= 1 || target === box || !target.matches(":focus-visible")) return;
      if (!holds(box.getBoundingClientRect(), target)) look([target], 0);
    };
    const click = (event: MouseEvent) => {
      if (dragged > 10) event.stopPropagation();
      if ((event.target as Element).closest(".is-option, button")) pressed = event.timeStamp;
    };
    // Who answers by a hurried double click does not ask to see it closer.
    const twice = (event: MouseEvent) => {
      if (event.timeStamp - pressed < DOUBLE_CLICK_MS) return;
      if (place.current.scale > 1.01) showAll();
      else zoomAt(event.clientX, event.clientY, 2);
    };
    box.addEventListener("wheel", wheel, { passive: false });
    box.addEventListener("pointerdown", down);
    box.addEventListener("pointermove", move);
    box.addEventListener("pointerup", up);
    box.addEventListener("pointercancel", up);
    box.addEventListener("click", click, { capture: true });
    box.addEventListener("focusin", focused);
    box.addEventListener("dblclick", twice);
    return () => {
      box.removeEventListener("wheel", wheel);
      box.removeEventListener("pointerdown", down);
      box.removeEventListener("pointermove", move);
      box.removeEventListener("pointerup", up);
      box.removeEventListener("pointercancel", up);
      box.removeEventListener("click", click, { capture: true });
      box.removeEventListener("focusin", focused);
      box.removeEventListener("dblclick", twice);
    };
  }, []);

  const key = (event: KeyboardEvent) => {
    const by = 60;
    const now = place.current;
    const actions: Record<string, () => void> = {
      "+": () => step(1.3),
      "=": () => step(1.3),
      "-": () => step(1 / 1.3),
      f: showAll,
      F: showAll,
    };
    if (event.target === frame.current && now.scale > 1) {
      actions.ArrowLeft = () => apply({ ...now, x: now.x + by });
      actions.ArrowRight = () => apply({ ...now, x: now.x - by });
      actions.ArrowUp = () => apply({ ...now, y: now.y + by });
      actions.ArrowDown = () => apply({ ...now, y: now.y - by });
    }
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  return (
    <div class="zoom-around">
      <section
        ref={frame}
        class={`zoom ${extra ?? ""}`}
        aria-label={label}
        tabIndex={0}
        onKeyDown={key}
        data-zoomed="no"
      >
        <div ref={inner} class="zoom-inner">
          {children}
        </div>
      </section>
      {/* Beside the drawing: whatever lies in its corners stays within reach. */}
      <div class="zoom-buttons">
        <button type="button" onClick={() => step(1.4)} aria-label={t("zoom-in")}>
          +
        </button>
        <button type="button" onClick={() => step(1 / 1.4)} aria-label={t("zoom-out")}>
          −
        </button>
        <button type="button" onClick={showAll} aria-label={t("zoom-all")}>
          ⤢
        </button>
      </div>
    </div>
  );
}
