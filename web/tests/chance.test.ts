/** Honest chance, seen from the browser: it mixes by itself, remembers what it was told, and checks the dice. */

import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { checkJournal, commitmentOf, pledgeOf, stepWord, type Witness } from "../src/net/chance";
import { type Contributes, Contributor, openPledges, recall, rewritten, witness } from "../src/net/contributor";
import type { Chance, ChanceStep, Reply, SeatInfo } from "../src/net/protocol";
import { fromHex, hex, joined, sha256 } from "../src/net/sha256";

const journal = readFileSync("../tests/journals/mixed.jsonl", "utf8");

/** A browser that was at the table from the beginning to the end. */
function saw(text: string): Witness {
  const [head, , ...lines] = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const placed = head.gruft.format >= 5;
  let length = 0;
  const steps = lines.flatMap(({ seat, commitment, pledge, mix, back, moment }) => {
    const kind = commitment ? "commitment" : pledge ? "pledge" : mix ? "mix" : back ? "back" : null;
    const before = placed ? length : null;
    length = moment ?? length;
    return kind ? [stepWord(kind, seat < 0 ? null : seat, commitment ?? pledge ?? mix ?? "", before)] : [];
  });
  return { commitment: head.gruft.commitment, steps, given: [], length };
}

const shown = saw(journal);

