/** What a page still asks the server for when it is left: nothing. */

import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { plainBoard } from "../../src/games/plain";
import type { LiveTable } from "../../src/net/live";
import type { Result, Told } from "../../src/net/protocol";
import { Score } from "../../src/shell/table/panels/score";
import { Review } from "../../src/timeline/review";
import { atTable } from "../scenes";

afterEach(() => vi.unstubAllGlobals());

/** A server that never answers: a request ends when whoever made it leaves. */
function silence() {
  const asked: AbortSignal[] = [];
  vi.stubGlobal("fetch", (_: string, { signal: left }: { signal: AbortSignal }) => {
    asked.push(left);
    return new Promise((_, fail) => left.addEventListener("abort", () => fail(left.reason)));
  });
  return asked;
}

it("the course of the scores is asked for moment by moment, as long as somebody looks", async () => {
  const asked = silence();
  const live = {
    id: "t1",
    token: "x",
    length: signal(100),
    role: signal("spectator"),
    you: signal([]),
  } as unknown as LiveTable;
  const board = { ...plainBoard("lords"), points: () => [4, 3] };
  const result = { winners: [0], places: [1, 2], points: [4, 3], breakdown: [], reason: "" } as unknown as Result;
  const root = document.body.appendChild(document.createElement("div"));
  const score = (
    <Score result={result} view={null} live={live} at={atTable(board, "en", [])} onClose={() => undefined} />
  );
  await act(() => render(score, root));
  expect(asked.map((left) => left.aborted)).toEqual([false]);

  await act(() => render(null, root));

  expect(asked.map((left) => left.aborted)).toEqual([true]);
});

it("a step forward by hand stops what plays by itself", async () => {
  vi.useFakeTimers();
  const load = async (number: number) => ({ view: number, length: 0, notice: null });
  const review = new Review(0, 5, load, [] as Told[], undefined, () => "normal");
  const starting = review.start();
  await review.forward();
  await starting;
  await vi.advanceTimersByTimeAsync(60_000);
  const early = [review.shown.value?.number, review.playing.value];

  review.play();
  await vi.advanceTimersByTimeAsync(1);
  await review.forward();
  await vi.advanceTimersByTimeAsync(60_000);

  expect([early, review.shown.value?.number, review.playing.value]).toEqual([[1, false], 3, false]);
  vi.useRealTimers();
});

it("a look back that is closed has nothing to say about a moment that never came", async () => {
  const failing: ((error: Error) => void)[] = [];
  const load = () => new Promise<never>((_, fail) => failing.push(fail));
  const review = new Review(0, 5, load, [] as Told[], undefined, () => "normal");
  const going = review.go(3);

  review.close();
  for (const fail of failing) fail(new Error("left"));

  await expect(going).resolves.toBeUndefined();
  expect(review.shown.value).toBeNull();
});
