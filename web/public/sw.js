/* Shows "your turn" when no tab is open. It keeps nothing and answers no requests. */
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
