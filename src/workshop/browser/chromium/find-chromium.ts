// Where a Chromium may be, best first: the operator's, the system's, the one from npm. An installed one may not start
// (a stub that requires a snap, a missing library), so each is asked for its version; the first that answers is used.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { unpackChromium } from "./unpack-chromium.ts";

/** A Chromium that starts on this machine. `environment` holds variables that its process also needs. */
export interface Chromium {
  found: true;
  executable: string;
  /** The name it reports: `Chromium` or `Google Chrome`. */
  name: string;
  origin: "setting" | "system" | "npm";
  environment: Readonly<Record<string, string>>;
  /** Folders that it reads in addition to its executable's own. */
  readable: readonly string[];
}

/** No Chromium was found; `reason` is a sentence that says where it was looked for and what to do. */
export interface NoChromium {
  found: false;
  reason: string;
  /** True if one is installed but could not be made ready, as on a full disk. */
  fails: boolean;
}

/** `given` is the operator's path; `searchPath` is the value of PATH; `cacheFolder` is where the npm one is unpacked, once. */
export interface ChromiumSearch {
  given: string | undefined;
  searchPath: string;
  cacheFolder: string;
}

const KNOWN_PLACES = [
  "/usr/lib/chromium/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const KNOWN_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const run = promisify(execFile);

/** The name the program reports; undefined if it does not start. On Windows it would open a window, so existing is enough there. */
async function nameOf(executable: string, environment: Readonly<Record<string, string>>): Promise<string | undefined> {
  if (process.platform === "win32") return existsSync(executable) ? "Chromium" : undefined;
  const options = { env: { PATH: "/usr/bin:/bin", HOME: "/nonexistent", ...environment }, timeout: 10_000, killSignal: "SIGKILL" } as const;
  const answer = await run(executable, ["--version", "--no-sandbox"], options).catch(() => undefined);
  return /^(Chromium|Google Chrome)\b.* \d/.exec(answer?.stdout ?? "")?.[1];
}

async function startable(path: string, origin: "setting" | "system"): Promise<Chromium | undefined> {
  if (!existsSync(path)) return undefined;
  const name = await nameOf(path, {});
  if (name === undefined) return undefined;
  return { found: true, executable: await realpath(path), name, origin, environment: {}, readable: [] };
}

async function fromNpm(cacheFolder: string): Promise<Chromium | { reason: string; fails: boolean }> {
  const unpacked = await unpackChromium(cacheFolder);
  if (!unpacked.unpacked) return unpacked;
  const { executable, libraries, fonts, folder } = unpacked;
  // Without any font, every letter would be drawn as a box.
  const fontSettings = existsSync("/etc/fonts/fonts.conf") ? {} : { FONTCONFIG_FILE: fonts };
  for (const libraryPath of [{}, { LD_LIBRARY_PATH: libraries }]) {
    const environment = { ...fontSettings, ...libraryPath };
    const name = await nameOf(executable, environment);
    if (name !== undefined) return { found: true, executable, name, origin: "npm", environment, readable: [folder] };
  }
  return { reason: "the Chromium of @sparticuz/chromium does not start here", fails: false };
}

/** Finds a Chromium that starts. Unpacks the npm one if there is no other, which takes seconds the first time. */
export async function findChromium({ given, searchPath, cacheFolder }: ChromiumSearch): Promise<Chromium | NoChromium> {
  if (given) {
    const chosen = await startable(given, "setting");
    return (
      chosen ?? { found: false, reason: `ATELIER_CHROMIUM is set to ${given}, which is not a Chromium that starts here.`, fails: false }
    );
  }
  const onPath = searchPath
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => KNOWN_NAMES.map((name) => join(folder, name)));
  for (const path of [...KNOWN_PLACES, ...onPath]) {
    const chromium = await startable(path, "system");
    if (chromium) return chromium;
  }
  const unpacked = await fromNpm(cacheFolder);
  if ("found" in unpacked) return unpacked;
  return {
    found: false,
    reason: `No Chromium or Chrome is installed, and ${unpacked.reason}. Install one, or set ATELIER_CHROMIUM to its path.`,
    fails: unpacked.fails,
  };
}
