/** Before which passes Dark Domains asks back: where something could still be played that lapses. */

import { describe, expect, it } from "vitest";
import domains from "../../src/games/domains";
import type { DomainsView } from "../../src/games/domains/view";
import type { AskKind } from "../../src/net/protocol";
import { doubtAbout } from "../../src/shell/table/doubt";
import { ask, atTable } from "../scenes";

const table = (last_round = false, uses = 0) =>
  ({
    last_round,
    players: [{ seat: 0, henchmen: [{ henchman: "henchman:banchal", uses }] }],
  }) as unknown as DomainsView;
const doubt = (kind: AskKind, keys: string[], view = table(), key = "pass") =>
  doubtAbout(domains, ask(kind, [...keys, "pass"]), key, view, "matters");

describe("a pass that ends a phase", () => {
  it.each(["preparation", "production", "end_of_turn"] as const)(
    "is asked back while a servant could help: %s",
    (kind) => {
      expect(doubt(kind, ["spell:rust", "henchman:banchal", "master:ovidan"])).toEqual({
        id: "board-confirm-servant",
        args: { what: "henchman:banchal", more: 1 },
      });
      expect(doubt(kind, ["master:ovidan"])?.args).toEqual({ what: "master:ovidan", more: 0 });
      expect(doubt(kind, ["henchman:banchal"], table(), "henchman:banchal")).toBeNull();
    },
  );

  it("is nobody's loss where spells are kept, or the servant has helped", () => {
    expect(doubt("preparation", ["spell:rust"])).toBeNull();
    expect(doubt("production", ["spell:tunnel", "henchman:banchal"], table(false, 1))).toBeNull();
    expect(doubt("end_of_turn", [])).toBeNull();
  });

  it("is asked back in the last round whatever could be played", () => {
    for (const kind of ["preparation", "after_minions", "production", "end_of_turn"] as const)
      expect(doubt(kind, ["spell:rust", "henchman:banchal"], table(true, 1))).toEqual({
        id: "board-confirm-last",
        args: { what: "spell:rust", more: 1 },
      });
  });

  it("is not asked back where one is asked again, or a card is kept for a reaction", () => {
    for (const kind of ["adventure_open", "adventure_defend", "react", "charm", "bonus_bar"] as const)
      expect(doubt(kind, ["spell:rust", "henchman:banchal"], table(true))).toBeNull();
  });

  it.each(["de", "en"] as const)("says what would be given away: %s", (lang) => {
    const { texts } = atTable(domains, lang, []);
    const said = (id: string, what: string, more: number) => texts.say(id, { what, more });

    expect(said("board-confirm-last", "spell:rust", 0)).toContain(texts.name("spell:rust"));
    expect(said("board-confirm-servant", "henchman:banchal", 3)).toContain("3");
    for (const id of ["board-confirm-last", "board-confirm-servant"])
      expect(new Set([0, 1, 2].map((more) => said(id, "henchman:banchal", more))).size).toBe(3);
  });
});
