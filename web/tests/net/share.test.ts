import { describe, expect, it } from "vitest";
import { share } from "../../src/net/share";

const view = () => ({
  round: 1,
  players: [
    { seat: 0, hand: ["a", "b"] },
    { seat: 1, hand: ["c"] },
  ],
  bag: { red: 2 },
});

describe("what has stayed the same", () => {
  it("keeps its identity as a whole", () => {
    const old = view();

    expect(share(old, view())).toBe(old);
  });

  it("keeps it part by part, and what has changed is new up to the top", () => {
    const old = view();
    const now = view();
    now.players[1]?.hand.push("d");

    const shared = share(old, now);

    expect(shared).toEqual(now);
    expect(shared).not.toBe(old);
    expect(shared.players).not.toBe(old.players);
    expect(shared.players[0]).toBe(old.players[0]);
    expect(shared.players[1]).not.toBe(old.players[1]);
    expect(shared.bag).toBe(old.bag);
  });

  it("says what is now: what is gone, new, shorter or of another kind", () => {
    for (const [old, now] of [
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: undefined }, { b: 1 }],
      [
        [1, 2, 3],
        [1, 2],
      ],
      [[1, 2], { 0: 1, 1: 2 }],
      [{ a: [] }, { a: {} }],
      [null, { a: null }],
      [{ a: { b: 1 } }, { a: null }],
    ])
      expect(share(old, now)).toStrictEqual(now);
  });

  it("changes neither of them", () => {
    const old = view();
    const now = { ...view(), round: 2 };
    const kept = [structuredClone(old), structuredClone(now)];

    share(old, now);

    expect([old, now]).toEqual(kept);
  });
});
