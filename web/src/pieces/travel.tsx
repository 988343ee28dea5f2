/** Pieces travel from where they were to where they are.
 *
 * Every element below with `data-piece="id"` is followed: when the same id appears at another place after a render, it
 * glides there. New pieces fade in. Works for HTML and for parts of an SVG, at any zoom.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { moves } from "../settings";

const MS = 280;

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
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
  const before = useRef(new Map<string, { x: number; y: number }>());
  useLayoutEffect(() => {
    const now = new Map<string, { x: number; y: number }>();
    const first = before.current.size === 0;
    for (const element of root.current?.querySelectorAll<HTMLElement | SVGElement>("[data-piece]") ?? []) {
      const id = element.dataset.piece ?? "";
      const at = centre(element);
      if ((at.x === 0 && at.y === 0) || now.has(id)) continue;
      now.set(id, at);
      const was = before.current.get(id);
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
      element.animate([{ transform: `translate(${ux}px, ${uy}px)` }, { transform: "translate(0px, 0px)" }], {
        duration: MS,
        easing: "cubic-bezier(.2,.8,.3,1)",
        composite: "add",
      });
    }
    before.current = now;
  }, [when]);
  return (
    <div ref={root} class={extra}>
      {children}
    </div>
  );
}
