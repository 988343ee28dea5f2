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
const WAITS_MS = [300, 700, 1200, 2000];

/** Open a websocket to the table and keep it open: after a loss it tries again, sooner when the browser comes back online. */
export function webSocketLine(tableId: string): Connect {
  return (ears) => {
    let socket: WebSocket | null = null;
    let tries = 0;
    let ended = false;
    let heard = 0;
    let retry: ReturnType<typeof setTimeout> | undefined;

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
        heard = Date.now();
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
    const again = () => {
      if (socket?.readyState === WebSocket.OPEN || ended) return;
      clearTimeout(retry);
      open();
    };
    const ping = setInterval(() => {
      if (socket?.readyState !== WebSocket.OPEN) return;
      if (Date.now() - heard > SILENCE_MS) socket.close();
      else socket.send('{"type":"ping"}');
    }, PING_MS);
    window.addEventListener("online", again);
    open();
    return {
      send(message) {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close() {
        ended = true;
        clearInterval(ping);
        clearTimeout(retry);
        window.removeEventListener("online", again);
        socket?.close();
      },
    };
  };
}
