/** The chronicle: everything this seat may know, deed by deed, with the rule behind it. */

import "./log.css";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { AtTable } from "../../games/board";
import { api } from "../../net/api";
import type { LiveTable } from "../../net/live";
import type { EventKind, Seat, Told } from "../../net/protocol";
import { RuleLink } from "../../pieces/rule";
import { SeatMark } from "../../pieces/seats";
import { Still } from "../../pieces/still";
import { unparted } from "../../text/figures";
import { t } from "../../text/load";
import { slugOf } from "../../text/texts";
import { AMOUNTS, actorOf, type Line, linesAbout, linesOf, refsOf } from "../../timeline/deeds";
import { ring } from "./rings";

const SHOWN_AT_ONCE = 60;
/** So much of what came of a deed stands in its line; the rest is folded below it. */
const BRIEF_MOST = 6;
/** Some amount, for comparing words in which the amounts differ. */
const SOME = 7;

/** The rule behind each kind of event of this game, once it is known. */
function useRules(slug: string): Record<string, string> {
  const [rules, learn] = useState<Record<string, string>>({});
  useEffect(() => {
    void api.events(slug).then(learn, () => learn({}));
  }, [slug]);
  return rules;
}

type Saying = (entry: Told, times?: number) => string;

/** What is said several times is said once: as the message says it of so many (`$times`), else with how often. */
function counted(entries: Told[], say: Saying): string[] {
  const often = new Map<string, Told[]>();
  for (const entry of entries) often.set(say(entry), [...(often.get(say(entry)) ?? []), entry]);
  return [...often].map(([once, [entry, ...more]]) => {
    if (!entry || more.length === 0) return once;
    const times = more.length + 1;
    const several = say(entry, times);
    return several === once ? `${once} ×${times}` : several;
  });
}

/** What one gains or loses in several steps, added up: entries whose few words differ in the amount only. */
function summed(details: Told[], few: Saying, owner: AtTable["owner"]): Told[] {
  const sums = new Map<string, Told>();
  for (const [index, entry] of details.entries()) {
    const amount = AMOUNTS.find((name) => typeof entry.args[name] === "number");
    const adds = amount !== undefined && /[+−]\u2068?\d/.test(few(entry));
    const alike = adds && few({ ...entry, args: { ...entry.args, [amount]: SOME } });
    const key = adds ? `${entry.event} ${actorOf(entry, owner)} ${alike}` : `${index}`;
    const before = sums.get(key);
    const total = adds ? Number(entry.args[amount]) + Number(before?.args[amount] ?? 0) : 0;
    sums.set(key, adds ? { ...entry, args: { ...entry.args, [amount]: total } } : entry);
  }
  return [...sums.values()];
}

/** What came of a deed in a few words: messages `brief-<event>` of the game's board; `$deed`: the event it came of;
 * `$own`: whether the same seat did both. */
export function brief(details: Told[], at: AtTable, deed = "", seat: Seat | null = null): string {
  const few: Saying = (entry, times = 1) => {
    const own = actorOf(entry, at.owner) === seat ? "own" : "other";
    return at.texts.say(`brief-${slugOf(entry.event)}`, { ...entry.args, times, deed, own });
  };
  const told = details.filter((entry) => at.texts.has(`brief-${slugOf(entry.event)}`));
  const said = counted(
    summed(told, few, at.owner).filter((entry) => few(entry) !== ""),
    few,
  );
  const shown = said.slice(0, BRIEF_MOST).join(", ");
  return said.length > BRIEF_MOST ? `${shown} …` : shown;
}

/** What is alike in one sentence: `list-<event>` with each thing as `listed-<event>` says it. */
function listed(line: Line, at: AtTable): string {
  const event = slugOf(line.entry.event);
  const things = counted([line.entry, ...line.details], (one) => at.texts.say(`listed-${event}`, one.args));
  return at.texts.say(`list-${event}`, { ...line.entry.args, list: at.texts.list(things) });
}

export function sentence(line: Line, at: AtTable): string {
  if (line.alike === "list" && line.details.length > 0) return listed(line, at);
  const words = at.texts.told(line.entry.event, line.entry.args);
  const more = brief(line.details, at, line.entry.event, actorOf(line.entry, at.owner));
  if (!more) return words;
  const deed = words.replace(/[.:]$/, "");
  if (!deed.includes(": ")) return `${deed}: ${more}`;
  return deed.endsWith(")") ? `${deed}, ${more}` : `${deed} (${more})`;
}

/** Whose mark stands at a deed; several who did the same have none. */
export function whose({ alike, entry, details }: Line, at: AtTable): Seat | null {
  const like = alike ? details.filter((one) => one.event === entry.event) : [];
  const [actor, ...others] = new Set([entry, ...like].map((one) => actorOf(one, at.owner)));
  return others.length > 0 ? null : (actor ?? null);
}

interface DeedProps {
  line: Line;
  seat: Seat | null;
  at: AtTable;
  rules: Record<string, string>;
}

