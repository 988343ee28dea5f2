/** The course of a live table: feeds the timeline with what the server sends and keeps its clock, the only one there is. */

import { effect, signal } from "@preact/signals";
import type { LiveTable } from "../net/live";
import type { Part, Result, Seat, Told } from "../net/protocol";
import { pace } from "../settings";
import type { Staging } from "./steps";
import { type Frame, type Shown, Timeline } from "./timeline";

export interface TableFrame extends Frame {
  parts: Part[];
  over: boolean;
  result: Result | null;
  waiting: Seat[];
}

/** Whether a log goes on where another one ended. */
function continues(known: Told[], now: Told[]): boolean {
  const last = known.at(-1);
  if (!last) return true;
  const same = now[known.length - 1];
  return same === last || JSON.stringify(same) === JSON.stringify(last);
}

export class Course {
  readonly shown;
  readonly paused = signal(false);
  private readonly line: Timeline<TableFrame>;
  private known: Told[];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly ends: (() => void)[];

  constructor(
    private readonly live: LiveTable,
    staging: Staging<unknown> | undefined,
    private seat: Seat | null,
  ) {
    this.known = this.log();
    this.line = new Timeline<TableFrame>(this.frame([], false), staging);
    this.line.speed = pace.value;
    this.shown = signal<Shown<TableFrame>>(this.line.shown);
    this.ends = [
      effect(() => this.take(live.parts.value)),
      effect(() => this.drive((now) => this.line.setSpeed(pace.value, now))),
    ];
  }

  close(): void {
    clearTimeout(this.timer);
    for (const end of this.ends) end();
  }

  /** From now on the table is shown to another seat; what happened before is not played again. */
  look(seat: Seat | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.known = this.log();
    this.drive((now) => this.line.push(this.frame([], true), now));
  }

  step = (): void => this.drive((now) => this.line.step(now));
  end = (): void => this.drive((now) => this.line.end(now));
  pause = (): void => this.drive((now) => this.line.setPaused(!this.line.paused, now));
  hold = (held: boolean): void => this.drive((now) => this.line.setHeld(held, now));

  private log(): Told[] {
    return this.live.logs.peek().get(this.seat) ?? [];
  }

  private frame(fresh: Told[], anew: boolean): TableFrame {
    const parts = this.live.parts.peek();
    const part = parts.find((one) => one.seat === this.seat) ?? (parts[0] as Part);
    return {
      seat: this.seat,
      view: part.view,
      asks: part.asks,
      length: this.log().length,
      fresh,
      anew,
      parts,
      over: this.live.over.peek(),
      result: this.live.result.peek(),
      waiting: this.live.waiting.peek(),
    };
  }

  private take(parts: Part[]): void {
    if (parts === this.line.newest.parts) return;
    const log = this.log();
    const goesOn = continues(this.known, log);
    const fresh = goesOn ? log.slice(this.known.length) : [];
    this.known = log;
    this.drive((now) => this.line.push(this.frame(fresh, !goesOn), now, this.live.answered));
  }

  /** Do something to the timeline, show what came of it, and come again when the next step is due. */
  private drive(change: (now: number) => void): void {
    clearTimeout(this.timer);
    change(performance.now());
    this.shown.value = this.line.shown;
    this.paused.value = this.line.paused;
    const { due } = this.line;
    if (due === null) return;
    this.timer = setTimeout(() => this.drive((now) => this.line.tick(now)), Math.max(0, due - performance.now()));
  }
}
