/** The code to scan is read back as a scanner would: format, mask, blocks, remainder, bytes. */

import { describe, expect, it } from "vitest";
import { qr, reedSolomon } from "../../src/pieces/qr";

/** Per version: bytes of the remainder per block, and how long the blocks are. */
const BLOCKS: Record<number, [ecc: number, sizes: number[]]> = {
  1: [10, [16]],
  3: [26, [44]],
  6: [16, [27, 27, 27, 27]],
  8: [22, [38, 38, 39, 39]],
};

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

/** Squares that carry no data. */
function isPattern(x: number, y: number, size: number): boolean {
  const version = (size - 17) / 4;
  const middles = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  const small = middles.some((my) =>
    middles.some((mx) => {
      const corner = (mx === 6 && my === 6) || (mx === 6 && my === size - 7) || (mx === size - 7 && my === 6);
      return !corner && Math.abs(mx - x) <= 2 && Math.abs(my - y) <= 2;
    }),
  );
  const finder = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
  const numbered = version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11));
  return finder || small || numbered || x === 6 || y === 6;
}

/** The bits under the mask, in the zigzag of columns. */
function bitsOf(code: boolean[][], mask: (x: number, y: number) => boolean): number[] {
  const size = code.length;
  const bits: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (!isPattern(x, y, size)) bits.push(Number((code[y]?.[x] === true) !== mask(x, y)));
      }
  }
  return bits;
}

function read(code: boolean[][]): string {
  const dark = (x: number, y: number) => Number(code[y]?.[x] === true);
  const upper = [0, 1, 2, 3, 4, 5, 7, 8].reduce((sum, y, bit) => sum | (dark(8, y) << bit), 0);
  const lower = [7, 5, 4, 3, 2, 1, 0].reduce((sum, x, bit) => sum | (dark(x, 8) << (bit + 8)), 0);
  const format = (upper | lower) ^ 0x5412;
  expect(format >> 13, "level M").toBe(0);
  const bits = bitsOf(code, MASKS[(format >> 10) & 7] as (x: number, y: number) => boolean);
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(8 * at, 8 * at + 8).join(""), 2),
  );
  const [ecc, sizes] = BLOCKS[(code.length - 17) / 4] as [number, number[]];
  const blocks: number[][] = sizes.map(() => []);
  const checks: number[][] = sizes.map(() => []);
  let next = 0;
  for (let at = 0; at < Math.max(...sizes); at++)
    sizes.forEach((length, block) => {
      if (at < length) blocks[block]?.push(bytes[next++] ?? 0);
    });
  for (let at = 0; at < ecc; at++) for (const check of checks) check.push(bytes[next++] ?? 0);
  blocks.forEach((block, index) => {
    expect(reedSolomon(block, ecc)).toEqual(checks[index]);
  });
  const data = blocks.flat();
  expect((data[0] ?? 0) >> 4, "bytes").toBe(4);
  const length = (((data[0] ?? 0) & 15) << 4) | ((data[1] ?? 0) >> 4);
  const text = Array.from({ length }, (_, at) => (((data[at + 1] ?? 0) & 15) << 4) | ((data[at + 2] ?? 0) >> 4));
  return new TextDecoder().decode(new Uint8Array(text));
}

describe("a code to scan", () => {
  it.each([
    ["Gruft!", 21],
    ["http://127.0.0.1:8470/table/ab12#tür", 29],
    [`https://gruft.example/table/${"a".repeat(24)}#${"b".repeat(43)}`, 41],
    ["x".repeat(150), 49],
  ])("%s is read back", (text, size) => {
    const code = qr(text);

    expect(code).toHaveLength(size);
    expect(read(code as boolean[][])).toBe(text);
  });

  it("is not made of what would not fit", () => {
    expect(qr("x".repeat(214))).toBeNull();
  });
});
