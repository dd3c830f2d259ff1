// What is built from sources is built once, again when its sources have changed, and aside from what is being served, so
// that a start beside another never finds half of it.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LaunchError } from "../launch-error.mjs";
import { holdLock } from "../install/hold-lock.mjs";
import { readText } from "../install/read-text.mjs";

/**
 * Makes the folder `built` what its sources say. `build` writes everything into the folder that it is given.
 * @param {{ root: string, what: string, sources: readonly string[], built: string, build: (aside: string) => Promise<unknown> }} wanted
 *   where `what` is what it builds, as the beginning of a sentence
 */
export async function buildOnce({ root, what, sources, built, build }) {
  const wanted = fingerprint(root, sources);
  const isBuilt = () => readText(path.join(built, ".built")) === wanted;
  if (isBuilt()) return;
  const lock = await holdBuildLock({ root, what, name: path.relative(root, path.dirname(built)).replaceAll(path.sep, "-") });
  const aside = path.join(path.dirname(built), `.dist-${process.pid}`);
  try {
    if (isBuilt()) return;
    await build(aside);
    writeFileSync(path.join(aside, ".built"), wanted);
    rmSync(built, { recursive: true, force: true });
    renameSync(aside, built);
  } finally {
    rmSync(aside, { recursive: true, force: true });
    lock.release();
  }
}

async function holdBuildLock({ root, what, name }) {
  try {
    return await holdLock(path.join(root, ".cache", `${name}.lock`), () => {});
  } catch (error) {
    throw new LaunchError(`${what} is not built, and this user may not write in ${root} (${error.code}). Run npm start once as its owner.`);
  }
}

/** A hash of what it is made of. */
function fingerprint(root, sources) {
  const hash = createHash("sha256");
  const add = (place) => {
    if (!existsSync(place)) return;
    if (statSync(place).isFile()) return void hash.update(`${path.relative(root, place)}\n${readText(place)}\n`);
    for (const entry of readdirSync(place).sort()) {
      if (["dist", "node_modules", ".temp", "cache"].includes(entry) || entry.startsWith(".dist")) continue;
      add(path.join(place, entry));
    }
  };
  for (const source of sources) add(path.join(root, source));
  return `${hash.digest("hex")}\n`;
}
