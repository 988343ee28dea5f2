/** The answers in the prompt bar, and the number keys for them: each answers what bears its number on the screen.
 *
 * A number means the same in every question of a kind: words with a fixed place keep it, also while they are not possible
 * (then they are dimmed and say why). What ends something is 0, never 1: no number ends a turn while there is more to do.
 */

import { useEffect, useState } from "preact/hooks";
import type { AtTable, GameBoard } from "../../games/board";
import type { Ask, Key } from "../../net/protocol";
import { note } from "../../pieces/choice";
import { Icon } from "../../pieces/icon";
import { showTip, tipProps } from "../../pieces/tip";
import { t } from "../../text/load";
import { kindRef } from "../../text/texts";

const LIST_MOST = 12;

/** Answers that end something or leave it undone. Of several in a question the first named here has the 0. */
const EXITS = ["end", "done", "pass", "stop", "halt", "withdraw", "dismiss"];

export function isExit(key: Key): boolean {
  return EXITS.includes(key);
}

function isWord(key: Key): boolean {
  return !key.includes(":");
}

/** Words the game always shows in this question, possible or not. */
function dimmed(ask: Ask, game: GameBoard): Key[] {
  const refused = new Set(ask.refused.map((one) => one.key));
  return (game.slots?.[ask.kind] ?? []).filter((key) => refused.has(key));
}

/** Words with a fixed number: those that are always shown, then those that are while they are possible. */
function numbered(ask: Ask, game: GameBoard): Key[] {
  return [...(game.slots?.[ask.kind] ?? []), ...(game.ranked?.[ask.kind] ?? [])];
}

/** Keys in the order in which they are listed: words in their fixed places, other words, things, the last resort, the exits. */
export function inOrder(ask: Ask, game: GameBoard): Key[] {
  const fixed = numbered(ask, game);
  const place = (key: Key): number => {
    const at = fixed.indexOf(key);
    if (at >= 0) return at;
    if (isExit(key)) return 4000;
    if (game.last?.has(key)) return 3000;
    return isWord(key) ? 1000 : 2000;
  };
  const keys = [...ask.options.map((option) => option.key), ...dimmed(ask, game)];
  const sorted = keys.map((key, index) => ({ key, index }));
  sorted.sort((one, other) => place(one.key) - place(other.key) || one.index - other.index);
  return sorted.map(({ key }) => key);
}

/** The key for each number, of those that stand in the list. Only what is possible can be chosen; dimmed words keep theirs. */
export function digitsOf(ask: Ask, game: GameBoard, order: Key[] = inOrder(ask, game)): Map<string, Key> {
  const found = new Map<string, Key>();
  const fixed = numbered(ask, game);
  const exits = EXITS.filter((key) => order.includes(key) && !fixed.includes(key));
  const rest = order.filter((key) => !exits.includes(key));
  const amounts = rest.map((key) => AMOUNT.exec(key)?.[1]);
  if (game.ranked?.[ask.kind]) {
    // A number that is nobody's now stays nobody's: what comes and goes would mean something else each time.
    fixed.slice(0, 9).forEach((key, index) => {
      if (order.includes(key)) found.set(String(index + 1), key);
    });
  } else if (exits.length === 0 && amounts.every((digit) => digit !== undefined)) {
    // Of how many something takes, the number says it.
    rest.forEach((key, index) => {
      if (amounts[index]?.length === 1) found.set(amounts[index], key);
    });
  } else if (rest.length === 0) {
    exits.forEach((key, index) => {
      found.set(String(index + 1), key);
    });
  } else {
    rest.slice(0, 9).forEach((key, index) => {
      found.set(String(index + 1), key);
    });
  }
  const [exit] = exits;
  if (exit) found.set("0", exit);
  return found;
}

