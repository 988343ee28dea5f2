/** Numbers as they are printed: below zero with a real minus sign, and beside the word they count. */

export function figure(number: number): string {
  return String(number).replace("-", "\u2212");
}

/** A figure stays with the word or sign it counts or, at the end of a part of the sentence, with the word it belongs to. */
export function unparted(words: string): string {
  return words
    .replace(/(\d[\u2068\u2069]*) (?=[\u2068\u2069]*[\p{L}\p{So}])/gu, "$1\u00a0")
    .replace(/(\p{L}[\u2068\u2069]*) (?=[\u2068\u2069]*\d+[\u2068\u2069]*(?:[.,;:)]|$))/gu, "$1\u00a0");
}
