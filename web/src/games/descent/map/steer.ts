/** Arrow keys on the map: from one thing that can be pressed to the next in that direction. */

const WAYS: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

/** The place in `spots` one comes to from `here`: straight ahead before aside, near before far. */
export function nextSpot(here: Spot, spots: Spot[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, index) => {
    const along = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
    const aside = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
    if (along > 4 && along + 2.5 * aside < least) {
      least = along + 2.5 * aside;
      best = index;
    }
  });
  return best;
}

export function steer(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const map = event.currentTarget;
  if (!way || !(map instanceof Element) || !(event.target instanceof Element)) return;
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const there = [...map.querySelectorAll<SVGElement>('[tabindex="0"]')];
  const found = there[nextSpot(centre(event.target), there.map(centre), way)];
  if (!found) return;
  event.preventDefault();
  event.stopPropagation();
  found.focus({ preventScroll: true });
}
