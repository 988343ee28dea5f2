/* Writes into the service worker what belongs to this build, so that the client opens without a line. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), "dist");
const EMPTY = 'const SHELF = { version: "unbuilt", files: [] };';

function* files(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (name !== "sw.js") yield path;
  }
}

const hash = createHash("sha256");
const names = [];
for (const path of files(dist)) {
  const name = `/${relative(dist, path).split(sep).join("/")}`;
  hash.update(name).update(readFileSync(path));
  names.push(name === "/index.html" ? "/" : name);
}
const worker = join(dist, "sw.js");
const written = readFileSync(worker, "utf8");
if (!written.includes(EMPTY)) throw new Error("the service worker has no empty shelf");
const shelf = { version: hash.digest("hex").slice(0, 16), files: names };
writeFileSync(worker, written.replace(EMPTY, `const SHELF = ${JSON.stringify(shelf)};`));