function Deed({ line, seat, at, rules }: DeedProps) {
  const [open, fold] = useState(false);
  const { entry, details } = line;
  const folded = line.alike ? details.filter((one) => one.event !== entry.event) : details;
  return (
    <li class={`log-line log-${entry.event.replaceAll("_", "-")}`} data-line={entry.n}>
      {seat !== null && <SeatMark seat={seat} size={13} />}
      <div>
        {unparted(sentence(line, at))} <RuleLink id={rules[entry.event]} />
        {folded.length > 0 && (
          <button
            type="button"
            class="log-more"
            aria-expanded={open}
            aria-label={t("log-details", { count: folded.length })}
            onClick={() => fold(!open)}
          >
            {open ? "▴" : `▾ ${folded.length}`}
          </button>
        )}
        {open && (
          <ul class="log-details">
            {toldOnce(folded, at).map(([words, event]) => (
              <li key={words}>
                {unparted(words)} <RuleLink id={rules[event]} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** What came of a deed, sentence by sentence, with the kind of event behind each. */
function toldOnce(folded: Told[], at: AtTable): [string, EventKind][] {
  const kinds = new Map(folded.map((one) => [at.texts.told(one.event, one.args), one.event]));
  return counted(folded, (one) => at.texts.told(one.event, one.args)).map((words, index) => [
    words,
    [...kinds.values()][index] as EventKind,
  ]);
}

function Filter({ at, seat, choose }: { at: AtTable; seat: Seat | null; choose: (seat: Seat | null) => void }) {
  return (
    <div class="log-filter" role="group" aria-label={t("log-filter")}>
      <button type="button" class="quiet" aria-pressed={seat === null} onClick={() => choose(null)}>
        {t("log-all")}
      </button>
      {at.table.seats.map((one) => (
        <button
          type="button"
          key={one.seat}
          class="quiet"
          aria-pressed={seat === one.seat}
          title={at.texts.name(`seat:${one.seat}`)}
          onClick={() => choose(seat === one.seat ? null : one.seat)}
        >
          <SeatMark seat={one.seat} size={14} />
          <span class="sr">{at.texts.name(`seat:${one.seat}`)}</span>
        </button>
      ))}
    </div>
  );
}

export function Log({ live, at, stage }: { live: LiveTable; at: AtTable; stage: RefObject<HTMLElement | null> }) {
  const [all, showAll] = useState(false);
  const [seat, choose] = useState<Seat | null>(null);
  const rules = useRules(at.table.game);
  const end = useRef<HTMLLIElement>(null);
  const newest = at.log.at(-1)?.n ?? -1;
  const seen = live.seen.value;
  // The rules come late and make lines longer.
  useEffect(() => end.current?.scrollIntoView?.({ block: "nearest" }), [newest, seat, rules]);
  useEffect(() => () => ring(null, []), []);
  const told = useMemo(() => linesOf(at.log, at.game.telling ?? {}), [at.log, at.game]);
  if (at.log.length === 0) return <p class="empty">{t("log-empty")}</p>;
  const about = linesAbout(told, seat, at.owner);
  const lines = all ? about : about.slice(-SHOWN_AT_ONCE);
  // One pair of ears for all lines: a long chronicle has hundreds.
  const show = (event: Event) => {
    const over = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-line]") : null;
    const line = over && lines.find((one) => one.entry.n === Number(over.dataset.line));
    ring(line ? stage.current : null, line ? refsOf(line, at.owner) : []);
  };
  const hide = () => ring(null, []);
  const firstNew = seen ? lines.find((line) => line.entry.n >= seen)?.entry.n : undefined;
  return (
    <>
      <Filter at={at} seat={seat} choose={choose} />
      <ol class="log" onPointerOver={show} onPointerLeave={hide} onFocusIn={show} onFocusOut={hide}>
        {lines.length < about.length && (
          <li key="earlier">
            <button type="button" class="quiet" onClick={() => showAll(true)}>
              {t("log-earlier", { count: about.length - lines.length })}
            </button>
          </li>
        )}
        {lines.flatMap((line) => [
          line.entry.n === firstNew && line !== lines[0] && (
            <li key={`new-${line.entry.n}`} class="log-since">
              {t("since-you-were-here")}
            </li>
          ),
          line.role === "deed" ? (
            <Still key={line.entry.n} of={[line.entry, line.details.length, whose(line, at), at.texts, rules]}>
              <Deed line={line} seat={whose(line, at)} at={at} rules={rules} />
            </Still>
          ) : (
            <li key={line.entry.n} class={`log-heading log-${line.role}`}>
              <span role="heading" aria-level={line.role === "round" ? 3 : 4}>
                {at.texts.told(line.entry.event, line.entry.args).replace(/\.$/, "")}
              </span>
            </li>
          ),
        ])}
        <li key="end" ref={end} aria-hidden="true" class="log-end" />
      </ol>
    </>
  );
}
