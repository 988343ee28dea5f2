/** Which Fluent files there are: the shell's own, always at hand, and those of the games, fetched when a table opens. */

import type { FluentBundle } from "@fluent/bundle";
import { computed } from "@preact/signals";
import sharedDe from "../../../src/gruft/texts/de.ftl?raw";
import sharedEn from "../../../src/gruft/texts/en.ftl?raw";
import { type Lang, lang } from "../settings";
import de from "../texts/de.ftl?raw";
import en from "../texts/en.ftl?raw";
import { bundle, Texts } from "./texts";

const shell: Record<Lang, FluentBundle> = { de: bundle("de", de), en: bundle("en", en) };
const shared: Record<Lang, FluentBundle> = { de: bundle("de", sharedDe), en: bundle("en", sharedEn) };

/** What only the terminal says stays there; stories and what is printed on components come with the names of those. */
const engine = import.meta.glob<string>(
  [
    "../../../src/gruft/games/*/texts/*.ftl",
    "!../../../src/gruft/games/*/texts/terminal.*.ftl",
    "!../../../src/gruft/games/*/texts/stories.*.ftl",
    "!../../../src/gruft/games/*/texts/words.*.ftl",
    "!../../../src/gruft/games/{lords,tyrants,descent}/texts/effects.*.ftl",
    "!../../../src/gruft/games/domains/texts/cards.*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const boards = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" });

/** The files of a game in one language: `de.ftl`, `cards.de.ftl`, … beside its rules, then the words only its board needs.
 *
 * Files that lie together make one bundle, because a message of one may use those of another.
 */
function bundles(slug: string, language: Lang): Promise<FluentBundle>[] {
  const wanted = new RegExp(`/games/${slug}/texts/(?:[\\w-]+\\.)?${language}\\.ftl$`);
  return [engine, boards].map(async (found) => {
    const loads = Object.entries(found).filter(([path]) => wanted.test(path));
    return bundle(language, ...(await Promise.all(loads.map(([, load]) => load()))));
  });
}

/** The shell's own sentences in the chosen language. */
export const words = computed(() => new Texts(lang.value, [shell[lang.value], shared[lang.value]]));

const loaded = new Map<string, Promise<FluentBundle[]>>();

/** Bundles for a table of this game: the game's own messages win, then the shell's, then the table's. */
export function gameBundles(slug: string, language: Lang): Promise<FluentBundle[]> {
  const id = `${slug}/${language}`;
  const known = loaded.get(id);
  if (known) return known;
  const made = Promise.all(bundles(slug, language)).then((own) => [...own, shell[language], shared[language]]);
  loaded.set(id, made);
  return made;
}

export function t(id: string, args: Parameters<Texts["say"]>[1] = {}): string {
  return words.value.say(id, args);
}

/** What a level of bots is called on a button or in a list. */
export function levelName(level: string): string {
  return words.value.option("level", `level:${level}`);
}
