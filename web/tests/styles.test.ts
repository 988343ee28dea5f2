/** The style sheets of the boards: whoever changes from one game to another keeps all of them loaded. */

import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What stands at the outermost level of a style sheet. */
function outermost(css: string): string[] {
  const heads: string[] = [];
  let depth = 0;
  let head = "";
  for (const letter of css.replace(/\/\*.*?\*\//gs, "")) {
    if (letter === "{" && depth++ === 0) heads.push(head.trim());
    if (letter === "}") depth--;
    head = depth === 0 && letter !== "}" ? head + letter : "";
  }
  return heads;
}

describe("a style sheet of a board", () => {
  it.each(["lords", "tyrants", "domains", "descent"])("touches nothing outside of its own game: %s", (slug) => {
    const sheets = globSync(`src/games/${slug}/**/*.css`);
    const own = [`@scope (.game-${slug})`, `.game-${slug}`, `[data-theme="light"] .game-${slug}`];

    const stray = sheets.flatMap((sheet) =>
      outermost(readFileSync(sheet, "utf8")).filter((head) => !own.includes(head) && !head.startsWith("@keyframes")),
    );

    expect(sheets.length).toBeGreaterThan(3);
    expect(stray).toEqual([]);
  });
});

describe("where nothing is to move", () => {
  it("no style sheet moves anything", () => {
    const css = readFileSync("src/styles/tokens.css", "utf8");
    const rule =
      /\[data-motion="none"\] \*,\s+\[data-motion="none"\] \*::before,\s+\[data-motion="none"\] \*::after \{(.*?)\}/s;
    const stilled = rule.exec(css)?.[1] ?? "";
    const all = globSync("src/**/*.css").map((sheet) => readFileSync(sheet, "utf8"));

    for (const kind of ["animation", "transition"]) {
      expect(stilled).toContain(`${kind}: none !important;`);
      // What insists elsewhere would win against it.
      expect(all.flatMap((sheet) => sheet.match(new RegExp(`${kind}[^;{}]*!important`, "g")) ?? [])).toHaveLength(1);
    }
  });
});

describe("the colours of the houses", () => {
  it("are there without a board", () => {
    const [, rest = ""] = readFileSync("src/styles/shell.css", "utf8").split("\n.game-tyrants {");

    expect(rest.split("}")[0]?.match(/--seat-\d/g)).toEqual(["--seat-0", "--seat-1", "--seat-2", "--seat-3"]);
  });

  it("are known in both themes", () => {
    const [, dark = "", light = ""] = readFileSync("src/styles/tokens.css", "utf8").split(/--colour-red:/);

    for (const colour of ["blue", "green", "yellow", "violet", "black", "orange"]) {
      expect(dark).toContain(`--colour-${colour}:`);
      expect(light).toContain(`--colour-${colour}:`);
    }
  });
});

describe("what stands on a warning", () => {
  const part = (colour: string, at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const light = (colour: string) => 0.2126 * part(colour, 1) + 0.7152 * part(colour, 3) + 0.0722 * part(colour, 5);
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  it.each(["dark", "light"])("can be read in both themes: %s", (theme) => {
    const [, rest = ""] = readFileSync("src/styles/tokens.css", "utf8").split(`[data-theme="${theme}"] {`);
    const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(rest)?.[1] ?? "";

    for (const ground of ["danger", "gilt"])
      expect(contrast(colour("on-danger"), colour(ground)), ground).toBeGreaterThan(4.5);
  });
});
