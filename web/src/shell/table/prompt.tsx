/** The prompt bar: who decides what, in one sentence, with the answers that are words and the keys for them. */

import { useEffect, useState } from "preact/hooks";
import type { AtTable } from "../../games/board";
import type { LiveTable } from "../../net/live";
import type { Ask, Key, Part } from "../../net/protocol";
import { Icon, type IconName } from "../../pieces/icon";
import { RuleLink } from "../../pieces/rule";
import { SeatMark } from "../../pieces/seats";
import { t } from "../../text/load";
import type { Course } from "../../timeline/course";
import { Playing, PlayingButtons } from "./playing";
import { hasCompany } from "./pointing";

/** What a click on the board means: an answer, "why not this?", or "look here". */
export type Mode = "answer" | "why" | "point";

const LIST_MOST = 12;

interface PromptProps {
  live: LiveTable;
  at: AtTable;
  part: Part;
  course: Course;
  /** The game is over, and everything has been shown. */
  over: boolean;
  confirming: { ask: Ask; key: Key } | null;
  mode: Mode;
  onConfirm: (ask: Ask, key: Key) => void;
  onCancel: () => void;
  onUndo: () => void;
  onMode: (mode: Mode) => void;
  onScore: () => void;
  onSince: () => void;
}

/** Keys in the order in which the digits 1 to 9 choose them: words first, they have no place on the board. */
export function inOrder(ask: Ask): Key[] {
  const keys = ask.options.map((option) => option.key);
  return [...keys.filter((key) => !key.includes(":")), ...keys.filter((key) => key.includes(":"))];
}

function Answers({ ask, at }: { ask: Ask; at: AtTable }) {
  const [all, showAll] = useState(false);
  useEffect(() => showAll(false), [ask.id]);
  const keys = inOrder(ask);
  const words = keys.filter((key) => !key.includes(":"));
  const things = keys.length - words.length;
  const onBoard = at.game.shownOnBoard?.(ask) ?? false;
  const shown = all || (!onBoard && keys.length <= LIST_MOST) ? keys : words;
  const primary =
    words.length === 1 && things === 0
      ? words[0]
      : words.find((key) => key === "act" || key === "pay" || key === "done");
  return (
    <ul class="answers" aria-label={t("answers")}>
      {shown.map((key) => (
        <li key={key}>
          <button type="button" class={key === primary ? "main" : ""} data-answer={key} onClick={() => at.choose(key)}>
            {at.game.icon?.(key) && <Icon name={at.game.icon(key) as `gi:${string}`} />}
            {at.texts.option(ask.kind, key, ask.args)}
            {keys.indexOf(key) < 9 && <kbd>{keys.indexOf(key) + 1}</kbd>}
          </button>
        </li>
      ))}
      {shown.length < keys.length && (
        <li>
          <button type="button" class="quiet" onClick={() => showAll(true)} aria-expanded="false">
            {t("list-options", { count: things })}
          </button>
        </li>
      )}
      {all && shown.length > words.length && (
        <li>
          <button type="button" class="quiet" onClick={() => showAll(false)} aria-expanded="true">
            {t("list-less")}
          </button>
        </li>
      )}
    </ul>
  );
}

function Waiting({ live, at }: { live: LiveTable; at: AtTable }) {
  const waiting = live.waiting.value;
  if (at.watching && live.role.value === "player") return <p class="prompt-words">{t("looking-back")}</p>;
  return (
    <p class="prompt-words waiting">
      {waiting.length === 0 ? t("table-thinks") : t("waiting-for")}{" "}
      {waiting.map((seat) => (
        <span key={seat} class="waiting-seat">
          <SeatMark seat={seat} /> {at.texts.name(`seat:${seat}`)}
        </span>
      ))}
    </p>
  );
}

/** A button in words; where the screen is small its sign stands for them. */
function Sign({ icon, words }: { icon: IconName; words: string }) {
  return (
    <>
      <Icon name={icon} class="button-sign" />
      <span class="button-words">{words}</span>
    </>
  );
}

