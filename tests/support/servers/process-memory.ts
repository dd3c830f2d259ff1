// Memory of processes, measured from outside (Linux's /proc). Proportional memory (PSS) counts shared pages once.
import { readdirSync, readFileSync } from "node:fs";

/** Proportional memory (PSS) of a process and all its descendants, in megabytes. Linux only; NaN elsewhere. */
export function treeMemoryMegabytes(rootPid: number): number {
  return sumMegabytes(processTree(rootPid));
}

/** Peak resident memory (RSS) of a process, in megabytes. Linux only; NaN elsewhere. */
export function peakMemoryMegabytes(pid: number): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(read(pid, "status"))?.[1] ?? Number.NaN) / 1000;
}

/**
 * Resident memory (RSS) of a process, in megabytes: all of it, and the part not backed by files (heaps, buffers,
 * stacks). NaN if it cannot be read.
 */
export function residentMegabytes(pid: number): { all: number; anonymous: number } {
  const status = read(pid, "status");
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? Number.NaN) / 1000;
  return { all: field("VmRSS"), anonymous: field("RssAnon") };
}

/** Proportional memory of a service, in megabytes; PostgreSQL separately, because its shared pages fill up with what it has read. */
export interface ServiceMemory {
  service: number;
  /** Everything that the service started: browser, workbench, type checker. */
  children: number;
  postgres: number;
}

/**
 * Memory of a service and everything that it started. Includes processes that left the tree but have the service's data
 * folder in their command or environment, as a browser does whose parent has died.
 */
export function serviceMemory(pid: number, dataFolder: string): ServiceMemory {
  const tree = new Set(processTree(pid));
  const own = allPids().filter((one) => tree.has(one) || (one !== process.pid && mentions(one, dataFolder)));
  const isPostgres = (one: number) => read(one, "comm").startsWith("postgres");
  const children = own.filter((one) => one !== pid && !isPostgres(one));
  return { service: sumMegabytes([pid]), children: sumMegabytes(children), postgres: sumMegabytes(own.filter(isPostgres)) };
}

/** A process and all its descendants. Empty where there is no `/proc`. */
export function processTree(rootPid: number): number[] {
  const parents = new Map(allPids().map((pid) => [pid, parentOf(pid)]));
  return [...parents.keys()].filter((pid) => descends(pid, rootPid, parents));
}

function allPids(): number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function sumMegabytes(pids: readonly number[]): number {
  if (process.platform !== "linux") return Number.NaN;
  return pids.reduce((sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(pid, "smaps_rollup"))?.[1] ?? 0), 0) / 1000;
}

function mentions(pid: number, folder: string): boolean {
  return read(pid, "environ").includes(folder) || read(pid, "cmdline").includes(folder);
}

function parentOf(pid: number): number {
  const stat = read(pid, "stat");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

function descends(pid: number, root: number, parents: Map<number, number>): boolean {
  for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === root) return true;
  return false;
}

/** Returns "" for a process that has ended or that we may not read. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
