/** What a page still asks the server for when it is left: nothing. */

import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { plainBoard } from "../../src/games/plain";
import type { LiveTable } from "../../src/net/live";
import type { Result, Told } from "../../src/net/protocol";
import { WhyNot } from "../../src/pieces/why";
import { Score } from "../../src/shell/table/panels/score";
import { t } from "../../src/text/load";
import { Review } from "../../src/timeline/review";
import { ask, atTable } from "../scenes";

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
  expect(document.querySelector(".story"), "its place is kept").not.toBeNull();

  await act(() => render(null, root));

  expect(asked.map((left) => left.aborted)).toEqual([true]);
});

it("what the question is not about is read in peace, and says on a click what the question is", async () => {
  const at = { ...atTable(plainBoard("lords"), "en", [ask("dig", ["cell:1,1"])]), watching: false };
  at.whyNot = async () => ({ code: "elsewhere.something_else", rule: "DL-DIG-01", args: {} });
  const root = document.body.appendChild(document.createElement("div"));
  const words = async (aloud: boolean) => {
    await act(async () => render(<WhyNot of="monster:troll.1" at={at} aloud={aloud} />, root));
    return root.textContent;
  };

  expect(await words(false)).toBe("");
  expect(await words(true)).toBe(t("why-other-question", { question: at.texts.ask("dig", {}) }));
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
