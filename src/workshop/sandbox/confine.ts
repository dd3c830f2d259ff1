// Untrusted input is only ever handled by processes that can see nothing of this machine but what is named here: system
// programs and libraries, the folders asked for, no network, no other processes. As root they also lose root: they run as
// the user 65534, after the mounts are made, so that folders below root's home still work.
import { chown } from "node:fs/promises";
import type { Confinement } from "../proof.ts";

/** How this machine can confine a process, as `findSandbox` found out. */
export interface Sandbox {
  confinement: Exclude<Confinement, "browser sandbox only">;
  /** The user that confined processes have on disk; null when they keep ours. */
  user: number | null;
  /** Absolute path of `bwrap` or `unshare`; null when there is no confinement. */
  program: string | null;
  /** Absolute path of util-linux `setpriv`, which lowers what a process may do. */
  setpriv: string;
  /** Absolute path of util-linux `prlimit`; null when there is none, and then memory is not limited. */
  prlimit: string | null;
  /** System folders and files of this machine that programs need to start; always readable inside. */
  system: readonly string[];
}

/** A command to confine. Paths are absolute, must exist, and are found inside under the same path. */
export interface ConfineRequest {
  command: string;
  args: readonly string[];
  readable: readonly string[];
  writable: readonly string[];
  /** False: only a loopback interface that nobody answers on. */
  network: boolean;
  /** The most private memory that each process inside may have; absent: no limit. */
  memoryMegabytes?: number;
}

/** What to hand to `spawn`. End it with SIGKILL: everything inside ends with it, and it ends when its parent does. */
export interface ConfinedCommand {
  command: string;
  args: string[];
  confinement: Confinement;
}

/** The user and group that confined processes run as when we are root: "nobody" on every Linux. */
export const UNPRIVILEGED_USER = 65534;

const NAMESPACES_SCRIPT = new URL("./enter-namespaces.sh", import.meta.url).pathname;

/** The command itself, behind the program that limits its memory. */
function limitedCommand({ prlimit }: Sandbox, { command, args, memoryMegabytes }: ConfineRequest): string[] {
  if (prlimit === null || memoryMegabytes === undefined) return [command, ...args];
  return [prlimit, `--data=${memoryMegabytes * 1024 * 1024}`, "--", command, ...args];
}

const asUnprivilegedUser = ({ user, setpriv }: Sandbox): string[] =>
  user === null
    ? []
    : [setpriv, `--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all", "--"];

/** Every folder above the given paths, outermost first: bwrap would make them readable to root only. */
function foldersAbove(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const parts = path.split("/").slice(1, -1);
    parts.forEach((_, index) => folders.add(`/${parts.slice(0, index + 1).join("/")}`));
  }
  return [...folders].sort();
}

/** Paths without those that lie inside another one: that one brings them along. */
const outermost = (paths: readonly string[]): string[] =>
  [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)));

function bwrapArguments(sandbox: Sandbox, request: ConfineRequest): string[] {
  const readable = outermost([...sandbox.system, ...request.readable]);
  return [
    ...(sandbox.user === null ? ["--unshare-user", "--uid", `${UNPRIVILEGED_USER}`, "--gid", `${UNPRIVILEGED_USER}`] : []),
    ...["--unshare-pid", "--unshare-ipc", "--unshare-uts", "--die-with-parent", "--new-session"],
    ...(request.network ? [] : ["--unshare-net"]),
    ...[
      "--proc",
      "/proc",
      "--dev",
      "/dev",
      "--perms",
      "1777",
      "--tmpfs",
      "/dev/shm",
      "--perms",
      "1777",
      "--tmpfs",
      "/tmp",
      "--dir",
      "/run",
    ],
    ...foldersAbove([...readable, ...request.writable]).flatMap((path) => ["--dir", path]),
    ...readable.flatMap((path) => ["--ro-bind", path, path]),
    ...request.writable.flatMap((path) => ["--bind", path, path]),
    ...["--", ...asUnprivilegedUser(sandbox), ...limitedCommand(sandbox, request)],
  ];
}

function namespaceArguments(sandbox: Sandbox, request: ConfineRequest, program: string): string[] {
  return [
    ...["--pdeathsig", "KILL", program, "--mount", "--pid", "--ipc", "--uts", "--fork", "--kill-child=KILL"],
    ...(request.network ? [] : ["--net"]),
    ...["/bin/sh", NAMESPACES_SCRIPT, sandbox.user === null ? "self" : `${sandbox.user}`],
    ...outermost([...sandbox.system, ...request.readable]).flatMap((path) => ["--readable", path]),
    ...request.writable.flatMap((path) => ["--writable", path]),
    ...["--", ...limitedCommand(sandbox, request)],
  ];
}

/** Builds the command line that runs a command confined as `sandbox` allows; plain when it allows nothing. The environment is the caller's to give. */
export function confine(sandbox: Sandbox, request: ConfineRequest): ConfinedCommand {
  const { confinement, program } = sandbox;
  if (confinement === "bwrap" && program) return { command: program, args: bwrapArguments(sandbox, request), confinement };
  if (confinement === "namespaces" && program) {
    const inner = namespaceArguments(sandbox, request, program);
    return sandbox.user === null
      ? { command: program, args: ["--user", "--map-root-user", sandbox.setpriv, ...inner], confinement }
      : { command: sandbox.setpriv, args: inner, confinement };
  }
  const [command = request.command, ...args] = [...asUnprivilegedUser(sandbox), ...limitedCommand(sandbox, request)];
  return { command, args, confinement: "none" };
}

/** Gives a folder or file that a confined process shall write to the user which that process will have. */
export async function handOver(sandbox: Sandbox, path: string): Promise<void> {
  if (sandbox.user !== null) await chown(path, sandbox.user, sandbox.user);
}
