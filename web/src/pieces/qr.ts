/** A QR code, made here: no link leaves this device to be drawn. Bytes, error correction M, versions 1 to 10 (213 bytes).
 *
 * After ISO/IEC 18004: data bits, Reed-Solomon blocks, the patterns, the mask with the least penalty.
 */

/** Per version from 1: error correction bytes per block, blocks of the first kind, their data bytes, blocks with one more. */
const BLOCKS: [ecc: number, blocks: number, data: number, longer: number][] = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 2, 38, 2],
  [22, 3, 36, 2],
  [26, 4, 43, 1],
];

/** Where the middles of the small squares lie. */
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}

function times(a: number, b: number): number {
  return a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0;
}

/** The remainder of the data divided by the generator of this degree. */
export function reedSolomon(data: number[], degree: number): number[] {
  let generator = [1];
  for (let root = 0; root < degree; root++) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => {
      next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, EXP[root] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0;
    for (let index = 0; index <= degree; index++)
      rest[at + index] = (rest[at + index] ?? 0) ^ times(generator[index] ?? 0, factor);
  }
  return rest.slice(data.length);
}

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, bit) => (value >> (length - 1 - bit)) & 1);
}

/** All bytes of the code in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [ecc, blocks, size, longer] = BLOCKS[version - 1] as [number, number, number, number];
  const capacity = blocks * size + longer * (size + 1);
  const bits = [
    0,
    1,
    0,
    0,
    ...bitsOf(bytes.length, version < 10 ? 8 : 16),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  bits.push(...Array<number>(Math.min(4, capacity * 8 - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0; data.length < capacity; pad++) data.push(pad % 2 ? 0x11 : 0xec);
  const parts: number[][] = [];
  for (let block = 0, from = 0; block < blocks + longer; block++) {
    const length = block < blocks ? size : size + 1;
    parts.push(data.slice(from, from + length));
    from += length;
  }
  const checks = parts.map((part) => reedSolomon(part, ecc));
  const woven = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, index) =>
      rows.flatMap((row) => (index < row.length ? [row[index] ?? 0] : [])),
    ).flat();
  return [...woven(parts), ...woven(checks)];
}

type Grid = (boolean | null)[][];

function square(grid: Grid, x: number, y: number, radius: number, dark: (far: number) => boolean): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) {
      const row = grid[y + dy];
      if (row && x + dx >= 0 && x + dx < grid.length) row[x + dx] = dark(Math.max(Math.abs(dx), Math.abs(dy)));
    }
}

/** A remainder for the format and version marks. */
function marked(value: number, length: number, generator: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); rest >= 1 << length; bit = 31 - Math.clz32(rest))
    rest ^= generator << (bit - length);
  return (value << length) | rest;
}

/** The format: level M (00) and the mask, twice around the corners. */
function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = marked(mask, 10, 0x537) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row) row[x] = dark;
  };
  for (let at = 0; at < 15; at++) {
    if (at < 8) set(8, at < 6 ? at : at + 1, bit(at));
    else set(at === 8 ? 7 : 14 - at, 8, bit(at));
    if (at < 8) set(size - 1 - at, 8, bit(at));
    else set(8, size - 15 + at, bit(at));
  }
  set(8, size - 8, true);
}

/** Everything but the data; what stays null is for them. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const middles = ALIGN[version - 1] ?? [];
  for (const y of middles)
    for (const x of middles) {
      const corner = (x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6);
      if (!corner) square(grid, x, y, 2, (far) => far !== 1);
    }
  for (let at = 8; at < size - 8; at++) {
    (grid[6] as boolean[])[at] = at % 2 === 0;
    (grid[at] as boolean[])[6] = at % 2 === 0;
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(grid, x, y, 4, (far) => far !== 2 && far !== 4);
  if (version >= 7) {
    const bits = marked(version, 12, 0x1f25);
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >> at) & 1) === 1;
      const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)];
      (grid[b] as boolean[])[a] = dark;
      (grid[a] as boolean[])[b] = dark;
    }
  }
  writeFormat(grid, 0);
  return grid;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The data in the zigzag of columns from the lower right, under a mask. */
function filled(empty: Grid, bits: number[], mask: number): boolean[][] {
  const size = empty.length;
  const grid = empty.map((row) => [...row]);
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y] as (boolean | null)[];
        if (row[x] === null) row[x] = (bits[next++] === 1) !== (MASKS[mask]?.(x, y) ?? false);
      }
    }
  }
  writeFormat(grid, mask);
  return grid as boolean[][];
}

const FINDER = /1011101(?=0000)|(?<=0000)1011101/g;

/** How badly a scanner would like it: long runs, blocks, false corners, too much of one colour. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const rows = grid.map((row) => row.map(Number).join(""));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(FINDER)?.length ?? 0);
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const here = grid[y]?.[x];
      if (here === grid[y - 1]?.[x] && here === grid[y]?.[x - 1] && here === grid[y - 1]?.[x - 1]) sum += 3;
    }
  const dark = grid.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The code for a text as rows of dark (true) and light squares; null if it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const fits = ([, blocks, size, longer]: (typeof BLOCKS)[number], index: number) =>
    bytes.length + (index < 9 ? 2 : 3) <= blocks * size + longer * (size + 1);
  const version = BLOCKS.findIndex(fits) + 1;
  if (version === 0) return null;
  const bits = codewords(bytes, version).flatMap((byte) => bitsOf(byte, 8));
  const empty = frame(version);
  const tries = MASKS.map((_, mask) => filled(empty, bits, mask));
  return tries.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The dark squares as one path in units of a square, with the quiet border of four. */
export function qrPath(code: boolean[][]): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1Z` : ""))).join("");
}
