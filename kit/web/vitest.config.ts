import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL("src", import.meta.url)) } },
  test: { testTimeout: 60_000, environment: "jsdom", include: ["{tests,project-tests}/**/*.test.{ts,tsx}"] },
});
