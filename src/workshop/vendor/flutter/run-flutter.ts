// Runs commands of Flutter on a project: confined like every tool that reads generated code, in a folder that is removed, without
// network, and with nothing of the service's environment. The packages are those of `.pub-cache` in Flutter's own folder.
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProjectFiles } from "../../project-files.ts";
import { type FolderRun, homeIn, layOut, runInFolder } from "../../sandbox/children/run-in-folder.ts";
import type { Sandbox } from "../../sandbox/confine.ts";
import { FLUTTER_LIMITS } from "../../sandbox/limits/limits-of-tools.ts";
import { type Compartment, openCompartment } from "../../sandbox/open-compartment.ts";
import { makeOwnFolder, removeFolder } from "../../sandbox/own-folder.ts";
import type { FlutterSdk } from "./find-flutter.ts";

/** How a command ended: its status, null if it was ended, and the last of what it wrote. */
export type FlutterRun = FolderRun;

/** What runs, and how long all commands on one project may take. */
export interface FlutterRunner {
  sandbox: Sandbox;
  sdk: FlutterSdk;
  milliseconds: number;
}

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

interface Place {
  runner: FlutterRunner;
  compartment: Compartment;
  folder: string;
}

function runCommand({ runner, compartment, folder }: Place, words: readonly string[], ending: AbortSignal): Promise<FlutterRun> {
  const { sdk } = runner;
  const command = {
    words: [sdk.program, ...sdk.tool, "--suppress-analytics", "--no-version-check", ...words],
    readable: [sdk.folder],
    environment: environment(sdk, folder),
  };
  return runInFolder({ sandbox: compartment.sandbox, folder }, command, ending);
}

const environment = (sdk: FlutterSdk, folder: string): Record<string, string> => ({
  PATH: "/usr/bin:/bin",
  HOME: homeIn(folder),
  FLUTTER_ROOT: sdk.folder,
  PUB_CACHE: join(sdk.folder, PACKAGE_CACHE),
  // Its lock is in the folder that only it writes.
  FLUTTER_ALREADY_LOCKED: "true",
  CI: "true",
});
