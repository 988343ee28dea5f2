/** The one timeline of a table: what is shown now, what is still to be shown, and when.
 *
 * Without a clock of its own: whoever drives it says what time it is and asks when to come again (`due`). Frames are what
 * the server sent, one after another. A question is shown with the last step of its frame, never before; one that was
 * open already stays open.
 */

import type { Ask, Seat, Told } from "../net/protocol";
import { type Staging, type Step, stepsOf } from "./steps";

export type Speed = "off" | "quick" | "normal" | "slow";

export const SPEEDS: Speed[] = ["off", "quick", "normal", "slow"];

export const FACTOR: Record<Speed, number> = { off: 0, quick: 0.4, normal: 1, slow: 2 };

/** Who comes back after a long time sees the last of what happened; the rest can be stepped through.
 *
 * A scene is not begun in the middle: the battles of four lords that nobody interrupts are a hundred and fifty steps.
 */
export const MOST_WAITING = 80;
export const MOST_WITH_SCENES = 400;

/** The table as it was sent. */
export interface Frame<View = unknown> {
  /** Whose view and log these are. */
  seat: Seat | null;
  view: View;
  asks: Ask[];
  /** The whole log by then: its length, and what is new in it; with `anew`, something of it was taken back. */
  length: number;
  fresh: Told[];
  anew: boolean;
}

/** What is on the table now. */
export interface Shown<F extends Frame> {
  /** The last frame that was shown whole. */
  frame: F;
  view: F["view"];
  asks: Ask[];
  /** How many entries of the log have been told. */
  length: number;
  /** What has been told since that frame; the last of it is on stage. */
  told: Told[];
  /** Steps that are still to come. */
  waiting: number;
  /** Whether the last step has not had its time yet: what it says is not yet read. */
  telling: boolean;
  /** Whether something is played: the table is on its way from `frame` to the next. */
  running: boolean;
  /** Whether whoever looks will be asked when all is shown. */
  asked: boolean;
}

interface Queued<F extends Frame> extends Step<F["view"]> {
  frame: F;
  /** The length of the log after it. */
  length: number;
}

export class Timeline<F extends Frame> {
  speed: Speed = "normal";
  paused = false;
  /** Nobody is looking: what comes waits. */
  held = false;
  shown: Shown<F>;
  private queue: Queued<F>[] = [];
  /** Nothing new is shown before. */
  private free = 0;

  constructor(
    public newest: F,
    private readonly staging: Staging<F["view"]> | undefined,
  ) {
    this.shown = this.settled(newest);
  }

  /** The server has sent something; `own`: in answer to what this seat did. */
  push(frame: F, now: number, own: Seat | null = null): void {
    const last = this.newest;
    this.newest = frame;
    if (frame.anew || frame.seat !== last.seat || this.speed === "off") {
      this.end(now);
      return;
    }
    let length = last.length;
    for (const step of stepsOf(last.view, frame.view, frame.fresh, this.staging, own)) {
      length += step.told.length;
      this.queue.push({ ...step, frame, length });
    }
    while (this.queue.length > (this.queue[0]?.scene ? MOST_WITH_SCENES : MOST_WAITING)) this.next();
    this.tick(now);
  }

  /** Show what is due. */
  tick(now: number): void {
    while (this.queue.length > 0 && !this.still && now >= this.free) {
      const step = this.next();
      if (step) this.free = Math.max(this.free, now) + step.ms * FACTOR[this.speed];
    }
    this.count(now);
  }

  /** When to tick again; null: not before something happens. */
  get due(): number | null {
    if (this.queue.length === 0) return this.shown.telling ? this.free : null;
    return this.still ? null : this.free;
  }

  private get still(): boolean {
    return this.paused || this.held;
  }

  /** Show the next step at once. */
  step(now: number): void {
    const step = this.next();
    this.free = now + (step?.ms ?? 0) * FACTOR[this.speed];
    this.count(now);
  }

  /** Show everything at once. Whoever answers is at the end. */
  end(now: number): void {
    this.queue = [];
    this.paused = false;
    this.free = now;
    this.shown = this.settled(this.newest);
  }

  /** What is on stage keeps the rest of its time, as long as that is at the new speed. */
  setSpeed(speed: Speed, now: number): void {
    const rest = this.speed === "off" ? 0 : Math.max(0, this.free - now) / FACTOR[this.speed];
    this.speed = speed;
    if (speed === "off") this.end(now);
    else this.free = now + rest * FACTOR[speed];
    this.tick(now);
  }

  setPaused(paused: boolean, now: number): void {
    this.paused = paused;
    this.tick(now);
  }

  setHeld(held: boolean, now: number): void {
    this.held = held;
    this.tick(now);
  }

  private next(): Queued<F> | undefined {
    const step = this.queue.shift();
    if (!step) return undefined;
    const { frame } = this.shown;
    if (step.settled) this.shown = { ...this.settled(step.frame), told: step.told };
    else
      this.shown = {
        ...this.shown,
        view: step.view,
        // Only what was asked before and still is: everything else has its cause in what is still to come.
        asks: frame.asks.filter((ask) => this.newest.asks.some((one) => one.id === ask.id)),
        length: step.length,
        told: this.shown.running ? [...this.shown.told, ...step.told] : step.told,
        running: true,
      };
    return step;
  }

  private settled(frame: F): Shown<F> {
    const { view, asks, length } = frame;
    return { frame, view, asks, length, told: [], waiting: 0, telling: false, running: false, asked: false };
  }

  private count(now: number): void {
    const waiting = this.queue.length;
    const telling = waiting === 0 && this.shown.told.length > 0 && now < this.free;
    const asks = this.shown.asks.filter((ask) => waiting === 0 || this.newest.asks.some((one) => one.id === ask.id));
    const asked = waiting > 0 && this.newest.asks.length > 0;
    this.shown = { ...this.shown, waiting, telling, asks, asked };
  }
}
