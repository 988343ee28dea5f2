/** Pieces travel from where they were to where they are.
 *
 * Every element below with `data-piece="id"` is followed: when the same id appears at another place after a render, it
 * glides there. New pieces fade in. Works for HTML and for parts of an SVG, at any zoom: a drawing that was moved or
 * enlarged as a whole moves none of its pieces.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { moves } from "../settings";

const MS = 280;

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

interface Spot {
  x: number;
  y: number;
  /** The drawing it is in; x and y are in its units. */
  svg: SVGSVGElement | null;
}

/** The outermost drawing around an element. */
function drawingOf(element: Element): SVGSVGElement | null {
  let svg = element instanceof SVGElement ? element.ownerSVGElement : null;
  while (svg?.ownerSVGElement) svg = svg.ownerSVGElement;
  return svg;
}

function spotOf(element: Element): Spot {
  const { x, y } = centre(element);
  const svg = drawingOf(element);
  const matrix = svg?.getScreenCTM()?.inverse();
  if (!svg || !matrix) return { x, y, svg: null };
  return { x: matrix.a * x + matrix.c * y + matrix.e, y: matrix.b * x + matrix.d * y + matrix.f, svg };
}

/** Where a spot is on the screen now. */
function screenOf({ x, y, svg }: Spot): { x: number; y: number } {
  const matrix = svg?.isConnected ? svg.getScreenCTM() : null;
  return matrix ? { x: matrix.a * x + matrix.c * y + matrix.e, y: matrix.b * x + matrix.d * y + matrix.f } : { x, y };
}

/** How many screen pixels one unit inside the element measures. */
function scaleOf(element: Element): { a: number; b: number; c: number; d: number } {
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement) {
    const matrix = element.getScreenCTM();
    if (matrix) return matrix;
  }
  const html = element as HTMLElement;
  const scale = html.offsetWidth ? html.getBoundingClientRect().width / html.offsetWidth : 1;
  return { a: scale || 1, b: 0, c: 0, d: scale || 1 };
}

export function Travel({
  when,
  children,
  class: extra,
}: {
  when: unknown;
  children: ComponentChildren;
  class?: string;
}) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(new Map<string, Spot>());
  const flights = useRef(new WeakMap<Element, Animation>());
  useLayoutEffect(() => {
    const now = new Map<string, Spot>();
    const first = before.current.size === 0;
    for (const element of root.current?.querySelectorAll<HTMLElement | SVGElement>("[data-piece]") ?? []) {
      const id = element.dataset.piece ?? "";
      // Who is still on the way goes on from where it is seen, not from where it set out.
      const flight = flights.current.get(element);
      const seen = flight?.playState === "running" ? centre(element) : undefined;
      flight?.cancel();
      const at = centre(element);
      if ((at.x === 0 && at.y === 0) || now.has(id)) continue;
      now.set(id, spotOf(element));
      const known = before.current.get(id);
      const was = seen ?? (known && screenOf(known));
      if (first || !moves()) continue;
      if (!was) {
        element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MS, easing: "ease-out" });
        continue;
      }
      const dx = was.x - at.x;
      const dy = was.y - at.y;
      if (Math.abs(dx) + Math.abs(dy) < 3) continue;
      const { a, b, c, d } = scaleOf(element);
      const det = a * d - b * c || 1;
      const ux = (d * dx - c * dy) / det;
      const uy = (a * dy - b * dx) / det;
      const way = [{ transform: `translate(${ux}px, ${uy}px)` }, { transform: "translate(0px, 0px)" }];
      const easing = "cubic-bezier(.2,.8,.3,1)";
      flights.current.set(element, element.animate(way, { duration: MS, easing, composite: "add" }));
    }
    before.current = now;
  }, [when]);
  return (
    <div ref={root} class={extra}>
      {children}
    </div>
  );
}
