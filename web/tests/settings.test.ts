/** What somebody has chosen holds in all tabs of their browser. */

import { expect, it, vi } from "vitest";
import { applySettings, moves, set, settings } from "../src/settings";

const KEY = "gruft.settings";

it("takes over what another tab has chosen, so that the next change here does not undo it", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  applySettings();
  set({ lang: "en" });
  const elsewhere = { ...JSON.parse(localStorage.getItem(KEY) ?? "{}"), confirm: "always" };

  localStorage.setItem(KEY, JSON.stringify(elsewhere));
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  set({ player: "Ada" });

  expect(settings.value).toMatchObject({ lang: "en", confirm: "always", player: "Ada" });
  expect(JSON.parse(localStorage.getItem(KEY) ?? "{}")).toMatchObject({ confirm: "always", player: "Ada" });
});

it("says to the style sheets that nothing is to move, by choice or where the device asks for it", () => {
  const told = [true, false].map((reduced) => {
    vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
    applySettings();
    return (["full", "none", "auto"] as const).map((motion) => {
      set({ motion });
      return [moves(), document.documentElement.dataset.motion];
    });
  });

  const [yes, no] = [
    [true, "full"],
    [false, "none"],
  ];
  expect(told).toEqual([
    [yes, no, no],
    [yes, no, yes],
  ]);
});
