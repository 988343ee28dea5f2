/** From whoever attacks to whoever is attacked. */

import { type Box, boxOf, type DescentView, figuresOf, placeOf, SILENT, UNIT } from "../view";

type Spot = [x: number, y: number];

/** How many spots of a line are looked at to see whether it stays on the map. */
const LOOKS = 32;

function middle({ x, y, w, h }: Box): Spot {
  return [x + w / 2, y + h / 2];
}

function corners({ x, y, w, h }: Box): Spot[] {
  return [x, x + w].flatMap((left) => [y, y + h].map((top): Spot => [left, top]));
}

/** Whether a spot lies on a space, or where two meet; a corner may be touched, a wall not walked along. */
function onMap([x, y]: Spot, spaces: Set<string>): boolean {
  const near = (at: number) => [...new Set([Math.floor(at), Math.ceil(at) - 1])];
  const there = near(x).flatMap((left) => near(y).map((top) => spaces.has(`${left},${top}`)));
  return there.length > 2 ? there.some(Boolean) : there.every(Boolean);
}

function stays([x1, y1]: Spot, [x2, y2]: Spot, spaces: Set<string>): boolean {
  return Array.from({ length: LOOKS - 1 }, (_, n) => (n + 1) / LOOKS).every((part) =>
    onMap([x1 + part * (x2 - x1), y1 + part * (y2 - y1)], spaces),
  );
}

function far([x1, y1]: Spot, [x2, y2]: Spot): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** From middle to middle, or round what lies between from corner to corner, as one looks by the rules; the shortest. */
export function strikeLine(from: Box, to: Box, spaces: Set<string>): [Spot, Spot] {
  const straight: [Spot, Spot] = [middle(from), middle(to)];
  if (stays(...straight, spaces)) return straight;
  const pairs = corners(from).flatMap((one) => corners(to).map((other): [Spot, Spot] => [one, other]));
  const clear = pairs.filter(([one, other]) => stays(one, other, spaces));
  return clear.sort((one, other) => far(...one) - far(...other))[0] ?? straight;
}

export function Strike({ view }: { view: DescentView }) {
  const attack = view.attack;
  if (!attack) return null;
  const spaces = new Set(view.spaces.map(({ ref }) => placeOf(ref).join(",")));
  const box = (ref: string) => boxOf(figuresOf(view).find((figure) => figure.ref === ref)?.spaces ?? []);
  const from = box(attack.attacker);
  return (
    <g class="strike" {...SILENT}>
      {attack.targets.map((target) => {
        const to = box(target);
        if (!from || !to) return null;
        const [[x1, y1], [x2, y2]] = strikeLine(from, to, spaces);
        return <line key={target} x1={x1 * UNIT} y1={y1 * UNIT} x2={x2 * UNIT} y2={y2 * UNIT} />;
      })}
    </g>
  );
}
