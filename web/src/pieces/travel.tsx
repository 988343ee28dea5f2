/** Pieces travel from where they were to where they are.
 *
 * Every element below with `data-piece="id"` is followed: when the same id appears at another place after a render, it
 * glides there. New pieces fade in. Works for HTML and for parts of an SVG, at any zoom: a drawing that was moved or
 * enlarged as a whole, or a part of the board that was scrolled or pushed aside, moves none of its pieces.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { moves } from "../settings";

const MS = 280;

interface Point {
  x: number;
  y: number;
}

type Piece = HTMLElement | SVGElement;

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

interface Spot extends Point {
  /** The drawing it is in; x and y are in its units. */
  svg: SVGSVGElement | null;
  /** What it lay in, and where that lay on the screen. */
  holder: Element | null;
  began: Extent;
}

/** Where an element begins and ends on the screen, as far as its content is scrolled. */
interface Extent extends Point {
  right: number;
  bottom: number;
}

/** How far what lies in it has been carried along an axis: not at all where it has only grown or shrunk at its beginning. */
function carried(began: number, begins: number, ended: number, ends: number): number {
  return Math.abs(ends - ended) < 1 ? 0 : begins - began;
}

/** Whether an element takes no room itself, only what is in it (`display: contents`): it lies nowhere. */
function isBoxless(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0;
}

/** What a piece lies in: its row, not a wrapper of its own. */
function holderOf(element: Element): Element | null {
  let holder = element.parentElement;
  while (holder?.parentElement && (holder.childElementCount === 1 || isBoxless(holder))) holder = holder.parentElement;
  return holder;
}

/** The outermost drawing around an element. */
function drawingOf(element: Element): SVGSVGElement | null {
  let svg = element instanceof SVGElement ? element.ownerSVGElement : null;
  while (svg?.ownerSVGElement) svg = svg.ownerSVGElement;
  return svg;
}

function through({ a, b, c, d, e, f }: DOMMatrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** How drawings lie on the screen, each looked at once. */
class Drawings {
  private readonly known = new Map<SVGSVGElement, DOMMatrix | null>();
  private readonly extents = new Map<Element, Extent>();

  private extent(holder: Element | null): Extent {
    if (!holder) return { x: 0, y: 0, right: 0, bottom: 0 };
    let found = this.extents.get(holder);
    if (!found) {
      const { left, top, right, bottom } = holder.getBoundingClientRect();
      const { scrollLeft: x, scrollTop: y } = holder;
      found = { x: left - x, y: top - y, right: right - x, bottom: bottom - y };
      this.extents.set(holder, found);
    }
    return found;
  }

  private of(svg: SVGSVGElement | null): DOMMatrix | null {
    if (!svg) return null;
    let matrix = this.known.get(svg);
    if (matrix === undefined) {
      matrix = svg.isConnected ? svg.getScreenCTM() : null;
      this.known.set(svg, matrix);
    }
    return matrix;
  }

  spot(element: Element, seen: Point): Spot {
    const svg = drawingOf(element);
    const matrix = this.of(svg)?.inverse();
    const holder = matrix ? null : holderOf(element);
    return {
      ...(matrix ? through(matrix, seen) : seen),
      svg: matrix ? svg : null,
      holder,
      began: this.extent(holder),
    };
  }

  /** Where a spot is on the screen now. */
  screen(spot: Spot): Point {
    const matrix = this.of(spot.svg);
    if (matrix) return through(matrix, spot);
    const { began } = spot;
    const now = spot.holder?.isConnected ? this.extent(spot.holder) : began;
    return {
      x: spot.x + carried(began.x, now.x, began.right, now.right),
      y: spot.y + carried(began.y, now.y, began.bottom, now.bottom),
    };
  }
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
    const flying = flights.current;
    const pieces = [...(root.current?.querySelectorAll<Piece>("[data-piece]") ?? [])].map((element) => {
      const flight = flying.get(element);
      // Who is still on the way goes on from where it is seen, not from where it set out.
      const seen = flight?.playState === "running" ? centre(element) : undefined;
      return { id: element.dataset.piece ?? "", element, flight, seen };
    });
    for (const { flight } of pieces) flight?.cancel();
    // First everything is looked at, then everything is moved: a look after each move would lay out the page every time.
    const drawings = new Drawings();
    const now = new Map<string, Spot>();
    const moved: (() => void)[] = [];
    const first = before.current.size === 0;
    for (const { id, element, seen } of pieces) {
      const at = centre(element);
      if ((at.x === 0 && at.y === 0) || now.has(id)) continue;
      now.set(id, drawings.spot(element, at));
      if (first || !moves()) continue;
      const known = before.current.get(id);
      const was = seen ?? (known && drawings.screen(known));
      if (!was) {
        moved.push(() => element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MS, easing: "ease-out" }));
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
      moved.push(() => flying.set(element, element.animate(way, { duration: MS, easing, composite: "add" })));
    }
    for (const move of moved) move();
    before.current = now;
  }, [when]);
  return (
    <div ref={root} class={extra}>
      {children}
    </div>
  );
}
