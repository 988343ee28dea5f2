/* Collects every icon named `gi:<name>` (game-icons) or `own:<name>` (art/<name>.svg) in the sources into one SVG sprite,
 * and writes the list of authors for the credits page. Names must be written out in full; a name nobody knows is an error. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { lighter } from "./paths.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const gameIcons = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== "generated") yield* sources(path);
    } else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

const wanted = new Set();
for (const path of sources(join(web, "src"))) {
  for (const match of readFileSync(path, "utf8").matchAll(/["'`](gi|own):([a-z0-9-]+)["'`]/g))
    wanted.add(`${match[1]}:${match[2]}`);
}

const missing = [];
const symbols = [...wanted].sort().map((name) => {
  const [set, id] = name.split(":");
  if (set === "gi") {
    const alias = gameIcons.aliases?.[id];
    const icon = gameIcons.icons[alias ? alias.parent : id];
    if (!icon) missing.push(name);
    return `<symbol id="gi-${id}" viewBox="0 0 512 512">${lighter(icon?.body ?? "")}</symbol>`;
  }
  try {
    const svg = readFileSync(join(web, "art", `${id}.svg`), "utf8");
    const viewBox = svg.match(/viewBox="([^"]+)"/)?.[1] ?? "0 0 64 64";
    const body = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>")).replace(/\s+/g, " ");
    return `<symbol id="own-${id}" viewBox="${viewBox}">${body}</symbol>`;
  } catch {
    missing.push(name);
    return "";
  }
});
if (missing.length > 0) {
  console.error(`unknown icons: ${missing.join(", ")}`);
  process.exit(1);
}
mkdirSync(join(web, "src/generated"), { recursive: true });
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
writeFileSync(join(web, "src/generated/sprite.svg"), sprite);
console.log(`${symbols.length} icons, ${Math.round(sprite.length / 1024)} kB`);
