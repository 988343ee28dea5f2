/** Taking back: one press for one deed. */

import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import type { LiveTable } from "../../src/net/live";
import type { Part } from "../../src/net/protocol";
import { useUndoing } from "../../src/shell/table/undoing";

/** A table where so many answers can be taken back, and somebody who sits there. */
async function table(far: number) {
  const version = signal(10);
  let undone = 0;
  const live = {
    version,
    undo: () => {
      undone += 1;
      return Promise.resolve({});
    },
  } as unknown as LiveTable;
  let hand: ReturnType<typeof useUndoing> | undefined;
  function Hand() {
    hand = useUndoing(live, { seat: 0, can_undo: undone < far } as Part);
    return null;
  }
  const root = document.body.appendChild(document.createElement("div"));
  await act(() => render(<Hand />, root));
  return {
    gives: (...on: boolean[]) => {
      for (const one of on) hand?.gave(one);
    },
    /** How many answers one press takes back, once the server has said so to each. */
    async presses(): Promise<number> {
      const before = undone;
      await act(() => hand?.undo());
      for (let told = before; told < undone; told++) await act(() => void version.value++);
      return undone - before;
    },
  };
}

it("what was one click is taken back as one, what was given before it is not", async () => {
  const { gives, presses } = await table(9);
  gives(false, false, true, true);

  expect([await presses(), await presses()]).toEqual([3, 1]);
});

it("as far as it goes: what a step has revealed stays", async () => {
  const { gives, presses } = await table(2);
  gives(false, true, true, true);

  expect(await presses()).toBe(2);
});