function Buttons(props: PromptProps & { ask: Ask | undefined }) {
  const { at, part, ask, live } = props;
  return (
    <div class="prompt-buttons">
      {ask?.optional && at.game.reaction?.(ask) && part.seat !== null && <Standing live={live} ask={ask} part={part} />}
      {ask && (
        <button type="button" class="quiet" aria-pressed={props.mode === "why"} onClick={() => props.onMode("why")}>
          <Sign icon="gi:help" words={t("why-not")} /> <kbd>W</kbd>
        </button>
      )}
      {live.role.value === "player" && hasCompany(live) && (
        <button type="button" class="quiet" aria-pressed={props.mode === "point"} onClick={() => props.onMode("point")}>
          <Sign icon="gi:pointing" words={t("point")} /> <kbd>P</kbd>
        </button>
      )}
      {part.seat !== null && part.turn < live.length.value && (
        <button type="button" class="quiet since" onClick={props.onSince}>
          <Sign icon="gi:backward-time" words={t("since-last-turn")} /> <kbd>B</kbd>
        </button>
      )}
      {part.seat !== null && !at.watching && (
        <button type="button" class="quiet" disabled={!part.can_undo} onClick={props.onUndo}>
          <Sign icon="gi:anticlockwise-rotation" words={t("undo")} /> <kbd>Z</kbd>
        </button>
      )}
    </div>
  );
}

/** Answer optional questions of this kind always in the same way, until taken back. */
function Standing({ live, ask, part }: { live: LiveTable; ask: Ask; part: Part }) {
  const on = ask.kind in part.standing;
  const pass = ask.options.find((option) => option.key === "pass");
  if (!pass) return null;
  return (
    <button
      type="button"
      class="quiet"
      aria-pressed={on}
      onClick={() => live.standing(ask.seat, { [ask.kind]: on ? null : "pass" })}
    >
      {t("always-pass")}
    </button>
  );
}

export function Prompt(props: PromptProps) {
  const { at, live, confirming } = props;
  const ask = at.asks[0];
  const refused = live.refused.value;
  const shown = props.course.shown.value;
  const playing = !ask && shown.waiting > 0 && (!at.watching || live.role.value !== "player");
  const icon = ask ? at.game.icon?.(`ask:${ask.kind}`) : undefined;
  if (confirming) {
    return (
      <section class="prompt is-asking" aria-live="polite" tabIndex={-1}>
        <p class="prompt-words">
          {t("confirm-final", { choice: at.texts.option(confirming.ask.kind, confirming.key, confirming.ask.args) })}
        </p>
        <div class="prompt-buttons">
          <button type="button" onClick={props.onCancel}>
            {t("no")}
          </button>
          <button type="button" class="main" onClick={() => props.onConfirm(confirming.ask, confirming.key)}>
            {t("yes-do-it")}
          </button>
        </div>
      </section>
    );
  }
  return (
    <section class={`prompt ${ask ? "is-asking" : ""}`} aria-live="polite" aria-busy={live.busy.value} tabIndex={-1}>
      {refused && (
        <p class="prompt-refused" role="alert">
          {at.texts.refusal(refused.refusal)} <RuleLink id={refused.refusal.rule} />
        </p>
      )}
      {props.mode !== "answer" && <p class="prompt-hint">{t(`hint-${props.mode}`)}</p>}
      <div class="prompt-main">
        {props.over && !at.watching ? (
          <p class="prompt-words">
            {t("game-over")}{" "}
            <button type="button" class="main" onClick={props.onScore}>
              {t("show-score")}
            </button>
          </p>
        ) : ask ? (
          <>
            <p class="prompt-words">
              {icon && <Icon name={icon} />}
              <SeatMark seat={ask.seat} size={18} />
              <span>{at.texts.ask(ask.kind, ask.args)}</span>
            </p>
            <Answers ask={ask} at={at} />
          </>
        ) : playing ? (
          <Playing shown={shown} at={at} />
        ) : (
          <Waiting live={live} at={at} />
        )}
      </div>
      {playing ? <PlayingButtons course={props.course} shown={shown} /> : <Buttons {...props} ask={ask} />}
    </section>
  );
}
