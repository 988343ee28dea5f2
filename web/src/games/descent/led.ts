/** Which hero a question is about, where one person leads several. */

import type { Ask } from "../../net/protocol";
import type { Led } from "../board";
import { type DescentView, type HeroView, heroMark, idOf } from "./view";

/** Cards and abilities that are answers: whose they are. */
function owners(heroes: HeroView[], ask: Ask): HeroView[] {
  const keys = ask.options.map((option) => option.key);
  return heroes.filter(
    (hero) => hero.cards.some((card) => keys.includes(card.ref)) || keys.includes(`ability:${idOf(hero.ref)}`),
  );
}

/** Nobody's own: on the road and in the shop all of them decide. */
function isPartys({ campaign }: DescentView): boolean {
  return campaign !== null && campaign.step !== "";
}

export function heroAsked(view: DescentView, ask: Ask): Led | null {
  const mine = view.heroes.filter((hero) => hero.seat === ask.seat);
  if (mine.length < 2) return null;
  const [owner, ...more] = owners(mine, ask);
  const hero =
    mine.find((one) => one.ref === ask.args.figure) ??
    (more.length === 0 ? owner : undefined) ??
    (isPartys(view) ? undefined : mine.find((one) => one.ref === view.turn));
  return hero ? { ref: hero.ref, mark: heroMark(view, hero.ref) } : null;
}
