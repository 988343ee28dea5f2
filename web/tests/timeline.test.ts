/** The timeline without a browser: whatever happens, in whatever rhythm, it is shown in order and all of it. */

import { describe, expect, it } from "vitest";
import type { Ask, EventKind, Told } from "../src/net/protocol";
import { BEAT_MS, type Staging, stepsOf } from "../src/timeline/steps";
import { type Frame, MOST_WAITING, SPEEDS, Timeline } from "../src/timeline/timeline";

interface Board {
  told: number[];
  /** What no event tells. */
  secret: number;
}

const BEATS: Record<string, { beats: number; scene?: boolean }> = {
  quiet: { beats: 0 },
  deed: { beats: 1 },
  blow: { beats: 2, scene: true },
};

const staging: Staging<Board> = {
  beat: (entry) => BEATS[entry.event] ?? { beats: 0 },
  after: (view, entry) => ({ ...view, told: [...view.told, entry.n] }),
};

/** Events of a game of its own: `deed`, `blow` and so on. */
function entry(n: number, event: string, seat = 1): Told {
  return { n, event: event as EventKind, args: { seat: `seat:${seat}` }, private: false };
}

function asked(id: string): Ask {
  return { id, seat: 0, kind: "dig", args: {}, options: [], refused: [], optional: false, reaction: false };
}

/** A table that was sent after `events` more. */
function frame(last: Frame<Board> | null, events: string[], asks: Ask[], seat = 1): Frame<Board> {
  const from = last?.length ?? 0;
  const fresh = events.map((event, index) => entry(from + index, event, seat));
  const told = [...(last?.view.told ?? []), ...fresh.map((one) => one.n)];
  return { seat: 0, view: { told, secret: told.length * 7 }, asks, length: from + fresh.length, fresh, anew: false };
}

describe("steps", () => {
  it("end with the table as it was sent, whatever the events tell", () => {
    const before = { told: [], secret: 0 };
    const now = { told: [0, 1], secret: 9 };

    expect(stepsOf(before, now, [entry(0, "deed"), entry(1, "deed")], staging).map((step) => step.view)).toEqual([
      { told: [0], secret: 0 },
      now,
    ]);
    expect(stepsOf(before, now, [], staging)).toEqual([{ view: now, told: [], ms: 0, scene: false, settled: true }]);
  });

  it("leave a scene its time before the table shows what came of it", () => {
    const steps = stepsOf({ told: [], secret: 0 }, { told: [0], secret: 9 }, [entry(0, "blow")], staging);

    expect(steps.map((step) => [step.ms, step.settled])).toEqual([
      [2 * BEAT_MS, false],
      [0, true],
    ]);
  });

  it("take no time for what one did oneself, but for its scenes", () => {
    const fresh = [entry(0, "deed", 0), entry(1, "deed", 0), entry(2, "blow", 0), entry(3, "deed", 1)];
    const steps = stepsOf({ told: [], secret: 0 }, { told: [], secret: 1 }, fresh, staging, 0);

    expect(steps.map((step) => step.told.map((one) => one.n))).toEqual([[0, 1, 2], [3]]);
  });
});

describe("a timeline", () => {
  const quiet = frame(null, [], []);

  it("shows the first step at once and the others in their time", () => {
    const line = new Timeline(quiet, staging);
    line.push(frame(quiet, ["deed", "deed"], [asked("a")]), 0);

    expect([line.shown.length, line.shown.asks, line.shown.asked]).toEqual([1, [], true]);
    line.tick(BEAT_MS - 1);
    expect(line.shown.length).toBe(1);
    line.tick(BEAT_MS);
    expect([line.shown.length, line.shown.asks.length, line.shown.running]).toEqual([2, 1, false]);
  });

  it("says the last step as long as the others, also a single one, but not what took no time", () => {
    const line = new Timeline(quiet, staging);
    const one = frame(quiet, ["deed"], []);
    line.push(one, 0);
    expect([line.shown.waiting, line.shown.telling, line.due]).toEqual([0, true, BEAT_MS]);
    line.tick(BEAT_MS);
    expect([line.shown.telling, line.due]).toEqual([false, null]);

    line.push(frame(one, ["deed"], [], 0), 2 * BEAT_MS, 0);
    expect([line.shown.told.length, line.shown.telling]).toEqual([1, false]);
  });

  it("keeps a question open that was open before", () => {
    const open = frame(null, [], [asked("a")]);
    const line = new Timeline(open, staging);
    line.push(frame(open, ["blow", "deed"], [asked("a"), asked("b")]), 0);

    expect(line.shown.asks.map((ask) => ask.id)).toEqual(["a"]);
  });

  it("waits while it is paused, goes step by step, and is at its end for who answers", () => {
    const line = new Timeline(quiet, staging);
    line.setPaused(true, 0);
    line.push(frame(quiet, ["deed", "deed", "deed"], []), 0);
    line.tick(9e9);
    expect([line.shown.length, line.due]).toEqual([0, null]);

    line.step(9e9);
    expect(line.shown.length).toBe(1);
    line.end(9e9);
    expect([line.shown.length, line.paused]).toEqual([3, false]);
  });

  it("waits while nobody looks, and goes on from there", () => {
    const line = new Timeline(quiet, staging);
    line.setHeld(true, 0);
    line.push(frame(quiet, ["deed", "deed"], []), 0);
    line.tick(9e9);
    expect([line.shown.length, line.due]).toEqual([0, null]);

    line.setHeld(false, 9e9);
    expect([line.shown.length, line.shown.waiting]).toEqual([1, 1]);
  });

  it("jumps when something was taken back", () => {
    const line = new Timeline(quiet, staging);
    const far = frame(quiet, ["deed", "blow", "deed"], []);
    line.push(far, 0);
    line.push({ ...quiet, anew: true, view: { told: [], secret: 3 } }, 1);

    expect([line.shown.view.secret, line.shown.length, line.shown.waiting]).toEqual([3, 0, 0]);
  });

  it("does not let more wait than people want to see", () => {
    const line = new Timeline(quiet, staging);
    let last = quiet;
    for (let number = 0; number < 200; number++) {
      last = frame(last, ["deed"], []);
      line.push(last, 0);
    }

    expect(line.shown.waiting).toBe(MOST_WAITING);
    expect(line.shown.length).toBe(200 - MOST_WAITING);
  });
});

