// The packages of Expo apps are no part of the service: they are installed once, when the first such app is built.
import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

const KIT = join(import.meta.dirname, "../../../../kit/expo");
const FILES = ["package.json", "package-lock.json"] as const;

/** Why the packages could not be installed, in words for whoever runs the service. */
export class ExpoNotInstalled extends Error {}

/** The folder, below `toolsFolder`, in which the packages of `kit/expo` are installed; its name changes with their versions. */
export async function expoFolder(toolsFolder: string): Promise<string> {
  const lock = await readFile(join(KIT, "package-lock.json"));
  return join(toolsFolder, `expo-${createHash("sha256").update(lock).digest("hex").slice(0, 12)}`);
}

/** Installs the packages unless they are there: in a folder beside it, which then takes its name, so that there is all of it or none. Safe in concurrent processes. */
export async function installExpo(toolsFolder: string, signal: AbortSignal): Promise<string> {
  const folder = await expoFolder(toolsFolder);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.${randomUUID()}`;
  await mkdir(partial, { recursive: true });
  try {
    for (const name of FILES) await copyFile(join(KIT, name), join(partial, name));
    await runNpm(partial, signal);
    // Another process may have been faster: then its folder is as good.
    await rename(partial, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return folder;
}

/** Installs what the lock file names, without running any script of a package. */
async function runNpm(folder: string, signal: AbortSignal): Promise<void> {
  const words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"];
  const child = spawn("npm", words, { cwd: folder, stdio: ["ignore", "ignore", "pipe"], signal });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-2_000)));
  const [status] = await once(child, "close");
  if (status !== 0)
    throw new ExpoNotInstalled(`The packages of Expo apps could not be installed: ${said.trim() || `npm ended with ${status}`}`);
}
