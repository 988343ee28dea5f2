/** Where a note goes: as near as possible to what it explains, over nothing that can be chosen and over no dice. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const MARGIN = 10;
/** Where it is narrow a note comes that close to the edge of the window. */
const EDGE = 2;
const GRID = 12;

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

function gap(one: Box, other: Box): number {
  const wide = Math.max(0, other.left - one.right, one.left - other.right);
  const tall = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(wide, tall);
}

function boxAt(left: number, top: number, size: Size): Box {
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** Above, below, right, left of the thing, in this order of liking. */
function beside(at: Box, size: Size, room: Size): Box[] {
  const middle = (at.left + at.right - size.width) / 2;
  const centre = (at.top + at.bottom - size.height) / 2;
  const across = Math.max(MARGIN, Math.min(middle, room.width - size.width - MARGIN));
  const along = Math.max(MARGIN, Math.min(centre, room.height - size.height - MARGIN));
  return [
    boxAt(across, at.top - size.height - MARGIN, size),
    boxAt(across, at.bottom + MARGIN, size),
    boxAt(at.right + MARGIN, along, size),
    boxAt(at.left - size.width - MARGIN, along, size),
  ];
}

/** Which of these places covers the least of `keep`; of several the first. */
export function clearest(places: Box[], keep: Box[]): number {
  const covered = places.map((box) => keep.reduce((sum, one) => sum + overlap(box, one), 0));
  return covered.indexOf(Math.min(...covered));
}

/** The best place in the window for a note of this size about the thing at `at`, clear of all `keep`.
 *
 * Where there is none clear of `spare` and of the thing itself as well, those are covered first.
 */
export function placeFor(
  at: Box,
  size: Size,
  room: Size,
  keep: Box[],
  spare: Box[] = [],
): { left: number; top: number } {
  const inside = (box: Box) => box.left >= 0 && box.top >= 0 && box.right <= room.width && box.bottom <= room.height;
  const under = (box: Box, things: Box[]) => things.reduce((sum, one) => sum + overlap(box, one), 0);
  const yielding = [at, ...spare];
  const near = beside(at, size, room).filter(inside);
  const free = near.find((box) => under(box, keep) + under(box, yielding) === 0);
  if (free) return free;
  let best = near[0] ?? boxAt(MARGIN, MARGIN, size);
  let least = Number.POSITIVE_INFINITY;
  const right = Math.max(EDGE, room.width - size.width - EDGE);
  const bottom = Math.max(EDGE, room.height - size.height - EDGE);
  for (let top = EDGE; top < bottom + GRID; top += GRID)
    for (let left = EDGE; left < right + GRID; left += GRID) {
      const box = boxAt(Math.min(left, right), Math.min(top, bottom), size);
      // What is covered weighs more than any distance, and what can be chosen more than all the rest.
      const cost = under(box, keep) * 1e6 + under(box, yielding) + gap(box, at) / 1000;
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
  return best;
}
