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
 * Makes node_modules what package-lock.json says. Two launchers at once install once.
 * @param {string} root
 */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  const lock = await holdInstallLock(root);
  try {
    if (isInstalled(root)) return;
    console.error("Installing Atelier's packages (about half a minute, once) …");
    await runNpm(root);
    writeFileSync(stampFile(root), fingerprint(root));
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

function isInstalled(root) {
  if (readText(stampFile(root)) === fingerprint(root)) return true;
  if (!isWhole(root)) return false;
  try {
    writeFileSync(stampFile(root), fingerprint(root));
  } catch {
    // A tree that we may not write is used as it is, and compared again next time.
  }
  return true;
}

function fingerprint(root) {
  const lock = createHash("sha256")
    .update(readText(path.join(root, "package-lock.json")))
    .digest("hex");
  return `${lock} ${process.platform}-${process.arch}\n`;
}

function stampFile(root) {
  return path.join(root, "node_modules", ".atelier-installed");
}
