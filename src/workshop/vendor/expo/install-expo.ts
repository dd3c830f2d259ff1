// The packages of Expo apps are no part of the service: they are installed when the first such app is built, or ahead of
// time. One process installs at a time, into a folder that takes its name when all is there; what an ended one has left is
// removed by the next.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeOwnFolder, takeOwnLock } from "../../sandbox/own-folder.ts";

const KIT = join(import.meta.dirname, "../../../../kit/expo");
const FILES = ["package.json", "package-lock.json"] as const;

/** A file of the installation without which it is not one. */
const SIGN = "node_modules/expo-router/package.json";

const LIMIT_MINUTES = 15;
const LOCK_PAUSE_MILLISECONDS = 500;

/** Why there are no packages, in words for whoever runs the service. */
export class ExpoNotInstalled extends Error {}

/** Where the packages are, and how they are installed. */
export interface ExpoPackages {
  /** A folder that has them, which the operator has named; null to install them. */
  given: string | null;
  /** The folder below which they are installed. */
  toolsFolder: string;
  /** The program that installs them; `npm` by default. */
  npm?: string;
}

/** The folder, below `toolsFolder`, in which the packages of `kit/expo` are installed; its name changes with their versions. */
export async function expoFolder(toolsFolder: string): Promise<string> {
  const lock = await readFile(join(KIT, "package-lock.json"));
  return join(toolsFolder, `expo-${createHash("sha256").update(lock).digest("hex").slice(0, 12)}`);
}

/**
 * Returns the folder that has the packages; installs them if there is none, and calls `onInstall` before. Throws
 * `ExpoNotInstalled` where that fails or takes too long, and the signal's reason.
 */
export async function installExpo(
  { given, toolsFolder, npm = "npm" }: ExpoPackages,
  { signal, onInstall = () => undefined }: { signal: AbortSignal; onInstall?: () => void },
): Promise<string> {
  if (given !== null) return checkGiven(given);
  const folder = await expoFolder(toolsFolder);
  if (existsSync(folder)) return folder;
  onInstall();
  await mkdir(toolsFolder, { recursive: true });
  const limit = AbortSignal.timeout(LIMIT_MINUTES * 60_000);
  const release = await takeLock(`${folder}.lock`, AbortSignal.any([signal, limit]));
  try {
    if (!existsSync(folder)) await installIn(folder, { toolsFolder, npm, signal: AbortSignal.any([signal, limit]) });
    return folder;
  } catch (error) {
    if (limit.aborted && !signal.aborted) throw refusal(`it took more than ${LIMIT_MINUTES} minutes`);
    throw error;
  } finally {
    await release();
  }
}

/** The folder that has the packages; null if they are not on this machine. Installs nothing. */
export async function findExpo({ given, toolsFolder }: Pick<ExpoPackages, "given" | "toolsFolder">): Promise<string | null> {
  if (given !== null) return checkGiven(given).catch(() => null);
  const folder = await expoFolder(toolsFolder);
  return existsSync(folder) ? folder : null;
}

/** The folder that the operator has named, if it has the packages at the versions of the kit. */
async function checkGiven(folder: string): Promise<string> {
  if (!existsSync(join(folder, SIGN))) throw new ExpoNotInstalled(`ATELIER_EXPO names ${folder}, which has no packages of Expo.`);
  const [own, kit] = await Promise.all([folder, KIT].map((one) => readFile(join(one, "package-lock.json"), "utf8").catch(() => "")));
  if (own === kit) return folder;
  throw new ExpoNotInstalled(`ATELIER_EXPO names ${folder}, which has other versions than kit/expo/package-lock.json: install them again.`);
}

async function takeLock(path: string, signal: AbortSignal): Promise<() => Promise<void>> {
  for (;;) {
    const release = await takeOwnLock(path);
    if (release !== null) return release;
    await sleep(LOCK_PAUSE_MILLISECONDS, undefined, { signal });
  }
}

async function installIn(
  folder: string,
  { toolsFolder, npm, signal }: { toolsFolder: string; npm: string; signal: AbortSignal },
): Promise<void> {
  const partial = await makeOwnFolder(toolsFolder, "expo-partial");
  try {
    for (const name of FILES) await copyFile(join(KIT, name), join(partial, name));
    await runNpm(npm, { folder: partial, signal });
    if (!existsSync(join(partial, SIGN))) throw refusal("npm has not installed all of them");
    await rename(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

const refusal = (why: string): ExpoNotInstalled =>
  new ExpoNotInstalled(
    `The packages that apps for phones need could not be installed: ${why}. Whoever runs this service can install them with npm run expo, or name a folder that has them by ATELIER_EXPO.`,
  );

/** Installs what the lock file names, without running any script of a package. */
async function runNpm(npm: string, { folder, signal }: { folder: string; signal: AbortSignal }): Promise<void> {
  const words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"];
  const child = spawn(npm, words, { cwd: folder, stdio: ["ignore", "ignore", "pipe"], signal, killSignal: "SIGKILL" });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-2_000)));
  const ended = once(child, "close").then(
    ([status]: unknown[]) => (status === 0 ? null : `npm ended with ${String(status)}`),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const fault = await ended;
  signal.throwIfAborted();
  if (fault !== null) throw refusal(firstError(said) ?? fault);
}

/** The first line that npm says about its error. */
const firstError = (said: string): string | undefined =>
  said
    .split("\n")
    .map((line) => line.replace(/^npm (?:error|ERR!) ?/, "").trim())
    .find((line) => line !== "" && !line.startsWith("code "))
    ?.replace(/\.$/, "")
    .slice(0, 300);
