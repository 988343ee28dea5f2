/** Whole battles of golden games (the last combat of `four_full` and `two_full`, as everybody sees it): however their news
 * are cut into messages and whenever those come, every blow is on stage once, in order.
 */

import { describe, expect, it } from "vitest";
import lords from "../../src/games/lords";
import { framesOf, isTold } from "../../src/games/lords/film";
import type { LordsView } from "../../src/games/lords/view";
import type { Told } from "../../src/net/protocol";
import { type Frame, type Speed, Timeline } from "../../src/timeline/timeline";
import battles from "../fixtures/battles.json";
import recorded from "../fixtures/lords.json";

const view = recorded.scenes[12]?.parts[0]?.view as unknown as LordsView;
const GAMES = Object.entries(battles) as unknown as [string, Told[]][];

/** The same chance in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** Plays news cut after each of `cuts`; what comes in between is left to `meanwhile`. Gives what was on stage, by number. */
function staged(
  news: Told[],
  cuts: number[],
  meanwhile: (line: Timeline<Frame<LordsView>>, now: number, look: () => void) => number,
  own: number | null = null,
): number[] {
  const frame = (length: number, fresh: Told[]): Frame<LordsView> => ({
    seat: 0,
    view,
    asks: [],
    length,
    fresh,
    anew: false,
  });
  const line = new Timeline<Frame<LordsView>>(frame(0, []), lords.staging);
  const seen: number[] = [];
  let now = 0;
  let before = line.shown;
  const look = () => {
    if (line.shown !== before && line.shown.running) {
      const frames = framesOf(news.slice(0, line.shown.length), line.shown.view);
      const last = line.shown.told.findLast(isTold);
      if (last && last.n !== seen.at(-1)) {
        expect(frames.at(-1)?.entry.n).toBe(last.n);
        seen.push(last.n);
      }
    }
    before = line.shown;
  };
  for (const [from, to] of [0, ...cuts].map((cut, index) => [cut, cuts[index] ?? news.length] as const)) {
    line.push(frame(to, news.slice(from, to)), now, own);
    look();
    for (const until = meanwhile(line, now, look); line.due !== null && line.due <= until; ) {
      now = line.due;
      line.tick(now);
      look();
    }
  }
  for (let turns = 0; line.due !== null; turns += 1) {
    expect(turns).toBeLessThan(1000);
    now = Math.max(now, line.due);
    line.tick(now);
    look();
  }
  expect(line.shown.length).toBe(news.length);
  return seen;
}

describe.each(GAMES)("the battles of %s", (_, news) => {
  const blows = news.filter(isTold).map((entry) => entry.n);
  const cutsBy = (roll: (below: number) => number, count: number) =>
    [...new Set(Array.from({ length: count }, () => roll(news.length)))].sort((a, b) => a - b);

  it("have every monster in one place at each step, and only those that are lost disappear", () => {
    const bare = { lair: [], stunned: [], sent: [], laid_count: 0, laid: null };
    let now = { ...view, battle: null, lords: view.lords.map((lord) => ({ ...lord, ...bare })) } as LordsView;
    const known = new Set<string>();
    for (const entry of news) {
      if (entry.event === "monster_sent") known.add(`${entry.args.seat} ${entry.args.tile}`);
      if (entry.event === "monster_lost") known.delete(`${entry.args.seat} ${entry.args.tile}`);
      now = lords.staging?.after?.(now, entry) ?? now;
      const there = now.lords.flatMap(({ seat, lair, stunned, sent }) =>
        [...lair, ...stunned, ...sent].map((tile) => `seat:${seat} ${tile}`),
      );
      expect(there.sort(), `${entry.n} ${entry.event}`).toEqual([...known].sort());
    }
    expect(now.lords.filter((lord) => lord.sent.length > 0 && lord.seat !== now.battle?.seat)).toEqual([]);
  });

  it("are shown whole when all news come in one message", () => {
    expect(blows.length).toBeGreaterThan(70);
    expect(staged(news, [], (_line, now) => now)).toEqual(blows);
  });

  it("are shown whole when every entry comes by itself, as fast as bots answer", () => {
    expect(
      staged(
        news,
        news.map((_entry, index) => index),
        (_line, now) => now,
      ),
    ).toEqual(blows);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("are shown whole wherever the news are cut (%i)", (seed) => {
    const roll = dice(seed * 7919);
    const waits = (_line: unknown, now: number) => now + roll(9000);

    expect(staged(news, cutsBy(roll, 1 + roll(40)), waits, roll(2) ? 0 : null)).toEqual(blows);
  });

  it.each([11, 12, 13])("are shown whole while somebody changes the speed or pauses (%i)", (seed) => {
    const roll = dice(seed * 104729);
    const fiddles = (line: Timeline<Frame<LordsView>>, now: number, look: () => void) => {
      const due = line.due;
      if (roll(3) === 0) line.setSpeed((["quick", "normal", "slow"] as Speed[])[roll(3)] as Speed, now);
      if (due !== null && due > now) expect(line.due).toBeGreaterThan(now);
      look();
      if (roll(3) === 0) {
        line.setPaused(true, now);
        line.setPaused(false, now + 500);
        look();
      }
      return now + roll(4000);
    };

    expect(staged(news, cutsBy(roll, 20), fiddles)).toEqual(blows);
  });
});
