/** SHA-256, on the spot: browsers offer their own only to pages with TLS, and tables on a home network have none. */

const PRIMES = firstPrimes(64);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return Math.floor((number % 1) * 2 ** 32) >>> 0;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message, a one, zeros, and its length in bits, as 32-bit words. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / 64);
  const view = new DataView(new ArrayBuffer(blocks * 64));
  for (const [at, byte] of message.entries()) view.setUint8(at, byte);
  view.setUint8(message.length, 0x80);
  view.setUint32(blocks * 64 - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(blocks * 64 - 4, (message.length << 3) >>> 0);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const hash = Uint32Array.from(START);
  const words = new Uint32Array(64);
  const at = (n: number) => words[n] as number;
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let n = 0; n < 16; n++) words[n] = view.getUint32(block + n * 4);
    for (let n = 16; n < 64; n++) {
      const a = at(n - 15);
      const b = at(n - 2);
      const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      words[n] = at(n - 16) + s0 + at(n - 7) + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[n] as number) + at(n)) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) hash[n] = (hash[n] as number) + word;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [n, word] of hash.entries()) out.setUint32(n * 4, word);
  return new Uint8Array(out.buffer);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Words and bytes one after the other. */
export function joined(...parts: (string | Uint8Array)[]): Uint8Array {
  const bytes = parts.map((part) => (typeof part === "string" ? new TextEncoder().encode(part) : part));
  const all = new Uint8Array(bytes.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of bytes) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
