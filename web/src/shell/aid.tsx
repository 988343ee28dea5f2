/** The player aid of a game: what one wants to look up while playing, on one page. */

import { api } from "../net/api";
import { lang } from "../settings";
import { t } from "../text/load";
import { errorText, useAsked } from "./asked";

interface Section {
  id: string;
  title: string;
  paragraphs?: string[];
  columns?: string[];
  rows?: string[][];
}

/** With more columns than these, rows of so many letters are too wide for a phone or the dock: there each becomes a list. */
const COLUMNS = 3;
const LETTERS = 60;

function isWide(rows: string[][]): boolean {
  return rows.some((row) => row.length > COLUMNS && row.join("").length > LETTERS);
}

export function Aid({ slug }: { slug: string }) {
  const language = lang.value;
  const aid = useAsked(() => api.aid(slug, language), [slug, language]);
  if (aid.state === "waiting") return <p class="patience">{t("loading")}</p>;
  if (aid.state === "failed") return <p role="alert">{errorText(aid.error)}</p>;
  const sections = (aid.value as { sections?: Section[] }).sections ?? [];
  if (sections.length === 0) return <p class="empty">{t("no-aid")}</p>;
  return (
    <div class="aid">
      {sections.map((section) => (
        <section key={section.id}>
          <h3>{section.title}</h3>
          {section.paragraphs?.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {section.rows && (
            <table class={isWide(section.rows) ? "is-wide" : undefined}>
              {section.columns && (
                <thead>
                  <tr>
                    {section.columns.map((head) => (
                      <th scope="col" key={head}>
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
              )}
              <tbody>
                {section.rows.map((row) => (
                  <tr key={row.join("|")}>
                    {row.map((cell, index) =>
                      index === 0 ? (
                        <th scope="row">{cell}</th>
                      ) : (
                        <td key={`${index}-${cell}`} data-head={section.columns?.[index]}>
                          {cell}
                        </td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </div>
  );
}
