import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { API } from "typescript/unstable/async";
import { confine, handOver } from "../sandbox/confine.ts";
import type { Sandbox } from "../sandbox/confine.ts";
import { findPackage } from "../vendor/find-package.ts";
import { openRelay } from "./open-relay.ts";
import type { TypingsFolder } from "./typings-folder.ts";

/** A running TypeScript that answers requests about projects in its folder. `ended` resolves once its process is gone. */
export interface TypescriptServer {
  api: API;
  /** The folder of TypeScript's own declarations. */
  library: string;
  ended: Promise<void>;
  end(): void;
}

const PACKAGE = `@typescript/typescript-${process.platform}-${process.arch}`;
const START_DEADLINE_MILLISECONDS = 15_000;
const MEMORY_MEGABYTES = 1_536;

function findCompiler(): string {
  const typescript = findPackage("typescript");
  const platform = typescript && findPackage(PACKAGE, join(typescript, "package.json"));
  if (platform === null) throw new Error(`The package ${PACKAGE} is not installed; type checks need it.`);
  return join(platform, "lib", process.platform === "win32" ? "tsc.exe" : "tsc");
}

/** Starts TypeScript 7 in a process that reads its own library, the typings and the projects, and nothing else, and loads the vetted typings. Throws when it does not come up. */
export async function startTypescriptServer(sandbox: Sandbox, folder: TypingsFolder): Promise<TypescriptServer> {
  const compiler = findCompiler();
  const socketFolder = await mkdtemp(join(folder.path, "socket-"));
  await handOver(sandbox, socketFolder);
  const socket = join(socketFolder, "api");
  const { command, args } = confine(sandbox, {
    command: compiler,
    args: ["--api", "--async", "--cwd", folder.path, "--pipe", socket],
    readable: [dirname(compiler), folder.path, ...folder.packages],
    writable: [socketFolder],
    network: false,
    memoryMegabytes: MEMORY_MEGABYTES,
  });
  // Before the process is there: what fails now leaves nothing running.
  const relay = await openRelay(socket);
  const child = spawn(command, args, { env: { PATH: "/usr/bin:/bin", GOMEMLIMIT: "1GiB" }, stdio: "ignore" });
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  void ended.then(() => relay.close());
  const api = new API({ pipe: relay.socket });
  const loaded = api.updateSnapshot({ openProjects: [folder.anchor] }).then(
    () => true,
    () => false,
  );
  const late = wait(START_DEADLINE_MILLISECONDS, false, { ref: false });
  if (await Promise.race([loaded, ended.then(() => false), late])) {
    return { api, library: dirname(compiler), ended, end: () => void child.kill("SIGKILL") };
  }
  child.kill("SIGKILL");
  throw new Error("TypeScript did not start.");
}
