// The console is a browser bundle, with the packages that it hands out beside it.
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { buildOnce } from "./build-once.mjs";
import { packDownloads, PACKED_SOURCES } from "./pack-downloads.mjs";
import { runQuietly } from "./run-quietly.mjs";

/**
 * Makes web/dist what the sources in web/ say; without sources there is nothing to make.
 * @param {string} root
 * @param {string} node the Node to build with
 */
export async function buildWeb(root, node) {
  const web = path.join(root, "web");
  if (!existsSync(path.join(web, "vite.config.ts"))) return;
  await buildOnce({
    root,
    what: "The console",
    sources: ["web", "launcher/building", ...PACKED_SOURCES],
    built: path.join(web, "dist"),
    build: async (aside) => {
      const packed = path.join(aside, "..", `.dist-downloads-${process.pid}`);
      await Promise.all([runVites({ root, node, aside }), packDownloads({ root, node, into: packed })]);
      renameSync(packed, path.join(aside, "downloads"));
    },
  });
}

/** One bundle for each folder of web/words. The pages of other languages than English are in folders; the files that they load lie together. */
async function runVites({ root, node, aside }) {
  const folders = readdirSync(path.join(root, "web", "words"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  await runVite({ root, node, into: aside, language: "en" });
  for (const { name: language } of folders.filter(({ name }) => name !== "en")) {
    const into = path.join(aside, language);
    await runVite({ root, node, into, language });
    for (const file of readdirSync(path.join(into, "assets")))
      renameSync(path.join(into, "assets", file), path.join(aside, "assets", file));
    rmSync(path.join(into, "assets"), { recursive: true });
  }
}

function runVite({ root, node, into, language }) {
  const vite = path.join(root, "node_modules", "vite", "bin", "vite.js");
  const config = path.join(root, "web", "vite.config.ts");
  return runQuietly(
    "The console",
    [node, vite, "build", "--config", config, "--mode", language, "--outDir", into, "--logLevel", "warn"],
    root,
  );
}
