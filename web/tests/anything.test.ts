/** The staging of every game takes whatever is told, in any order: it never throws, changes no table it was given, and ends
 * with the table that was sent. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { GameBoard } from "../src/games/board";
import descent from "../src/games/descent";
import domains from "../src/games/domains";
import lords from "../src/games/lords";
import tyrants from "../src/games/tyrants";
import type { Args, EventKind, Told } from "../src/net/protocol";
import { stepsOf } from "../src/timeline/steps";
import { Recording } from "./scenes";

const SEQUENCES = 200;
const MOST = 24;

/** The same numbers for the same seed, from 0 to below 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every kind of event of a game, with the type of each of its arguments, as the generated records have them. */
function kindsOf(slug: string): [EventKind, Record<string, string>][] {
  const wire = readFileSync(join(__dirname, `../src/wire/${slug}.ts`), "utf8");
  const [, events = ""] = /export interface Events \{\n([\s\S]*?)\n\}/.exec(wire) ?? [];
  return [...events.matchAll(/^ {2}(\w+): (.*);$/gm)].map(([, kind, args = ""]) => [
    kind as EventKind,
    Object.fromEntries([...args.matchAll(/(\w+): ([^;]+?)(?=;| \})/g)].map(([, name, type]) => [name, type])),
  ]);
}

/** All refs on a table. */
function refsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string" && value.includes(":")) found.add(value);
  else if (value && typeof value === "object") for (const one of Object.values(value)) refsIn(one, found);
  return found;
}

function frozen<T>(value: T): T {
  if (value && typeof value === "object" && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const one of Object.values(value)) frozen(one);
  }
  return value;
}

/** What is written in a form of its own. */
const WRITTEN: Record<string, string[]> = {
  dice: ["blue_2 red_1", "grey_4 brown_0", "3+5", ""],
  kinds: ["6+8", ""],
  die: ["die:blue_2.1", "die:grey_4.2"],
  now: ["face:blue_5", "face:grey_0"],
  way: ["gain", "lose"],
  item: ["item:coins", "item:workers", "item:evil"],
};

describe("the staging", () => {
  it.each([lords, tyrants, domains, descent] as GameBoard[])("of $slug takes any sequence of events", (game) => {
    const { scenes } = new Recording(game);
    const tables = scenes.flatMap(({ parts }) => frozen(parts.map(({ view, log }) => ({ view, log }))));
    const refs = tables.map(({ view }) => [...refsIn(view)]);
    const kinds = kindsOf(game.slug);
    expect(kinds.length).toBeGreaterThan(30);
    const seen = new Set<string>();
    for (let seed = 1; seed <= SEQUENCES; seed++) {
      const next = numbers(seed);
      const below = (most: number) => Math.floor(next() * most);
      const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
      const start = below(tables.length);
      const [before, now] = [tables[start], tables[Math.min(start + below(2), tables.length - 1)]];
      const filled = (name: string, type: string): string | number => {
        if (type === "number") return below(5);
        if (type.includes("seat:")) return `seat:${below(4)}`;
        const fits = refs[start]?.filter((ref) => ref.startsWith(`${name}:`)) ?? [];
        return one(WRITTEN[name] ?? (fits.length > 0 && next() < 0.8 ? fits : (refs[start] ?? [""])));
      };
      const entries = Array.from({ length: 1 + below(MOST) }, (_, n): Told => {
        const known = next() < 0.3 ? one(now?.log ?? []) : undefined;
        if (known) return { ...known, n };
        const [event, types] = one(kinds);
        const args: Args = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, filled(name, type)]));
        return { n, event, args, private: false };
      });
      for (const { event } of entries) seen.add(event);
      const own = next() < 0.5 ? below(3) : null;

      const steps = stepsOf(before?.view, now?.view, frozen(entries), game.staging, own);

      expect(steps.at(-1)?.view, `seed ${seed}`).toBe(now?.view);
      expect(steps.map((step) => step.settled)).toEqual(steps.map((_, index) => index === steps.length - 1));
      expect(steps.flatMap((step) => step.told)).toEqual(entries);
    }
    expect(kinds.filter(([kind]) => !seen.has(kind))).toEqual([]);
  });
});
