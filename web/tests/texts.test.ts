/** The shell's words: the same messages with the same variables in both languages, and none missing. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { accusative, bare, dative } from "../src/text/cases";
import { bundle, kindRef, slugOf, Texts } from "../src/text/texts";

const read = (lang: string) => readFileSync(join(__dirname, `../src/texts/${lang}.ftl`), "utf8");

function variables(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of source.split(/\n(?=[a-z])/)) {
    const id = block.match(/^([a-zA-Z][\w-]*) =/m)?.[1];
    if (id) found.set(id, [...new Set(block.match(/\$\w+/g) ?? [])].sort().join(" "));
  }
  return found;
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* sources(join(folder, entry.name));
    else if (/\.tsx?$/.test(entry.name)) yield readFileSync(join(folder, entry.name), "utf8");
  }
}

describe("the shell's own words", () => {
  it.each(["de", "en"])("hide no sentence of the table: %s", (language) => {
    const ids = (path: string) =>
      [...readFileSync(join(__dirname, path), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
    const table = new Set(ids(`../../src/gruft/texts/${language}.ftl`));

    expect(ids(`../src/texts/${language}.ftl`).filter((id) => table.has(id))).toEqual([]);
  });
});

describe("the shell's words", () => {
  it("say the same things with the same variables in German and English", () => {
    expect([...variables(read("de"))]).toEqual([...variables(read("en"))]);
  });

  it("hold every message the shell asks for by name", () => {
    const known = variables(read("en"));
    const asked = new Set<string>();
    for (const source of sources(join(__dirname, "../src/shell")))
      for (const match of source.matchAll(/\bt\("([\w-]+)"/g)) asked.add(match[1] as string);
    expect(asked.size).toBeGreaterThan(60);
    expect([...asked].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("the words of a game", () => {
  it.each(["lords", "tyrants", "domains", "descent"])("use only messages that lie beside them: %s", (slug) => {
    for (const folder of [`../../src/gruft/games/${slug}/texts`, `../src/games/${slug}/texts`])
      for (const lang of ["de", "en"]) {
        const names = readdirSync(join(__dirname, folder)).filter((name) => new RegExp(`\\b${lang}\\.ftl$`).test(name));
        const text = names.map((name) => readFileSync(join(__dirname, folder, name), "utf8")).join("\n");
        const known = variables(text);
        const used = [...text.matchAll(/\{ ([a-z][\w-]+) \}/g)].map((match) => match[1] as string);
        expect(used.filter((id) => !known.has(id))).toEqual([]);
      }
  });
});

describe("German names", () => {
  it.each([
    ["der Goblin-Bogenschütze 2", "den Goblin-Bogenschützen 2", "dem Goblin-Bogenschützen 2", "Goblin-Bogenschütze 2"],
    ["der Elite-Sarkomant", "den Elite-Sarkomanten", "dem Elite-Sarkomanten", "Elite-Sarkomant"],
    ["die Höhlenspinne", "die Höhlenspinne", "der Höhlenspinne", "Höhlenspinne"],
    ["das Grüne Einhorn", "das Grüne Einhorn", "dem Grünen Einhorn", "Grünes Einhorn"],
    ["der Silberne Paladin", "den Silbernen Paladin", "dem Silbernen Paladin", "Silberner Paladin"],
    ["der Drache #198", "den Drachen #198", "dem Drachen #198", "Drache #198"],
    ["der Elite-Zombie 2", "den Elite-Zombie 2", "dem Elite-Zombie 2", "Elite-Zombie 2"],
    ["Syndrael", "Syndrael", "Syndrael", "Syndrael"],
  ])("have cases, as on the server: %s", (called, whom, toWhom, alone) => {
    expect([accusative(called), dative(called), bare(called)]).toEqual([whom, toWhom, alone]);
    const texts = new Texts("de", [bundle("de", "sent = Rot schickt { ACC($tile) }.")]);
    expect(texts.say("sent", { tile: called })).toBe(`Rot schickt ${whom}.`);
  });

  it("are not said twice of who does something to themselves", () => {
    const source =
      "struck = { SAME($one, $other) ->\n    [yes] Rot trifft sich.\n   *[no] Rot trifft { ACC($other) }.\n}";
    const texts = new Texts("de", [bundle("de", source)]);
    expect(texts.say("struck", { one: "Rot", other: "Rot" })).toBe("Rot trifft sich.");
    expect(texts.say("struck", { one: "Rot", other: "der Ork" })).toBe("Rot trifft den Ork.");
  });
});

describe("the rules", () => {
  it.each(["lords", "tyrants", "domains", "descent"])("have a name for every chapter in both languages: %s", (slug) => {
    const rules = readFileSync(join(__dirname, `../../src/gruft/games/${slug}/rules.yaml`), "utf8");
    const chapters = new Set([...rules.matchAll(/^ {2}chapter: (\w+)/gm)].map((match) => `chapter-${match[1]}`));

    for (const lang of ["de", "en"]) {
      const file = `../../src/gruft/games/${slug}/texts/chapters.${lang}.ftl`;
      const known = variables(readFileSync(join(__dirname, file), "utf8"));
      expect([...chapters].filter((id) => !known.has(id))).toEqual([]);
    }
    expect(chapters.size).toBeGreaterThan(20);
  });
});

describe("sentences", () => {
  const texts = new Texts(
    "de",
    [
      bundle(
        "de",
        "hire-too-dear = { $tile } kostet { $need } Nahrung.\nevent-hired = { $seat } wirbt { $tile } an.\nname-season-winter = Winter\n",
      ),
    ],
    { "monster:goblin": { name: "Goblin" } },
    (seat) => ["Mira", "Tom"][seat] ?? "?",
  );

  it("begin with a capital, write dice as the language does and losses with a minus", () => {
    const sentences = "event-found = { $party } findet nichts.\nevent-rolled = Wurf { $dice }: { $total }.\n";
    const german = new Texts("de", [bundle("de", sentences)], { "party:green": { name: "das Grüne Einhorn" } });

    expect(german.event("found", { party: "party:green" })).toBe("Das Grüne Einhorn findet nichts.");
    expect(german.event("rolled", { dice: "2d6", total: -3 })).toBe("Wurf 2W6: −3.");
  });

  it("name refs, with and without copy numbers, and seats", () => {
    expect(texts.name("monster:goblin.2")).toBe("Goblin");
    expect(texts.name("seat:1")).toBe("Tom");
    expect(texts.name("season:winter")).toBe("Winter");
    expect(texts.name("room:tool_shed")).toBe("tool shed");
  });

  it("put names in place of refs", () => {
    expect(texts.event("hired", { seat: "seat:0", tile: "monster:goblin.1" })).toBe("Mira wirbt Goblin an.");
    expect(texts.refusal({ code: "hire.too_dear", rule: "", args: { tile: "monster:goblin", need: 2 } })).toBe(
      "Goblin kostet 2 Nahrung.",
    );
  });

  it("know what a question says of one of its answers, and what is printed on a card that is refused", () => {
    const source =
      "option-battle-tile-cell = { $what } on { $id }\nnot-now = { $card } cannot be used now. { $told }\nplain = No.\n";
    const known = { "room:mint": { name: "Mint" }, "card:dash": { name: "Dash", text: "Move." } };
    const english = new Texts("en", [bundle("en", source)], known);

    expect(english.option("battle_tile", "cell:1,2", { "cell:1,2": "room:mint" })).toBe("Mint on 1,2");
    expect(english.refusal({ code: "not_now", rule: "", args: { card: "card:dash" } })).toBe(
      "Dash cannot be used now. Move.",
    );
    expect(english.refusal({ code: "plain", rule: "", args: {} })).toBe("No.");
  });

  it("turn words of the engine into message ids", () => {
    expect(slugOf("troop_deployed")).toBe("troop-deployed");
    expect(slugOf("hire.too_dear")).toBe("hire-too-dear");
    expect(kindRef("space:araumycos.2")).toBe("space:araumycos");
    expect(kindRef("cell:3,1")).toBe("cell:3,1");
  });
});
