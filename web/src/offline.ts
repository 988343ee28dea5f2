/** The client as an app: it can be installed, and opens without a line. */

/** How long the page is left in peace before the books are fetched for days without a line. */
const PEACE_MS = 8000;

/** Register the worker (public/sw.js); where there is none, nothing is kept and all goes on as ever. */
export async function keepForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    setTimeout(() => active?.postMessage("keep books"), PEACE_MS);
  } catch {
    // A browser that keeps nothing for us, or a page without https.
  }
}
