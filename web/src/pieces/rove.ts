/** Things in a row that explain themselves are one stop of the keyboard; arrows go from one to the next. */

/** For the list around them: `things` finds them in it. */
export function rove(things: string, [back, on] = ["ArrowLeft", "ArrowRight"]) {
  return (event: KeyboardEvent): void => {
    const way = event.key === on ? 1 : event.key === back ? -1 : 0;
    const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(things)];
    const next = all[all.indexOf(event.target as HTMLElement) + way];
    if (way === 0 || !next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
}

/** Only the first of them is a stop. */
export const roved = (index: number): 0 | -1 => (index === 0 ? 0 : -1);
