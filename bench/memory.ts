import { readdirSync, readFileSync } from "node:fs";

/** Proportional memory (PSS) of a process and all its descendants, in megabytes. Linux only; NaN elsewhere. */
export function treeMemoryMegabytes(rootPid: number): number {
  try {
    const parents = new Map(
      readdirSync("/proc")
        .filter((name) => /^\d+$/.test(name))
        .map((name) => [Number(name), parentOf(name)]),
    );
    return [...parents.keys()].filter((pid) => descends(pid, rootPid, parents)).reduce((sum, pid) => sum + pssKilobytes(pid), 0) / 1000;
  } catch {
    return Number.NaN;
  }
}

/** The most resident memory (RSS) that a process has had so far, in megabytes. Linux only; NaN elsewhere. */
export function peakMemoryMegabytes(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) / 1000;
  } catch {
    return Number.NaN;
  }
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}

function descends(pid: number, root: number, parents: Map<number, number>): boolean {
  for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === root) return true;
  return false;
}

function pssKilobytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
