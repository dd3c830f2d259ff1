// Runs commands of Flutter on a project: confined like every tool that reads generated code, in a folder that is removed, without
// network, and with nothing of the service's environment. The packages are those of `.pub-cache` in Flutter's own folder.
import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ProjectFiles } from "../../project-files.ts";
import { endChild } from "../../sandbox/children/end-child.ts";
import { lowerPriority, TOOL_NICENESS } from "../../sandbox/children/lower-priority.ts";
import { type Sandbox, confine, handOver } from "../../sandbox/confine.ts";
import { FLUTTER_LIMITS } from "../../sandbox/limits/limits-of-tools.ts";
import { type Compartment, openCompartment } from "../../sandbox/open-compartment.ts";
import { makeOwnFolder, removeFolder } from "../../sandbox/own-folder.ts";
import type { FlutterSdk } from "./find-flutter.ts";

/** How a command ended: its status, null if it was ended, and the last of what it wrote. */
export interface FlutterRun {
  status: number | null;
  output: string;
}

/** What runs, and how long all commands on one project may take. */
export interface FlutterRunner {
  sandbox: Sandbox;
  sdk: FlutterSdk;
  milliseconds: number;
}

const OUTPUT_CHARACTERS = 100_000;

/** Where packages are, in the folder of Flutter. */
export const PACKAGE_CACHE = ".pub-cache";

/**
 * Runs commands on a project one after the other, until one of them fails or the time is over; returns how each ended. Rejects
 * with the signal's reason if that aborts.
 */
export async function runFlutter(
  runner: FlutterRunner,
  { files, commands }: { files: ProjectFiles; commands: ReadonlyArray<readonly string[]> },
  signal: AbortSignal,
): Promise<FlutterRun[]> {
  signal.throwIfAborted();
  const compartment = await openCompartment(runner.sandbox, FLUTTER_LIMITS);
  const folder = await makeOwnFolder(tmpdir(), "flutter");
  const ending = AbortSignal.any([signal, AbortSignal.timeout(runner.milliseconds)]);
  const runs: FlutterRun[] = [];
  try {
    await layOut(compartment.sandbox, folder, files);
    for (const words of commands) {
      const run = await runCommand({ runner, compartment, folder }, words, ending);
      signal.throwIfAborted();
      runs.push(run);
      if (run.status !== 0) break;
    }
    return runs;
  } finally {
    await compartment.end();
    await removeFolder(folder);
  }
}

/** Writes the files; the folder and all in it are the confined user's. */
async function layOut(sandbox: Sandbox, folder: string, files: ProjectFiles): Promise<void> {
  const made = new Set<string>([folder, join(folder, ".home")]);
  await mkdir(join(folder, ".home"));
  for (const [path, text] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    for (let above = dirname(target); above.length > folder.length; above = dirname(above)) made.add(above);
    await writeFile(target, text);
    made.add(target);
  }
  for (const path of made) await handOver(sandbox, path);
}

interface Place {
  runner: FlutterRunner;
  compartment: Compartment;
  folder: string;
}

/** A confined program begins in the root folder. */
const IN_FOLDER = 'cd "$0" && exec "$@"';

async function runCommand({ runner, compartment, folder }: Place, words: readonly string[], ending: AbortSignal): Promise<FlutterRun> {
  const { sdk } = runner;
  const { command, args } = confine(compartment.sandbox, {
    command: "/bin/sh",
    args: ["-c", IN_FOLDER, folder, sdk.program, ...sdk.tool, "--suppress-analytics", "--no-version-check", ...words],
    readable: [sdk.folder],
    writable: [folder],
    network: false,
    refusesNamespaces: true,
  });
  const child = spawn(command, args, { env: environment(sdk, folder), stdio: ["ignore", "pipe", "pipe"] });
  lowerPriority(child.pid, TOOL_NICENESS);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-OUTPUT_CHARACTERS)));
  const end = (): void => endChild(child);
  ending.addEventListener("abort", end, { once: true });
  if (ending.aborted) end();
  const status = await new Promise<number | null>((resolve) => {
    child.once("close", (code) => resolve(code));
    child.once("error", () => resolve(null));
  });
  ending.removeEventListener("abort", end);
  return { status: ending.aborted ? null : status, output };
}

const environment = (sdk: FlutterSdk, folder: string): Record<string, string> => ({
  PATH: "/usr/bin:/bin",
  HOME: join(folder, ".home"),
  FLUTTER_ROOT: sdk.folder,
  PUB_CACHE: join(sdk.folder, PACKAGE_CACHE),
  // Its lock is in the folder that only it writes.
  FLUTTER_ALREADY_LOCKED: "true",
  CI: "true",
});
