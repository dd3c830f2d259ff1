// Being installed is not being allowed: containers and hardened kernels often carry bwrap or unshare and refuse what they
// do; and where our own files are root's alone, another user cannot read them. So each way is tried once, on this very file
// and on Node.js, strongest first, and the first that works is used.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { confine, UNPRIVILEGED_USER } from "./confine.ts";
import type { Sandbox } from "./confine.ts";

const PROGRAM_FOLDERS = ["/usr/bin", "/bin", "/usr/local/bin", "/run/current-system/sw/bin"];

/** Programs, libraries and fonts: what a program needs to start, and nothing that is private. */
const SYSTEM_PATHS = [
  ...["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix/store", "/run/current-system"],
  ...["/etc/ld.so.cache", "/etc/alternatives", "/etc/fonts"],
];

const NO_SANDBOX: Sandbox = { confinement: "none", user: null, program: null, setpriv: "setpriv", prlimit: null, system: [] };

const OWN_FILE = import.meta.filename;

const run = promisify(execFile);

const programAt = (folders: readonly string[], name: string): string | undefined =>
  folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));

async function works(sandbox: Sandbox): Promise<boolean> {
  const args = ["-r", OWN_FILE, "-a", "-x", process.execPath];
  const readable = [OWN_FILE, process.execPath];
  const confined = confine(sandbox, { command: "test", args, readable, writable: [], network: false });
  const environment = { PATH: PROGRAM_FOLDERS.join(":") };
  return run(confined.command, confined.args, { env: environment, timeout: 5_000, killSignal: "SIGKILL" }).then(
    () => true,
    () => false,
  );
}

/** Finds the strongest confinement that works on this machine: bwrap, else namespaces made by util-linux `unshare`, else (as root) another user, else none. Tries each; takes some tens of milliseconds. */
export async function findSandbox(programFolders: readonly string[] = PROGRAM_FOLDERS): Promise<Sandbox> {
  if (process.platform !== "linux") return NO_SANDBOX;
  const system = SYSTEM_PATHS.filter((path) => existsSync(path));
  const setpriv = programAt(PROGRAM_FOLDERS, "setpriv");
  if (setpriv === undefined) return NO_SANDBOX;
  const prlimit = programAt(PROGRAM_FOLDERS, "prlimit") ?? null;
  const users = process.getuid?.() === 0 ? [UNPRIVILEGED_USER, null] : [null];
  for (const [name, confinement] of [
    ["bwrap", "bwrap"],
    ["unshare", "namespaces"],
    [null, "none"],
  ] as const) {
    const program = name === null ? null : programAt(programFolders, name);
    const candidates = program === undefined ? [] : users.map((user) => ({ confinement, user, program, setpriv, prlimit, system }));
    for (const candidate of candidates) if (await works(candidate)) return candidate;
  }
  return NO_SANDBOX;
}
