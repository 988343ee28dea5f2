/** A line to the table: a websocket that comes back by itself. */

import type { FromClient, FromServer } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface Line {
  send(message: FromClient): void;
  close(): void;
}

export interface Ears {
  state(now: LineState): void;
  message(message: FromServer): void;
}

export type Connect = (ears: Ears) => Line;

const PING_MS = 20_000;
const SILENCE_MS = 45_000;
/** Whoever comes back to the page, or says something, hears of a dead line after so long. */
const DOUBT_MS = 8000;
const WAITS_MS = [300, 700, 1200, 2000];

/** Open a websocket to the table and keep it open: after a loss it tries again, sooner when the browser comes back online.
 *
 * A device that has slept believes in a line that is long dead: where something depends on it, the line is tried.
 */
export function webSocketLine(tableId: string): Connect {
  return (ears) => {
    let socket: WebSocket | null = null;
    let tries = 0;
    let ended = false;
    let heard = 0;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let doubt: ReturnType<typeof setTimeout> | undefined;

    const open = () => {
      if (ended) return;
      ears.state(tries === 0 ? "connecting" : "lost");
      const scheme = window.location.protocol === "https:" ? "wss" : "ws";
      const mine = new WebSocket(`${scheme}://${window.location.host}/api/tables/${tableId}/live`);
      socket = mine;
      mine.onopen = () => {
        tries = 0;
        heard = Date.now();
        ears.state("open");
      };
      mine.onmessage = (event) => {
        if (mine !== socket) return;
        heard = Date.now();
        clearTimeout(doubt);
        doubt = undefined;
        const message = JSON.parse(String(event.data)) as FromServer;
        if (message.type === "closing") ended = true;
        ears.message(message);
        if (ended) ears.state("closed");
      };
      mine.onclose = () => {
        if (mine !== socket || ended) return;
        ears.state("lost");
        retry = setTimeout(open, WAITS_MS[Math.min(tries++, WAITS_MS.length - 1)]);
      };
    };
    const anew = () => {
      const dead = socket;
      clearTimeout(retry);
      clearTimeout(doubt);
      doubt = undefined;
      open();
      dead?.close();
    };
    const expectWord = () => {
      doubt ??= setTimeout(anew, DOUBT_MS);
    };
    const test = () => {
      if (ended || document.hidden) return;
      if (socket?.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
      else if (socket?.readyState !== WebSocket.CONNECTING) return anew();
      expectWord();
    };
    const ping = setInterval(() => {
      if (socket?.readyState !== WebSocket.OPEN) return;
      if (Date.now() - heard > SILENCE_MS) anew();
      else socket.send('{"type":"ping"}');
    }, PING_MS);
    const moments: [EventTarget, string][] = [
      [window, "online"],
      [window, "offline"],
      [window, "pageshow"],
      [document, "visibilitychange"],
    ];
    for (const [where, what] of moments) where.addEventListener(what, test);
    open();
    return {
      send(message) {
        if (socket?.readyState !== WebSocket.OPEN) return;
        socket.send(JSON.stringify(message));
        expectWord();
      },
      close() {
        ended = true;
        clearInterval(ping);
        clearTimeout(retry);
        clearTimeout(doubt);
        for (const [where, what] of moments) where.removeEventListener(what, test);
        socket?.close();
      },
    };
  };
}
