/** The line to a table: it comes back by itself, also from a sleep in which it died without a word. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Line, type LineState, webSocketLine } from "../../src/net/transport";

class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readyState = Socket.CONNECTING;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = Socket.CLOSED;
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  hear(): void {
    this.onmessage?.({ data: '{"type":"pong"}' });
  }
}

let states: LineState[] = [];
let line: Line;

function newest(): Socket {
  return Socket.all.at(-1) as Socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  states = [];
  line = webSocketLine("t")({ state: (now) => states.push(now), message: () => undefined });
  newest().open();
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a line", () => {
  it.each([
    ["comes back to the page", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["is online again", () => window.dispatchEvent(new Event("online"))],
    ["says something", () => line.send({ type: "sync" })],
  ])("that has died unnoticed is replaced soon after somebody %s", (_, come) => {
    come();
    vi.advanceTimersByTime(9000);
    expect(Socket.all.length).toBe(2);

    newest().open();
    expect(states.at(-1)).toBe("open");
    expect(Socket.all[0]?.readyState).toBe(Socket.CLOSED);
  });

  it("that answers stays", () => {
    document.dispatchEvent(new Event("visibilitychange"));
    expect(newest().sent).toEqual(['{"type":"ping"}']);
    newest().hear();
    vi.advanceTimersByTime(9000);

    expect(Socket.all.length).toBe(1);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("that was lost is opened again at once when the browser is online", () => {
    newest().close();
    newest().onclose?.();
    expect(states.at(-1)).toBe("lost");
    window.dispatchEvent(new Event("online"));

    expect(Socket.all.length).toBe(2);
    vi.advanceTimersByTime(400);
    expect(Socket.all.length).toBe(2);
  });
});
