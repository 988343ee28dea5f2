/** Something said over the board for a while: at its foot or, where one chooses there, at its head; on the freer side. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Box, clearest } from "../../../pieces/place";

/** The places in the order of liking, by their classes. On the right lie the others, on the left what one chooses from. */
const PLACES = [[], ["is-left"], ["is-high"], ["is-left", "is-high"]];
const MARGIN = 26;

/** Where a note of this size would lie in each of the places. */
function placesIn(stage: DOMRect, { width, height }: DOMRect): Box[] {
  return PLACES.map((place) => {
    const left = place.includes("is-left") ? stage.left + MARGIN : stage.right - MARGIN - width;
    const top = place.includes("is-high") ? stage.top : stage.bottom - height;
    return { left, top, right: left + width, bottom: top + height };
  });
}

export function Passing({
  class: more = "",
  children,
  role,
}: {
  class?: string;
  role?: "status";
  children: ComponentChildren;
}) {
  const drawn = useRef<HTMLParagraphElement>(null);
  // With every question anew: what is chosen from has changed.
  useLayoutEffect(() => {
    const note = drawn.current;
    const stage = note?.closest(".room")?.querySelector(".stage");
    if (!note || !stage) return;
    const options = [...stage.querySelectorAll(".is-option")].map((one) => one.getBoundingClientRect());
    const best = clearest(placesIn(stage.getBoundingClientRect(), note.getBoundingClientRect()), options);
    for (const name of ["is-left", "is-high"]) note.classList.toggle(name, PLACES[best]?.includes(name) ?? false);
    note.style.setProperty("--stage", `${stage.clientHeight}px`);
  });
  return (
    <p ref={drawn} class={`table-notice is-passing ${more}`} role={role}>
      {children}
    </p>
  );
}
