// The files around the source: the package, the page that loads it, and the settings of the tools.
import type { Blueprint } from "../../schema/blueprint.ts";
import { htmlText } from "../code/text.ts";
import { languageOf } from "../words/languages.ts";
import { PACKAGES } from "../packages.ts";
import { palette } from "../../theme/palette/palette.ts";

const DEV_DEPENDENCIES = {
  "@tailwindcss/vite": "4.3.3",
  "@testing-library/dom": "10.4.2",
  "@testing-library/react": "16.3.3",
  "@types/react": "19.3.0",
  "@types/react-dom": "19.3.0",
  "@vitejs/plugin-react": "6.3.0",
  jsdom: "31.0.1",
  tailwindcss: "4.3.3",
  typescript: "7.0.2",
  vite: "8.3.8",
  vitest: "5.1.1",
};

/** `package.json`, `index.html` and its icon, `tsconfig.json` and `vite.config.ts`. */
export function scaffold(blueprint: Blueprint): Map<string, string> {
  return new Map([
    ["package.json", packageJson(blueprint)],
    ["index.html", indexHtml(blueprint)],
    ["tsconfig.json", `${JSON.stringify(TSCONFIG, null, 2)}\n`],
    ["vite.config.ts", VITE_CONFIG],
    ["public/icon.svg", icon(blueprint)],
  ]);
}

function packageJson(blueprint: Blueprint): string {
  const content = {
    name: blueprint.slug,
    version: "1.0.0",
    private: true,
    type: "module",
    engines: { node: ">=22" },
    scripts: { dev: "vite", build: "tsc --noEmit && vite build", preview: "vite preview", test: "vitest run" },
    dependencies: PACKAGES,
    devDependencies: DEV_DEPENDENCIES,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function indexHtml(blueprint: Blueprint): string {
  const { light, dark } = palette(blueprint.theme);
  const language = languageOf(blueprint.language);
  // A color that was asked for shows as it is: languages draw nothing translucent over it.
  const isColored = blueprint.theme.background !== null || blueprint.theme.components !== null;
  return `<!doctype html>
<html lang="${htmlText(language.tag)}"${language.direction === "rtl" ? ' dir="rtl"' : ""}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="${htmlText(blueprint.tagline || blueprint.title)}" />
    <meta name="theme-color" content="${light.bar}" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="${dark.bar}" media="(prefers-color-scheme: dark)" />
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    <title>${htmlText(blueprint.title)}</title>
  </head>
  <body${isColored ? " data-plain" : ""}>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
}

/** The browser tab's picture: the title's first letter on the accent, or a disc where no plain letter begins it. */
function icon(blueprint: Blueprint): string {
  const { accent, onAccent } = palette(blueprint.theme).light;
  const letter = blueprint.title.charAt(0).toUpperCase();
  const sign = /^[A-Z0-9]$/.test(letter)
    ? `<text x="16" y="23" text-anchor="middle" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="${onAccent}">${letter}</text>`
    : `<circle cx="16" cy="16" r="7" fill="${onAccent}" />`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="${accent}" />
  ${sign}
</svg>
`;
}

const TSCONFIG = {
  compilerOptions: {
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    types: ["vite/client"],
    strict: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noFallthroughCasesInSwitch: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
    paths: { "@/*": ["./src/*"] },
  },
  include: ["src", "tests", "vite.config.ts"],
};

const VITE_CONFIG = `import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  test: { environment: "jsdom", include: ["tests/**/*.test.{ts,tsx}"] },
});
`;
