/** Players are told apart by colour, shape and letter, the same everywhere. */

export const SHAPES = ["◆", "●", "▲", "■", "⬟"] as const;
const LETTERS = ["A", "B", "C", "D", "E"] as const;

const PATHS = [
  "M16 2 30 16 16 30 2 16Z",
  "M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z",
  "M16 3 30 28H2Z",
  "M4 4H28V28H4Z",
  "M16 2 30 12.5 24.7 29H7.3L2 12.5Z",
] as const;

export function seatLetter(seat: number): string {
  return LETTERS[seat] ?? "?";
}

export function seatColour(seat: number): string {
  return `var(--seat-${seat})`;
}

/** The outline of a seat's shape in a 32 × 32 box. */
export function seatPath(seat: number): string {
  return PATHS[seat] ?? PATHS[1];
}

export function SeatMark({ seat, size = 16 }: { seat: number; size?: number }) {
  return (
    <svg
      class="seat-mark"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      style={{ color: seatColour(seat) }}
    >
      <path d={seatPath(seat)} fill="currentColor" />
    </svg>
  );
}

/** A playing piece in a seat's colour and shape, drawn inside an SVG, centred on (x, y). */
export function Piece({ seat, x, y, size, id }: { seat: number; x: number; y: number; size: number; id?: string }) {
  const scale = size / 32;
  return (
    <g data-piece={id} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} class="piece">
      <ellipse cx="16" cy="29" rx="13" ry="4" fill="#000" opacity=".45" />
      <path d={seatPath(seat)} fill={seatColour(seat)} stroke="#0008" stroke-width="1.5" />
      <path d={seatPath(seat)} fill="none" stroke="#fff5" stroke-width="2" transform="translate(3.2 3.2) scale(.8)" />
    </g>
  );
}
