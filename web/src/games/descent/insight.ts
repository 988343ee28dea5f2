/** Whoever is asked sees something to choose: where none of it is in sight, the beginning is shown, or what lies further down. */

/** Room above what was scrolled to, in pixels. */
const ABOVE = 12;

export function showChoice(around: HTMLElement): void {
  const frame = around.getBoundingClientRect();
  const boxes = [...around.querySelectorAll(".is-option")].map((one) => one.getBoundingClientRect());
  const [first] = boxes;
  if (!first || boxes.some((one) => one.top >= frame.top && one.bottom <= frame.bottom)) return;
  const far = around.scrollTop + first.top - frame.top - ABOVE;
  around.scrollTop = far + first.height + ABOVE <= frame.height ? 0 : far;
}
