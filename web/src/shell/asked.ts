/** The answer of the server to something a page needs: not there yet, there, or refused. */

import { useEffect, useState } from "preact/hooks";
import { ServerError } from "../net/api";
import { t, words } from "../text/load";
import { slugOf } from "../text/texts";

export type Asked<T> = { state: "waiting" } | { state: "here"; value: T } | { state: "failed"; error: unknown };

export function useAsked<T>(ask: () => Promise<T>, deps: unknown[]): Asked<T> {
  const [answer, set] = useState<Asked<T>>({ state: "waiting" });
  useEffect(() => {
    let here = true;
    ask().then(
      (value) => here && set({ state: "here", value }),
      (error: unknown) => here && set({ state: "failed", error }),
    );
    return () => {
      here = false;
    };
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
