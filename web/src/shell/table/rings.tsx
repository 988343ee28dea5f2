/** Rings around the things on the board that a line of the chronicle speaks of, for as long as one looks at the line. */

import { signal } from "@preact/signals";

const MARGIN = 4;
const MOST = 16;

const boxes = signal<DOMRect[]>([]);

/** The things on the stage that go by these names. */
export function thingsOf(stage: Element | null, refs: string[]): Element[] {
  return refs.flatMap((ref) => {
    const name = CSS.escape(ref);
    return [...(stage?.querySelectorAll(`[data-point="${name}"],[data-ref="${name}"],[data-piece="${name}"]`) ?? [])];
  });
}

/** Ring these things, wherever they are in sight; a null stage takes the rings away. */
export function ring(stage: Element | null, refs: string[]): void {
  if (!stage && boxes.peek().length === 0) return;
  boxes.value = thingsOf(stage, refs)
    .map((thing) => thing.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0)
    .slice(0, MOST);
}

export function Rings() {
  return (
    <>
      {boxes.value.map((box, index) => (
        <div
          key={index}
          class="rung"
          style={{
            left: `${box.left - MARGIN}px`,
            top: `${box.top - MARGIN}px`,
            width: `${box.width + 2 * MARGIN}px`,
            height: `${box.height + 2 * MARGIN}px`,
          }}
        />
      ))}
    </>
  );
}
