import { setPriority } from "node:os";

/** The nice value of a tool, from 0 to 19, which puts it behind the service. */
export const TOOL_NICENESS = 5;

/** The nice value of a tool that has used more than its share. */
export const YIELDING_NICENESS = 12;

/** Lowers the CPU priority of a process and of its future children. Does nothing if that is impossible or the process has exited. */
export function lowerPriority(pid: number | undefined, niceness: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {}
}
