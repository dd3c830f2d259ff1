// Installed does not mean allowed: containers and hardened kernels often ship bwrap or unshare and refuse what they do,
// and if our files are readable only by root, another user cannot read them. So each way is tried once, on this file
// and on Node.js, strongest first, and the first that works is used.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { release } from "node:os";
import { promisify } from "node:util";
import { confine } from "./confine.ts";
import type { Sandbox } from "./confine.ts";
import { findGroupRoot } from "./groups/find-group-root.ts";
import { readHardLimits } from "./limits/child-limits.ts";
import { SANDBOX_LIMITS } from "./limits/limits-of-tools.ts";
import { pickUser } from "./limits/pick-user.ts";
import { systemCallsOf } from "./seccomp/system-calls.ts";

const PROGRAM_FOLDERS = ["/usr/bin", "/bin", "/usr/local/bin", "/run/current-system/sw/bin"];

/** Programs, libraries and fonts: what a program needs to start, and nothing private. */
const SYSTEM_PATHS = [
  "/usr",
  "/bin",
  "/sbin",
  "/lib",
  "/lib32",
  "/lib64",
  "/nix/store",
  "/run/current-system",
  "/etc/ld.so.cache",
  "/etc/alternatives",
  "/etc/fonts",
];

const NO_LIMITS = { filteredBy: null, limits: null, groups: [] } as const;

const NO_SANDBOX: Sandbox = {
  confinement: "none",
  user: null,
  program: null,
  setpriv: "setpriv",
  prlimit: null,
  system: [],
  ceilings: {},
  countsByNamespace: false,
  sizesFolders: false,
  groupRoot: null,
  ...NO_LIMITS,
};

const OWN_FILE = import.meta.filename;

const run = promisify(execFile);

const programAt = (folders: readonly string[], name: string): string | undefined =>
  folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));

async function succeeds(sandbox: Sandbox, [command, ...args]: readonly [string, ...string[]]): Promise<boolean> {
  const readable = [OWN_FILE, process.execPath];
  const confined = confine(sandbox, { command, args, readable, writable: [], network: false, refusesNamespaces: true });
  const environment = { PATH: PROGRAM_FOLDERS.join(":") };
  return run(confined.command, confined.args, { env: environment, timeout: 5_000, killSignal: "SIGKILL" }).then(
    () => true,
    () => false,
  );
}

const works = (sandbox: Sandbox): Promise<boolean> => succeeds(sandbox, ["test", "-r", OWN_FILE, "-a", "-x", process.execPath]);

/** Whether the kernel counts processes by user namespace, as it does since Linux 5.14. It never limits root's. */
function countsByNamespace(): boolean {
  const [major = 0, minor = 0] = release().split(".").map(Number);
  return process.getuid?.() !== 0 && (major > 5 || (major === 5 && minor >= 14));
}

/** bwrap has `--size` since version 0.7; the namespaces script always sets sizes. */
async function sizesFolders({ confinement, program }: Pick<Sandbox, "confinement" | "program">): Promise<boolean> {
  if (confinement !== "bwrap" || program === null) return confinement === "namespaces";
  const help = await run(program, ["--help"]).catch(() => null);
  return help?.stdout.includes("--size") ?? false;
}

/** Finds what can filter system calls in this sandbox. A kernel may lack filters, and a container may forbid them. */
async function findFilter(sandbox: Sandbox): Promise<string | null> {
  if (systemCallsOf(process.arch) === null) return null;
  const filteredBy = sandbox.confinement === "bwrap" ? "bwrap" : programAt(PROGRAM_FOLDERS, "perl");
  if (filteredBy === undefined) return null;
  const isFiltered = ["grep", "-q", "^Seccomp:.*2", "/proc/self/status"] as const;
  return (await succeeds({ ...sandbox, filteredBy, limits: SANDBOX_LIMITS }, isFiltered)) ? filteredBy : null;
}

/** The text of a file in `/proc/self`; empty if there is none. */
const ownFile = (name: string): Promise<string> => readFile(`/proc/self/${name}`, "utf8").catch(() => "");

/** Finds the strongest confinement that works here: bwrap, else `unshare`, else (as root) another user, else none. Takes tens of ms. */
export async function findSandbox(programFolders: readonly string[] = PROGRAM_FOLDERS): Promise<Sandbox> {
  if (process.platform !== "linux") return NO_SANDBOX;
  const system = SYSTEM_PATHS.filter((path) => existsSync(path));
  const setpriv = programAt(PROGRAM_FOLDERS, "setpriv");
  if (setpriv === undefined) return NO_SANDBOX;
  const prlimit = programAt(PROGRAM_FOLDERS, "prlimit") ?? null;
  const [ceilings, map] = [readHardLimits(await ownFile("limits")), await ownFile("uid_map")];
  const groupRoot = await findGroupRoot();
  const users = process.getuid?.() === 0 ? [pickUser(map), null] : [null];
  for (const [name, confinement] of [
    ["bwrap", "bwrap"],
    ["unshare", "namespaces"],
    [null, "none"],
  ] as const) {
    const program = name === null ? null : programAt(programFolders, name);
    if (program === undefined) continue;
    for (const user of users) {
      const way = { confinement, user, program };
      const found = { countsByNamespace: countsByNamespace(), sizesFolders: await sizesFolders(way) };
      const candidate: Sandbox = { ...way, setpriv, prlimit, system, ceilings, ...found, ...NO_LIMITS, groupRoot };
      if (await works(candidate)) return { ...candidate, filteredBy: await findFilter(candidate) };
    }
  }
  return NO_SANDBOX;
}
