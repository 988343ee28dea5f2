/** The words of the pages about people: the same in both languages, and none missing. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(__dirname, "../../src/people");
const read = (path: string) => readFileSync(join(folder, path), "utf8");

function variables(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of source.split(/\n(?=[a-z])/)) {
    const id = block.match(/^([a-zA-Z][\w-]*) =/m)?.[1];
    if (id) found.set(id, [...new Set(block.match(/\$\w+/g) ?? [])].sort().join(" "));
  }
  return found;
}

describe("the words about people", () => {
  it("say the same things with the same variables in German and English", () => {
    expect([...variables(read("texts/de.ftl"))]).toEqual([...variables(read("texts/en.ftl"))]);
  });

  it("hold every message the pages ask for by name", () => {
    const shell = readFileSync(join(folder, "../texts/en.ftl"), "utf8");
    const known = new Set([...variables(read("texts/en.ftl")).keys(), ...variables(shell).keys()]);
    const asked = new Set<string>();
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".tsx") || name.endsWith(".ts")))
      for (const match of read(file).matchAll(/\b(?:say\(|id=|\? |: )"((?:account|operator|notices|codes)-[\w-]+)"/g))
        asked.add(match[1] as string);
    expect(asked.size).toBeGreaterThan(50);
    expect([...asked].filter((id) => !known.has(id))).toEqual([]);
  });

  it("have a sentence for every refusal of the server", () => {
    const routes = ["accounts", "operator", "notices"].flatMap((room) => {
      const path = join(folder, "../../../src/gruft/server", room);
      return readdirSync(path)
        .filter((name) => name.endsWith(".py"))
        .map((name) => readFileSync(join(path, name), "utf8"));
    });
    const codes = routes.flatMap((source) => [...source.matchAll(/(?:refuse\(|return |else )"([a-z_]+\.[a-z_]+)"/g)]);
    const shared = readFileSync(join(folder, "../../../src/gruft/texts/en.ftl"), "utf8");
    const texts = [read("texts/en.ftl"), readFileSync(join(folder, "../texts/en.ftl"), "utf8"), shared].join("\n");
    const said = new Set(variables(texts).keys());
    const ids = codes.map((match) => (match[1] as string).replace(/[._]/g, "-"));
    expect(ids.length).toBeGreaterThan(25);
    expect(ids.filter((id) => !said.has(`error-${id}`) && !said.has(id))).toEqual([]);
  });
});
