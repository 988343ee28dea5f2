/** What is drawn is seen: the next message waits until the last state has been painted. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paced } from "../src/net/paced";
import type { FromServer } from "../src/net/protocol";
import type { Ears } from "../src/net/transport";

function state(version: number): FromServer {
  return { type: "state", version, since: null, length: 0, over: false, waiting: [], result: null, parts: [] };
}

const reply: FromServer = { type: "reply", id: "1", status: "accepted", refusal: null };

function listening() {
  const heard: string[] = [];
  let line: Ears | undefined;
  const told = (message: FromServer) => (message.type === "state" ? `state ${message.version}` : message.type);
  const ears: Ears = { state: (now) => heard.push(now), message: (message) => heard.push(told(message)) };
  paced((given) => {
    line = given;
    return { send: () => undefined, close: () => undefined };
  })(ears);
  return { heard, line: line as Ears };
}

describe("a line at the pace of the screen", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("tells at once what is no state", () => {
    const { heard, line } = listening();

    line.message(reply);
    line.message(state(1));

    expect(heard).toEqual(["reply", "state 1"]);
  });

  it("tells what comes after a state once it is painted, all of it and in order", () => {
    const { heard, line } = listening();
    line.message(state(1));
    line.message(state(2));
    line.message(reply);
    line.message(state(3));
    expect(heard).toEqual(["state 1"]);

    vi.advanceTimersByTime(60);

    expect(heard).toEqual(["state 1", "state 2", "reply", "state 3"]);
  });

  it("does not wait for a page that nobody looks at", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const { heard, line } = listening();
    line.message(state(1));
    line.message(state(2));

    vi.advanceTimersByTime(120);

    expect(heard).toEqual(["state 1", "state 2"]);
    vi.unstubAllGlobals();
  });

  it("tells everything it has heard before it tells that the line is lost", () => {
    const { heard, line } = listening();
    line.message(state(1));
    line.message(state(2));

    line.state("lost");

    expect(heard).toEqual(["state 1", "state 2", "lost"]);
  });
});
