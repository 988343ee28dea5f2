/** The things on a board by their refs. Many lie before several players, so it matters before whom. */

import type { Named } from "../timeline/deeds";

/** What can be chosen, pointed at, moved or explained; `data-thing` is a small picture of it, which does nothing else. */
const BY = ["point", "ref", "piece", "what", "thing"];

/** Before whom a thing lies (`data-owner`: a seat, or the figure whose sheet it is). */
function placeOf(thing: Element): string | undefined {
  return thing.closest<HTMLElement>("[data-owner]")?.dataset.owner;
}

/** Of things with one name those that are meant: none of somebody else's; where nobody is named, what is nobody's first. */
function meant(things: HTMLElement[], whose: Named["whose"]): HTMLElement[] {
  if (whose) return things.filter((thing) => [undefined, ...whose].includes(placeOf(thing)));
  const common = things.filter((thing) => !/^(seat|hero):/.test(placeOf(thing) ?? ""));
  return common.length > 0 ? common : things;
}

/** The things on the stage that are named. */
export function thingsOf(stage: Element | null, named: Named[]): HTMLElement[] {
  const found = named.flatMap(({ ref, whose }) => {
    const names = BY.map((by) => `[data-${by}="${CSS.escape(ref)}"]`);
    return meant([...(stage?.querySelectorAll<HTMLElement>(names.join(",")) ?? [])], whose);
  });
  return [...new Set(found)];
}
