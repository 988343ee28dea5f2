/** The names on the map: large enough to be read on a small one, and beside each other. */

import { describe, expect, it } from "vitest";
import { circleOf, inside, type Laid, layNames, type Named, RING, sizeAt } from "../../src/games/tyrants/names";
import type { Point, SiteData } from "../../src/games/tyrants/view";

/** A site with two spaces in a frame as wide as they need. */
function site(id: string, name: string, [x, y]: Point, more: Partial<SiteData> = {}): Named {
  const spaces = [
    [x - 16, y + 3],
    [x + 16, y + 3],
  ];
  return {
    id,
    name,
    data: { box: [x - 38, y - 37, x + 38, y + 37], space_xy: spaces, ...more } as unknown as SiteData,
  };
}

const ALL: [number, number, number, number] = [0, 0, 1000, 1000];
const over = (one: Laid, other: Laid) =>
  one.boxes.some((a) =>
    other.boxes.some((b) => Math.min(a[2], b[2]) > Math.max(a[0], b[0]) && Math.min(a[3], b[3]) > Math.max(a[1], b[1])),
  );

describe("letters and numbers", () => {
  it("grow as the map gets smaller, as far as there is room on it", () => {
    const pixels = (unit: number) => sizeAt(unit) * unit;

    expect([0.45, 0.56, 0.65].map(pixels).every((size) => size >= 11)).toBe(true);
    expect(sizeAt(2)).toBe(sizeAt(0));
    expect(sizeAt(0.1)).toBe(sizeAt(0.2));
  });
});

describe("a name", () => {
  const alone = (name: string, size: number, rings: Point[] = []) =>
    layNames([site("a", name, [500, 500])], rings, size, ALL).get("a") as Laid;

  it("stands in the middle above the spaces, within its frame while that is wide enough", () => {
    const short = alone("Yathch", 17);

    expect(short.size).toBe(17);
    expect(short.at[0]?.[0]).toBe(500);
    expect(short.boxes.every((box) => inside(box, [462, 463, 538, 537]))).toBe(true);
    expect(short.boxes[0]?.[3]).toBeLessThan(503 - RING);
  });

  it("reaches over its frame where it is longer, on lines of whole words where it has no room beside", () => {
    expect(alone("Mantol-Derith Halls", 20).lines).toEqual(["Mantol-Derith Halls"]);

    const narrow: Point[] = [
      [430, 485],
      [570, 485],
      [430, 460],
      [570, 460],
    ];
    const broken = alone("Mantol-Derith Halls", 20, narrow);

    expect(broken.lines.length).toBeGreaterThan(1);
    expect(broken.lines.join(" ").replace("- ", "-")).toBe("Mantol-Derith Halls");
    expect(broken.size).toBe(20);
  });

  it("breaks a long word of several at a syllable where it has no room otherwise", () => {
    const [narrow, wide]: Point[][] = [
      [
        [425, 485],
        [575, 485],
        [425, 460],
        [575, 460],
      ],
      [],
    ];

    expect(alone("Die Wurmwindungen", 24, narrow).lines).toEqual(["Die Wurm-", "windungen"]);
    expect(alone("Die Wurmwindungen", 24, wide).lines.join(" ")).toBe("Die Wurmwindungen");
  });

  it("is no larger than there is room, and covers neither spaces nor points", () => {
    const close: Point[] = [
      [420, 480],
      [580, 480],
    ];
    const small = alone("Unbreakable", 28, close);

    expect(small.size).toBeLessThan(28);
    for (const [left, top, right, bottom] of small.boxes)
      for (const [x, y] of [...close, circleOf(site("a", "", [500, 500]).data, 28)]) {
        const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom + 6)];
        expect(Math.hypot(dx, dy)).toBeGreaterThan(RING);
      }
  });
});

it("names of neighbours do not lie over each other, also not over what is around their sites", () => {
  const near = [
    site("a", "Blingdenstone", [300, 300]),
    site("b", "Menzoberranzan", [420, 310]),
    site("c", "The Wormwrithings", [180, 330]),
    site("d", "Mantol-Derith", [330, 420]),
  ];
  for (const size of [17, 20, 24, 28]) {
    const laid = [...layNames(near, [], size, ALL).values()];

    expect(laid).toHaveLength(4);
    expect(laid.filter((one, at) => laid.slice(0, at).some((other) => over(one, other)))).toEqual([]);
    expect(Math.min(...laid.map((one) => one.size))).toBeGreaterThan(10);
  }
});
