/** How chance came about is told in words, also where somebody brought the game along or laid it out. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import lords from "../src/games/lords";
import { LiveTable } from "../src/net/live";
import type { Chance } from "../src/net/protocol";
import { ChanceDialog } from "../src/shell/table/panels/chance";
import { t } from "../src/text/load";
import { atTable } from "./scenes";

const plain: Chance = { type: "chance", commitment: "c0ffee", several: true, position: false, steps: [] };

function words(imported: boolean, chance: Partial<Chance>): string {
  const live = new LiveTable("t", "s", () => ({ send: () => undefined, close: () => undefined }));
  live.chance.value = { ...plain, ...chance };
  live.imported.value = imported;
  const host = document.createElement("div");
  document.body.append(host);
  act(() => render(<ChanceDialog live={live} at={atTable(lords, "en", [])} onClose={() => undefined} />, host));
  const told = document.body.textContent ?? "";
  act(() => render(null, host));
  host.remove();
  return told;
}

describe("how chance came about", () => {
  it("is nobody's secret but the server's at a new table", () => {
    const told = words(false, {});

    expect(told).toContain(t("chance-several"));
    for (const other of ["chance-imported", "chance-imported-alone", "chance-position"])
      expect(told).not.toContain(t(other));
  });

  it("says that a journal was brought along, and from when on nobody knows", () => {
    expect(words(true, {})).toContain(t("chance-imported"));
    expect(words(true, { several: false })).toContain(t("chance-imported-alone"));
  });

  it("says that somebody has laid out a position", () => {
    expect(words(true, { position: true, several: false })).toContain(t("chance-position"));
  });
});
