/* Keeps the client itself, the rules and the player aids, so that they open without a line; shows "your turn" when no
 * tab is open. What happens at tables is never kept: those requests pass by here untouched.
 *
 * The build writes what belongs to the client into SHELF (tools/shelf.mjs). Pages come from the server whenever it
 * answers. A new version waits until the last tab of the old one is closed, so no tab loses the parts it was built with.
 */
const SHELF = { version: "unbuilt", files: [] };
const KEPT = `gruft-${SHELF.version}`;
const BOOKS = "gruft-books";
const BOOK = /^\/api\/games(\/\w+\/(names|rules|aid|events|maps)(\/\w+)?)?$/;
const LANGUAGES = ["de", "en"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((shelf) => shelf.addAll(SHELF.files)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("gruft-") && name !== KEPT && name !== BOOKS))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/* Asked for by the page once it has nothing better to do: the books of all games in both languages, those that are needed
 * at the table first. Whoever leaves early has at least these, and the rest comes with the next visit.
 */
self.addEventListener("message", (event) => {
  if (event.data === "keep books") event.waitUntil(keepBooks().catch(() => undefined));
});

async function keepBooks() {
  const shelf = await caches.open(BOOKS);
  const games = await (await fromServer(new Request("/api/games"))).json();
  for (const book of ["aid", "rules", "names"])
    for (const lang of LANGUAGES)
      for (const { slug } of games) {
        const page = new Request(`/api/games/${slug}/${book}?lang=${lang}`);
        if (!(await shelf.match(page))) await fromServer(page);
      }
}

/* Fresh if the server answers, and then kept; otherwise what was kept. */
async function fromServer(request) {
  const shelf = await caches.open(BOOKS);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await shelf.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await shelf.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function ofTheClient(request) {
  const kept = await caches.match(request);
  return kept ?? fetch(request);
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (BOOK.test(pathname)) event.respondWith(fromServer(request));
  else if (SHELF.files.includes(pathname)) event.respondWith(ofTheClient(request));
});

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Gruft", {
      body: told.body ?? "",
      tag: told.tag ?? "gruft",
      icon: "/favicon.svg",
      data: told.path ?? "/",
    }),
  );
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = /^\/[\w/-]*$/.test(event.notification.data) ? event.notification.data : "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((tabs) => {
      const open = tabs.find((tab) => new URL(tab.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
