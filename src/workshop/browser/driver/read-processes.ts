// Resource usage of a process tree, from Linux's /proc (proc(5)). Unknown on other platforms.
import { readdirSync, readFileSync } from "node:fs";

/** One process of a tree. CPU time is user plus system time in seconds; memory is not backed by files, in bytes. */
export interface ProcessUse {
  id: number;
  cpuSeconds: number;
  /** How long its main thread was ready to run while others had the processors. */
  waitedSeconds: number;
  memoryBytes: number;
  threads: number;
}

interface Stat {
  id: number;
  parent: number;
  cpuSeconds: number;
  threads: number;
}

// The kernel reports times in /proc in USER_HZ, which is 100 on every architecture that Node.js runs on.
const TICKS_A_SECOND = 100;

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function readStat(id: number): Stat[] {
  const text = readText(`/proc/${id}/stat`);
  if (text === null) return [];
  // The command is the second field, in parentheses, and may contain anything.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const [parent, user, system, threads] = [fields[1], fields[11], fields[12], fields[17]].map(Number);
  if (parent === undefined || user === undefined || system === undefined || threads === undefined) return [];
  return [{ id, parent, cpuSeconds: (user + system) / TICKS_A_SECOND, threads }];
}

/** The ids of all processes of the machine; empty without /proc. */
export function processIds(): number[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
}

function memoryBytesOf(id: number): number {
  const status = readText(`/proc/${id}/status`) ?? "";
  const kilobytes = ["RssAnon", "RssShmem"].map((name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0));
  return kilobytes.reduce((sum, size) => sum + size, 0) * 1024;
}

/** How long the main thread of a process has waited for a processor (sched-stats, the second field, in nanoseconds); 0 where the kernel does not count it. */
export function waitedSecondsOf(id: number): number {
  const nanoseconds = Number((readText(`/proc/${id}/schedstat`) ?? "").split(" ")[1] ?? 0);
  return Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0;
}

/** The process with this id and all its descendants; empty without /proc, or if there is no such process. `skipped` are ids that are not read. */
export function readProcesses(root: number, skipped: ReadonlySet<number> = new Set()): ProcessUse[] {
  const all = processIds().flatMap((id) => (skipped.has(id) ? [] : readStat(id)));
  const below = new Map<number, Stat[]>();
  for (const stat of all) below.set(stat.parent, [...(below.get(stat.parent) ?? []), stat]);
  const tree = all.filter(({ id }) => id === root);
  for (const { id } of tree) tree.push(...(below.get(id) ?? []));
  return tree.map(({ id, cpuSeconds, threads }) => ({
    id,
    cpuSeconds,
    waitedSeconds: waitedSecondsOf(id),
    threads,
    memoryBytes: memoryBytesOf(id),
  }));
}
