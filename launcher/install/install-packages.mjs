// Installs what the lock file asks for, and remembers it in a stamp inside node_modules, so that an installed tree costs
// one small read. A tree that somebody installed by hand, or that is part of an image, counts when it is the right one.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { holdLock } from "./hold-lock.mjs";
import { isWhole } from "./is-whole.mjs";
import { LaunchError } from "../launch-error.mjs";
import { readText } from "./read-text.mjs";
import { runNpm } from "./run-npm.mjs";

/**
 * Makes node_modules what package-lock.json says. Two launchers at once install once. Without `withDev` the packages that only
 * develop and test the project are left out, and kept where they are there already.
 * @param {string} root
 * @param {{ withDev: boolean }} wanted
 */
export async function installPackages(root, wanted) {
  if (isInstalled(root, wanted)) return;
  const lock = await holdInstallLock(root);
  try {
    if (isInstalled(root, wanted)) return;
    console.error(`Installing Atelier's packages${wanted.withDev ? " and those that test it" : ""} (about half a minute, once) …`);
    await runNpm(root, wanted);
    writeFileSync(stampFile(root), fingerprint(root, wanted));
  } finally {
    lock.release();
  }
}

async function holdInstallLock(root) {
  try {
    return await holdLock(path.join(root, ".cache", "install.lock"), () => {
      console.error("Waiting for another start of Atelier to finish installing …");
    });
  } catch (error) {
    throw new LaunchError(
      `Atelier's packages are not installed, and this user may not write in ${root} (${error.code}). Run npm ci as its owner.`,
    );
  }
}

function isInstalled(root, { withDev }) {
  // With the packages for development it has all that is needed without them.
  const enough = withDev ? [{ withDev }] : [{ withDev: true }, { withDev }];
  const stamp = readText(stampFile(root));
  if (enough.some((one) => stamp === fingerprint(root, one))) return true;
  const found = enough.find((one) => isWhole(root, one));
  if (found === undefined) return false;
  try {
    writeFileSync(stampFile(root), fingerprint(root, found));
  } catch {
    // A tree that we may not write is used as it is, and compared again next time.
  }
  return true;
}

function fingerprint(root, { withDev }) {
  const lock = createHash("sha256")
    .update(readText(path.join(root, "package-lock.json")))
    .digest("hex");
  return `${lock} ${process.platform}-${process.arch}${withDev ? "" : " without development"}\n`;
}

function stampFile(root) {
  return path.join(root, "node_modules", ".atelier-installed");
}
