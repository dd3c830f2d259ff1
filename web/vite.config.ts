// The bundle of the console: small files whose names hold a hash of their content, each beside itself in brotli.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

// When the files are written: what other plug-ins still change in them is in it.
const brotli = (): Plugin => ({
  name: "brotli",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name));
    await Promise.all(
      names.map(async (name) => {
        const file = path.join(dir, name);
        await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
      }),
    );
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), brotli()],
  html: { cspNonce: "%NONCE%" },
  build: { outDir: "dist", emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false },
});
