/** A line at the pace of the screen: what comes after a new state waits until that state has been painted.
 *
 * Bots answer faster than a page is painted. Whoever has answered sees what came of it first, and what the bots did
 * meanwhile is drawn in one go after that.
 */

import type { FromServer } from "./protocol";
import type { Connect } from "./transport";

/** A page that nobody looks at paints nothing. */
const UNPAINTED_MS = 100;

/** Calls back once what is drawn now has been painted. */
function onPainted(then: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(then);
  });
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, UNPAINTED_MS);
}

export function paced(connect: Connect): Connect {
  return (ears) => {
    let held: FromServer[] | null = null;
    const tell = (messages: FromServer[]) => {
      for (const message of messages) ears.message(message);
      if (!messages.some((message) => message.type === "state")) return;
      held = [];
      onPainted(release);
    };
    const release = () => {
      const messages = held ?? [];
      held = null;
      tell(messages);
    };
    return connect({
      state: (now) => {
        if (held) release();
        ears.state(now);
      },
      message: (message) => (held ? held.push(message) : tell([message])),
    });
  };
}
