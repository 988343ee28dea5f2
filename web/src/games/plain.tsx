/** Any view in words: nested lists with names instead of refs. The text view of games that bring none of their own. */

import type { VNode } from "preact";
import { Choice } from "../pieces/choice";
import type { Texts } from "../text/texts";
import type { BoardProps, GameBoard } from "./board";

function label(key: string, texts: Texts): string {
  if (key.includes(":")) return texts.name(key);
  const id = `view-${key.replaceAll("_", "-")}`;
  return texts.has(id) ? texts.say(id) : key.replaceAll("_", " ");
}

function Value({ value, texts }: { value: unknown; texts: Texts }): VNode {
  if (value === null || value === undefined) return <span class="plain-none">–</span>;
  if (typeof value === "string") {
    return value.includes(":") ? <Choice of={value}>{texts.name(value)}</Choice> : <span>{value}</span>;
  }
  if (typeof value === "number" || typeof value === "boolean") return <span>{String(value)}</span>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <span class="plain-none">–</span>;
    return (
      <ul>
        {value.map((item, index) => (
          <li key={typeof item === "string" ? item : index}>
            <Value value={item} texts={texts} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {Object.entries(value as Record<string, unknown>).map(([key, item]) => (
        <div key={key}>
          <dt>{label(key, texts)}</dt>
          <dd>
            <Value value={item} texts={texts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function PlainView({ view, at }: BoardProps<unknown>) {
  return (
    <div class="plain-view">
      <Value value={view} texts={at.texts} />
    </div>
  );
}

export function plainBoard(slug: string): GameBoard {
  return { slug, Board: PlainView, Text: PlainView };
}