/** Presses the answer that bears this number. Where none does the list unfolds first: no number answers unseen. */
export function pressNumber(digit: string): void {
  const marks = [...document.querySelectorAll(".answers kbd")];
  const answer = marks.find((mark) => mark.textContent === digit)?.closest("button");
  (answer ?? document.querySelector<HTMLElement>(".answers [aria-expanded=false]"))?.click();
}

/** How much of something: `gold:3`, `number:2`. */
const AMOUNT = /^(?:gold|number|amount):(\d+)$/;

/** What comes in copies one is as good as the other of. Spaces, lands and dice have numbers too, and are not the same. */
const COPIED = /^(card|play|recruit|building|monster|trap):/;

/** Copies that no word tells apart stand in the list once, with how many there are. */
export function copies(keys: Key[], called: (key: Key) => string): Map<Key, number> {
  const found = new Map<Key, number>();
  const firsts = new Map<string, Key>();
  for (const key of keys) {
    const same = COPIED.test(key) ? `${kindRef(key)} ${called(key)}` : key;
    const first = firsts.get(same) ?? key;
    firsts.set(same, first);
    found.set(first, (found.get(first) ?? 0) + 1);
  }
  return found;
}

export function Answers({ ask, at, listed = false }: { ask: Ask; at: AtTable; listed?: boolean }) {
  const [unfolded, unfold] = useState<string | null>(null);
  const all = unfolded === ask.id;
  useEffect(() => {
    if (!all) return undefined;
    const close = ({ key }: KeyboardEvent) => {
      if (key === "Escape") unfold(null);
    };
    window.addEventListener("keydown", close);
    return () => window.removeEventListener("keydown", close);
  }, [all]);
  const count = copies(inOrder(ask, at.game), (key) => at.option(ask, key));
  const keys = [...count.keys()];
  const possible = new Set(ask.options.map((option) => option.key));
  const words = keys.filter(isWord);
  const things = keys.reduce((sum, key) => sum + (isWord(key) ? 0 : (count.get(key) ?? 1)), 0);
  const onBoard = at.game.shownOnBoard?.(ask) ?? false;
  const shown = all || listed || (!onBoard && keys.length <= LIST_MOST) ? keys : words;
  const digits = new Map([...digitsOf(ask, at.game, keys)].reverse().map(([digit, key]) => [key, digit]));
  const single = words.length === 1 && things === 0 ? words[0] : undefined;
  const primary = single ?? words.find((key) => possible.has(key) && (key === "act" || key === "pay"));
  return (
    <ul class="answers" aria-label={t("answers")}>
      {shown.map((key) => {
        const dim = !possible.has(key);
        // Where the screen is small only its sign is seen.
        const why = () => (
          <>
            <h4>{at.option(ask, key)}</h4>
            {note(at, key, null, true)}
          </>
        );
        return (
          <li key={key}>
            <button
              type="button"
              class={dim ? "is-refused" : key === primary ? "main" : ""}
              aria-disabled={dim ? "true" : undefined}
              data-answer={dim ? undefined : key}
              data-ref={dim ? key : undefined}
              onClick={(event) => (dim ? showTip(event.currentTarget, why, { pinned: true }) : at.choose(key))}
              {...(dim ? tipProps(why) : {})}
            >
              {at.game.icon?.(key) && <Icon name={at.game.icon(key) as `gi:${string}`} />}
              <span class="answer-words">
                {at.option(ask, key)}
                {(count.get(key) ?? 1) > 1 && ` ×${count.get(key)}`}
              </span>
              {digits.has(key) && <kbd>{digits.get(key)}</kbd>}
            </button>
          </li>
        );
      })}
      {shown.length < keys.length && (
        <li>
          <button type="button" class="quiet" onClick={() => unfold(ask.id)} aria-expanded="false">
            {t("list-options", { count: things })}
          </button>
        </li>
      )}
      {all && !listed && shown.length > words.length && (
        <li>
          <button type="button" class="quiet" onClick={() => unfold(null)} aria-expanded="true">
            {t("list-less")}
          </button>
        </li>
      )}
    </ul>
  );
}
