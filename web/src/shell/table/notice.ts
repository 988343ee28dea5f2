/** Telling somebody who looked away that it is their turn: the tab's title, a notification, a soft knock. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { LiveTable } from "../../net/live";
import type { Ask } from "../../net/protocol";
import { settings } from "../../settings";
import { t } from "../../text/load";
import type { Texts } from "../../text/texts";

/** Two short wooden knocks, made on the spot. */
export function knock(): void {
  const audio = new AudioContext();
  for (const at of [0, 0.16]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(210, audio.currentTime + at);
    tone.frequency.exponentialRampToValueAtTime(70, audio.currentTime + at + 0.09);
    volume.gain.setValueAtTime(0.25, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.12);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.13);
  }
  setTimeout(() => void audio.close(), 600);
}

/** Whether somebody looks at the page. */
export function useLooking(): boolean {
  const [looking, set] = useState(!document.hidden);
  useEffect(() => {
    const turned = () => set(!document.hidden);
    document.addEventListener("visibilitychange", turned);
    return () => document.removeEventListener("visibilitychange", turned);
  }, []);
  return looking;
}

/** Draws nothing. Whoever looks at the table hears of their turn when they have seen what led to it, others at once.
 *
 * `asks` and `over` are as shown at the table.
 */
export function Notice(props: { live: LiveTable; texts: Texts; asks: Ask[]; over: boolean }): null {
  const { live, texts } = props;
  const looking = useLooking();
  const asks = looking ? props.asks : live.asks.value;
  const over = looking ? props.over : live.over.value;
  const mine = asks.length > 0 && live.role.value === "player";
  const was = useRef(mine);
  const ask = asks[0];
  const name = live.table.value?.name || "Gruft";
  useEffect(() => {
    document.title = mine ? `● ${t("your-turn")} – ${name}` : over ? `${t("table-finished")} – ${name}` : name;
  }, [mine, name, over]);
  useEffect(() => {
    if (mine && !was.current) {
      if (settings.value.sound) knock();
      if (
        settings.value.notify &&
        document.hidden &&
        "Notification" in window &&
        Notification.permission === "granted" &&
        ask
      ) {
        new Notification(t("your-turn"), { body: texts.ask(ask.kind, ask.args), tag: live.id });
      }
    }
    was.current = mine;
  }, [mine, ask, texts, live.id]);
  return null;
}
