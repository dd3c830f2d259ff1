// The bundle of the console: small files whose names hold a hash of their content, each beside itself in brotli.
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

// When all is written: what other plug-ins still change in a file is in it, and what was only copied is there too.
const brotli = (): Plugin => ({
  name: "brotli",
  apply: "build",
  async writeBundle({ dir = "" }) {
    const written = await readdir(dir, { recursive: true });
    await Promise.all(
      written
        .filter((name) => /\.(?:js|css|svg)$/.test(name))
        .map(async (name) => writeFile(path.join(dir, `${name}.br`), brotliCompressSync(await readFile(path.join(dir, name))))),
    );
  },
});

/** The pages that are sent for addresses of their own: with the part of the bundle that the address opens named in its head. */
const pages = { "home.html": "src/home/home-page.tsx", "editor.html": "src/editor/editor-page.tsx" };

const preloads = (): Plugin => ({
  name: "preloads",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    const index = await readFile(path.join(dir, "index.html"), "utf8");
    const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
    for (const [page, module] of Object.entries(pages)) {
      const opened = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      const needed = opened === undefined ? [] : [opened.fileName, ...opened.imports].filter((name) => !index.includes(name));
      const links = needed.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
      await writeFile(path.join(dir, page), index.replace("</head>", `${links.join("")}</head>`));
    }
  },
});

// What the page says before its script has loaded.
const pageTexts = ({ language, words }: { language: string; words: string }): Plugin => ({
  name: "page-texts",
  async transformIndexHtml(html) {
    const { description, needsScript }: typeof import("./words/en/page.ts") = await import(path.join(words, "page.ts"));
    return html.replace("%LANGUAGE%", language).replace("%DESCRIPTION%", description).replace("%NEEDS_SCRIPT%", needsScript);
  },
});

/**
 * What every page is made of is one file, and the small parts that pages share another: a phone pays for each file that it
 * asks for. What one page alone needs stays apart.
 */
const together = {
  groups: [
    {
      name: "framework",
      test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@trpc\/[\w-]+|@tanstack\/(?!react-virtual|virtual)[\w-]+)\//,
    },
    {
      name: "parts",
      test: /node_modules\/lucide-react\/|web\/src\/components\/(?:ui\/(?:actions|display)\/|class-names)|web\/words\/(?:[\w-]+|[\w-]+\/(?:general|language|shell))\.ts/,
      minShareCount: 3,
    },
  ],
};

/** The mode is the language: a folder of words/, whose modules the pages import as #words. */
export default defineConfig(({ mode }) => {
  const language = existsSync(path.join(import.meta.dirname, "words", mode)) ? mode : "en";
  const words = path.join(import.meta.dirname, "words", language);
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwind(), pageTexts({ language, words }), preloads(), brotli()],
    resolve: { alias: [{ find: /^#words\//, replacement: `${words}/` }] },
    html: { cspNonce: "%NONCE%" },
    build: {
      outDir: "dist",
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { optimization: { inlineConst: { mode: "all", pass: 2 } }, output: { codeSplitting: together } },
    },
  };
});
