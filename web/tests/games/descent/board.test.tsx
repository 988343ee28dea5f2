/** The Descent board as it is drawn and as it is told, in both languages. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { TableContext } from "../../../src/games/board";
import { termsOf } from "../../../src/games/descent/attack";
import descent from "../../../src/games/descent/index";
import { Board } from "../../../src/games/descent/map/board";
import { type AttackView, UNIT } from "../../../src/games/descent/view";
import type { Ask } from "../../../src/net/protocol";
import { TipLayer } from "../../../src/pieces/tip";
import { Answers } from "../../../src/shell/table/answers";
import { ask, draw } from "../../scenes";
import { at, drawn, entry, view } from "./table";

describe.each(["de", "en"] as const)("drawn in %s", (lang) => {
  it("asks with what is left, and not with what is not there", () => {
    const { texts } = at(lang, []);
    for (const kind of ["act", "monster-act", "person-act"]) {
      const asked = (actions: number, points: number) =>
        texts.say(`ask-${kind}`, { figure: "hero:syndrael", actions, points, stamina: 0 });
      expect(asked(2, 0)).toMatch(/\((noch )?2 (actions left|Aktionen)\)/);
      expect(asked(0, 1)).toMatch(/\((keine Aktion mehr|no actions), 1 (Bewegungspunkt|movement point left)\)/);
      expect(asked(0, 0)).not.toContain("0");
    }
  });

  it("explains the overlord's turn with its rule where the turns are shown", () => {
    const turn = drawn("Board", lang, view(), []).querySelector(".turn.is-overlord");

    expect(turn?.hasAttribute("role")).toBe(false);
    expect(at(lang, []).texts.about(turn?.getAttribute("data-what") ?? "")?.rule).toBe("DE-OLT-02");
  });

  it("shows figures with life, rank and footprint, reach and odds", () => {
    const root = drawn("Board", lang, view(), [ask("act", ["step:1,0", "move", "end"], ["step:0,1", "step:3,0"])]);
    const ettin = root.querySelector('[data-figure="master:ettin.1"]');
    expect(ettin?.getAttribute("data-size")).toBe("1x2");
    expect(ettin?.querySelector(".life")?.textContent).toBe("3");
    expect(ettin?.querySelector(".crown")).not.toBeNull();
    expect(ettin?.querySelectorAll(".condition")).toHaveLength(1);
    expect(root.querySelectorAll(".reach text")).toHaveLength(4);
    expect(root.querySelector(".odds text")?.textContent).toContain("83%");
    expect(root.querySelector('.is-option[data-ref="step:1,0"]')).not.toBeNull();
    expect(root.querySelector('.is-refused[data-ref="step:0,1"]')).not.toBeNull();
    expect(root.querySelector('[data-ref="step:3,0"]')).toBeNull();
    expect(root.querySelector(".card-token.is-exhausted.is-equipped")).not.toBeNull();
    expect(root.textContent).not.toMatch(/board-[a-z]/);
  });

  it("lets every space, figure and door be pointed at", () => {
    const root = drawn("Board", lang, view(), []);
    const refs = [...root.querySelectorAll("[data-point]")].map((one) => one.getAttribute("data-point"));
    for (const { ref } of view().spaces) expect(refs).toContain(ref);
    expect(refs).toEqual(expect.arrayContaining(["hero:syndrael", "master:ettin.1", "door:door_1"]));
  });

  it("names the spaces along the edges when one wants to", async () => {
    const root = drawn("Board", lang, view(), []);
    const [coords] = [...root.querySelectorAll<HTMLElement>(".layer-buttons button")].slice(-1);
    expect(root.querySelector(".coordinates")).toBeNull();

    await act(async () => coords?.click());

    expect(coords?.getAttribute("aria-pressed")).toBe("true");
    expect([...root.querySelectorAll(".coordinates text")].map((one) => one.textContent)).toEqual(
      expect.arrayContaining(["0", "1", "2", "3"]),
    );
  });

  it("says of a figure out of reach what bars its space, when it is pressed", async () => {
    const far = { key: "space:3,0", code: "attack.not_adjacent", rule: "DE-ATK-02", args: {} };
    const asked = { ...ask("target", ["space:1,0"]), refused: [far, { ...far, key: "space:3,1" }] };
    const root = document.body.appendChild(document.createElement("div"));
    const seat = at(lang, [asked]);
    render(
      <TableContext.Provider value={seat}>
        <Board view={view()} at={seat} />
        <TipLayer />
      </TableContext.Provider>,
      root,
    );

    await act(async () => {
      root
        .querySelector<HTMLElement>('[data-figure="master:ettin.1"] .choice')
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await new Promise((done) => setTimeout(done, 10));
    });

    expect(root.querySelector(".tip")?.textContent).toContain("DE-ATK-02");
    root.remove();
  });

  it("lists the weapons one holds in the bar, before bare fists", () => {
    const root = document.createElement("div");
    const seat = at(lang, [ask("weapon", ["fists", "card:iron_longsword"])]);
    render(<Answers ask={seat.asks[0] as Ask} at={seat} />, root);

    const listed = [...root.querySelectorAll("[data-answer]")].map((one) => one.getAttribute("data-answer"));
    expect(listed).toEqual(["card:iron_longsword", "fists"]);
  });

  it("uses the heroic feat where its mark is pressed, and says why not", () => {
    const asked = (keys: string[], refused: string[]) => ({
      ...ask("act", keys, refused),
      args: { figure: "hero:syndrael", actions: 2, points: 0 },
    });
    const choose = vi.fn();
    const marked = (one: Ask) =>
      draw("Board", view(), { ...at(lang, [one]), choose }).querySelector<HTMLElement>(".hero-sheet .feat");

    marked(asked(["feat", "end"], []))?.click();
    expect(choose).toHaveBeenCalledWith("feat");
    expect(marked(asked(["end"], ["feat"]))?.className).toContain("is-refused");
    expect(marked(ask("next_hero", ["hero:syndrael"]))?.dataset.ref).toBe("feat:syndrael");
  });

  it("says whether a door would be opened or closed", () => {
    const closed = { ref: "door:door_1", closed: true, locked: false, edges: [[0, 0, 1, 0]] };
    const called = (door: typeof closed) => descent.label?.(door.ref, view({ doors: [door] }), at(lang, []));

    expect([called(closed), called({ ...closed, closed: false })]).toEqual(
      { de: ["Öffnen: Tür 1", "Schließen: Tür 1"], en: ["Open door 1", "Close door 1"] }[lang],
    );
  });

  it("draws the footprint of each way to stand", () => {
    const root = drawn("Board", lang, view(), [ask("expand", ["stand:1,0,2,2", "stand:2,0,2,2"])]);
    const prints = [...root.querySelectorAll(".stand-choice.is-option .footprint")];
    expect(prints.map((one) => Number(one.getAttribute("width")))).toEqual([2 * UNIT - 6, 2 * UNIT - 6]);
  });

  it("stages an attack: dice to be picked, every number with all it is made of", () => {
    const modifier = (what: string, amount: number, source: string, figure: string | null = null) => {
      return { what, amount, source, figure, colour: what === "reroll" ? "red" : null };
    };
    const attack: AttackView = {
      attacker: "hero:syndrael",
      weapon: "card:iron_longsword",
      skill: "",
      melee: false,
      rolled: true,
      targets: ["master:ettin.1"],
      dice: [
        { ref: "die:blue_3.0", colour: "blue", face: 3 },
        { ref: "die:red_1.1", colour: "red", face: 1 },
      ],
      hearts: 6,
      surges: 0,
      range: 4,
      needed: 5,
      pierce: 1,
      missed: false,
      must_surge: [],
      modifiers: [
        modifier("damage", 2, "surge:iron_longsword.1"),
        modifier("pierce", 1, "card:iron_longsword"),
        modifier("shields", -1, "card:weaken", "master:ettin.1"),
        modifier("reroll", 1, "card:dark_fortune"),
      ],
      defences: [
        {
          figure: "master:ettin.1",
          again: false,
          dice: [{ ref: "die:grey_4.2", colour: "grey", face: 4 }],
          shields: 1,
          dealt: null,
        },
      ],
    };
    const open = ask("card_die", ["die:red_1.1", "pass"]);
    const root = drawn("Board", lang, view({ attack, outlook: null }), [open]);
    expect(root.querySelectorAll(".attack .die")).toHaveLength(3);
    expect([...root.querySelectorAll(".die-choice.is-option")].map((die) => die.getAttribute("data-ref"))).toEqual([
      "die:red_1.1",
    ]);
    expect(root.querySelector(".tray")).toBeNull();
    expect(termsOf(attack, "shields", "hero:syndrael")).toEqual([]);
    const [hearts, surges, range, pierce, shields] = [...root.querySelectorAll(".sum")];
    expect(hearts?.querySelector(".sum-total")?.textContent).toContain("6");
    for (const one of [hearts, surges, range, pierce, shields]) {
      const of = one?.querySelector("[data-what]")?.getAttribute("data-what") ?? "";
      expect(at(lang, []).texts.about(of)?.rule, of).toMatch(/^DE-/);
    }
    expect([...(hearts?.querySelectorAll(".term") ?? [])].map((term) => term.textContent)[1]).toContain("+2");
    expect(surges?.querySelector(".term")).toBeNull();
    expect(range?.querySelector(".is-short")?.textContent).toContain("5");
    expect(pierce?.querySelectorAll(".term")).toHaveLength(1);
    expect(shields?.querySelector(".sum-terms")?.textContent).toContain("−1");
    // What does not reach so far does nothing, until somebody makes it reach.
    expect(root.querySelector(".outcome")).toBeNull();
    expect(root.querySelector(".attack-missed")).not.toBeNull();
    const reaching = drawn("Board", lang, view({ attack: { ...attack, range: 5 }, outlook: null }), [open]);
    expect(reaching.querySelector(".outcome b")?.textContent).toBe("6");
    expect(reaching.querySelector(".attack-missed")).toBeNull();
    expect(root.textContent).not.toMatch(/board-[a-z]/);

    const log = (["attack_declared", "attack_rolled", "damage_dealt"] as const).map((event, n) => entry(n, event));
    const told = (rolled: boolean) =>
      drawn("Board", lang, view({ attack: { ...attack, rolled }, outlook: null }), [], log).querySelectorAll(
        ".attack-told li",
      );
    expect([told(true).length, told(false).length]).toEqual([1, 0]);

    const blue = { ref: "die:blue_0.0", colour: "blue", face: 0 };
    const crossed = { ...attack, dice: [blue, ...attack.dice.slice(1)] };
    for (const missed of [false, true]) {
      const box = drawn("Board", lang, view({ attack: { ...crossed, missed }, outlook: null }), [open]);
      expect(box.querySelector(".outcome")).toBeNull();
      expect(box.querySelector(".attack-missed")).not.toBeNull();
    }
    const dealt = attack.defences.map((one) => ({ ...one, dealt: 4 }));
    const missed = drawn("Board", lang, view({ attack: { ...attack, missed: true, defences: dealt } }), []);
    expect(missed.querySelector(".outcome")).toBeNull();

    const words = drawn("Text", lang, view({ attack, outlook: null }), [open]);
    expect([...words.querySelectorAll("li")].filter((line) => /^[+−]\d/.test(line.textContent ?? ""))).toHaveLength(3);
  });

  it("shows a test that may still be changed, and how it stands", () => {
    const dice = [{ ref: "die:grey_5.0", colour: "grey", face: 5 }];
    const roll = { figure: "hero:syndrael", source: "", attribute: "attribute:might", value: 2, dice };
    const failed = drawn("Board", lang, view({ roll }), [ask("card_die", ["die:grey_5.0", "pass"])]);
    expect(failed.querySelectorAll(".is-roll .die-choice.is-option")).toHaveLength(1);
    expect([failed.querySelector(".is-failed"), failed.querySelector(".is-passed")].map(Boolean)).toEqual([
      true,
      false,
    ]);
    const passed = drawn("Board", lang, view({ roll: { ...roll, value: 3 } }), []);
    expect(passed.querySelector(".is-passed")).not.toBeNull();
  });

  it("shows the monsters' numbers of the act in play", () => {
    const root = drawn("Board", lang, view(), []);
    expect(root.querySelector(".group-name small")?.textContent).toContain("2");
    expect(root.querySelector(".group-rank .face-line")?.textContent).toContain("7");
    expect(root.querySelectorAll(".group-rank .die-small")).toHaveLength(3);
  });

  it("says the same in words", () => {
    const root = drawn("Text", lang, view(), [ask("act", ["step:1,0", "move"])]);
    expect(root.querySelectorAll("tbody tr")).toHaveLength(2);
    expect(root.querySelector('.is-option[data-ref="step:1,0"]')).not.toBeNull();
    expect(root.textContent).toContain(lang === "de" ? "83\u202f%" : "83%");
    expect(root.textContent).not.toMatch(/board-[a-z]/);
  });
});
