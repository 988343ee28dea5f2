/** Every space of the map says what lies there and why it cannot be chosen. One set of listeners on the map does it for all of
 * them: two hundred spaces with notes of their own would cost more than the whole rest of the map.
 *
 * What is an answer, or is refused, is a `Choice` above its space and speaks for itself.
 */

import { useEffect, useRef } from "preact/hooks";
import { note } from "../../../pieces/choice";
import { hideTip, showTip } from "../../../pieces/tip";
import { mattering } from "../../../pieces/why";
import { capital } from "../../../text/texts";
import type { AtTable } from "../../board";
import { type DescentView, figuresOf } from "../view";
import { NAMES } from "./terrain";

/** A mouse that rests this long on a space wants to know about it; the way to somewhere else crosses many. */
const REST_MS = 450;
/** Whoever goes from a space to its note, to follow a link there, has this long. */
const WAY_MS = 600;

/** Bare spaces, and those that only show the way there. */
const BARE = ".spaces rect, .far, .space-answer.is-quiet:not(.is-refused)";

/** What lies on a space and has words of its own: ground, or a place the quest speaks of. */
export function whatLies(view: DescentView, space: string): string | undefined {
  if (view.gulfs.includes(space)) return "terrain:gulf";
  const sign = view.signs.find(({ spaces }) => spaces.includes(space));
  if (sign) return sign.ref;
  const lies = view.spaces.find(({ ref }) => ref === space);
  const name = NAMES[lies?.terrain ?? ""] ?? /^(entrance|exit)/.exec(lies?.tile ?? "")?.[0];
  return name && `terrain:${name}`;
}

/** What one sees on a space, and how far away it is: its numbers say nothing to who looks at it. */
export function tellSpace({ texts }: AtTable, view: DescentView, space: string): string {
  const lying = view.heroes.filter(({ token }) => token === space);
  const there = [
    ...figuresOf(view)
      .filter(({ spaces }) => spaces.includes(space))
      .map(({ ref }) => texts.called(ref)),
    ...lying.map((hero) => texts.say(hero.knocked_out ? "board-fallen" : "board-vanished", { hero: hero.ref })),
    ...view.tokens.filter((token) => token.space === space).map(({ ref }) => texts.called(ref)),
    ...(view.search.includes(space) ? [texts.say("board-search-here")] : []),
  ];
  const ground = whatLies(view, space);
  const name = there.length > 0 ? texts.list(there) : ground ? texts.name(ground) : texts.say("board-space-free");
  const what = capital(name);
  const cost = view.outlook?.reach.find((one) => one.space === space)?.cost;
  if (cost === undefined) return what;
  return texts.say(view.outlook?.free ? "board-space-away-free" : "board-space-away", { what, cost });
}

/** The names a space goes by in questions. */
export function namesOf(space: string): [space: string, step: string] {
  return [space, space.replace("space:", "step:")];
}

export function useSpaces(view: DescentView, at: AtTable): Record<string, unknown> {
  const over = useRef<{ thing: Element | null; x: number; y: number; pinned: boolean }>({
    thing: null,
    x: -1,
    y: -1,
    pinned: false,
  });
  const ask = at.asks[0]?.id;
  useEffect(() => {
    // Another question: the space explains itself anew as soon as the mouse moves.
    over.current.thing = null;
  }, [ask]);
  const say = (space: string, aloud: boolean) => () =>
    note(at, mattering(at, namesOf(space)), whatLies(view, space) ?? null, aloud, tellSpace(at, view, space));
  const leave = () => {
    const { thing, pinned } = over.current;
    Object.assign(over.current, { thing: null, pinned: false });
    if (!thing) return;
    if (!pinned) hideTip(thing);
    else setTimeout(() => document.querySelector(".tip:hover") ?? hideTip(thing), WAY_MS);
  };
  const under = (event: Event) => (event.target as Element).closest<HTMLElement>(BARE);
  return {
    onPointerMove: (event: PointerEvent) => {
      const { x, y, thing } = over.current;
      // What slides under a resting mouse has not been asked anything.
      if (event.pointerType !== "mouse" || (event.clientX === x && event.clientY === y)) return;
      Object.assign(over.current, { x: event.clientX, y: event.clientY });
      const here = under(event);
      if (here === thing) return;
      leave();
      const space = here?.dataset.point;
      if (!here || !space) return;
      const ground = whatLies(view, space);
      const bare = here.matches(".spaces rect");
      if (!ground && (!bare || at.watching || at.asks.length === 0)) return;
      over.current.thing = here;
      showTip(here, say(space, false), { wide: ground !== undefined, delay: REST_MS });
    },
    onPointerLeave: leave,
    onClick: (event: MouseEvent) => {
      const here = (event.target as Element).closest<HTMLElement>(".spaces rect");
      const space = here?.dataset.point;
      if (!here || !space) return;
      Object.assign(over.current, { thing: here, pinned: true });
      showTip(here, say(space, true), { wide: whatLies(view, space) !== undefined, pinned: true });
    },
  };
}
