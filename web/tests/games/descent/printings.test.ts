/** Cards the publisher has corrected: at a table only the text in force is read. */

import { describe, expect, it } from "vitest";
import { inForce } from "../../../src/games/descent/printings";

const NAMES = {
  "card:guard": { name: "Guard", text: "new (Without errata: old)" },
  "card:rage": { name: "Rage", text: "as printed" },
  "corrected:card.guard": { name: "Guard", text: "new" },
  "first_printing:card.guard": { name: "Guard", text: "old" },
};

describe("a card that was printed twice", () => {
  it.each([
    [{}, "new"],
    [{ errata: true }, "new"],
    [{ errata: false }, "old"],
  ])("shows what counts at a table with %o", (options, text) => {
    expect(inForce(NAMES, options)).toEqual({
      "card:guard": { name: "Guard", text },
      "card:rage": { name: "Rage", text: "as printed" },
    });
  });
});
