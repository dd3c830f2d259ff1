// The console is a browser bundle, with the packages that it hands out beside it.
import { existsSync, renameSync } from "node:fs";
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
      await Promise.all([runVite({ root, node, aside }), packDownloads({ root, node, into: packed })]);
      renameSync(packed, path.join(aside, "downloads"));
    },
  });
}

function runVite({ root, node, aside }) {
  const vite = path.join(root, "node_modules", "vite", "bin", "vite.js");
  const config = path.join(root, "web", "vite.config.ts");
  return runQuietly("The console", [node, vite, "build", "--config", config, "--outDir", aside, "--logLevel", "warn"], root);
}
