// Starts a server, or adopts one left running by a service that was killed. After a crash of the main process its last
// children may hold the cluster for a moment, so that a start can fail at first: it is retried.
import { spawn } from "node:child_process";
import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";
import { boundLog } from "./bound-log.ts";
import { PROGRAM_ENVIRONMENT } from "./choose-identity.ts";
import { explainOutput, explainSpawn } from "./explain-output.ts";
import { findPostmaster, isPostmaster, removeStalePidFile, wasStartedWith } from "./find-postmaster.ts";
import type { Cluster } from "./make-cluster.ts";
import { stopPostmaster } from "./stop-postmaster.ts";

/** The arguments to start a server. */
export interface Launch {
  cluster: Cluster;
  socketFolder: string;
  settings: Readonly<Record<string, string>>;
  logFile: string;
}

/** The server's main process, and whether it was already running. */
export interface Launched {
  pid: number;
  adopted: boolean;
}

const LOOK_MILLISECONDS = 10;
const RETRIES = 8;
const PASSING = /pre-existing shared memory block|lock file ".*" already exists|is being shut down/;

/** Starts the server and waits until it responds. Throws a StartError that says why it does not. */
export async function launchPostmaster(launch: Launch): Promise<Launched> {
  const { folder } = launch.cluster;
  const running = findPostmaster(folder);
  if (running === null) return startNew(launch);
  const { pid } = running;
  const isRunning = () => isPostmaster({ pid, folder });
  if (wasStartedWith({ folder, words: wordsOf(launch) }) && (await untilReady(folder, isRunning))) return { pid, adopted: true };
  await stopPostmaster({ pid, folder });
  return startNew(launch);
}

async function startNew(launch: Launch): Promise<Launched> {
  const { folder } = launch.cluster;
  for (let tries = 0; ; tries += 1) {
    removeStalePidFile(folder);
    const started = await startOnce(launch);
    if (started.pid !== null) return { pid: started.pid, adopted: false };
    if (tries >= RETRIES || !PASSING.test(started.output)) throw explainOutput({ output: started.output, folder, log: launch.logFile });
    await pause(50 * 2 ** Math.min(tries, 5));
  }
}

async function startOnce(launch: Launch): Promise<{ pid: number; output: "" } | { pid: null; output: string }> {
  const { cluster, logFile } = launch;
  const log = openLog(launch);
  const before = fstatSync(log).size;
  const [command = "", ...words] = [...cluster.identity.prefix, ...wordsOf(launch)];
  const options = { ...cluster.identity.user, cwd: "/", env: PROGRAM_ENVIRONMENT, detached: true };
  const child = spawn(command, words, { ...options, stdio: ["ignore", log, log] });
  closeSync(log);
  child.unref();
  let isRunning = true;
  child.once("exit", () => (isRunning = false));
  const refused = new Promise<string>((resolve) =>
    child.once("error", (error) => resolve("code" in error ? String(error.code) : error.message)),
  );
  if (child.pid === undefined) throw explainSpawn(cluster.binaries.postgres, await refused);
  if (await untilReady(cluster.folder, () => isRunning)) return { pid: child.pid, output: "" };
  return { pid: null, output: readFileSync(logFile).subarray(before).toString() };
}

async function untilReady(folder: string, isRunning: () => boolean): Promise<boolean> {
  while (isRunning()) {
    if (findPostmaster(folder)?.isReady) return true;
    await pause(LOOK_MILLISECONDS);
  }
  return false;
}

function openLog({ cluster, logFile }: Launch): number {
  boundLog(logFile);
  const opened = attemptSync(() => openSync(logFile, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT, 0o600));
  if (opened.ok) return opened.value;
  throw explainOutput({ output: opened.error.message, folder: cluster.folder, log: null });
}

function wordsOf({ cluster, socketFolder, settings }: Launch): string[] {
  const options = Object.entries({ ...settings, unix_socket_directories: socketFolder }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  return [cluster.binaries.postgres, "-D", cluster.folder, ...options];
}
