/** Icons travel on a whole-number grid, and look the same. */

import { describe, expect, it } from "vitest";
import { lighter, rounded } from "../tools/paths.mjs";

describe("a rounded path", () => {
  it("keeps numbers apart that only a point or a sign kept apart", () => {
    expect(rounded("m12.25.5-3.14.04z")).toBe("m12 1-3 0z");
    expect(rounded("M1.04.52 10.96,7")).toBe("M1 1 11 7");
  });

  it("comes to the nearest point of the grid, however many small steps lead there", () => {
    expect(rounded(`M0 0${"l.4 0".repeat(10)}`).match(/1/g)).toHaveLength(4);
    expect(rounded("M0 0h.4h.4h.4v9.6")).toBe("M0 0h0h1h0v10");
  });

  it("goes on from the start of a figure that was closed", () => {
    expect(rounded("m10.4 10.4l.4 5zl.4 5")).toBe("m10 10l1 5zl1 5");
  });

  it("reads the flags of an arc, which may stand without a space, and keeps small radii", () => {
    expect(rounded("a1.26 1.26 0 01.55-2.5")).toBe("a1.3 1.3 0 0 1 1-2");
    expect(rounded("a40.4 40.4 0 1 0 10 0")).toBe("a40 40 0 1 0 10 0");
  });

  it("is all that changes in a drawing", () => {
    expect(lighter('<path fill="red" d="M0 0.823h1"/>')).toBe('<path fill="red" d="M0 1h1"/>');
  });
});
