/** What this person prefers, kept in this browser only. */

import { computed, effect, signal } from "@preact/signals";
import { SPEEDS, type Speed } from "./timeline/timeline";

export type Lang = "de" | "en";

export interface Settings {
  lang: Lang;
  names: "same" | Lang;
  theme: "dark" | "light" | "auto";
  motion: "auto" | "full" | "none";
  /** How fast what happened is shown. Where nothing is to move, it is shown step by step all the same. */
  speed: Speed;
  sound: boolean;
  /** When an answer is asked back for. */
  confirm: "always" | "matters" | "never";
  /** Games that were begun from here: who has not played one is set a beginner's table. */
  played: string[];
  /** Whether the player aid lies open beside the first table of a game. */
  aid: boolean;
  /** The first table of each game; empty: its aid has been put away. */
  firsts: Record<string, string>;
  notify: boolean;
  textView: boolean;
  player: string;
}

const KEY = "gruft.settings";

const defaults: Settings = {
  lang: typeof navigator !== "undefined" && navigator.language.startsWith("de") ? "de" : "en",
  names: "same",
  theme: "dark",
  motion: "auto",
  speed: "normal",
  sound: false,
  confirm: "matters",
  played: [],
  aid: true,
  firsts: {},
  notify: false,
  textView: false,
  player: "",
};

function load(): Settings {
  try {
    const kept = { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
    return SPEEDS.includes(kept.speed) ? kept : { ...kept, speed: defaults.speed };
  } catch {
    return defaults;
  }
}

export const settings = signal<Settings>(load());
export const lang = computed(() => settings.value.lang);
export const namesLang = computed<Lang>(() =>
  settings.value.names === "same" ? settings.value.lang : settings.value.names,
);

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Whether pieces travel and numbers count; also asked by code that animates by hand. */
export function moves(): boolean {
  if (settings.value.motion !== "auto") return settings.value.motion === "full";
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The speed of the timeline. */
export const pace = computed<Speed>(() => settings.value.speed);

/** Write every change to the document and to this browser's storage, and take over what another tab has written. */
export function applySettings(): void {
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) settings.value = load();
  });
  effect(() => {
    const now = settings.value;
    const root = document.documentElement;
    root.lang = now.lang;
    root.dataset.theme =
      now.theme === "auto"
        ? window.matchMedia("(prefers-color-scheme: light)").matches
          ? "light"
          : "dark"
        : now.theme;
    root.dataset.motion = moves() ? "full" : "none";
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A browser without storage forgets the settings; the game goes on.
    }
  });
}