describe("sha-256", () => {
  it("gives the digests everybody knows", () => {
    expect(hex(sha256(joined("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hex(sha256(joined("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    for (const length of [55, 56, 63, 64, 65, 119, 120, 1000]) {
      const halves = joined("a".repeat(length - 1), "a");
      expect(hex(sha256(halves))).toBe(hex(sha256(joined("a".repeat(length)))));
    }
    expect(hex(sha256(joined("a".repeat(1000))))).toBe(
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
    );
  });
});

describe("the check of a finished game", () => {
  it("follows every draw from the secrets and the contributions", () => {
    expect(checkJournal(journal, shown)).toEqual({ honest: true, draws: 3, mixes: 2 });
  });

  it("goes back where people agreed to take something back, and finds it drawn anew", () => {
    const text = readFileSync("../tests/journals/taken_back.jsonl", "utf8");

    expect(checkJournal(text, saw(text))).toMatchObject({ honest: true, mixes: 2 });
    expect(checkJournal(text.replace(/,"back":6/, ""), saw(text))).toMatchObject({ honest: false, why: "draw" });
  });

  it("notices another checksum than the one that was shown", () => {
    expect(checkJournal(journal, { ...shown, commitment: "00" })).toMatchObject({ honest: false, why: "commitment" });
  });

  it.each([
    ["secret", (text: string) => text.replace("the server's secret", "the server's luck")],
    ["secret", (text: string) => text.replace('["another secret"]', '["another one"]')],
    ["pledge", (text: string) => text.replace(/"mix":"00/, '"mix":"ff')],
    ["draw", (text: string) => text.replace(/\["die",6,(\d)\]/, (_, n) => `["die",6,${(Number(n) + 1) % 6}]`)],
    ["unreadable", (text: string) => text.slice(0, 400)],
  ])("notices a wrong %s", (why, forge) => {
    expect(forge(journal)).not.toBe(journal);
    expect(checkJournal(forge(journal), shown)).toMatchObject({ honest: false, why });
  });

  /** The journal without its draws: what is left would fit any chance. */
  const undrawn = journal.replace(/"draws":\[\[.*?\]\],/g, "");
  const bytes = (start: string) => journal.match(`"mix":"(${start}[0-9a-f]*)"`)?.[1] ?? "";
  const [mine, theirs] = [bytes("0001"), bytes("2021")];
  const pledge = (text: string) => pledgeOf(fromHex(text));

  it.each([
    [
      "a pledge and bytes that fit each other, in place of somebody's",
      (text: string) => text.replace(pledge(theirs), pledge("abcd")).replace(theirs, "abcd"),
    ],
    ["contributions that were left out", (text: string) => text.replace(new RegExp(`.*"mix":"${theirs}".*\n`), "")],
    [
      "contributions nobody was shown",
      (text: string) => text.replace('{"end"', '{"seat":1,"key":"","mix":"abcd"}\n{"end"'),
    ],
    [
      "another secret of the server's than was announced",
      (text: string) => text.replace(commitmentOf("another secret"), commitmentOf("x")).replace("another secret", "x"),
    ],
  ])("notices %s", (_, forge) => {
    const forged = forge(undrawn);

    expect(checkJournal(undrawn, shown)).toEqual({ honest: true, draws: 0, mixes: 2 });
    expect(checkJournal(forged, saw(forged))).toMatchObject({ honest: true });
    expect(checkJournal(forged, shown)).toMatchObject({ honest: false, why: "story" });
  });

  it("finds the bytes this browser gave", () => {
    expect(checkJournal(journal, { ...shown, given: [mine, pledge(mine)] })).toMatchObject({
      honest: true,
    });
    expect(checkJournal(journal, { ...shown, given: ["abcd"] })).toMatchObject({ honest: false, why: "story" });
  });
});

describe("where a step of chance stands", () => {
  const placed = readFileSync("../tests/journals/placed.jsonl", "utf8");
  const seen = saw(placed);
  /** The journal with two of its lines in the other order; no draw lies between them. */
  const swapped = (text: string, first: number) => {
    const lines = text.split("\n");
    lines.splice(first, 2, lines[first + 1] ?? "", lines[first] ?? "");
    return lines.join("\n");
  };
  const mix = placed.split("\n").findLastIndex((line) => line.includes('"mix"'));
  const moved = swapped(placed, mix);
  const fewer = (text: string, from: number) =>
    text
      .split("\n")
      .map((line, n) => (n < from ? line : line.replace(/"moment":(\d+)/, (_, m) => `"moment":${Number(m) - 1}`)))
      .join("\n");

  it("is where this browser was shown it", () => {
    expect(checkJournal(placed, seen)).toMatchObject({ honest: true, mixes: 2 });
  });

  it("is noticed if it is elsewhere, whatever the journal says of moments", () => {
    const unlabelled = moved.replace(/"moment":\d+,/g, "");
    const fitting = moved.replace(/"mix":"01(.*?)"moment":1/, '"mix":"01$1"moment":2');

    expect(checkJournal(fitting, saw(fitting))).toMatchObject({ honest: true });
    for (const text of [moved, unlabelled, fitting, fewer(moved, mix), fewer(placed, mix + 1)]) {
      expect(checkJournal(text, seen)).toMatchObject({ honest: false, why: "place" });
    }
  });

  it("is not asked of what was remembered before journals told it", () => {
    const earlier = { ...seen, steps: seen.steps.map((step) => step.split(" ").slice(0, 3).join(" ")) };

    expect(checkJournal(placed, earlier)).toMatchObject({ honest: true });
    const step: ChanceStep = { kind: "mix", seat: 0, value: "ab", moment: 5, laid: false };
    const now: Chance = { type: "chance", commitment: "c0ffee", several: true, position: false, steps: [step] };
    const memory = (word: string) => ({ commitment: "c0ffee", steps: [word], pledged: {} });
    expect(rewritten(memory("mix 0 ab"), now)).toBe(false);
    expect(rewritten(memory("mix 0 ab 4"), now)).toBe(true);
  });
});

/** A server that stores what it is given, and several browsers at its table. */
class Table {
  chance: Chance = { type: "chance", commitment: "c0ffee", several: true, position: false, steps: [] };
  online = new Set<number>();
  over = false;
  readonly browsers = new Map<number, Contributor>();

  sits(seat: number, name = `table-${seat}`): Contributor {
    const browser = new Contributor(name, (from, what) => this.take(from, what));
    this.browsers.set(seat, browser);
    this.online.add(seat);
    this.tell();
    return browser;
  }

  tell(): void {
    const seats = [...this.online].map((seat) => ({ seat, online: true }) as SeatInfo);
    for (const [seat, browser] of this.browsers) {
      browser.see({ chance: this.chance, role: "player", you: [seat], seats, over: this.over });
    }
  }

  async take(seat: number, what: Contributes): Promise<Reply> {
    const kind = "pledge" in what ? "pledge" : "mix";
    const value = "pledge" in what ? what.pledge : what.mix;
    this.chance = { ...this.chance, steps: [...this.chance.steps, { kind, seat, value, moment: 0, laid: false }] };
    await Promise.resolve();
    this.tell();
    return { type: "reply", id: "", status: "accepted" } as Reply;
  }

  async settles(): Promise<string[]> {
    for (let n = 0; n < 40; n++) await Promise.resolve();
    return this.chance.steps.map((step) => `${step.kind} ${step.seat}`);
  }
}

describe("a browser that sits down", () => {
  beforeEach(() => localStorage.clear());

  it("pledges bytes and shows exactly those", async () => {
    const table = new Table();
    table.sits(0);

    expect(await table.settles()).toEqual(["pledge 0", "mix 0"]);
    const [pledge, mix] = table.chance.steps as [ChanceStep, ChanceStep];
    expect(pledgeOf(fromHex(mix.value))).toBe(pledge.value);
  });

  it("remembers what it saw and gave, and without storage what it was told", async () => {
    const table = new Table();
    table.sits(0);
    await table.settles();
    const [pledge, mix] = table.chance.steps as [ChanceStep, ChanceStep];
    const steps = [`pledge 0 ${pledge.value} 0`, `mix 0 ${mix.value} 0`];

    const later = { ...table.chance, steps: [] };
    const given = [pledge.value, mix.value];
    expect(witness("table-0", later, 7)).toEqual({ commitment: "c0ffee", steps, given, length: 7 });
    localStorage.clear();
    expect(recall("table-0")).toBeNull();
    expect(witness("table-0", table.chance, 7)).toEqual({ commitment: "c0ffee", steps, given: [], length: 7 });
  });

  it("shows its bytes only when those who are there have mixed in fresh ones", async () => {
    const table = new Table();
    table.sits(0);
    await table.settles();
    table.sits(1);

    const steps = await table.settles();

    expect(steps).toEqual(["pledge 0", "mix 0", "pledge 1", "mix 0", "mix 1"]);
    expect(openPledges(table.chance.steps).size).toBe(0);
    expect(new Set(table.chance.steps.map((step) => step.value)).size).toBe(5);
  });

  it("does nothing at a table for one, as a spectator, or after the end", async () => {
    const table = new Table();
    table.chance = { ...table.chance, several: false };
    table.sits(0);
    expect(await table.settles()).toEqual([]);

    const over = new Table();
    over.over = true;
    over.sits(0);
    expect(await over.settles()).toEqual([]);
  });

  it("pledges anew where another browser of the same seat left without showing its bytes", async () => {
    const table = new Table();
    const step: ChanceStep = { kind: "pledge", seat: 0, value: "of another browser", moment: 0, laid: false };
    table.chance = { ...table.chance, steps: [step] };
    table.sits(0);

    expect(await table.settles()).toEqual(["pledge 0", "pledge 0", "mix 0"]);
  });

  it("notices when the story is told otherwise afterwards", async () => {
    const table = new Table();
    const browser = table.sits(0);
    await table.settles();
    const situation = { role: "player" as const, you: [0], seats: [], over: false };

    expect(browser.see({ ...situation, chance: table.chance })).toBe(true);
    const without = { ...table.chance, steps: table.chance.steps.slice(0, 1) };
    expect(browser.see({ ...situation, chance: without })).toBe(false);
    expect(browser.see({ ...situation, chance: { ...table.chance, commitment: "bad" } })).toBe(false);
    const later = new Contributor("table-0", () => Promise.reject(new Error("nothing is due")));
    expect(later.see({ ...situation, chance: without })).toBe(false);
  });
});
