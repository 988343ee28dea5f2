/** Icons travel with coordinates to one tenth, and say the same. */

import { describe, expect, it } from "vitest";
import { lighter, rounded } from "../tools/paths.mjs";

describe("a rounded path", () => {
  it("keeps numbers apart that only a point or a sign kept apart", () => {
    expect(rounded("m1.25.5-3.14.04z")).toBe("m1.3.5-3.1 0z");
    expect(rounded("M1.04.52 10.96,7")).toBe("M1 .5 11 7");
  });

  it("reads the flags of an arc, which may stand without a space", () => {
    expect(rounded("a1.26 1.26 0 01.55-2.5")).toBe("a1.3 1.3 0 0 1 .6-2.5");
  });

  it("is all that changes in a drawing", () => {
    expect(lighter('<path fill="red" d="M0 0.123h1"/>')).toBe('<path fill="red" d="M0 .1h1"/>');
  });
});
