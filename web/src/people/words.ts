/** Sentences of the pages about people: their own, then the shell's. */

import { computed } from "@preact/signals";
import { ServerError } from "../net/api";
import type { Args } from "../net/protocol";
import { lang } from "../settings";
import { words } from "../text/load";
import { bundle, slugOf, Texts } from "../text/texts";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";

const own = { de: bundle("de", de), en: bundle("en", en) };
const texts = computed(() => new Texts(lang.value, [own[lang.value]]));

export function say(id: string, args: Args = {}): string {
  return texts.value.has(id) ? texts.value.say(id, args) : words.value.say(id, args);
}

/** Why the server, or the browser's own dialog, said no. */
export function whyNot(error: unknown): string {
  if (error instanceof DOMException) return say("error-account-dialog");
  const [code, args] = error instanceof ServerError ? [error.code, error.args] : [String(error), {}];
  const id = [`error-${slugOf(code)}`, slugOf(code)].find((one) => texts.value.has(one) || words.value.has(one));
  return id ? say(id, args) : say("error-unexpected", { code });
}

export function when(iso: string): string {
  return new Intl.DateTimeFormat(lang.value, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}
