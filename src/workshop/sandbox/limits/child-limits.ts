// What one confined child may use of this machine. Some limits apply to each of its processes (resource limits, on
// every Linux), some to all of them together (control groups, where we may create them); a child gets both.

/** The limits of one child. Megabytes are 1,048,576 bytes. */
export interface ChildLimits {
  /** Memory of all its processes together, including its folders in memory. Enforced where there are control groups. */
  memoryMegabytes: number;
  /** Private memory of each of its processes. */
  processMegabytes: number;
  /** Processes and threads, counted together. */
  tasks: number;
  /** Open files of each process. */
  openFiles: number;
  /** The largest file that it can write. */
  fileMegabytes: number;
  /** The size of each of its own folders in memory, `/tmp` and `/dev/shm`. */
  scratchMegabytes: number;
}

/** Resources that `prlimit` limits, by option name. */
export type LimitedResource = "data" | "nproc" | "nofile" | "fsize" | "core";

/** The most that this process may allow a child, by resource; absent if unlimited. */
export type Ceilings = Readonly<Partial<Record<LimitedResource, number>>>;

const MEGABYTE = 1_048_576;

/** The limits as `prlimit` sets them: bytes, and numbers of tasks and files. */
export function resourceLimits(limits: ChildLimits): Record<LimitedResource, number> {
  return {
    data: limits.processMegabytes * MEGABYTE,
    nproc: limits.tasks,
    nofile: limits.openFiles,
    fsize: limits.fileMegabytes * MEGABYTE,
    core: 0,
  };
}

const ROWS: readonly (readonly [LimitedResource, string])[] = [
  ["data", "Max data size"],
  ["nproc", "Max processes"],
  ["nofile", "Max open files"],
  ["fsize", "Max file size"],
  ["core", "Max core file size"],
];

/** Reads hard limits from the text of a `/proc/<pid>/limits` (proc_pid_limits(5)); unlimited ones are omitted. */
export function readHardLimits(text: string): Ceilings {
  const found = ROWS.flatMap(([resource, row]) => {
    const hard = new RegExp(`^${row} +\\S+ +(\\d+)`, "m").exec(text)?.[1];
    return hard === undefined ? [] : [[resource, Number(hard)] as const];
  });
  return Object.fromEntries(found);
}

/** The `prlimit` options that set these limits. A limit above the ceiling could not be set, so the ceiling is set instead. */
export function prlimitOptions(limits: ChildLimits, { ceilings, countsApart }: { ceilings: Ceilings; countsApart: boolean }): string[] {
  return Object.entries(resourceLimits(limits)).flatMap(([resource, wanted]) => {
    if (resource === "nproc" && !countsApart) return [];
    const ceiling = Object.entries(ceilings).find(([name]) => name === resource)?.[1] ?? Infinity;
    return [`--${resource}=${Math.min(wanted, ceiling)}`];
  });
}
