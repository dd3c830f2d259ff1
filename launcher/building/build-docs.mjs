// The documentation is built beside the running service, because nothing else waits for it: as a program of its own, at a
// low priority, without keeping the service alive.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { LaunchError } from "../launch-error.mjs";
import { buildOnce } from "./build-once.mjs";
import { runQuietly } from "./run-quietly.mjs";

const SOURCES = [
  "cli/README.md",
  "docs",
  "openapi/b.json",
  "sdk-python/README.md",
  "sdk/README.md",
  "sdk/reference.mjs",
  "sdk/src",
  "node_modules/vitepress/package.json",
];
const PRIORITY = 10;

/**
 * Makes docs/site/.vitepress/dist what the sources say; without sources there is nothing to make.
 * @param {string} root
 * @param {string} node the Node to build with
 */
export async function buildDocs(root, node) {
  const site = path.join(root, "docs", "site");
  if (!existsSync(path.join(site, ".vitepress"))) return;
  const vitepress = path.join(root, "node_modules", "vitepress", "bin", "vitepress.js");
  await buildOnce({
    root,
    what: "The documentation",
    sources: SOURCES,
    built: path.join(site, ".vitepress", "dist"),
    build: async (aside) => {
      // Pages of the site are made of it.
      await runQuietly("The reference of the SDK", [node, path.join(root, "sdk", "reference.mjs")], root);
      await runQuietly("The documentation", [node, vitepress, "build", site, "--outDir", aside], root);
    },
  });
}

/**
 * Starts `buildDocs` in a process of its own, and does not wait for it.
 * @param {string} root
 * @param {string} node
 */
export function startBuildingDocs(root, node) {
  if (!existsSync(path.join(root, "docs", "site", ".vitepress"))) return;
  const child = spawn(node, [fileURLToPath(import.meta.url), root], { stdio: ["ignore", "ignore", "inherit"] });
  child.once("error", (error) => console.error(`The documentation cannot be built (${error.code}).`));
  child.unref();
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildDocs(process.argv[2], process.execPath);
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
