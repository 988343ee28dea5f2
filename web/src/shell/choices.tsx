/** What is settled before a table is opened, as buttons that stay pressed, each with a line that says what it means. */

import type { GameInfo, OptionValue, Setting } from "../net/protocol";
import { showTip, tipProps } from "../pieces/tip";
import { t } from "../text/load";
import { slugOf, type Texts } from "../text/texts";
import { codeText } from "./asked";

/** One of a few words, as buttons that stay pressed. */
export function Words<W extends string>(props: { title: string; words: W[]; value: W; onChange: (word: W) => void }) {
  return (
    <fieldset class="setting">
      <legend>{t(props.title)}</legend>
      <div class="segments">
        {props.words.map((word) => (
          <button type="button" key={word} aria-pressed={word === props.value} onClick={() => props.onChange(word)}>
            {t(`${props.title}-${slugOf(word)}`)}
          </button>
        ))}
      </div>
      <p class="help">{t(`${props.title}-${slugOf(props.value)}-help`)}</p>
    </fieldset>
  );
}

/** What a newcomer is set before, where it is not the first value of the game itself. */
const NEWCOMER: Record<string, Record<string, OptionValue>> = {
  lords: { rules: "first" },
  domains: { open_totals: true },
};

export function firstOptions(game: GameInfo, played: string[]): Record<string, OptionValue> {
  const usual = Object.fromEntries(game.options.map((option) => [option.id, option.usual]));
  return played.includes(game.slug) ? usual : { ...usual, ...NEWCOMER[game.slug] };
}

/** Truth values are written as the engine writes them: `setting-gifts-True`. */
function valueSlug(value: OptionValue): string {
  if (typeof value === "boolean") return value ? "True" : "False";
  return slugOf(String(value));
}

/** What there is only for somebody alone, while more people are wanted: what it is, and the way there. */
export function ForOne(props: { game: GameInfo; count: number; texts: Texts; alone: () => void }) {
  const { game, count, texts } = props;
  const only = game.options.filter((option) => option.players?.every((players) => players === 1));
  if (count === 1) return null;
  return (
    <>
      {only.map(({ id }) => (
        <p class="help for-one" key={id}>
          <button type="button" onClick={props.alone}>
            {t("choose-alone", { option: texts.say(`setting-${slugOf(id)}`) })}
          </button>{" "}
          {texts.has(`setting-${slugOf(id)}-help`) && texts.say(`setting-${slugOf(id)}-help`)}
        </p>
      ))}
    </>
  );
}

export function OptionRow(props: {
  option: Setting;
  value: OptionValue;
  texts: Texts;
  onChange: (value: OptionValue) => void;
  /** Why a value cannot be chosen beside the other options, as a code of the server. */
  unfit?: ((value: OptionValue) => string | null) | undefined;
}) {
  const { option, texts, unfit } = props;
  const id = `setting-${slugOf(option.id)}`;
  const said = (message: string, fallback: string) => (texts.has(message) ? texts.say(message) : fallback);
  const label = (value: OptionValue) => {
    const own = `${id}-${valueSlug(value)}`;
    if (texts.has(own)) return texts.say(own);
    return typeof value === "boolean" ? t(value ? "yes" : "no") : String(value).replaceAll("_", " ");
  };
  const help = [`${id}-${valueSlug(props.value)}-help`, `${id}-help`].find((message) => texts.has(message));
  return (
    <fieldset class="setting">
      <legend>{said(id, option.id.replaceAll("_", " "))}</legend>
      <div class="segments">
        {option.values.map((value) => {
          const code = value === props.value ? null : (unfit?.(value) ?? null);
          const why = () => (
            <>
              <h4>{label(value)}</h4>
              <p class="why-not">{code && codeText(code)}</p>
            </>
          );
          return (
            <button
              type="button"
              key={String(value)}
              class={code ? "is-refused" : undefined}
              aria-disabled={code ? "true" : undefined}
              aria-pressed={value === props.value}
              onClick={(event) => (code ? showTip(event.currentTarget, why, { pinned: true }) : props.onChange(value))}
              {...(code ? tipProps(why) : {})}
            >
              {label(value)}
            </button>
          );
        })}
      </div>
      {help && <p class="help">{texts.say(help)}</p>}
    </fieldset>
  );
}
