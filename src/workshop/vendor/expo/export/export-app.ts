// Bundles an app for phones as Expo Go loads it: by Metro, which Expo's own tool runs, on the app's modules and our settings. It
// is confined like every tool that reads generated code, in a folder that is removed, without network.
import { readFile, symlink } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { ProjectFiles } from "../../../project-files.ts";
import { homeIn, layOut, runInFolder } from "../../../sandbox/children/run-in-folder.ts";
import type { Sandbox } from "../../../sandbox/confine.ts";
import { EXPORT_LIMITS } from "../../../sandbox/limits/limits-of-tools.ts";
import { openCompartment } from "../../../sandbox/open-compartment.ts";
import { makeOwnFolder, removeFolder } from "../../../sandbox/own-folder.ts";
import type { PhoneExport } from "../../../workshop.ts";
import { appOf, exportedFiles } from "./export-settings.ts";
import { readExport, readIcon } from "./read-export.ts";

/** Where the packages are, and how long one app may take. */
export interface ExportOptions {
  sandbox: Sandbox;
  /** The folder in which the packages of apps for phones are installed. */
  packages: string;
  milliseconds?: number;
}

/** Two idle processors need two minutes; it runs after everything else. */
const EXPORT_MILLISECONDS = 20 * 60_000;

const HEAP_MEGABYTES = 1_024;
const OUTPUT = "exported";
const REASON_CHARACTERS = 300;

/** Exports an app that has passed the gate. What is wrong with it is returned; rejects with the signal's reason if that aborts. */
export async function exportApp(options: ExportOptions, files: ProjectFiles, signal: AbortSignal): Promise<PhoneExport> {
  const { sandbox, packages, milliseconds = EXPORT_MILLISECONDS } = options;
  signal.throwIfAborted();
  const compartment = await openCompartment(sandbox, EXPORT_LIMITS);
  const folder = await makeOwnFolder(tmpdir(), "expo-export");
  const limit = AbortSignal.timeout(milliseconds);
  try {
    await layOut(compartment.sandbox, folder, exportedFiles(files));
    await symlink(join(packages, "node_modules"), join(folder, "node_modules"));
    const run = await runInFolder({ sandbox: compartment.sandbox, folder }, commandIn(folder, packages), AbortSignal.any([signal, limit]));
    signal.throwIfAborted();
    if (limit.aborted) return { outcome: "failed", reason: `Metro was ended after ${milliseconds / 60_000} minutes.` };
    if (run.status !== 0) return { outcome: "failed", reason: reasonIn(run.output) };
    // An app without an icon, or with one that cannot be drawn, is exported without it.
    await runInFolder({ sandbox: compartment.sandbox, folder }, iconCommandIn(folder), AbortSignal.any([signal, limit]));
    signal.throwIfAborted();
    await compartment.end();
    const updates = await readExport(join(folder, OUTPUT));
    if (typeof updates === "string") return { outcome: "failed", reason: updates };
    const icon = await readIcon(folder);
    return { outcome: "exported", updates: { ...updates, icon, app: appOf(files, await sdkVersionIn(packages)) } };
  } finally {
    await compartment.end();
    await removeFolder(folder);
  }
}

/**
 * Both platforms as plain JavaScript: it runs in every version of the engine, and compiling it for the engine needs a program that
 * is not there for every processor.
 */
function commandIn(folder: string, packages: string) {
  const tool = join(packages, "node_modules", "expo", "bin", "cli");
  const platforms = ["--platform", "android", "--platform", "ios"];
  const workers = ["--max-workers", `${Math.min(2, availableParallelism())}`];
  return {
    words: [process.execPath, `--max-old-space-size=${HEAP_MEGABYTES}`, tool, "export", ...platforms, "--no-bytecode", ...workers].concat([
      "--output-dir",
      OUTPUT,
    ]),
    readable: [process.execPath, join(packages, "node_modules")],
    environment: {
      PATH: "/usr/bin:/bin",
      HOME: homeIn(folder),
      TMPDIR: homeIn(folder),
      CI: "1",
      EXPO_OFFLINE: "1",
      EXPO_NO_TELEMETRY: "1",
      EXPO_NO_DOTENV: "1",
      NODE_ENV: "production",
    },
  };
}

function iconCommandIn(folder: string) {
  const environment = { PATH: "/usr/bin:/bin", HOME: homeIn(folder), TMPDIR: homeIn(folder) };
  return { words: [process.execPath, "draw-icon.mjs"], readable: [process.execPath], environment };
}

const Versioned = z.object({ version: z.string().regex(/^\d+\./) });

/** The version of Expo's SDK, of which there is one for each major version of its package. */
async function sdkVersionIn(packages: string): Promise<string> {
  const text = await readFile(join(packages, "node_modules", "expo", "package.json"), "utf8");
  return `${Versioned.parse(JSON.parse(text)).version.split(".", 1)[0]}.0.0`;
}

/** The line in which the tool says what is wrong. */
function reasonIn(output: string): string {
  const lines = output
    .replace(/\x1b\[[0-9;]*m/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const line = lines.find((one) => /error|unable|cannot|failed/i.test(one)) ?? lines.at(-1) ?? "it wrote nothing";
  return `Metro could not bundle the app: ${line.slice(0, REASON_CHARACTERS)}`;
}
