/** After an exercise of Dungeon Lords: its goal, the result, the best so far, and the next one. */

import { render } from "preact";
import { beforeEach, describe, expect, it } from "vitest";
import lords from "../src/games/lords";
import { bestOf, Training } from "../src/games/lords/training";
import type { Result, TableInfo } from "../src/net/protocol";
import { Texts } from "../src/text/texts";
import { atTable, textsOf } from "./scenes";

const scenario = (name: string, best: number) => ({ name, data: { best } });
const SCENARIOS = { "scenario:training_1": scenario("One", 1), "scenario:training_2": scenario("Two", 0) };

function shown(training: string, lost: number): string {
  const known = textsOf("lords", "en", String) as unknown as { bundles: ConstructorParameters<typeof Texts>[1] };
  const table = { options: { training }, seats: [{ seat: 0, name: "Ada" }] } as unknown as TableInfo;
  const at = atTable(lords, "en", [], { table, texts: new Texts("en", known.bundles, SCENARIOS) });
  const root = document.createElement("div");
  render(<Training at={at} result={{ points: [-lost] } as Result} />, root);
  return root.textContent ?? "";
}

describe("an exercise that is over", () => {
  beforeEach(() => localStorage.clear());

  it("says its goal, how it went, and what comes next", () => {
    expect(shown("training_1", 2)).toContain("lose no more than 1 tile;");
    expect(shown("training_1", 2)).toContain("You have lost 2 tiles. Your best result so far: 2 lost.");
    expect(shown("training_1", 1)).toContain("That is the best result there is.");
    expect(shown("training_1", 1)).toContain("Next exercise: Two");
    expect(shown("training_2", 0)).not.toContain("Next exercise");
  });

  it("keeps the best result on this device", () => {
    expect([3, 1, 2].map((lost) => bestOf("scenario:training_1", lost))).toEqual([3, 1, 1]);
  });
});
