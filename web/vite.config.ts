import { readFile } from "node:fs/promises";
import { defineConfig } from "vitest/config";

/** Texts travel without what only authors read: comments, blank lines, and more than one space before a line. */
function lean(text: string): string {
  return text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\n{2,}/g, "\n")
    .replaceAll(/^ +/gm, " ");
}

const leanTexts = {
  name: "lean-texts",
  enforce: "pre" as const,
  async load(id: string) {
    const [, path] = /^(.*\.ftl)\?raw$/.exec(id) ?? [];
    return path ? `export default ${JSON.stringify(lean(await readFile(path, "utf8")))}` : null;
  },
};

/** The texts of the games live beside their rules, outside web/, and are bundled from there. */
export default defineConfig({
  plugins: [leanTexts],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8470", ws: true } },
  },
  // A busy machine may take its time: how fast the client is, browsers measure.
  test: {
    environment: "happy-dom",
    pool: "vmThreads",
    vmMemoryLimit: "900MB", // a thread keeps what its files leave behind: it ends before it is full
    include: ["tests/**/*.test.{ts,tsx,mjs}"],
    testTimeout: 30_000,
  },
});
