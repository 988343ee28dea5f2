/** Whoever sits down by a link for the first time is asked for a name, once and kindly. */

import { useState } from "preact/hooks";
import { api } from "../../../net/api";
import type { LiveTable } from "../../../net/live";
import { set, settings } from "../../../settings";
import { t } from "../../../text/load";
import { errorText } from "../../asked";

const KEY = "gruft.named";

function named(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function remember(token: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...named(), token].slice(-200)));
  } catch {
    // Without storage the question comes again with the next visit.
  }
}

/** Whether this link is a guest's seat that has not been given a name from this browser, here or at the table before. */
export function asksForName(live: LiveTable): boolean {
  const [seat, ...more] = live.you.value;
  if (live.role.value !== "player" || seat === undefined || more.length > 0 || live.over.value) return false;
  const mine = live.table.value?.seats[seat];
  return mine?.kind === "friend" && mine.name !== settings.value.player && !named().includes(live.token);
}

/** Give a seat another name; what is wrong with it in words, or nothing. */
export async function rename(live: LiveTable, seat: number, name: string): Promise<string> {
  if (!name.trim()) return "";
  return api.changeSeat(live.id, live.token, seat, { name: name.trim() }).then(() => "", errorText);
}

/** A strip in the head of the table: it waits, and nothing waits for it. */
export function Joining({ live }: { live: LiveTable }) {
  const seat = live.you.value[0] ?? 0;
  const given = live.table.value?.seats[seat]?.name ?? "";
  const [asking, ask] = useState(() => asksForName(live));
  const [name, write] = useState(settings.value.player);
  const [problem, tell] = useState("");
  if (!asking || live.ended.value) return null;
  /** The strip makes way at once, and comes back with what is wrong with the name. */
  const sit = async () => {
    ask(false);
    const wrong = await rename(live, seat, name);
    tell(wrong);
    if (wrong) return ask(true);
    remember(live.token);
    if (name.trim()) set({ player: name.trim() });
  };
  return (
    <form
      class="joining"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <label>
        <span>{t("join-text")}</span>
        <input
          type="text"
          maxLength={30}
          value={name}
          placeholder={given}
          onInput={(event) => write(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{t("join-sit")}</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
