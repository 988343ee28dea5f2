/** Looking back: any stretch of the game, step by step, forwards and backwards, at the speed of the timeline. */

import { signal } from "@preact/signals";
import type { Refusal, Told } from "../net/protocol";
import { BEAT_MS, type Staging, type Step, stepsOf } from "./steps";
import { FACTOR, type Speed } from "./timeline";

/** What could be seen after a public moment: the table, and how many lines of the log. */
export interface Look {
  view: unknown;
  length: number;
  notice: Refusal | null;
}

export interface Past {
  /** The moment that is reached, or on its way to being reached. */
  number: number;
  view: unknown;
  length: number;
  /** What has been told since the moment before; empty when the moment itself is shown. */
  told: Told[];
  running: boolean;
  /** What should be known of a moment that cannot be shown as it was. */
  notice: Refusal | null;
}

/** What passes between two moments is worth a look even if nothing is told of it. */
const LEAST_MS = BEAT_MS / 2;

export class Review {
  readonly shown = signal<Past | null>(null);
  readonly playing = signal(false);
  /** Why the moment that was wanted could not be had; with the next one that can it is forgotten. */
  readonly trouble = signal<unknown>(null);
  private number: number;
  private steps: Step<unknown>[] = [];
  private index = 0;
  /** How long the log was before the steps. */
  private base = 0;
  private notice: Refusal | null = null;
  private readonly known = new Map<number, Promise<Look>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Only the last wish counts. */
  private wish = 0;

  constructor(
    readonly first: number,
    readonly last: number,
    private readonly load: (number: number) => Promise<Look>,
    private readonly log: Told[],
    private readonly staging: Staging<unknown> | undefined,
    private readonly speed: () => Speed,
  ) {
    this.number = first;
  }

  close(): void {
    clearTimeout(this.timer);
    this.wish += 1;
  }

  /** Show a moment. */
  async go(number: number): Promise<void> {
    await this.reach(Math.min(this.last, Math.max(this.first, number)), true);
  }

  /** Show the first moment, and go on from there by itself until somebody takes over. */
  async start(): Promise<void> {
    this.playing.value = true;
    await this.go(this.first);
  }

  async forward(): Promise<void> {
    this.stop();
    await this.advance();
  }

  private async advance(): Promise<void> {
    if (this.index < this.steps.length - 1) this.show(this.index + 1);
    else if (this.number < this.last) await this.reach(this.number + 1, false);
    else this.stop();
  }

  async back(): Promise<void> {
    this.stop();
    if (this.index > 0) this.show(this.index - 1);
    else if (this.number > this.first) await this.reach(this.number - 1, true);
  }

  play = (): void => {
    if (this.playing.value) {
      this.stop();
      return;
    }
    this.playing.value = true;
    const ended = this.number >= this.last && this.index >= this.steps.length - 1;
    void (ended ? this.go(this.first) : this.advance());
  };

  private stop(): void {
    this.playing.value = false;
    clearTimeout(this.timer);
  }

  private look(number: number): Promise<Look> {
    let found = this.known.get(number);
    if (!found) {
      found = this.load(number);
      this.known.set(number, found);
      found.catch(() => this.known.delete(number));
    }
    return found;
  }

  /** Go to a moment: to its end, or to the first step on the way there. */
  private async reach(number: number, whole: boolean): Promise<void> {
    clearTimeout(this.timer);
    const wish = ++this.wish;
    const looks = await Promise.all([this.look(Math.max(this.first, number - 1)), this.look(number)]).catch(
      (error: unknown) => {
        if (wish !== this.wish) return null;
        this.stop();
        this.trouble.value = error ?? new Error("lost");
        return null;
      },
    );
    if (!looks || wish !== this.wish) return;
    this.trouble.value = null;
    const [before, now] = looks;
    if (number < this.last) this.look(number + 1).catch(() => undefined);
    this.number = number;
    this.notice = now.notice;
    this.base = number > this.first ? before.length : now.length;
    const fresh = this.log.slice(this.base, now.length);
    this.steps = stepsOf(before.view, now.view, fresh, this.staging);
    this.show(whole ? this.steps.length - 1 : 0);
  }

  private show(index: number): void {
    clearTimeout(this.timer);
    this.index = index;
    const step = this.steps[index] as Step<unknown>;
    const told = this.steps.slice(0, index + 1).flatMap((one) => one.told);
    const length = this.base + told.length;
    this.shown.value = {
      number: this.number,
      view: step.view,
      length,
      told,
      running: !step.settled,
      notice: this.notice,
    };
    if (!this.playing.value) return;
    const factor = FACTOR[this.speed()] || 1;
    this.timer = setTimeout(() => void this.advance(), Math.max(LEAST_MS, step.ms) * factor);
  }
}
