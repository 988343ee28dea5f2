/** Checking a finished game's chance in the browser itself, from the journal, without trusting the server.
 *
 * The same arithmetic as `gruft verify`: every secret fits its commitment, everybody mixed in what they had pledged,
 * and the key that came out of it gives every number in the journal. Beyond that, the contributions must be those this
 * browser was shown while people played, its own among them, each in the public moment in which it was shown.
 */

import type { ChanceStep } from "./protocol";
import { fromHex, hex, joined, sha256 } from "./sha256";

export function secretOf(seed: string): Uint8Array {
  return sha256(joined("gruft seed\0", seed));
}

export function commitmentOf(seed: string): string {
  return hex(sha256(joined("gruft commitment\0", secretOf(seed))));
}

export function pledgeOf(bytes: Uint8Array): string {
  return hex(sha256(joined("gruft pledge\0", bytes)));
}

function mixed(key: Uint8Array, seat: number, bytes: Uint8Array): Uint8Array {
  return sha256(joined("gruft mix\0", key, Uint8Array.of(seat), bytes));
}

function again(key: Uint8Array): Uint8Array {
  return sha256(joined("gruft again\0", key));
}

function drawn(key: Uint8Array, stream: string, counter: number, n: number): number {
  const count = new DataView(new ArrayBuffer(8));
  count.setUint32(0, Math.floor(counter / 2 ** 32));
  count.setUint32(4, counter >>> 0);
  const digest = sha256(joined(key, stream, "\0", new Uint8Array(count.buffer)));
  return digest.reduce((rest, byte) => (rest * 256 + byte) % n, 0);
}

type Draw = [stream: string, n: number, value: number];

interface Line {
  seat: number;
  draws?: Draw[];
  commitment?: string;
  pledge?: string;
  mix?: string;
  laid?: number;
  back?: number;
  /** How many public moments there were after it; journals before format 5 do not say. */
  moment?: number;
}

/** `number` is the entry at which something is wrong. */
export type Verdict = { honest: true; draws: number; mixes: number } | { honest: false; why: Wrong; number: number };
export type Wrong = "unreadable" | "secret" | "pledge" | "draw" | "commitment" | "story" | "place";

/** What this browser knows by itself. */
export interface Witness {
  /** The commitment it was shown before the game. */
  commitment: string;
  /** Every step it was shown since, in order, as `stepWord` says it. */
  steps: string[];
  /** The pledges and bytes of its own that were accepted. */
  given: string[];
  /** How many public moments it was shown in all. */
  length: number;
}

/** A step in how the key came about, in one word: after it, the public moment it came in, where the server says it. */
export function stepWord(kind: ChanceStep["kind"], seat: number | null, value: string, moment: number | null): string {
  return `${kind} ${seat ?? ""} ${value}${moment === null ? "" : ` ${moment}`}`;
}

/** Whether a step that was remembered is this one; memories of earlier versions know no moments. */
export function sameStep(known: string | undefined, now: string): boolean {
  return known !== undefined && (now === known || now.startsWith(`${known} `));
}

function wordOf(line: Line, moment: number | null): string | null {
  const seat = line.seat < 0 ? null : line.seat;
  if (line.back) return stepWord("back", seat, "", moment);
  if (line.commitment) return stepWord("commitment", seat, line.commitment, moment);
  if (line.pledge) return stepWord("pledge", seat, line.pledge, moment);
  return line.mix ? stepWord("mix", seat, line.mix, moment) : null;
}

/** What is not as this browser saw it, and at which entry; null: nothing. */
function otherStory(lines: Line[], witness: Witness): { why: Wrong; number: number } | null {
  let told = 0;
  let moment: number | null = 0;
  const missing = new Set(witness.given);
  for (const [number, line] of lines.entries()) {
    const word = wordOf(line, moment);
    if (word !== null) {
      const known = witness.steps[told++];
      if (!sameStep(known, word)) {
        const elsewhere = sameStep(wordOf(line, null) ?? "", known ?? "");
        return { why: elsewhere ? "place" : "story", number };
      }
      missing.delete(line.pledge ?? line.mix ?? "");
    }
    if (number > 0) {
      const next: number | null = line.moment ?? null;
      if (moment !== null && next !== null && next !== moment && next !== moment + 1) return { why: "place", number };
      moment = next;
    }
  }
  if (moment !== null && moment !== witness.length) return { why: "place", number: lines.length };
  return told < witness.steps.length || missing.size > 0 ? { why: "story", number: lines.length } : null;
}

/** What a journal says about its dice, and whether it is the story this browser was told. */
export function checkJournal(text: string, witness: Witness): Verdict {
  try {
    return check(text, witness);
  } catch {
    return { honest: false, why: "unreadable", number: 0 };
  }
}

function check(text: string, witness: Witness): Verdict {
  const [head, setup, ...rest] = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const { seed, commitment, fresh = [], position } = head.gruft;
  if (position || typeof setup.laid !== "number") return { honest: false, why: "unreadable", number: 0 };
  if (commitment !== witness.commitment) return { honest: false, why: "commitment", number: 0 };
  if (commitmentOf(seed) !== commitment) return { honest: false, why: "secret", number: 0 };
  const lines: Line[] = [{ seat: -1, draws: setup.setup }, ...rest.slice(0, -1)];
  const pledged = new Map<number, string>();
  let key = secretOf(seed);
  let counter: number = setup.laid;
  let [draws, mixes, secrets] = [0, 0, 0];
  const before: number[] = [];
  for (const [number, line] of lines.entries()) {
    before.push(counter);
    if (line.pledge) pledged.set(line.seat, line.pledge);
    if (line.commitment) {
      const next: string = fresh[secrets++] ?? "";
      if (commitmentOf(next) !== line.commitment) return { honest: false, why: "secret", number };
      key = secretOf(next);
    }
    if (line.mix) {
      const bytes = fromHex(line.mix);
      const promise = pledged.get(line.seat);
      if (promise !== undefined && pledgeOf(bytes) !== promise) return { honest: false, why: "pledge", number };
      pledged.delete(line.seat);
      key = mixed(key, line.seat, bytes);
      mixes++;
    }
    if (line.laid !== undefined && line.laid !== null) counter = line.laid;
    if (line.back) {
      key = again(key);
      counter = before[line.back] ?? Number.NaN;
    }
    for (const [stream, n, value] of line.draws ?? []) {
      if (drawn(key, stream, counter++, n) !== value) return { honest: false, why: "draw", number };
      draws++;
    }
  }
  const other = otherStory(lines, witness);
  return other === null ? { honest: true, draws, mixes } : { honest: false, ...other };
}
