// The files around the source: the package, the page that loads it, and the settings of the tools.
import type { Blueprint } from "../../schema/blueprint.ts";
import { scaffold as plainScaffold } from "../../writer/scaffold/scaffold.ts";

/** The packages that the kit imports, beside those of every project. */
const KIT_PACKAGES = {
  "@radix-ui/react-slot": "1.5.0",
  "class-variance-authority": "0.7.1",
  clsx: "2.1.1",
  "tailwind-merge": "3.7.0",
};

const VITE_CONFIG = `import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { "@": fileURLToPath(new URL("src", import.meta.url)) } },
  test: { environment: "jsdom", include: ["tests/**/*.test.{ts,tsx}"] },
});
`;

/** `package.json`, `index.html` and its icon, `tsconfig.json` and `vite.config.ts`. */
export function scaffold(blueprint: Blueprint): Map<string, string> {
  const files = plainScaffold(blueprint);
  const manifest = JSON.parse(files.get("package.json") ?? "{}");
  const dependencies = Object.entries({ ...manifest.dependencies, ...KIT_PACKAGES }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const settings = JSON.parse(files.get("tsconfig.json") ?? "{}");
  const compilerOptions = { ...settings.compilerOptions, paths: { "@/*": ["./src/*"] } };
  return new Map([
    ...files,
    ["package.json", json({ ...manifest, dependencies: Object.fromEntries(dependencies) })],
    ["tsconfig.json", json({ ...settings, compilerOptions })],
    ["vite.config.ts", VITE_CONFIG],
  ]);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
