/** The prompt bar: who decides what, in one sentence, with the answers that are words and the keys for them. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { AtTable, Doubt } from "../../games/board";
import type { LiveTable } from "../../net/live";
import type { Ask, Key, Part, Refusal, Seat } from "../../net/protocol";
import { Icon, type IconName } from "../../pieces/icon";
import { RuleLink } from "../../pieces/rule";
import { SeatMark, seatColour } from "../../pieces/seats";
import { focusQuietly } from "../../pieces/tip";
import { unparted } from "../../text/figures";
import { t } from "../../text/load";
import type { Course } from "../../timeline/course";
import type { Review } from "../../timeline/review";
import { errorText } from "../asked";
import { Answers } from "./answers";
import { awaited, missing } from "./panels/links";
import { canAskBack } from "./panels/motions";
import { Again } from "./panels/score";
import { StandIn } from "./panels/standin";
import { OrdersButton } from "./panels/standing";
import { Playing, PlayingButtons } from "./playing";
import { hasCompany } from "./pointing";
import { Replay } from "./replay";
import type { Reviewing } from "./reviewing";

/** What a click on the board means: an answer, "why not this?", or "look here". */
export type Mode = "answer" | "why" | "point";

interface PromptProps {
  live: LiveTable;
  at: AtTable;
  part: Part;
  /** All answers stand in the list, also those the board would show. */
  listed?: boolean;
  course: Course;
  /** What one looks back at; in its place nothing is asked. */
  past?: Reviewing;
  /** The game is over, and everything has been shown. */
  over: boolean;
  confirming: { ask: Ask; key: Key; doubt: Doubt } | null;
  mode: Mode;
  onConfirm: (ask: Ask, key: Key) => void;
  onCancel: () => void;
  onUndo: () => void;
  onMode: (mode: Mode) => void;
  onScore: () => void;
  onSince: () => void;
  onInvite: () => void;
  onOrders: () => void;
}

/** Whom the table waits for, and who of them is not here. */
export function Awaited({ whom, at, size }: { whom: Seat[]; at: AtTable; size?: number }) {
  const away = (seat: Seat) => {
    const { kind, level, online } = at.table.seats[seat] ?? {};
    return kind === "friend" && !level && online === false;
  };
  return (
    <>
      {whom.length === 0 ? t("table-thinks") : t("waiting-for")}{" "}
      {whom.map((seat) => (
        <span key={seat} class="waiting-seat">
          <SeatMark seat={seat} size={size} /> {at.texts.name(`seat:${seat}`)}
          {away(seat) && <small> ({t("seat-away")})</small>}
        </span>
      ))}
    </>
  );
}

function Waiting({ live, at, onInvite }: { live: LiveTable; at: AtTable; onInvite: () => void }) {
  const waiting = live.waiting.value;
  const bot = at.seat !== null && at.table.seats[at.seat]?.level;
  if (bot && !live.over.value && live.role.value === "player" && at.table.seats[at.seat ?? 0]?.kind !== "bot")
    return at.table.seats[at.seat ?? 0]?.gave_up ? (
      <p class="prompt-words waiting">{t("you-gave-up")}</p>
    ) : (
      <StandIn live={live} at={at} seat={at.seat ?? 0} onInvite={onInvite} />
    );
  if (at.seat !== null && waiting.includes(at.seat) && !at.watching) {
    const ordered = live.acting.value.some(({ ask }) => ask.seat === at.seat);
    if (ordered) return <p class="prompt-words waiting">{t("order-answers")}</p>;
    const why = live.idle.value.find((ask) => ask.seat === at.seat && !ask.reaction)?.refused[0];
    return <p class="prompt-words waiting">{why ? `${at.texts.refusal(why)} ${t("goes-on")}` : t("nothing-to-do")}</p>;
  }
  const whom = awaited(live);
  return (
    <p class="prompt-words waiting">
      <Awaited whom={whom} at={at} />
      {missing(live).some(({ seat }) => whom.includes(seat.seat)) && (
        <button type="button" class="main" onClick={onInvite}>
          {t("invite-or-bot")}
        </button>
      )}
    </p>
  );
}

