/** Tables for the tests of the boards: recorded scenes and made-up asks, drawn in either language and either view. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { expect } from "vitest";
import { type AtTable, type GameBoard, standing, TableContext } from "../src/games/board";
import { LiveTable } from "../src/net/live";
import type { Ask, AskKind, EventKind, Part, SeatInfo, State, TableInfo, Told } from "../src/net/protocol";
import { bundle, type Components, Texts } from "../src/text/texts";

export type Lang = "de" | "en";
export type View = "Board" | "Text";

const here = (path: string) => join(__dirname, path);
const read = (path: string) => readFileSync(here(path), "utf8");

export function ask(kind: AskKind, keys: string[] = [], refused: string[] = []): Ask {
  return {
    id: "1",
    seat: 0,
    kind,
    args: {},
    options: keys.map((key) => ({ key })),
    refused: refused.map((key) => ({ key, code: "x", rule: "", args: {} })),
    optional: false,
    reaction: false,
  };
}

/** Somebody at the table: Mira, Jon or Ada. */
export function seatOf(n: number, kind: SeatInfo["kind"], more: Partial<SeatInfo> = {}): SeatInfo {
  const name = ["Mira", "Jon", "Ada"][n] ?? "";
  return { seat: n, name, kind, level: null, online: true, gave_up: false, ...more };
}

/** A table of Dungeon Lords as this browser knows it; nobody is at the other end. */
export function liveOf(seats: SeatInfo[], you: number[] = [0]): LiveTable {
  const nothing = () => undefined;
  const live = new LiveTable("t", "s", () => ({ send: nothing, close: nothing }));
  live.table.value = { id: "t", game: "lords", name: "", options: {}, seats } as unknown as TableInfo;
  live.you.value = you;
  return live;
}

/** What a seat is sent, with nothing on the table. */
export function partOf(asks: Ask[] = [], more: Partial<Part> = {}): Part {
  const nothing = { can_undo: false, acted: true, standing: {}, log_from: 0, log: [], turn: 0, seen: null };
  return { seat: 0, view: null, asks, ...nothing, ...more };
}

export function told(event: EventKind, args: Told["args"] = {}, n = 0): Told {
  return { n, event, args, private: false };
}

const spoken = new Map<string, Texts>();

/** Everything a game can say: its own texts and the shared ones, with the names of its components if they are recorded. */
export function textsOf(slug: string, lang: Lang, seatName: (seat: number) => string): Texts {
  const known = spoken.get(`${slug} ${lang}`);
  if (known) return known;
  const folders = [`../../src/gruft/games/${slug}/texts`, `../src/games/${slug}/texts`, "../src/texts"];
  const files = folders.map((folder) =>
    readdirSync(here(folder))
      .filter((file) => file.endsWith(`${lang}.ftl`))
      .map((file) => `${folder}/${file}`),
  );
  const names = `fixtures/api/games-${slug}-names-${lang}.json`;
  const made = new Texts(
    lang,
    [...files, [`../../src/gruft/texts/${lang}.ftl`]].map((together) => bundle(lang, ...together.map(read))),
    existsSync(here(names)) ? (JSON.parse(read(names)) as Components) : {},
    seatName,
  );
  spoken.set(`${slug} ${lang}`, made);
  return made;
}

/** A seat at a table of this game with these asks open; whatever the test does not say is as if nothing had happened. */
export function atTable(game: GameBoard, lang: Lang, asks: Ask[], more: Partial<AtTable> = {}): AtTable {
  const seatName = (seat: number) => more.table?.seats[seat]?.name ?? `Seat ${seat}`;
  const texts = more.texts ?? textsOf(game.slug, lang, seatName);
  return {
    table: { seats: [] } as unknown as TableInfo,
    seat: 0,
    asks,
    texts,
    game,
    log: [],
    staged: [],
    fresh: 0,
    watching: false,
    owner: () => null,
    led: () => null,
    stands: (key) => standing(asks, key),
    option: (ask, key) => texts.option(ask.kind, key, ask.args),
    choose: () => undefined,
    whyNot: async () => null,
    showRule: () => undefined,
    ...more,
  };
}

/** What a game draws for this view of the table. */
export function draw(part: View, view: unknown, at: AtTable): HTMLElement {
  const root = document.createElement("div");
  const Part = at.game[part];
  render(
    <TableContext.Provider value={at}>
      <Part view={view} at={at} />
    </TableContext.Provider>,
    root,
  );
  return root;
}

/** The scenes of a game that were recorded from a real server (fixtures/<slug>.json). */
export class Recording {
  readonly table: TableInfo;
  readonly scenes: State[];

  constructor(readonly game: GameBoard) {
    const data = JSON.parse(read(`fixtures/${game.slug}.json`)) as { table: { table: TableInfo }; scenes: State[] };
    this.table = data.table.table;
    this.scenes = data.scenes;
  }

  /** Every scene with its number, in German and English by turns. */
  get cases(): (readonly [number, Lang, State])[] {
    return this.scenes.map((scene, index) => [index, index % 2 === 0 ? "de" : "en", scene] as const);
  }

  drawn(scene: State, lang: Lang, part: View): HTMLElement {
    const shown = scene.parts[0];
    if (!shown) throw new Error("no part");
    const at = atTable(this.game, lang, shown.asks, { table: this.table, log: shown.log });
    return draw(part, shown.view, at);
  }

  /** Whatever the board shows so well that the prompt bar need not list it can really be answered there. */
  answerable(scene: State, drawing: HTMLElement): void {
    const lit = new Set([...drawing.querySelectorAll<HTMLElement>(".is-option")].map((thing) => thing.dataset.ref));
    for (const one of (scene.parts[0]?.asks ?? []).filter((open) => this.game.shownOnBoard?.(open))) {
      const keys = one.options.map((option) => option.key).filter((key) => key.includes(":"));
      expect(
        keys.filter((key) => !lit.has(key)),
        one.kind,
      ).toEqual([]);
    }
  }
}

/** No message id shows where a sentence should stand. */
export function inWords(drawing: HTMLElement): void {
  expect(drawing.textContent).not.toMatch(/\b(board|name|ask|event|option)-[a-z]/);
}
