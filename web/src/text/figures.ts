/** Numbers as they are printed: below zero with a real minus sign, and beside the word they count. */

export function figure(number: number): string {
  return String(number).replace("-", "\u2212");
}

/** A figure stays with the word it counts, also at the end of a line. */
export function unparted(words: string): string {
  return words.replace(/(\d[\u2068\u2069]*) (?=[\u2068\u2069]*\p{L})/gu, "$1\u00a0");
}
