/** Doors on the map: two leaves of wood with bands and rings, of iron where they are locked, thrown back where they are open. */

import "./doors.css";
import { IconAt } from "../../../pieces/icon";
import { type DoorView, UNIT } from "../view";

const THICK = 22;
const POST = 9;

/** The side two spaces share, as a line. */
export function edgeLine([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[]): [number, number, number, number] {
  if (x1 !== x2) {
    const x = Math.max(x1, x2) * UNIT;
    return [x, y1 * UNIT, x, (y1 + 1) * UNIT];
  }
  const y = Math.max(y1, y2) * UNIT;
  return [x1 * UNIT, y, (x1 + 1) * UNIT, y];
}

/** How a door stands, as a message. */
export function doorState(door: DoorView): string {
  if (door.locked) return "board-locked";
  return door.closed ? "board-closed" : "board-open";
}

/** The whole of a door: its middle, its length, and whether it runs from top to bottom. */
export function doorway(edges: number[][]): { x: number; y: number; long: number; upright: boolean } {
  const lines = edges.map(edgeLine);
  const xs = lines.flatMap(([x1, , x2]) => [x1, x2]);
  const ys = lines.flatMap(([, y1, , y2]) => [y1, y2]);
  const [wide, tall] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  return { x: Math.min(...xs) + wide / 2, y: Math.min(...ys) + tall / 2, long: wide + tall, upright: tall > wide };
}

/** One leaf, from its hinge at 0 to its free end: planks, two bands, a ring. */
function Leaf({ long, locked }: { long: number; locked: boolean }) {
  const planks = Array.from({ length: Math.max(1, Math.round(long / 12)) - 1 }, (_, n) => (n + 1) * 12);
  return (
    <>
      <rect x="0" y={-THICK / 2} width={long} height={THICK} rx="2" class="door-wood" />
      <path d={planks.map((x) => `M${x} ${-THICK / 2 + 1}V${THICK / 2 - 1}`).join("")} class="door-planks" />
      <path d={`M0 ${-THICK / 4}H${long * 0.8}M0 ${THICK / 4}H${long * 0.8}`} class="door-bands" />
      {!locked && <circle cx={long - 8} cy="0" r="4" class="door-ring" />}
    </>
  );
}

export function DoorLeaf({ door }: { door: DoorView }) {
  if (door.edges.length === 0) return null;
  const { x, y, long, upright } = doorway(door.edges);
  const half = long / 2;
  const leaf = half - POST / 2 - 1;
  // Open leaves stand at right angles to the way through.
  const turn = door.closed ? 0 : 90;
  return (
    <g
      class={`door ${door.closed ? "is-closed" : "is-open"} ${door.locked ? "is-locked" : ""}`}
      transform={`translate(${x} ${y})`}
    >
      <g transform={upright ? "rotate(90)" : undefined}>
        {door.closed && <rect x={-half} y={-THICK / 2 - 3} width={long} height={THICK + 6} class="door-shadow" />}
        <g transform={`translate(${-half + POST / 2} 0) rotate(${-turn})`}>
          <Leaf long={leaf} locked={door.locked} />
        </g>
        <g transform={`translate(${half - POST / 2} 0) rotate(${180 + turn})`}>
          <Leaf long={leaf} locked={door.locked} />
        </g>
        <rect x={-half - POST / 2} y={-THICK / 2 - 4} width={POST} height={THICK + 8} rx="3" class="door-post" />
        <rect x={half - POST / 2} y={-THICK / 2 - 4} width={POST} height={THICK + 8} rx="3" class="door-post" />
      </g>
      {door.locked && (
        <>
          <circle r="16" class="door-plate" />
          <IconAt name="gi:padlock" x={0} y={0} size={22} class="door-icon" />
        </>
      )}
      <circle r="20" class="option-outline" fill="none" />
    </g>
  );
}
