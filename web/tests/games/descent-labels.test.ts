/** Names on the road map: none covers another, a road sign or the edge of the sheet. */

import { describe, expect, it } from "vitest";
import { overlap, placed, type Wanted } from "../../src/games/descent/hub/labels";
import { written } from "../../src/games/descent/hub/roads";
import { areaLabels } from "../../src/games/descent/map/areas";
import { type Box, UNIT } from "../../src/games/descent/view";

const SHEET: Box = { x: 0, y: 0, w: 400, h: 300 };

function wanted(ref: string, at: [number, number], rank = 1): Wanted {
  return { ref, at, lines: [`The ${ref}`], size: 20, away: 20, rank };
}

describe("names on the road map", () => {
  it("stand below their places where there is room", () => {
    expect(placed([wanted("keep", [200, 100])], [], SHEET).get("keep")).toEqual({ x: 200, y: 134, anchor: "middle" });
  });

  it("keep clear of road signs, of each other and of the edge", () => {
    const sign = { x: 180, y: 118, w: 40, h: 30 };
    const found = placed(
      [wanted("keep", [200, 100]), wanted("inn", [210, 60]), wanted("mill", [4, 150])],
      [sign],
      SHEET,
    );

    const keep = found.get("keep");
    expect(keep && keep.y < 100).toBe(true);
    expect(found.get("inn")?.y).not.toBe(keep?.y);
    expect(found.get("mill")?.anchor).toBe("start");
  });

  it("take two lines where they have two parts, the quest one more", () => {
    const two = ["Arcite's Tomb,", "Greatwood"];
    const both = ["Arcite's Tomb, Greatwood", "The Dawnblade"];
    expect(written(both)).toEqual({ lines: [...two, "The Dawnblade"], names: 2 });
    expect(written(both, true)).toEqual({ lines: two, names: 2 });
    expect(written(["Idol Cave"])).toEqual({ lines: ["Idol Cave"], names: 1 });
  });

  it("are left out where there is no room and nothing happens", () => {
    const full = { x: 0, y: 0, w: 400, h: 300 };

    expect([...placed([wanted("keep", [200, 100], 3), wanted("inn", [50, 50])], [full], SHEET).keys()]).toEqual([
      "inn",
    ]);
  });

  it("measure what two boxes share", () => {
    expect(overlap({ x: 0, y: 0, w: 10, h: 10 }, { x: 5, y: 8, w: 10, h: 10 })).toBe(10);
    expect(overlap({ x: 0, y: 0, w: 10, h: 10 }, { x: 10, y: 0, w: 10, h: 10 })).toBe(0);
  });
});

describe("names of areas", () => {
  const hall = ["0,0", "1,0", "2,0", "0,1", "1,1", "2,1"].map((at) => `space:${at}`);

  it("stand in the middle of their areas", () => {
    const [label] = areaLabels([{ name: "Hall", spaces: hall }], 24, []);

    expect(label).toMatchObject({ lines: ["Hall"], x: 1.5 * UNIT, size: 24 });
  });

  it("keep clear of what lies there", () => {
    const lying = { x: UNIT, y: 0.5 * UNIT, w: UNIT, h: UNIT };
    const [label] = areaLabels([{ name: "Hall", spaces: hall }], 24, [lying]);

    expect(label && Math.abs(label.y - UNIT)).toBeGreaterThan(20);
  });

  it("are broken in two where the area is narrow", () => {
    const cell = ["0,0", "0,1", "0,2"].map((at) => `space:${at}`);

    expect(areaLabels([{ name: "Long Stairs", spaces: cell }], 24, [])[0]?.lines).toEqual(["Long", "Stairs"]);
  });
});
