/** Names with their articles, German ones in their cases: `der Ork 2` greift `den Drachen 2` an.
 *
 * A name that is called with its article is put into a case by the functions a Fluent message may use: `ACC($target)`,
 * `DAT($figure)`, and `BARE($figure)` for a word that stands alone. Whoever has a name of their own (Syndrael, Blue) has
 * no article and stays as they are. `SAME($figure, $target)` is `yes` where somebody does something to themselves. An
 * English article only ever falls away. The server does the same in `src/gruft/texts/cases.py`.
 */

import type { FluentFunction } from "@fluent/bundle";

const NAMED = /^(der|die|das|the) (.+?)( #?\d+)?$/;
const ACCUSATIVE: Record<string, string> = { der: "den", die: "die", das: "das" };
const DATIVE: Record<string, string> = { der: "dem", die: "der", das: "dem" };
const STRONG: Record<string, string> = { der: "r", das: "s" };
const ADJECTIVE = /(?<![\p{L}\d])[\p{L}\d]+e(?= \p{Lu})/gu;
const WEAK = /(?:(?<!i)e|ant)$/;

/** Whom something happens to. */
export function accusative(name: string): string {
  return declined(name, ACCUSATIVE, ["der"]);
}

/** Whom something is given to, or what somebody stands beside. */
export function dative(name: string): string {
  return declined(name, DATIVE, ["der", "die", "das"]);
}

/** The name without its article; an adjective then says what the article did: Silberner Paladin. */
export function bare(name: string): string {
  const [, article = "", said = "", number = ""] = NAMED.exec(name) ?? [];
  if (!article) return name;
  return said.replace(ADJECTIVE, `$&${STRONG[article] ?? ""}`) + number;
}

/** `bent`: the articles behind which an adjective ends in -en; a masculine noun in -e (not -ie) or -ant does too. */
function declined(name: string, articles: Record<string, string>, bent: string[]): string {
  const [, article = "", said = "", number = ""] = NAMED.exec(name) ?? [];
  if (!article) return name;
  const words = said.split(" ").map((word, at, all) => {
    if (at < all.length - 1) return bent.includes(article) && word.endsWith("e") ? `${word}n` : word;
    if (article !== "der" || !WEAK.test(word)) return word;
    return word.endsWith("e") ? `${word}n` : `${word}en`;
  });
  return `${articles[article]} ${words.join(" ")}${number}`;
}

/** What messages may do to a word. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  ACC: ([name]) => accusative(String(name)),
  BARE: ([name]) => bare(String(name)),
  DAT: ([name]) => dative(String(name)),
  SAME: ([one, other]) => (String(one) === String(other) ? "yes" : "no"),
};
