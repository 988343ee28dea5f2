/** What the stage has to show, where it is too small to show everything. */

import type { Told } from "../../net/protocol";
import { thingsOf } from "../../pieces/things";
import { namedBy, type Owner } from "../../timeline/deeds";

/** As narrow as a phone: a larger screen shows what happens without being moved. */
const NARROW = 760;

/** Whether an element is in sight as a whole: in the stage, and in every part of it that scrolls. */
function isInSight(one: Element, stage: Element): boolean {
  const { top, bottom, left, right } = one.getBoundingClientRect();
  for (let around = one.parentElement; around; around = around.parentElement) {
    const frame = around.getBoundingClientRect();
    const holds = around === stage || /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (holds && (top < frame.top || bottom > frame.bottom)) return false;
    if (around === stage && (left < frame.left || right > frame.right)) return false;
    if (around === stage) break;
  }
  return true;
}

/** On a small screen the options may lie below the fold: show the first one, unless one is in sight already. */
export function bringIntoSight(stage: HTMLElement | null): void {
  const options = [...(stage?.querySelectorAll<HTMLElement>(".is-option") ?? [])].filter(
    (one) => one.getClientRects().length > 0,
  );
  const seen = options.some((one) => stage && isInSight(one, stage));
  if (!seen) options[0]?.scrollIntoView?.({ block: "center", inline: "center" });
  if (stage) pushAside(stage, options);
}

/** What has to be in sight beside an option: the line around it, and the edge of what it lies on. */
const EDGE = 14;

/** Beside an open page the stage is pushed aside: just as far as shows all options, where they fit side by side. */
function pushAside(stage: HTMLElement, options: HTMLElement[]): void {
  if (stage.scrollWidth <= stage.clientWidth) return;
  // A map has a window of its own, which is to be in sight.
  const boxes = options.map((one) => (one.closest(".zoom") ?? one).getBoundingClientRect());
  const frame = stage.getBoundingClientRect();
  const begin = frame.left - stage.scrollLeft;
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)) - begin,
    Math.max(...boxes.map((box) => box.right)) - begin,
  ];
  if (right - left > frame.width) return;
  stage.scrollLeft = Math.max(0, Math.min(left - EDGE, right + EDGE - frame.width));
}

/** On a phone what is told may lie below the fold: go there, unless a part of it is in sight. */
export function follow(stage: HTMLElement | null, told: Told[], owner?: Owner): void {
  if (!stage || window.innerWidth > NARROW) return;
  // A map has a window of its own, which looks where it should.
  const things = thingsOf(stage, namedBy(told, owner)).filter(
    (one) => one.getClientRects().length > 0 && !one.closest(".zoom"),
  );
  if (!things.some((one) => isInSight(one, stage))) things[0]?.scrollIntoView?.({ block: "center" });
}
