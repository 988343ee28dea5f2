/** Where in the client we are. The secret of a seat link stays in the fragment, which no server ever sees. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Showing } from "./net/tokens";

export type Route =
  | { page: "lobby" }
  | { page: "new"; slug: string }
  | { page: "table"; id: string; token: string; as: Showing }
  | { page: "rules"; slug: string; rule: string | null }
  | { page: "maps"; slug: string; map: string | null }
  | { page: "about" }
  | { page: "chronicle" }
  | { page: "account" }
  | { page: "operator" }
  | { page: "notices" }
  | { page: "quiet" };

export function read(path: string, hash: string): Route {
  const [first, second, third] = path.split("/").filter(Boolean);
  const fragment = hash.replace(/^#/, "");
  if (first === "new" && second) return { page: "new", slug: second };
  if ((first === "table" || first === "tv" || first === "hand") && second)
    return { page: "table", id: second, token: fragment, as: first };
  if (first === "rules" && second) return { page: "rules", slug: second, rule: fragment || null };
  if (first === "maps" && second) return { page: "maps", slug: second, map: third ?? null };
  if (first === "about" || first === "chronicle") return { page: first };
  if (first === "account" || first === "operator" || first === "notices" || first === "quiet") return { page: first };
  return { page: "lobby" };
}

export const route = signal<Route>(read(window.location.pathname, window.location.hash));

export function go(to: string): void {
  window.history.pushState(null, "", to);
  follow();
  window.scrollTo(0, 0);
}

function follow(): void {
  route.value = read(window.location.pathname, window.location.hash);
}

/** Let the browser's own buttons and every plain link inside the client change the route without a reload. */
export function watchRoute(): void {
  window.addEventListener("popstate", follow);
  window.addEventListener("hashchange", follow);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const href = link.getAttribute("href");
    if (!href?.startsWith("/") || href.startsWith("/api/") || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    go(href);
  });
}

/** What lies over everything is left by the browser's way back, which on a phone is a gesture, and not the page under it. */
export function useWayBack(over: boolean, onBack: () => void): void {
  const leave = useRef(onBack);
  leave.current = onBack;
  useEffect(() => {
    if (!over) return;
    const mine = { over: Math.random() };
    window.history.pushState(mine, "");
    const back = () => leave.current();
    window.addEventListener("popstate", back);
    return () => {
      window.removeEventListener("popstate", back);
      if (window.history.state?.over === mine.over) window.history.back();
    };
  }, [over]);
}
