/* Adds up the built client as it travels (gzip for text, fonts as they are) and fails above the budget. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUDGET = 600 * 1024;
const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), "dist");

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

let total = 0;
for (const path of files(dist)) {
  const bytes = readFileSync(path);
  total += path.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}
console.log(`client: ${(total / 1024).toFixed(1)} kB compressed, budget ${BUDGET / 1024} kB`);
process.exit(total > BUDGET ? 1 : 0);