/** A small generator of its own, so that a seed tells the whole story. */
function dice(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Play a random story with a random hand on the controls and watch every moment of it. */
function story(seed: number): void {
  const roll = dice(seed);
  const pick = <T>(list: T[]): T => list[roll(list.length)] as T;
  const first = frame(null, [], roll(2) ? [asked("0")] : []);
  const line = new Timeline<Frame<Board>>(first, staging);
  /** How long the log was when a question was put. */
  const since = new Map(first.asks.map((ask) => [ask.id, 0]));
  let last: Frame<Board> = first;
  let now = 0;
  let length = 0;
  let back = false;

  const look = () => {
    const { shown } = line;
    if (!back) expect(shown.length).toBeGreaterThanOrEqual(length);
    length = shown.length;
    back = false;
    expect(shown.length).toBeLessThanOrEqual(last.length);
    // The board is as of the last entry told: nothing of what is still to come.
    expect(shown.view.told).toEqual(Array.from({ length: shown.length }, (_, n) => n));
    for (const ask of shown.asks) {
      expect(
        last.asks.some((one) => one.id === ask.id),
        `${ask.id} is open`,
      ).toBe(true);
      expect(since.get(ask.id), `${ask.id} comes after its cause`).toBeLessThanOrEqual(shown.length);
    }
    if (shown.waiting === 0 && !line.paused) {
      expect(shown.view).toBe(last.view);
      expect(shown.asks).toEqual(last.asks);
      expect(shown.running).toBe(false);
    }
  };

  for (let turn = 0; turn < 40; turn++) {
    const what = roll(11);
    if (what < 5) {
      const taken = roll(12) === 0;
      const ground = taken
        ? frame(
            null,
            Array.from({ length: roll(last.length + 1) }, () => "quiet"),
            [],
          )
        : last;
      const events = Array.from({ length: roll(7) }, () => pick(["quiet", "deed", "blow"]));
      const kept = roll(2) ? last.asks : [];
      const asks = roll(3) ? kept : [...kept, asked(`${seed}.${turn}`)];
      last = { ...frame(ground, events, asks, roll(3)), anew: taken };
      if (taken) since.clear();
      back = taken;
      for (const ask of asks) if (taken || !since.has(ask.id)) since.set(ask.id, last.length);
      line.push(last, now, roll(3) ? null : 0);
    } else if (what === 5) line.step(now);
    else if (what === 6) line.end(now);
    else if (what === 7) line.setPaused(!line.paused, now);
    else if (what === 8) line.setSpeed(pick(SPEEDS), now);
    else if (what === 9) line.setHeld(!line.held, now);
    else now += roll(4 * BEAT_MS);
    line.tick(now);
    look();
  }

  line.setPaused(false, now);
  line.setHeld(false, now);
  for (let most = 0; line.due !== null; most++) {
    expect(most, "it comes to an end").toBeLessThan(1000);
    now = Math.max(now, line.due);
    line.tick(now);
    look();
  }
  expect(line.shown.view).toBe(last.view);
  expect([line.shown.length, line.shown.asks]).toEqual([last.length, last.asks]);
}

describe("any story at any speed with any hand on the controls", () => {
  it.each(Array.from({ length: 10 }, (_, tens) => tens * 100))(
    "is shown in order and to its end (seeds from %i)",
    (from) => {
      for (let seed = from; seed < from + 100; seed++) {
        try {
          story(seed);
        } catch (error) {
          throw new Error(`seed ${seed}`, { cause: error });
        }
      }
    },
  );
});
