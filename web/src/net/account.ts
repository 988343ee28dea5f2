/** Who is signed in, where there are accounts at all. The sign-in itself is a cookie no script can read. */

import { signal } from "@preact/signals";
import type { AccountInfo, HeldLinks } from "../wire/server";
import { call } from "./api";
import { held, hold } from "./tokens";

export const account = signal<AccountInfo | null>(null);

/** Ask the server who we are. */
export async function learn(): Promise<void> {
  account.value = await call<AccountInfo>("/account");
}

let asked: Promise<void> | null = null;

/** The same, once: most pages only want to know whether to show the way to the account. */
export function learnOnce(): Promise<void> {
  asked ??= learn().catch(() => {
    asked = null;
  });
  return asked;
}

/** Whoever is signed in has the same tables on every device. */
export async function shareTables(): Promise<void> {
  await learnOnce();
  if (!account.value?.name) return;
  const tokens = held().map((one) => one.token);
  const { links } = await call<HeldLinks>("/account/tables", { method: "POST", body: JSON.stringify({ tokens }) });
  for (const link of links) hold(link);
}

/** Taken off the list here, it comes back nowhere. */
export function unshare(id: string): void {
  if (account.value?.name) void call(`/account/tables/${id}`, { method: "DELETE" }).catch(() => undefined);
}
