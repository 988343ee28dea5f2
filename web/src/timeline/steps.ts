/** What happened, cut into steps that people can follow.
 *
 * The server answers with everything at once: the table as it is now, and the events that led there. A step is some of
 * those and the table as of then: what each event tells is laid over the table as it was before, and the last step
 * is the table itself, so nothing that events do not tell can stay wrong.
 */

import type { Seat, Told } from "../net/protocol";

/** How much an event is worth looking at. */
export interface Beat {
  /** How long, in beats; 0: shown together with what follows. */
  beats: number;
  /** It is played on a stage that the table no longer shows afterwards, so it is given its time before the table is. */
  scene?: boolean;
}

/** How a game wants its events to be staged. */
export interface Staging<View> {
  beat(entry: Told): Beat;
  /** The table after this event, as far as the event tells. What it names is looked up on the table it led to. */
  after?(view: View, entry: Told, now?: View): View;
}

export interface Step<View> {
  view: View;
  /** What it tells. */
  told: Told[];
  ms: number;
  /** It is played on a stage that is gone afterwards. */
  scene: boolean;
  /** The table as the server sent it, with its questions. */
  settled: boolean;
}

/** A beat at normal speed. */
export const BEAT_MS = 650;

/** Whom an entry is about: the first seat it names. */
export function seatOf(entry: Told): Seat | null {
  for (const value of Object.values(entry.args)) {
    const found = typeof value === "string" ? /^seat:(\d+)$/.exec(value) : null;
    if (found) return Number(found[1]);
  }
  return null;
}

/** The steps from one table to the next. What `own` did by themselves they need not be shown slowly. */
export function stepsOf<View>(
  before: View,
  now: View,
  fresh: Told[],
  staging: Staging<View> | undefined,
  own: Seat | null = null,
): Step<View>[] {
  const steps: Step<View>[] = [];
  let view = before;
  let told: Told[] = [];
  for (const entry of fresh) {
    const beat = staging?.beat(entry) ?? { beats: 0 };
    view = staging?.after?.(view, entry, now) ?? view;
    told.push(entry);
    if (beat.beats === 0 || (own !== null && !beat.scene && seatOf(entry) === own)) continue;
    const scene = beat.scene ?? false;
    steps.push({ view, told, ms: beat.beats * BEAT_MS, scene, settled: false });
    told = [];
  }
  const last = steps.at(-1);
  if (last && !last.scene) {
    last.told = [...last.told, ...told];
    last.view = now;
    last.settled = true;
  } else {
    steps.push({ view: now, told, ms: 0, scene: false, settled: true });
  }
  return steps;
}
