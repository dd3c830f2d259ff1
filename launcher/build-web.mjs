// The console is a browser bundle, with the packages that it hands out beside it. It is built once, again when its sources
// have changed, and aside from the one that is being served, so that a start beside another never finds half of it.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LaunchError } from "./launch-error.mjs";
import { holdLock } from "./install/hold-lock.mjs";
import { readText } from "./install/read-text.mjs";
import { packDownloads, PACKED_MEMBERS } from "./pack-downloads.mjs";
import { runQuietly } from "./run-quietly.mjs";

/**
 * Makes web/dist what the sources in web/ say; without sources there is nothing to make.
 * @param {string} root
 * @param {string} node the Node to build with
 */
export async function buildWeb(root, node) {
  const web = path.join(root, "web");
  if (!existsSync(path.join(web, "vite.config.ts"))) return;
  const wanted = fingerprint(root, ["web", ...PACKED_MEMBERS]);
  const built = path.join(web, "dist");
  const isBuilt = () => readText(path.join(built, ".built")) === wanted;
  if (isBuilt()) return;
  const lock = await holdBuildLock(root);
  const aside = path.join(web, `.dist-${process.pid}`);
  try {
    if (isBuilt()) return;
    const packed = `${aside}-downloads`;
    await Promise.all([runVite({ root, node, aside }), packDownloads({ root, node, into: packed })]);
    renameSync(packed, path.join(aside, "downloads"));
    writeFileSync(path.join(aside, ".built"), wanted);
    rmSync(built, { recursive: true, force: true });
    renameSync(aside, built);
  } finally {
    for (const left of [aside, `${aside}-downloads`]) rmSync(left, { recursive: true, force: true });
    lock.release();
  }
}

async function holdBuildLock(root) {
  try {
    return await holdLock(path.join(root, ".cache", "web.lock"), () => {});
  } catch (error) {
    throw new LaunchError(
      `The console is not built, and this user may not write in ${root} (${error.code}). Run npm start once as its owner.`,
    );
  }
}

/** A hash of what the bundle and the packages are made of. */
function fingerprint(root, members) {
  const hash = createHash("sha256");
  const add = (folder) => {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (entry.name === "dist" || entry.name === "node_modules" || entry.name.startsWith(".")) continue;
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) add(file);
      else hash.update(`${path.relative(root, file)}\n${readText(file)}\n`);
    }
  };
  for (const member of members) add(path.join(root, member));
  return `${hash.digest("hex")}\n`;
}

function runVite({ root, node, aside }) {
  const vite = path.join(root, "node_modules", "vite", "bin", "vite.js");
  const config = path.join(root, "web", "vite.config.ts");
  return runQuietly("The console", [node, vite, "build", "--config", config, "--outDir", aside, "--logLevel", "warn"], root);
}
