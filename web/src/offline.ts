/** The client as an app: it can be installed, and opens without a line. */

/** How long the page is left in peace before the books are fetched for days without a line. */
const PEACE_MS = 8000;

/** Once, after a while in peace; whoever leaves before that has the books fetched as they go. */
export function inPeaceOrLeaving(then: () => void): void {
  const once = () => {
    clearTimeout(later);
    document.removeEventListener("visibilitychange", leaving);
    then();
  };
  const leaving = () => {
    if (document.visibilityState === "hidden") once();
  };
  const later = setTimeout(once, PEACE_MS);
  document.addEventListener("visibilitychange", leaving);
}

/** Register the worker (public/sw.js); where there is none, nothing is kept and all goes on as ever. */
export async function keepForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    inPeaceOrLeaving(() => active?.postMessage("keep books"));
  } catch {
    // A browser that keeps nothing for us, or a page without https.
  }
}
