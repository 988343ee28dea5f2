import { defineConfig } from "vitest/config";

/** The texts of the games live beside their rules, outside web/, and are bundled from there. */
export default defineConfig({
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
  test: { environment: "happy-dom", pool: "vmThreads", include: ["tests/**/*.test.{ts,tsx,mjs}"], testTimeout: 30_000 },
});
