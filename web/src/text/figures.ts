/** Numbers as they are printed: below zero with a real minus sign. */

export function figure(number: number): string {
  return String(number).replace("-", "\u2212");
}
