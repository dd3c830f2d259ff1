// Reads the limits that a running child actually has from the kernel: requesting a limit proves nothing.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HeldLimit } from "../../proof.ts";
import type { Sandbox } from "../confine.ts";
import { readHardLimits, resourceLimits } from "./child-limits.ts";
import type { ChildLimits, LimitedResource } from "./child-limits.ts";
import { findCommand, readProcessFile } from "./process-tree.ts";

const RESOURCES: Partial<Record<LimitedResource, HeldLimit["resource"]>> = {
  data: "process_memory",
  nproc: "processes",
  nofile: "open_files",
  fsize: "file_size",
};

/** The status line of a process with a filter (proc_pid_status(5)). */
const FILTERED = /^Seccomp:\s+2$/m;

/** The kernel does not limit root's number of processes. */
const IS_ROOT = /^Uid:\s+0\s/m;

/** Control group limits, read from groups that list the process as a member. */
async function heldByGroups(folders: readonly string[], pid: number): Promise<HeldLimit[]> {
  const held: HeldLimit[] = [];
  for (const folder of folders) {
    const members = await readFile(join(folder, "cgroup.procs"), "utf8").catch(() => "");
    if (!members.split("\n").includes(`${pid}`)) continue;
    for (const [file, resource] of [
      ["memory.max", "memory"],
      ["memory.limit_in_bytes", "memory"],
      ["pids.max", "processes"],
    ] as const) {
      const max = Number(await readFile(join(folder, file), "utf8").catch(() => ""));
      if (max > 0) held.push({ resource, by: "cgroup", max });
    }
  }
  return held;
}

/** Resource limits that are as strict as requested. Those merely inherited from an unlimited machine do not count. */
function heldByProcess(text: string, limits: ChildLimits): HeldLimit[] {
  const [found, wanted] = [readHardLimits(text), resourceLimits(limits)];
  return Object.entries(RESOURCES).flatMap(([name, resource]): HeldLimit[] => {
    const max = Object.entries(found).find(([one]) => one === name)?.[1];
    const most = Object.entries(wanted).find(([one]) => one === name)?.[1] ?? 0;
    return max === undefined || max > most ? [] : [{ resource, by: "rlimit", max }];
  });
}

/** Reads the limits of a child; `pid` is the process that was started for it. Empty if nothing can be read. */
export async function readHeldLimits({ confinement, limits, groups }: Sandbox, pid: number): Promise<HeldLimit[]> {
  const command = await findCommand(pid, confinement);
  if (command === null || limits === null) return [];
  const [own, status] = await Promise.all([readProcessFile(command, "limits"), readProcessFile(command, "status")]);
  const filtered: HeldLimit[] = FILTERED.test(status ?? "") ? [{ resource: "system_calls", by: "seccomp", max: null }] : [];
  const byProcess = heldByProcess(own ?? "", limits).filter(({ resource }) => resource !== "processes" || !IS_ROOT.test(status ?? ""));
  return [...(await heldByGroups(groups, command)), ...byProcess, ...filtered];
}

/** The limits that all of several processes had, each at its weakest. */
export function heldByAll(lists: readonly (readonly HeldLimit[])[]): HeldLimit[] {
  const [first = [], ...others] = lists;
  return first.flatMap((limit) => {
    const same = others.map((list) => list.find(({ resource, by }) => resource === limit.resource && by === limit.by));
    if (same.includes(undefined)) return [];
    const amounts = [limit, ...same].map((found) => found?.max ?? 0);
    return [{ ...limit, max: limit.max === null ? null : Math.max(...amounts) }];
  });
}
