/** The words of a game without a table: its sentences, and the names of its components. */

import type { FluentBundle } from "@fluent/bundle";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../net/api";
import { lang, namesLang } from "../settings";
import { gameBundles } from "../text/load";
import { type Components, Texts } from "../text/texts";

export function useWords(slug: string): Texts | null {
  const [bundles, setBundles] = useState<FluentBundle[] | null>(null);
  const [names, setNames] = useState<Components | null>(null);
  const language = lang.value;
  const naming = namesLang.value;
  useEffect(() => {
    void gameBundles(slug, language).then(setBundles);
  }, [slug, language]);
  useEffect(() => {
    void api.names(slug, naming).then(setNames, () => setNames({}));
  }, [slug, naming]);
  return useMemo(() => (bundles && names ? new Texts(language, bundles, names) : null), [bundles, names, language]);
}
