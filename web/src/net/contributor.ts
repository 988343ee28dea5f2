/** What this browser does for honest chance by itself, and what it remembers so that nobody can rewrite the story.
 *
 * Sitting down it pledges random bytes (shows their hash). Whoever sits there already answers with fresh bytes; then the
 * pledged ones are shown. Every step this browser has seen must stay where it was, its own contributions among them.
 */

import { pledgeOf, sameStep, stepWord, type Witness } from "./chance";
import type { Chance, ChanceStep, Reply, Role, Seat, SeatInfo } from "./protocol";
import { hex } from "./sha256";

/** How long to wait for the others' bytes before showing the pledged ones; the server asks nobody for a little longer. */
const PATIENCE_MS = 1500;
const KEY = "gruft.chance.";

export interface Remembered {
  commitment: string;
  /** The steps seen so far, one word each. */
  steps: string[];
  /** The bytes behind this browser's pledges, by pledge. */
  pledged: Record<string, string>;
  /** This browser's pledges and bytes that were accepted; memories of earlier versions lack them. */
  given?: string[];
}

export interface Situation {
  chance: Chance;
  role: Role;
  you: Seat[];
  seats: SeatInfo[];
  over: boolean;
}

export type Contributes = { pledge: string } | { mix: string };

function word(step: ChanceStep): string {
  return stepWord(step.kind, step.seat, step.value, step.moment);
}

export function recall(table: string): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "null") as Remembered | null;
  } catch {
    return null;
  }
}

function remember(table: string, what: Remembered): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(what));
  } catch {
    // Without storage nothing can be compared later; what is mixed in counts all the same.
  }
}

/** What this browser can say about a table's chance: what it remembers, or without storage what the page was told. */
export function witness(table: string, chance: Chance, length: number): Witness {
  const known = recall(table);
  if (!known) return { commitment: chance.commitment, steps: chance.steps.map(word), given: [], length };
  return { commitment: known.commitment, steps: known.steps, given: known.given ?? [], length };
}

/** Whether the server tells another story than before. */
export function rewritten(before: Remembered | null, chance: Chance): boolean {
  if (!before) return false;
  const now = chance.steps.map(word);
  return before.commitment !== chance.commitment || before.steps.some((step, n) => !sameStep(step, now[n] ?? ""));
}

/** Pledges whose bytes have not been shown yet, by seat, with their place in the story. */
export function openPledges(steps: ChanceStep[]): Map<Seat, number> {
  const open = new Map<Seat, number>();
  for (const [n, step] of steps.entries()) {
    if (step.seat === null) continue;
    if (step.kind === "pledge") open.set(step.seat, n);
    else open.delete(step.seat);
  }
  return open;
}

export class Contributor {
  private memory: Remembered;
  private latest: Situation | null = null;
  private busy = false;
  private pledgedAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly give: (seat: Seat, what: Contributes) => Promise<Reply>,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.memory = recall(table) ?? { commitment: "", steps: [], pledged: {} };
  }

  /** Something has changed: keep what was seen, and do what is due. False: the story is another one than before. */
  see(situation: Situation): boolean {
    const { chance } = situation;
    const known = this.memory.commitment ? this.memory : null;
    if (rewritten(known, chance)) return false;
    this.memory = { ...this.memory, commitment: chance.commitment, steps: chance.steps.map(word) };
    remember(this.table, this.memory);
    this.latest = situation;
    this.contribute();
    return true;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private contribute(): void {
    const situation = this.latest;
    const seat = situation?.you[0];
    if (!situation || seat === undefined || situation.role !== "player" || !situation.chance.several || situation.over)
      return;
    const what = this.busy ? null : this.due(situation, seat);
    if (!what) return;
    this.busy = true;
    void this.give(seat, what).then((reply) => {
      this.busy = false;
      if (reply.status !== "accepted") return;
      const value = "pledge" in what ? what.pledge : what.mix;
      this.memory = { ...this.memory, given: [...(this.memory.given ?? []), value] };
      remember(this.table, this.memory);
      this.contribute();
    });
  }

  /** What this browser should send now, if anything. */
  private due(situation: Situation, seat: Seat): Contributes | null {
    const { steps } = situation.chance;
    const open = openPledges(steps);
    const mine = open.get(seat);
    if (mine !== undefined) {
      const bytes = this.memory.pledged[steps[mine]?.value ?? ""];
      if (!bytes) return this.pledge(); // another browser's pledge, which only that one could show
      return this.othersAreIn(situation, seat, mine) ? { mix: bytes } : this.waitForOthers();
    }
    if (!steps.some((step) => step.kind === "pledge" && step.seat === seat)) return this.pledge();
    const newest = Math.max(-1, ...open.values());
    const answered = steps.slice(newest + 1).some((step) => step.kind === "mix" && step.seat === seat);
    return newest >= 0 && !answered ? { mix: hex(random()) } : null;
  }

  private pledge(): Contributes {
    const bytes = random();
    const pledge = pledgeOf(bytes);
    this.memory = { ...this.memory, pledged: { ...this.memory.pledged, [pledge]: hex(bytes) } };
    remember(this.table, this.memory);
    this.pledgedAt = this.now();
    return { pledge };
  }

  /** Whether everybody who is there and has mixed before has answered this pledge; nobody is waited for too long. */
  private othersAreIn(situation: Situation, seat: Seat, mine: number): boolean {
    const { steps } = situation.chance;
    const open = openPledges(steps);
    const here = situation.seats.filter((one) => one.online && one.seat !== seat && !open.has(one.seat));
    const expected = here.filter((one) => steps.some((step) => step.kind === "mix" && step.seat === one.seat));
    const late = (one: SeatInfo) =>
      !steps.slice(mine + 1).some((step) => step.kind === "mix" && step.seat === one.seat);
    return !expected.some(late) || this.now() - this.pledgedAt > PATIENCE_MS;
  }

  private waitForOthers(): null {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.contribute(), PATIENCE_MS + 100);
    return null;
  }
}

function random(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(32));
}