/** The table has ended before the game has: what that means, and the game to keep. */
function Ended({ live, at, why }: { live: LiveTable; at: AtTable; why: Refusal }) {
  const early = why.code === "table.ended_early";
  return (
    <p class="prompt-words waiting is-ended">
      <span>{at.texts.refusal(why)}</span>
      {at.seat !== null && (
        <button type="button" class={early ? "" : "main"} onClick={at.save}>
          {t("export-journal")}
        </button>
      )}
      {early && <Again live={live} at={at} />}
    </p>
  );
}

/** Who is asked: the player, or the one of their figures it is about, by name if the question does not say it. */
function Asked({ ask, at, words }: { ask: Ask; at: AtTable; words: string }) {
  const led = at.led(ask);
  if (!led) return <SeatMark seat={ask.seat} size={18} />;
  const face = at.game.icon?.(led.ref);
  const name = at.texts.called(led.ref);
  return (
    <span class="prompt-led" title={at.texts.name(led.ref)} style={{ "--seat": seatColour(led.mark) }}>
      {face && <Icon name={face} />}
      <SeatMark seat={led.mark} size={14} />
      <b class={words.includes(name) ? "sr" : undefined}>{name}</b>
    </span>
  );
}

/** A button in words; where the screen is small its sign stands for them. */
function Sign({ icon, words }: { icon: IconName; words: string }) {
  return (
    <>
      <span class="button-sign" title={words}>
        <Icon name={icon} />
      </span>
      <span class="button-words">{words}</span>
    </>
  );
}

function Buttons(props: PromptProps & { ask: Ask | undefined }) {
  const { at, part, ask, live } = props;
  return (
    <div class="prompt-buttons">
      {live.role.value === "player" && !at.watching && <OrdersButton at={at} part={part} onOpen={props.onOrders} />}
      {ask && (
        <button type="button" class="quiet" aria-pressed={props.mode === "why"} onClick={() => props.onMode("why")}>
          <Sign icon="gi:help" words={t("why-not")} /> <kbd>W</kbd>
        </button>
      )}
      {live.role.value === "player" && !props.listed && hasCompany(live) && (
        <button type="button" class="quiet" aria-pressed={props.mode === "point"} onClick={() => props.onMode("point")}>
          <Sign icon="gi:pointing" words={t("point")} /> <kbd>P</kbd>
        </button>
      )}
      {part.seat !== null && part.turn < live.length.value && (
        <button type="button" class="quiet since" onClick={props.onSince}>
          <Sign icon="gi:backward-time" words={t("since-last-turn")} /> <kbd>B</kbd>
        </button>
      )}
      {part.seat !== null && !at.watching && !props.over && !live.closed.value && !at.table.seats[part.seat]?.level && (
        <button
          type="button"
          class="quiet undo"
          disabled={!part.can_undo && !canAskBack(live, part)}
          title={part.can_undo ? undefined : t("ask-back-help")}
          onClick={props.onUndo}
        >
          <Sign icon="gi:anticlockwise-rotation" words={t(part.can_undo ? "undo" : "ask-back")} /> <kbd>Z</kbd>
        </button>
      )}
    </div>
  );
}

/** Before something that matters: the keyboard is on "no", one step from "yes". */
function AskedBack(props: PromptProps & { doubted: NonNullable<PromptProps["confirming"]> }) {
  const { at } = props;
  const { ask, key, doubt } = props.doubted;
  const no = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (no.current) focusQuietly(no.current);
  }, []);
  return (
    <section class="prompt is-asking is-asking-back" data-ask={ask.id} aria-live="polite" tabIndex={-1}>
      <p class="prompt-words">{at.texts.say(doubt.id, { choice: at.option(ask, key), ...doubt.args })}</p>
      <div class="prompt-buttons">
        <button type="button" ref={no} onClick={props.onCancel}>
          {t("no")}
        </button>
        <button type="button" class="main" onClick={() => props.onConfirm(ask, key)}>
          {t("yes-do-it")}
        </button>
      </div>
    </section>
  );
}

