// Untrusted input is handled only by processes that see nothing of this machine but what is listed here: system
// programs and libraries, the requested folders, no network, no other processes, and no more resources than the limits
// allow. If started as root they also drop root: they switch to a user of their own after the mounts are made, so that
// folders below root's home still work.
import { chown } from "node:fs/promises";
import type { Confinement } from "../proof.ts";
import type { GroupRoot } from "./groups/group-root.ts";
import { prlimitOptions } from "./limits/child-limits.ts";
import type { Ceilings, ChildLimits } from "./limits/child-limits.ts";
import { FILTER_DESCRIPTOR, perlCommand, printableFilter } from "./seccomp/filter-command.ts";

/** How this machine can confine a process (from `findSandbox`) or one child (from `openCompartment`). Plain data, to be sent over IPC. */
export interface Sandbox {
  confinement: Exclude<Confinement, "browser sandbox only">;
  /** The user that confined processes have on disk; null if they keep ours. */
  user: number | null;
  /** Absolute path of `bwrap` or `unshare`; null if there is no confinement. */
  program: string | null;
  /** Absolute path of util-linux `setpriv`, which drops privileges. */
  setpriv: string;
  /** Absolute path of util-linux `prlimit`; null if there is none, and then there are no per-process limits. */
  prlimit: string | null;
  /** The hard limits of this process itself. */
  ceilings: Ceilings;
  /** Whether the kernel counts and limits our processes by namespace. */
  countsByNamespace: boolean;
  /** Whether folders in memory (tmpfs) can have a size limit. */
  sizesFolders: boolean;
  /** What filters system calls: `bwrap` itself, or a perl at this path; null if nothing can. */
  filteredBy: string | null;
  /** Where control groups can be created; null if they cannot. */
  groupRoot: GroupRoot | null;
  /** The limits of a child; null for none. */
  limits: ChildLimits | null;
  /** The folders of the control groups that the child enters first. */
  groups: readonly string[];
  /** System folders and files that programs need to start; always readable inside. */
  system: readonly string[];
}

/** A command to confine. Paths are absolute, must exist, and are the same inside. */
export interface ConfineRequest {
  command: string;
  args: readonly string[];
  readable: readonly string[];
  writable: readonly string[];
  /** False: only a loopback interface with nothing listening on it. */
  network: boolean;
  /** True: it may not create namespaces, which Chromium needs for its own sandbox. */
  refusesNamespaces?: boolean;
}

/** The arguments for `spawn`. End it with SIGKILL: everything inside dies with it, and it dies with its parent. */
export interface ConfinedCommand {
  command: string;
  args: string[];
  confinement: Confinement;
}

/** The user and group that confined processes see if we are not root: "nobody" on every Linux. */
export const UNPRIVILEGED_USER = 65534;

const LIMITS_SCRIPT = new URL("./scripts/enter-limits.sh", import.meta.url).pathname;
const NAMESPACES_SCRIPT = new URL("./scripts/enter-namespaces.sh", import.meta.url).pathname;

/** Whether one child's processes are counted separately; otherwise the operator's other programs would count towards the limit. */
const countsApart = ({ user, confinement, countsByNamespace }: Sandbox): boolean =>
  user !== null || (confinement !== "none" && countsByNamespace);

/** The command, preceded by what limits each of its processes. */
function limitedCommand(sandbox: Sandbox, { command, args, refusesNamespaces = false }: ConfineRequest): string[] {
  const { prlimit, limits, filteredBy } = sandbox;
  if (limits === null) return [command, ...args];
  const filter = filteredBy === null || filteredBy === "bwrap" ? [] : perlCommand(filteredBy, refusesNamespaces);
  const options = { ceilings: sandbox.ceilings, countsApart: countsApart(sandbox) };
  const limited = prlimit === null ? [] : [prlimit, ...prlimitOptions(limits, options), "--"];
  return [...filter, ...limited, command, ...args];
}

const asUnprivilegedUser = ({ user, setpriv }: Sandbox): string[] =>
  user === null
    ? []
    : [
        setpriv,
        "--pdeathsig",
        "KILL",
        `--reuid=${user}`,
        `--regid=${user}`,
        "--clear-groups",
        "--no-new-privs",
        "--inh-caps=-all",
        "--bounding-set=-all",
        "--",
      ];

