/** Why something cannot be chosen now. Hover, focus, a plain click and the question "why not?" all show this. */

import { useEffect, useState } from "preact/hooks";
import type { AtTable } from "../games/board";
import type { Ask, Key, Refusal } from "../net/protocol";
import { t } from "../text/load";
import { RuleLink } from "./rule";

/** An answer to what this question is not about: true, and of no help to who only wants to read a card. */
const SAYS_NOTHING = /^table\.(not_an_option|malformed_key|not_asked)$|\.something_else$/;

/** What the server said about keys that no open ask mentions, while that ask is open. */
const asked = new WeakMap<Ask, Map<Key, Promise<Refusal | null>>>();

function askServer(at: AtTable, ask: Ask, key: Key): Promise<Refusal | null> {
  const known = asked.get(ask) ?? new Map<Key, Promise<Refusal | null>>();
  asked.set(ask, known);
  const before = known.get(key);
  if (before) return before;
  const answer = at.whyNot(key);
  known.set(key, answer);
  return answer;
}

/** Of all refs of a thing, from the inside outwards, the one that matters now: an option, else a refused one, else the first. */
export function mattering(at: AtTable, keys: Key[]): Key {
  const stands = keys.map((key) => at.stands(key).state);
  const index = [stands.indexOf("option"), stands.indexOf("refused"), 0].find((found) => found >= 0) ?? 0;
  return keys[index] ?? "";
}

export function WhyNot({ of, at, aloud = false }: { of: Key; at: AtTable; aloud?: boolean }) {
  const stand = at.stands(of);
  const ask = at.asks[0];
  const [told, tell] = useState<Refusal | null>(null);
  const idle = stand.state === "idle" && ask !== undefined && !at.watching;
  useEffect(() => {
    let here = true;
    if (idle && ask) void askServer(at, ask, of).then((why) => here && tell(why));
    return () => {
      here = false;
    };
  }, [of, ask]);
  if (at.watching || !ask) return null;
  if (stand.state === "option") {
    if (!aloud) return null;
    return <p class="may-choose">{t("why-possible", { name: at.texts.name(of) })}</p>;
  }
  const why = stand.state === "refused" ? stand.why : told;
  if (why && !SAYS_NOTHING.test(why.code))
    return (
      <p class="why-not">
        {at.texts.refusal(why)} <RuleLink id={why.rule} />
      </p>
    );
  if (!aloud) return null;
  return <p class="why-not">{t("why-other-question", { question: at.texts.ask(ask.kind, ask.args) })}</p>;
}
