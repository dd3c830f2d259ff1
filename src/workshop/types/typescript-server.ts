// One TypeScript process with a folder, a socket and a compartment of its own, which are removed when it exits.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { dirname, join } from "node:path";
import { API } from "typescript/unstable/async";
import type { HeldLimit } from "../proof.ts";
import { confine, handOver } from "../sandbox/confine.ts";
import type { Sandbox } from "../sandbox/confine.ts";
import { endChild } from "../sandbox/children/end-child.ts";
import { lowerPriority, TOOL_NICENESS } from "../sandbox/children/lower-priority.ts";
import { readHeldLimits } from "../sandbox/limits/held-limits.ts";
import { TYPESCRIPT_LIMITS } from "../sandbox/limits/limits-of-tools.ts";
import { openCompartment } from "../sandbox/open-compartment.ts";
import { withinCpuTime } from "../sandbox/children/within-cpu-time.ts";
import { findPackage } from "../vendor/find-package.ts";
import { openRelay } from "./open-relay.ts";
import { removeFolder } from "../sandbox/own-folder.ts";
import { makeTypingsFolder } from "./typings-folder.ts";
import type { Typings, TypingsFolder } from "./typings-folder.ts";

/** A running TypeScript for projects in its folder. `ended` resolves once its process exits, `removed` once nothing of it remains. */
export interface TypescriptServer {
  api: API;
  /** The sandbox of this process alone, to hand files over to it. */
  sandbox: Sandbox;
  folder: TypingsFolder;
  /** The folder of TypeScript's own declarations. */
  library: string;
  pid: number;
  /** The limits that it actually has. */
  held: readonly HeldLimit[];
  ended: Promise<void>;
  removed: Promise<void>;
  isAlive(): boolean;
  end(): void;
}

const PACKAGE = `@typescript/typescript-${process.platform}-${process.arch}`;
/** Loading the vetted typings was measured to take a second of CPU time. */
const START_CPU_MILLISECONDS = 8_000;

function findCompiler(): string {
  const typescript = findPackage("typescript");
  const platform = typescript && findPackage(PACKAGE, join(typescript, "package.json"));
  if (platform === null) throw new Error(`The package ${PACKAGE} is not installed; type checks need it.`);
  return join(platform, "lib", process.platform === "win32" ? "tsc.exe" : "tsc");
}

/** Starts the process; it will listen in `socketFolder`. */
async function spawnCompiler(sandbox: Sandbox, { folder, socketFolder }: { folder: TypingsFolder; socketFolder: string }) {
  const compiler = findCompiler();
  const socket = join(socketFolder, "api");
  const { command, args } = confine(sandbox, {
    command: compiler,
    args: ["--api", "--async", "--cwd", folder.path, "--pipe", socket],
    readable: [dirname(compiler), folder.path, ...folder.packages],
    writable: [socketFolder],
    network: false,
    refusesNamespaces: true,
  });
  // Opened before the process is spawned: if it fails, nothing is left running.
  const relay = await openRelay(socket);
  const child = spawn(command, args, { env: { PATH: "/usr/bin:/bin", GOMEMLIMIT: "1GiB" }, stdio: "ignore" });
  lowerPriority(child.pid, TOOL_NICENESS);
  return { child, relay, library: dirname(compiler) };
}

const whenGone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });

/** Starts TypeScript 7, confined to its library, the typings and the projects, and loads the vetted typings. Throws if that fails. */
export async function startTypescriptServer(found: Sandbox, typings: Typings): Promise<TypescriptServer> {
  const compartment = await openCompartment(found, TYPESCRIPT_LIMITS);
  const { sandbox } = compartment;
  const folder = await makeTypingsFolder(sandbox, typings);
  try {
    const socketFolder = await mkdtemp(join(folder.path, "socket-"));
    await handOver(sandbox, socketFolder);
    const { child, relay, library } = await spawnCompiler(sandbox, { folder, socketFolder });
    const ended = whenGone(child);
    const api = new API({ pipe: relay.socket });
    const loaded = api.updateSnapshot({ openProjects: [folder.anchor] }).then(
      () => true,
      () => false,
    );
    const limits = { pid: child.pid ?? 0, cpuMilliseconds: START_CPU_MILLISECONDS, signal: new AbortController().signal };
    const outcome = await withinCpuTime(Promise.race([loaded, ended.then(() => false)]), limits);
    const isUp = typeof outcome === "object" && outcome.value;
    if (!isUp) endChild(child);
    const removed = ended.then(() => Promise.all([relay.close(), removeFolder(folder.path), compartment.end()])).then(() => undefined);
    if (!isUp) await removed;
    if (!isUp) throw new Error("TypeScript did not start.");
    const pid = child.pid ?? 0;
    const held = await readHeldLimits(sandbox, pid);
    const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
    return { api, sandbox, folder, library, pid, held, ended, removed, isAlive, end: () => endChild(child) };
  } catch (error) {
    await removeFolder(folder.path);
    await compartment.end();
    throw error;
  }
}
