// Creates a group for one child. The limits are written while it is empty, and the child enters it by itself before
// anything else, so nothing that it starts is ever outside.
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ChildLimits } from "../limits/child-limits.ts";
import { ownPrefix } from "./group-owner.ts";
import type { Controller, GroupRoot } from "./group-root.ts";
import { removeGroup } from "./remove-group.ts";

/** The group of one child. */
export interface ControlGroup {
  /** Its folders: one in version 2, one per controller in version 1. */
  folders: readonly string[];
  /** Kills its processes and removes it. */
  remove(): Promise<void>;
}

const MEGABYTE = 1_048_576;
/** Half of the service's weight: if both want the CPU, the service goes first. */
const CPU_WEIGHT = 50;

let made = 0;

interface Setting {
  file: string;
  value: number;
  isOptional?: boolean;
}

/** The files to write for each controller. Files that some kernels lack are optional. */
function settings(version: 1 | 2, { memoryMegabytes, tasks }: ChildLimits): Record<Controller, readonly Setting[]> {
  const memory = memoryMegabytes * MEGABYTE;
  const isOptional = true;
  return {
    memory:
      version === 2
        ? [
            { file: "memory.max", value: memory },
            { file: "memory.swap.max", value: 0, isOptional },
          ]
        : [
            { file: "memory.limit_in_bytes", value: memory },
            { file: "memory.memsw.limit_in_bytes", value: memory, isOptional },
          ],
    pids: [{ file: "pids.max", value: tasks }],
    cpu: version === 2 ? [{ file: "cpu.weight", value: CPU_WEIGHT, isOptional }] : [],
  };
}

async function write(folder: string, wanted: readonly Setting[]): Promise<void> {
  for (const { file, value, isOptional = false } of wanted) {
    const path = join(folder, file);
    if (!isOptional || existsSync(path)) await writeFile(path, `${value}`);
  }
}

/** Creates a group with these limits below `root`. Throws if that is not possible, and then leaves nothing behind. */
export async function makeGroup(root: GroupRoot, limits: ChildLimits): Promise<ControlGroup> {
  made += 1;
  const number = made;
  const name = `${await ownPrefix()}-${number}`;
  const folders = [...new Set(Object.values(root.folders))].map((folder) => join(folder, name));
  const remove = async (): Promise<void> => void (await Promise.all(folders.map(removeGroup)));
  const wanted = settings(root.version, limits);
  try {
    for (const folder of folders) await mkdir(folder);
    for (const controller of ["memory", "pids", "cpu"] as const) {
      const folder = root.folders[controller];
      if (folder !== undefined) await write(join(folder, name), wanted[controller]);
    }
    return { folders, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
