/** Rings around the things on the board that a line of the chronicle speaks of, for as long as one looks at the line. */

import { signal } from "@preact/signals";
import { thingsOf } from "../../pieces/things";
import type { Named } from "../../timeline/deeds";

const MARGIN = 4;
const MOST = 16;

const boxes = signal<DOMRect[]>([]);

/** Ring these things, wherever they are in sight; a null stage takes the rings away. */
export function ring(stage: Element | null, named: Named[]): void {
  if (!stage && boxes.peek().length === 0) return;
  boxes.value = thingsOf(stage, named)
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
