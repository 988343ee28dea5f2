/** How likely an attack is said to be. */

import { expect, it } from "vitest";
import { percentOf } from "../../src/games/domains/view";

it.each([
  [0, 0],
  [0.001, 1],
  [0.374, 37],
  [0.9996, 99],
  [1, 100],
])("is certain only where nothing else can be rolled: %f is %d percent", (success, percent) => {
  expect(percentOf(success)).toBe(percent);
});
