/** The answer of the server to something a page needs: not there yet, there, or refused. */

import { useEffect, useState } from "preact/hooks";
import { ServerError } from "../net/api";
import { t, words } from "../text/load";
import { slugOf } from "../text/texts";

export type Asked<T> = { state: "waiting" } | { state: "here"; value: T } | { state: "failed"; error: unknown };

/** Ask while the page is there. An open request holds whatever asked it, so who asks for much passes on `left`. */
export function useAsked<T>(ask: (left: AbortSignal) => Promise<T>, deps: unknown[]): Asked<T> {
  const [answer, set] = useState<Asked<T>>({ state: "waiting" });
  useEffect(() => {
    const leaving = new AbortController();
    const left = leaving.signal;
    ask(left).then(
      (value) => left.aborted || set({ state: "here", value }),
      (error: unknown) => left.aborted || set({ state: "failed", error }),
    );
    return () => leaving.abort();
  }, deps);
  return answer;
}

/** A sentence for a code of the server: the shell's own, or the table's where it refuses (`options.seats`). */
export function codeText(code: string, args: Record<string, string | number> = {}): string {
  const ids = [`error-${slugOf(code)}`, slugOf(code)];
  const id = ids.find((one) => words.value.has(one));
  return id ? t(id, args) : t("error-unexpected", { code });
}

export function errorText(error: unknown): string {
  if (error instanceof ServerError) return codeText(error.code, error.args);
  return t("error-unexpected", { code: String(error) });
}
