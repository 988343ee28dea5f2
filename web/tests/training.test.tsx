/** The exercises of Dungeon Lords: the way to them, and afterwards the goal, the result, the best so far, and the next one. */

import { render } from "preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import lords from "../src/games/lords";
import { bestOf, Training } from "../src/games/lords/training";
import type { GameInfo, Result, TableInfo } from "../src/net/protocol";
import { ForOne } from "../src/shell/choices";
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

describe("the way to the exercises", () => {
  const options = [
    { id: "rules", values: ["full", "first"], usual: "full", players: [2, 3, 4] },
    { id: "training", values: ["training_1"], usual: "training_1", players: [1] },
    { id: "pace", values: ["slow"], usual: "slow" },
  ];
  const shownFor = (count: number, alone: () => void) => {
    const root = document.createElement("div");
    const game = { slug: "lords", options } as unknown as GameInfo;
    render(<ForOne game={game} count={count} texts={textsOf("lords", "en", String)} alone={alone} />, root);
    return root;
  };

  it("is shown while several people are wanted, and leads there", () => {
    const alone = vi.fn();
    const root = shownFor(4, alone);

    root.querySelector("button")?.click();

    expect(root.querySelectorAll(".for-one")).toHaveLength(1);
    expect(root.textContent).toContain("defeat the party and lose as few tiles as possible");
    expect(alone).toHaveBeenCalledOnce();
    expect(shownFor(1, alone).textContent).toBe("");
  });
});
