import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/net/api";
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

test("what is needed at the table is fetched first: the aids of all games, then their rules", async () => {
  const asked: string[] = [];
  const heard = new Map<string, (event: unknown) => void>();
  const scope = { addEventListener: (name: string, ear: (event: unknown) => void) => heard.set(name, ear) };
  const shelf = { match: async () => undefined, put: async () => undefined };
  const code = readFileSync(join(__dirname, "../public/sw.js"), "utf8");
  new Function("self", "caches", "fetch", "Request", code)(
    scope,
    { open: async () => shelf },
    async ({ path }: { path: string }) => {
      asked.push(path);
      const games = [{ slug: "lords" }, { slug: "descent" }];
      return { ok: true, clone: () => null, json: async () => games };
    },
    class {
      constructor(readonly path: string) {}
    },
  );
  let done: Promise<unknown> = Promise.resolve();
  const waitUntil = (promise: Promise<unknown>) => {
    done = promise;
  };
  heard.get("message")?.({ data: "keep books", waitUntil });
  await done;

  const books = asked.slice(1).map((path) => /games\/(\w+)\/(\w+)/.exec(path)?.slice(1));
  expect(books.slice(0, 2)).toEqual([
    ["lords", "aid"],
    ["descent", "aid"],
  ]);
  expect(books.map((book) => book?.[1]).join(" ")).toMatch(/^(aid ){4}(rules ){4}(names ?){4}$/);
});

test("a device without a line is told so, not that the server is gone", async () => {
  vi.useRealTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  const online = vi.spyOn(navigator, "onLine", "get");

  online.mockReturnValue(false);
  await expect(api.mine([])).rejects.toMatchObject({ code: "offline" });
  online.mockReturnValue(true);
  await expect(api.mine([])).rejects.toMatchObject({ code: "unreachable" });
  vi.unstubAllGlobals();
});
