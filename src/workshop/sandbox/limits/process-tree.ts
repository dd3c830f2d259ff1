// What `/proc` reports about a child's processes (proc(5)). The child cannot forge it, since it is read from outside.
import { readFile } from "node:fs/promises";
import type { Confinement } from "../../proof.ts";

/** Kernels report times to programs in hundredths of a second, whatever they use internally. */
const TICK_MILLISECONDS = 10;
/** A child with more processes than this is at its limit, and is out of time anyway. */
const PROCESSES_MAX = 2_000;

/** The text of a file about a process; null if there is none. */
export const readProcessFile = (pid: number, name: string): Promise<string | null> =>
  readFile(`/proc/${pid}/${name}`, "utf8").catch(() => null);

/** The processes that a process's main thread started, oldest first; null if it does not exist or cannot be read. */
export async function childrenOf(pid: number): Promise<number[] | null> {
  const text = await readProcessFile(pid, `task/${pid}/children`);
  return text?.split(" ").filter(Boolean).map(Number) ?? null;
}

/** bwrap and unshare each stay outside and start a first process inside, whose child is the command. */
const DEPTHS: Record<Confinement, number> = { bwrap: 2, namespaces: 2, "browser sandbox only": 0, none: 0 };

/** The process of the command itself, where `pid` is the one that was started for it. Null if it does not exist. */
export async function findCommand(pid: number, confinement: Confinement): Promise<number | null> {
  let found: number | null = pid;
  for (let depth = 0; depth < DEPTHS[confinement] && found !== null; depth += 1) found = (await childrenOf(found))?.[0] ?? null;
  return found;
}

/** The CPU time of one process, of all its threads, and of the children that it has waited for, in milliseconds. */
async function ownTime(pid: number): Promise<number> {
  const text = await readProcessFile(pid, "stat");
  // The program's name may contain anything, and ends at the last parenthesis.
  const fields = text?.slice(text.lastIndexOf(")") + 2).split(" ") ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MILLISECONDS;
}

/** The memory of one process that is not backed by files, in megabytes. */
async function ownMemory(pid: number): Promise<number> {
  const text = (await readProcessFile(pid, "status")) ?? "";
  const kilobytes = ["RssAnon", "RssShmem"].map((name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? 0));
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Sums a value over a tree of processes, including the first; null if that does not exist or cannot be read. */
async function sumOfTree(pid: number, own: (pid: number) => Promise<number>): Promise<number | null> {
  if ((await childrenOf(pid)) === null) return null;
  const processes = [pid];
  let sum = 0;
  for (let position = 0; position < processes.length && position < PROCESSES_MAX; position += 1) {
    const process = processes[position] ?? pid;
    sum += await own(process);
    processes.push(...((await childrenOf(process)) ?? []));
  }
  return sum;
}

/** The memory of a process and its descendants that is not backed by files, in megabytes; null if it does not exist. */
export const memoryOfTree = (pid: number): Promise<number | null> => sumOfTree(pid, ownMemory);

/** The CPU time of a process and its descendants, in milliseconds; null if it does not exist. */
export const cpuTime = (pid: number): Promise<number | null> => sumOfTree(pid, ownTime);
