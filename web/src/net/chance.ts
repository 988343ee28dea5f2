/** Checking a finished game's chance in the browser itself, from the journal, without trusting the server.
 *
 * The same arithmetic as `gruft verify`: every secret fits its commitment, everybody mixed in what they had pledged,
 * and the key that came out of it gives every number in the journal.
 */

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
}

/** `number` is the entry at which something is wrong. */
export type Verdict = { honest: true; draws: number; mixes: number } | { honest: false; why: Wrong; number: number };
export type Wrong = "unreadable" | "secret" | "pledge" | "draw" | "commitment";

/** What a journal says about its dice; `promised` is the commitment this browser was shown before the game. */
export function checkJournal(text: string, promised: string): Verdict {
  try {
    return check(text, promised);
  } catch {
    return { honest: false, why: "unreadable", number: 0 };
  }
}

function check(text: string, promised: string): Verdict {
  const [head, setup, ...rest] = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const { seed, commitment, fresh = [], position } = head.gruft;
  if (position || typeof setup.laid !== "number") return { honest: false, why: "unreadable", number: 0 };
  if (commitment !== promised) return { honest: false, why: "commitment", number: 0 };
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
  return { honest: true, draws, mixes };
}
