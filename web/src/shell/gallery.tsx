/** Everything in the box, to be read: the face of every card and tile, by kind, searchable. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { type AtTable, type GameBoard, TableContext } from "../games/board";
import { boardOf } from "../games/registry";
import { api } from "../net/api";
import type { TableInfo } from "../net/protocol";
import { Face } from "../pieces/face";
import { go } from "../route";
import { lang, namesLang } from "../settings";
import { gameBundles, t } from "../text/load";
import { type Components, Texts } from "../text/texts";

/** So many faces are drawn at once; who wants more says so. */
const PAGE = 60;

/** Faces that say something, by kind: copies and places without words are left out. */
export function worthReading(components: Components): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [ref, { text }] of Object.entries(components)) {
    const kind = ref.split(":")[0] ?? "";
    if (!text || /\.\d+$/.test(ref)) continue;
    found.set(kind, [...(found.get(kind) ?? []), ref]);
  }
  return found;
}

function useBook(slug: string): AtTable | null {
  const [at, open] = useState<AtTable | null>(null);
  const [language, naming] = [lang.value, namesLang.value];
  useEffect(() => {
    let gone = false;
    void Promise.all([gameBundles(slug, language), api.names(slug, naming), boardOf(slug)])
      .then(([bundles, names, game]) => {
        if (!gone) open(bookOf(slug, new Texts(language, bundles, game.inForce?.(names, {}) ?? names), game));
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [slug, language, naming]);
  return at;
}

/** A table at which nobody sits: enough to read by. */
function bookOf(slug: string, texts: Texts, game: GameBoard): AtTable {
  return {
    table: { seats: [], options: {} } as unknown as TableInfo,
    seat: null,
    owner: () => null,
    led: () => null,
    asks: [],
    texts,
    game,
    log: [],
    staged: [],
    fresh: 0,
    watching: true,
    stands: () => ({ state: "idle" }),
    option: (ask, key) => texts.option(ask.kind, key, ask.args),
    choose: () => undefined,
    whyNot: () => Promise.resolve(null),
    showRule: (id) => go(`/rules/${slug}#${id}`),
  };
}

export function CardGallery({ slug }: { slug: string }) {
  const at = useBook(slug);
  const [kind, choose] = useState("");
  const [word, search] = useState("");
  const [shown, show] = useState(PAGE);
  const kinds = useMemo(() => (at ? worthReading(at.texts.all) : new Map<string, string[]>()), [at]);
  if (!at) return <p class="patience">{t("loading")}</p>;
  const named = (one: string) => at.texts.first([`kind-${one.replaceAll("_", "-")}`, one.replaceAll("_", " ")]);
  const low = word.trim().toLowerCase();
  const refs = [...kinds].filter(([one]) => !kind || one === kind).flatMap(([, found]) => found);
  const fitting = refs.filter(
    (ref) =>
      at.texts.name(ref).toLowerCase().includes(low) || at.texts.component(ref)?.text?.toLowerCase().includes(low),
  );
  return (
    <TableContext.Provider value={at}>
      <div class={`card-gallery game-${slug}`}>
        <label class="rule-search">
          <span class="sr">{t("gallery-search")}</span>
          <input
            type="search"
            value={word}
            placeholder={t("gallery-search")}
            onInput={(event) => search(event.currentTarget.value)}
          />
        </label>
        <label class="rule-chapters">
          <span class="sr">{t("gallery-kind")}</span>
          <select value={kind} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">{t("gallery-all", { count: refs.length })}</option>
            {[...kinds.keys()].map((one) => (
              <option key={one} value={one}>
                {named(one)}
              </option>
            ))}
          </select>
        </label>
        <ul class="gallery-faces">
          {fitting.slice(0, shown).map((ref) => (
            <li key={ref}>
              <Face of={ref} />
            </li>
          ))}
        </ul>
        {fitting.length === 0 && <p class="empty">{t("gallery-none")}</p>}
        {fitting.length > shown && (
          <button type="button" onClick={() => show(shown + PAGE)}>
            {t("gallery-more", { count: fitting.length - shown })}
          </button>
        )}
      </div>
    </TableContext.Provider>
  );
}