/** Looking back: the step in words, and the hand on the clock. Whoever is asked meanwhile is told so. */
function LookingBack({ at, live, past, review }: { at: AtTable; live: LiveTable; past: Reviewing; review: Review }) {
  const asked = live.parts.value.some((part) => part.seat === at.seat && part.asks.length > 0);
  const shown = review.shown.value;
  const trouble = review.trouble.value;
  return (
    <section class={`prompt ${asked ? "is-asking" : ""}`} tabIndex={-1}>
      <Playing told={shown?.told ?? []} at={at} idle={t(shown ? "looking-back" : "looking-back-seeks")} />
      {(asked || trouble !== null) && (
        <div class="prompt-above">
          {trouble !== null && (
            <p class="prompt-refused" role="alert">
              {errorText(trouble)}
            </p>
          )}
          {asked && (
            <p class="prompt-hint" role="status">
              {t("looking-back-asked")}
            </p>
          )}
        </div>
      )}
      <Replay review={review} label={t(past.label)} onClose={past.leave} />
    </section>
  );
}

/** A refusal lies over the board; so long it takes to read the longest of them. */
const READ_MS = 12_000;

export function Prompt(props: PromptProps) {
  const { at, live, confirming, past } = props;
  const ask = at.asks[0];
  const ended = live.ended.value;
  const refused = ended ? null : live.refused.value;
  const shown = props.course.shown.value;
  const told = !ask && (!at.watching || live.role.value !== "player");
  const playing = told && shown.waiting > 0;
  const icon = ask ? at.game.icon?.(`ask:${ask.kind}`) : undefined;
  const words = ask ? at.texts.ask(ask.kind, ask.args) : "";
  useEffect(() => {
    if (!refused) return;
    const read = setTimeout(() => live.hasRead(), READ_MS);
    return () => clearTimeout(read);
  }, [live, refused]);
  if (past?.review) return <LookingBack at={at} live={live} past={past} review={past.review} />;
  if (confirming) return <AskedBack {...props} doubted={confirming} />;
  return (
    <section
      class={`prompt ${ask ? "is-asking" : ""}`}
      data-ask={ask?.id}
      aria-live="polite"
      aria-busy={live.busy.value}
      tabIndex={-1}
    >
      <div class="prompt-above">
        {refused && (
          <p class="prompt-refused" role="alert">
            {at.texts.refusal(refused.refusal)} <RuleLink id={refused.refusal.rule} />
          </p>
        )}
        {live.answering.value && live.line.value !== "open" && (
          <p class="prompt-hint" role="status">
            {t("answer-on-its-way")}
          </p>
        )}
        {props.mode !== "answer" && <p class="prompt-hint">{t(`hint-${props.mode}`)}</p>}
        {past?.seeking && (
          <p class="prompt-hint" role="status">
            {t("looking-back-seeks")}
          </p>
        )}
      </div>
      <div class="prompt-main">
        {props.over ? (
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
              <Asked ask={ask} at={at} words={words} />
              <span>{unparted(words)}</span>
            </p>
            <Answers ask={ask} at={at} listed={props.listed} />
          </>
        ) : playing || (told && shown.telling) ? (
          <Playing told={shown.told} at={at} idle={t("playing")} />
        ) : ended ? (
          <Ended live={live} at={at} why={ended} />
        ) : (
          <Waiting live={live} at={at} onInvite={props.onInvite} />
        )}
      </div>
      {playing ? <PlayingButtons course={props.course} shown={shown} /> : <Buttons {...props} ask={ask} />}
    </section>
  );
}
