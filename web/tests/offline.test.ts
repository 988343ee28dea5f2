import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inPeaceOrLeaving } from "../src/offline";

let visibility: DocumentVisibilityState = "visible";

beforeEach(() => {
  visibility = "visible";
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function turns(now: DocumentVisibilityState): void {
  visibility = now;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("the books are fetched after a while in peace, once", () => {
  const fetched = vi.fn();
  inPeaceOrLeaving(fetched);
  vi.advanceTimersByTime(7000);
  expect(fetched).not.toHaveBeenCalled();

  vi.advanceTimersByTime(2000);
  turns("hidden");

  expect(fetched).toHaveBeenCalledTimes(1);
});

test("who leaves after a glance has the books fetched as they go, once", () => {
  const fetched = vi.fn();
  inPeaceOrLeaving(fetched);
  turns("visible");
  expect(fetched).not.toHaveBeenCalled();

  turns("hidden");
  vi.advanceTimersByTime(9000);

  expect(fetched).toHaveBeenCalledTimes(1);
});