/** Every folder above the given paths, outermost first: bwrap would create them readable to root only. */
function foldersAbove(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const parts = path.split("/").slice(1, -1);
    parts.forEach((_, index) => folders.add(`/${parts.slice(0, index + 1).join("/")}`));
  }
  return [...folders].sort();
}

/** Drops paths that lie inside another one, which already includes them. */
const outermost = (paths: readonly string[]): string[] =>
  [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)));

function bwrapArguments(sandbox: Sandbox, request: ConfineRequest): string[] {
  const readable = outermost([...sandbox.system, ...request.readable]);
  const { limits, sizesFolders } = sandbox;
  const size = limits && sizesFolders ? ["--size", `${limits.scratchMegabytes * 1_048_576}`] : [];
  return [
    ...(sandbox.user === null ? ["--unshare-user", "--uid", `${UNPRIVILEGED_USER}`, "--gid", `${UNPRIVILEGED_USER}`] : []),
    "--unshare-pid",
    "--unshare-ipc",
    "--unshare-uts",
    "--die-with-parent",
    "--new-session",
    ...(request.network ? [] : ["--unshare-net"]),
    "--proc",
    "/proc",
    "--dev",
    "/dev",
    "--dir",
    "/run",
    ...["/dev/shm", "/tmp"].flatMap((path) => [...size, "--perms", "1777", "--tmpfs", path]),
    ...foldersAbove([...readable, ...request.writable]).flatMap((path) => ["--dir", path]),
    ...readable.flatMap((path) => ["--ro-bind", path, path]),
    ...request.writable.flatMap((path) => ["--bind", path, path]),
    "--remount-ro",
    "/",
    ...(limits && sandbox.filteredBy === "bwrap" ? ["--seccomp", `${FILTER_DESCRIPTOR}`] : []),
    "--",
    ...asUnprivilegedUser(sandbox),
    ...limitedCommand(sandbox, request),
  ];
}

function namespaceArguments(sandbox: Sandbox, request: ConfineRequest, program: string): string[] {
  return [
    "--pdeathsig",
    "KILL",
    program,
    "--mount",
    "--pid",
    "--ipc",
    "--uts",
    "--fork",
    "--kill-child=KILL",
    ...(request.network ? [] : ["--net"]),
    "/bin/sh",
    NAMESPACES_SCRIPT,
    sandbox.user === null ? "self" : `${sandbox.user}`,
    sandbox.limits ? `${sandbox.limits.scratchMegabytes}m` : "50%",
    ...outermost([...sandbox.system, ...request.readable]).flatMap((path) => ["--readable", path]),
    ...request.writable.flatMap((path) => ["--writable", path]),
    "--",
    ...limitedCommand(sandbox, request),
  ];
}

function confinedCommand(sandbox: Sandbox, request: ConfineRequest): string[] {
  const { confinement, program, user, setpriv } = sandbox;
  if (confinement === "bwrap" && program) return [program, ...bwrapArguments(sandbox, request)];
  if (confinement === "namespaces" && program) {
    const inner = [setpriv, ...namespaceArguments(sandbox, request, program)];
    return user === null ? [program, "--user", "--map-root-user", ...inner] : inner;
  }
  const tied = sandbox.system.length > 0 ? [setpriv, "--pdeathsig", "KILL", "--"] : [];
  return [...(user === null ? tied : asUnprivilegedUser(sandbox)), ...limitedCommand(sandbox, request)];
}

/** How the command line of every child in a compartment begins. */
function entering({ limits, groups, filteredBy }: Sandbox, { refusesNamespaces = false }: ConfineRequest): string[] {
  if (limits === null || process.platform !== "linux") return [];
  const filter = filteredBy === "bwrap" ? ["--filter", printableFilter(refusesNamespaces) ?? ""] : [];
  return ["/bin/sh", LIMITS_SCRIPT, ...groups.flatMap((folder) => ["--group", `${folder}/cgroup.procs`]), ...filter, "--"];
}

/** Builds the command line that confines a command as `sandbox` allows; unconfined if it allows nothing. The caller sets the env. */
export function confine(sandbox: Sandbox, request: ConfineRequest): ConfinedCommand {
  const [command = request.command, ...args] = [...entering(sandbox, request), ...confinedCommand(sandbox, request)];
  return { command, args, confinement: sandbox.confinement };
}

/** Makes a confined process's user the owner of a folder or file that the process must write. */
export async function handOver(sandbox: Sandbox, path: string): Promise<void> {
  if (sandbox.user !== null) await chown(path, sandbox.user, sandbox.user);
}
