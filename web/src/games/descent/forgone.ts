/** What an answer gives away, or reveals on a whim, and deserves a second question. */

import type { Ask, Key } from "../../net/protocol";
import type { Doubt } from "../board";
import { type DescentView, figuresOf } from "./view";

/** An attack that hits less often (of a thousand) deserves a second thought. */
const LIKELY = 500;

/** What the Reanimate does with one of its two actions. */
const ITS_ACTIONS = ["move", "attack", "shake_off", "climb"];

/** Where only one attack is possible its dice are thrown at once: nobody is asked at whom. */
function unlikely(view: DescentView): Doubt | null {
  const [only, ...more] = view.outlook?.attacks ?? [];
  if (!only || more.length > 0 || only.hit >= LIKELY) return null;
  const target = figuresOf(view).find((figure) => figure.spaces.includes(only.space))?.ref ?? only.space;
  return { id: "board-confirm-attack", args: { target, percent: Math.round(only.hit / 10) } };
}

/** Who ends a turn forgoes the actions that are left, and those of the Reanimate that has not acted. */
function ending(ask: Ask, open: (key: Key) => boolean): Doubt | null {
  if (ask.kind === "familiar_act") return ITS_ACTIONS.some(open) ? { id: "board-confirm-familiar" } : null;
  const actions = Number(ask.args.actions ?? 0);
  const familiar = Number(open("familiar"));
  return actions + familiar > 0 ? { id: "board-confirm-end", args: { actions, familiar } } : null;
}

export function doubtOf(ask: Ask, key: Key, view: DescentView): Doubt | null {
  const open = (word: Key) => ask.options.some((option) => option.key === word);
  if (key === "attack" && ask.kind !== "familiar_gives_up") return unlikely(view);
  if (key === "end") return ending(ask, open);
  if (key === "dismiss") return { id: "board-confirm-dismiss" };
  // To stop for good is to lose what halting would keep.
  if (key === "stop" && ask.kind === "roam") return open("halt") ? { id: "board-confirm-stop" } : null;
  // Cards stay in the hand; who does not come now does not come this turn.
  const [what, ...more] = ask.options.map((option) => option.key).filter((one) => one.startsWith("reinforce:"));
  return key === "done" && what ? { id: "board-confirm-reinforce", args: { what, more: more.length } } : null;
}
