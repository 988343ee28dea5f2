/** The ledger of a game: every rule with its id, in our own words, searchable. Used as a page and beside the table. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../net/api";
import type { RuleText } from "../net/protocol";
import { type Lang, lang } from "../settings";
import { gameBundles, t } from "../text/load";
import { Texts } from "../text/texts";
import { Aid } from "./aid";
import { errorText, useAsked } from "./asked";
import { Frame } from "./chrome";
import { CardGallery } from "./gallery";

export function matching(rules: RuleText[], word: string): RuleText[] {
  const low = word.trim().toLowerCase();
  if (!low) return rules;
  return rules.filter((rule) => rule.id.toLowerCase().includes(low) || rule.text.toLowerCase().includes(low));
}

/** What nobody reads first: what is in the box, and corrections of the printed rules. */
const BEHIND = ["COMP", "ERR"];

/** The chapters as they stand in the ledger, those first that one needs in order to play. */
export function forReading(rules: RuleText[]): RuleText[] {
  const behind = (rule: RuleText) => BEHIND.includes(rule.chapter);
  return [...rules.filter((rule) => !behind(rule)), ...rules.filter(behind)];
}

/** Player aid, rules and cards behind tabs: the aid first, unless a rule is asked for by its id. */
export function RuleBook({ slug, focus }: { slug: string; focus: string | null }) {
  const [page, turn] = useState<"aid" | "rules" | "cards">(focus ? "rules" : "aid");
  useEffect(() => {
    if (focus) turn("rules");
  }, [focus]);
  return (
    <div class="rule-book">
      <div class="segments">
        {(["aid", "rules", "cards"] as const).map((name) => (
          <button type="button" key={name} aria-pressed={page === name} onClick={() => turn(name)}>
            {t(name)}
          </button>
        ))}
      </div>
      {page === "rules" && <Ledger slug={slug} focus={focus} />}
      {page === "aid" && <Aid slug={slug} />}
      {page === "cards" && <CardGallery slug={slug} />}
    </div>
  );
}

/** What the chapters of a game are called; a chapter without a name keeps its letters. */
function useChapters(slug: string, language: Lang): (chapter: string) => string {
  const [texts, know] = useState<Texts | null>(null);
  useEffect(() => {
    void gameBundles(slug, language).then((bundles) => know(new Texts(language, bundles)));
  }, [slug, language]);
  return (chapter) => (texts?.has(`chapter-${chapter}`) ? texts.say(`chapter-${chapter}`) : chapter);
}

function Ledger({ slug, focus }: { slug: string; focus: string | null }) {
  const language = lang.value;
  const rules = useAsked(() => api.rules(slug, language), [slug, language]);
  const chapterName = useChapters(slug, language);
  const [word, search] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => (rules.state === "here" ? matching(forReading(rules.value), word) : []), [rules, word]);
  useEffect(() => {
    if (focus) search("");
  }, [focus]);
  useEffect(() => {
    if (!focus || rules.state !== "here") return;
    const line = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(focus)}"]`);
    line?.scrollIntoView?.({ block: "center" });
    line?.focus?.({ preventScroll: true });
  }, [focus, rules]);
  const chapters = useMemo(() => [...new Set(shown.map((rule) => rule.chapter))], [shown]);
  const goTo = (wanted: string) => {
    const head = list.current?.querySelector<HTMLElement>(`[data-chapter="${CSS.escape(wanted)}"]`);
    head?.scrollIntoView?.({ block: "start" });
  };
  let chapter = "";
  return (
    <>
      <label class="rule-search">
        <span class="sr">{t("search-rules")}</span>
        <input
          type="search"
          value={word}
          placeholder={t("search-rules")}
          onInput={(event) => search(event.currentTarget.value)}
        />
      </label>
      {chapters.length > 2 && (
        <label class="rule-chapters">
          <span class="sr">{t("rule-chapters")}</span>
          <select onChange={(event) => goTo(event.currentTarget.value)}>
            <option value="">{t("rule-chapters")}</option>
            {chapters.map((one) => (
              <option key={one} value={one}>
                {chapterName(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      {rules.state === "failed" && <p role="alert">{errorText(rules.error)}</p>}
      {rules.state === "waiting" && <p class="patience">{t("loading")}</p>}
      <div class="rule-list" ref={list}>
        {shown.map((rule) => {
          const head = rule.chapter !== chapter ? rule.chapter : null;
          chapter = rule.chapter;
          return (
            <div key={rule.id}>
              {head && <h3 data-chapter={head}>{chapterName(head)}</h3>}
              <p
                tabIndex={-1}
                data-rule={rule.id}
                class={`rule rule-${rule.kind} ${rule.id === focus ? "is-focus" : ""}`}
              >
                <span class="rule-id">{rule.id}</span> {rule.text}
              </p>
            </div>
          );
        })}
        {rules.state === "here" && shown.length === 0 && <p class="empty">{t("no-rules-found")}</p>}
      </div>
    </>
  );
}

export function RulesPage({ slug, rule }: { slug: string; rule: string | null }) {
  const games = useAsked(() => api.games(), []);
  const game = games.state === "here" ? games.value.find((one) => one.slug === slug) : undefined;
  const maps = useAsked(() => api.maps(slug, lang.value), [slug, lang.value]);
  return (
    <Frame class="rules-page">
      <h1>{game ? game.name[lang.value] : t("rules")}</h1>
      {maps.state === "here" && Object.keys(maps.value).length > 0 && (
        <p>
          <a href={`/maps/${slug}`}>{t("maps")}</a>
        </p>
      )}
      <RuleBook slug={slug} focus={rule} />
    </Frame>
  );
}
