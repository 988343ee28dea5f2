/** Dragging a card onto a place: anything with `data-drop="name"` can receive it. Click and keys remain the other ways. */

const START_PX = 8;

/** Pointer handler for the thing that is dragged. `drop` hears where it was let go; null when beside every place. */
export function draggable(drop: (place: string | null) => void): (event: PointerEvent) => void {
  return (down) => {
    if (down.button !== 0) return;
    const source = down.currentTarget as HTMLElement;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    const start = { x: down.clientX, y: down.clientY };
    const move = (event: PointerEvent) => {
      if (!ghost) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < START_PX) return;
        const box = source.getBoundingClientRect();
        ghost = source.cloneNode(true) as HTMLElement;
        ghost.classList.add("drag-ghost");
        ghost.style.width = `${box.width}px`;
        ghost.style.height = `${box.height}px`;
        (source.closest(".room") ?? document.body).append(ghost);
        source.classList.add("is-dragged");
      }
      event.preventDefault();
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
      const place = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;
      if (place !== over) {
        over?.classList.remove("is-drop");
        place?.classList.add("is-drop");
        over = place;
      }
    };
    const end = (event: PointerEvent) => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      over?.classList.remove("is-drop");
      source.classList.remove("is-dragged");
      if (!ghost) return;
      ghost.remove();
      const swallow = (click: Event) => click.stopPropagation();
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
      if (event.type === "pointerup") drop((over as HTMLElement | null)?.dataset.drop ?? null);
    };
    window.addEventListener("pointermove", move, { passive: false });
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };
}
