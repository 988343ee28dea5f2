/** Which hero a question is about, where one person leads several. */

import type { Ask } from "../../net/protocol";
import type { Led } from "../board";
import { type DescentView, type HeroView, heroMark, idOf } from "./view";

/** Cards, abilities and feats that are answers: whose they are. */
function owners(heroes: HeroView[], ask: Ask): HeroView[] {
  const keys = ask.options.map((option) => option.key);
  const own = ({ ref, cards }: HeroView) => [
    ...cards.map((card) => card.ref),
    ...["ability", "feat"].map((kind) => `${kind}:${idOf(ref)}`),
  ];
  return heroes.filter((hero) => own(hero).some((key) => keys.includes(key)));
}

/** Nobody's own: on the road and in the shop all of them decide. */
function isPartys({ campaign }: DescentView): boolean {
  return campaign !== null && campaign.step !== "";
}

export function heroAsked(view: DescentView, ask: Ask): Led | null {
  const mine = view.heroes.filter((hero) => hero.seat === ask.seat);
  if (mine.length < 2) return null;
  const [owner, ...more] = owners(mine, ask);
  const only = more.length === 0 ? owner : undefined;
  // A reaction names whoever gives the occasion; it is for those who have something to use.
  const hero =
    ask.kind === "window"
      ? only
      : (mine.find((one) => one.ref === ask.args.figure) ??
        only ??
        (isPartys(view) ? undefined : mine.find((one) => one.ref === view.turn)));
  return hero ? { ref: hero.ref, mark: heroMark(view, hero.ref) } : null;
}
