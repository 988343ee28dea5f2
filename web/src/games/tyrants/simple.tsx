/** Cards that only bring something: the order in which they are played does not matter, so one press plays them all. */

import { useEffect, useState } from "preact/hooks";
import { type AtTable, useTable } from "../board";
import { designOf, type TyrantsView } from "./view";

/** The cards everybody knows by heart. None of them asks anything. */
const SIMPLE = new Set(["noble", "soldier", "priestess_of_lolth", "house_guard"]);

/** The simple cards in hand that may be played now, as answers. */
export function simpleCards(view: TyrantsView, at: AtTable): string[] {
  if (at.watching || at.asks[0]?.kind !== "main") return [];
  return view.hand
    .filter((card) => SIMPLE.has(designOf(card)))
    .map((card) => `play:${card}`)
    .filter((key) => at.stands(key).state === "option");
}

export function PlaySimple({ view }: { view: TyrantsView }) {
  const at = useTable();
  const [left, plan] = useState<string[]>([]);
  const ask = at.asks[0];
  const now = simpleCards(view, at);
  const go = (keys: string[], on: boolean) => {
    const [next, ...rest] = keys.filter((key) => at.stands(key).state === "option");
    plan(rest);
    if (next) at.choose(next, on);
  };
  // Each card is played when the question comes again; any other question ends it. All of them are one deed.
  useEffect(() => {
    if (left.length > 0 && ask) go(ask.kind === "main" ? left : [], true);
  }, [ask?.id]);
  if (now.length < 2) return null;
  return (
    <button type="button" class="play-simple" onClick={() => go(now, false)}>
      {at.texts.say("board-play-simple", { count: now.length })}
    </button>
  );
}
