import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL("src", import.meta.url)) } },
  // A context of its own for every file, as with processes, without creating jsdom anew for each.
  test: { pool: "vmThreads", testTimeout: 60_000, environment: "jsdom", include: ["{tests,project-tests}/**/*.test.{ts,tsx}"] },
});
