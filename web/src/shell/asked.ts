/** The answer of the server to something a page needs: not there yet, there, or refused. */

import { useEffect, useState } from "preact/hooks";
import { ServerError } from "../net/api";
import { t, words } from "../text/load";

export type Asked<T> = { state: "waiting" } | { state: "here"; value: T } | { state: "failed"; code: string };

export function useAsked<T>(ask: () => Promise<T>, deps: unknown[]): Asked<T> {
  const [answer, set] = useState<Asked<T>>({ state: "waiting" });
  useEffect(() => {
    let here = true;
    ask().then(
      (value) => here && set({ state: "here", value }),
      (error: unknown) =>
        here && set({ state: "failed", code: error instanceof ServerError ? error.code : "unexpected" }),
    );
    return () => {
      here = false;
    };
  }, deps);
  return answer;
}

export function errorText(code: string): string {
  const id = `error-${code.replace(/[._]/g, "-")}`;
  return words.value.has(id) ? t(id) : t("error-unexpected", { code });
}
