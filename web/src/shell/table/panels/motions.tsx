/** What the table agrees on: to end the game, to take it along, to take back what was revealed, whether all are ready. Said in the chat, shown above the question. */

import { useEffect, useState } from "preact/hooks";
import type { LiveTable } from "../../../net/live";
import type { ChatLine, Part, Seat, SeatInfo } from "../../../net/protocol";
import { Icon } from "../../../pieces/icon";
import { t } from "../../../text/load";
import type { Texts } from "../../../text/texts";

export const MOTION = "motion:";
export const MOTIONS = ["end", "move", "back", "ready"] as const;
export type What = (typeof MOTIONS)[number];

/** How long a question nobody has answered stays in sight. */
const FRESH_MS = 10 * 60_000;

/** How long the table says that everybody is ready. */
const READY_MS = 20_000;

export interface Motion {
  what: What;
  by: Seat;
  agreed: Seat[];
  /** Who has not said anything yet. */
  missing: Seat[];
  /** When somebody last said something about it. */
  at: string;
}

/** The people who are asked; who shares a screen has one voice. */
function people(seats: SeatInfo[]): Seat[] {
  const shared = seats.filter((seat) => seat.kind === "me" || seat.kind === "hotseat");
  const voice = shared.some((seat) => !seat.level) ? shared[0] : undefined;
  return seats.filter((seat) => seat === voice || (!seat.level && seat.kind === "friend")).map((seat) => seat.seat);
}

/** What was last proposed and not declined. */
export function openMotion(lines: ChatLine[], seats: SeatInfo[], what: What, now: number): Motion | null {
  let found: Pick<Motion, "by" | "agreed" | "at"> | null = null;
  for (const { ref, seat, at } of lines) {
    if (seat === null) continue;
    if (ref === MOTION + what) found = now - Date.parse(at) < FRESH_MS ? { by: seat, agreed: [seat], at } : null;
    else if (ref === `${MOTION}${what}.yes` && found) found = { by: found.by, agreed: [...found.agreed, seat], at };
    else if (ref === `${MOTION}${what}.no`) found = null;
  }
  if (!found) return null;
  const missing = people(seats).filter((seat) => !found.agreed.includes(seat));
  return { what, ...found, missing };
}

/** The last "no" to a proposal, unless it was made again since. */
function declined(lines: ChatLine[], what: What): ChatLine | null {
  const last = lines.findLast(({ ref }) => ref === MOTION + what || ref === `${MOTION}${what}.no`);
  return last?.ref.endsWith(".no") && last.seat !== null ? last : null;
}

/** What has come of a proposal: told for a moment, not again after a reload. */
function Outcome({ age, children, agreed = false }: { age: number; children: string; agreed?: boolean }) {
  const left = READY_MS - age;
  const [shown, show] = useState(left > 0);
  useEffect(() => {
    const ending = setTimeout(() => show(false), left);
    return () => clearTimeout(ending);
  }, []);
  if (!shown) return null;
  return (
    <p class={`motion ${agreed ? "is-agreed" : ""}`} role="status">
      {agreed && <Icon name="gi:check-mark" />} <span>{children}</span>
    </p>
  );
}

/** A line of the chat that belongs to a proposal, in words; null: it is something else. */
export function saidOf(ref: string): string | null {
  if (!ref.startsWith(MOTION)) return null;
  return t(`said-${ref.slice(MOTION.length).replace(".", "-")}`);
}

/** Whether there may be something to ask back; the server knows. */
export function canAskBack(live: LiveTable, part: Part): boolean {
  return live.role.value === "player" && !live.over.value && !live.closed.value && part.acted;
}

/** In the question's place, before one asks to take back what was revealed: what that means, and whether one wants it.
 * Alone one grants it oneself.
 */
export function AskingBack({ live, onDone }: { live: LiveTable; onDone: () => void }) {
  const others = people(live.table.value?.seats ?? []).filter((seat) => !live.you.value.includes(seat));
  return (
    <section class="prompt asking-back" aria-live="polite" tabIndex={-1}>
      <p class="prompt-words">{t(others.length > 0 ? "ask-back-sure" : "ask-back-alone")}</p>
      <div class="prompt-buttons">
        <button type="button" onClick={onDone}>
          {t("ask-back-no")}
        </button>
        <button
          type="button"
          class="main"
          onClick={() => {
            onDone();
            void live.point(`${MOTION}back`);
          }}
        >
          {t(others.length > 0 ? "ask-back-yes" : "ask-back-alone-yes")}
        </button>
      </div>
    </section>
  );
}

export function Motions({ live, texts }: { live: LiveTable; texts: Texts }) {
  const seats = live.table.value?.seats ?? [];
  const mine = live.you.value[0];
  if (live.over.value || live.closed.value || mine === undefined) return null;
  const open = MOTIONS.map((what) => openMotion(live.chat.value, seats, what, live.now())).filter(
    (one) => one !== null,
  );
  const answer = (motion: Motion, word: string) => void live.point(`${MOTION}${motion.what}.${word}`);
  return (
    <>
      {open
        .filter((motion) => motion.missing.length > 0)
        .map((motion) => (
          <p key={motion.what} class="motion" role="status">
            <span>{t(`motion-${motion.what}`, { name: texts.name(`seat:${motion.by}`) })}</span>
            {motion.missing.includes(mine) && live.role.value === "player" ? (
              <>
                <button type="button" class="main" onClick={() => answer(motion, "yes")}>
                  {t(`motion-${motion.what}-yes`)}
                </button>
                <button type="button" onClick={() => answer(motion, "no")}>
                  {t(`motion-${motion.what}-no`)}
                </button>
              </>
            ) : (
              <>
                <span class="soft">
                  {t("waiting-for-names", {
                    names: texts.list(motion.missing.map((seat) => texts.name(`seat:${seat}`))),
                  })}
                </span>
                {motion.by === mine && live.role.value === "player" && (
                  <button type="button" class="quiet" onClick={() => answer(motion, "no")}>
                    {t("motion-withdraw")}
                  </button>
                )}
              </>
            )}
          </p>
        ))}
      {open
        .filter(({ what, missing }) => missing.length === 0 && (what === "back" || what === "ready"))
        .filter(({ what, agreed }) => what === "back" || agreed.length > 1)
        .map((motion) => (
          <Outcome key={motion.at} age={live.now() - Date.parse(motion.at)} agreed>
            {t(`motion-${motion.what}-all`)}
          </Outcome>
        ))}
      {MOTIONS.map((what) => declined(live.chat.value, what)).map(
        (line) =>
          line && (
            <Outcome key={line.n} age={live.now() - Date.parse(line.at)}>
              {`${texts.name(`seat:${line.seat}`)} ${saidOf(line.ref)}`}
            </Outcome>
          ),
      )}
    </>
  );
}
