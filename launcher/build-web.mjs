// The console is a browser bundle. It is built once, again when its sources have changed, and aside from the one that is
// being served, so that a start beside another never finds half of it.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LaunchError } from "./launch-error.mjs";
import { holdLock } from "./install/hold-lock.mjs";
import { readText } from "./install/read-text.mjs";

const OUTPUT_CHARACTERS_MAX = 2_000;

/**
 * Makes web/dist what the sources in web/ say; without sources there is nothing to make.
 * @param {string} root
 * @param {string} node the Node to build with
 */
export async function buildWeb(root, node) {
  const web = path.join(root, "web");
  if (!existsSync(path.join(web, "vite.config.ts"))) return;
  const wanted = fingerprint(web);
  const built = path.join(web, "dist");
  const isBuilt = () => readText(path.join(built, ".built")) === wanted;
  if (isBuilt()) return;
  const lock = await holdBuildLock(root);
  const aside = path.join(web, `.dist-${process.pid}`);
  try {
    if (isBuilt()) return;
    await runVite({ root, node, aside });
    writeFileSync(path.join(aside, ".built"), wanted);
    rmSync(built, { recursive: true, force: true });
    renameSync(aside, built);
  } finally {
    rmSync(aside, { recursive: true, force: true });
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

/** A hash of what the bundle is made of. */
function fingerprint(web) {
  const hash = createHash("sha256");
  const add = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (entry.name === "dist" || entry.name === "node_modules" || entry.name.startsWith(".")) continue;
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) add(file);
      else hash.update(`${path.relative(web, file)}\n${readText(file)}\n`);
    }
  };
  add(web);
  return `${hash.digest("hex")}\n`;
}

function runVite({ root, node, aside }) {
  const vite = path.join(root, "node_modules", "vite", "bin", "vite.js");
  const words = [vite, "build", "--config", path.join(root, "web", "vite.config.ts"), "--outDir", aside, "--logLevel", "warn"];
  return new Promise((resolve, reject) => {
    const child = spawn(node, words, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output = (output + text).slice(-OUTPUT_CHARACTERS_MAX)));
    }
    child.once("error", (error) => reject(new LaunchError(`The console cannot be built (${error.code}).`)));
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new LaunchError(`The console cannot be built:\n${output.trim()}`));
    });
  });
}
