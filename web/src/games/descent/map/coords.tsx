/** Numbers along two edges of the map, for whoever talks about a space by its place: the log and the board as text do. */

import { type DescentView, SILENT, UNIT } from "../view";

export function Coordinates({ view }: { view: DescentView }) {
  const [wide = 0, tall = 0] = view.size;
  const middle = (n: number) => (n + 0.5) * UNIT;
  return (
    <g class="coordinates" {...SILENT}>
      {Array.from({ length: wide }, (_, x) => (
        <text key={`x${x}`} x={middle(x)} y={-UNIT * 0.28}>
          {x}
        </text>
      ))}
      {Array.from({ length: tall }, (_, y) => (
        <text key={`y${y}`} x={-UNIT * 0.4} y={middle(y) + 8}>
          {y}
        </text>
      ))}
    </g>
  );
}
