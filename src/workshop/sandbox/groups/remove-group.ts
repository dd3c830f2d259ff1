import { existsSync } from "node:fs";
import { readFile, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const ROUNDS_MAX = 200;
const ROUND_MILLISECONDS = 10;

/** Kills every process of a group: all at once in version 2 (`cgroup.kill`, since Linux 5.14), else one by one; repeat until empty. */
async function killAll(folder: string): Promise<void> {
  const killed = await writeFile(join(folder, "cgroup.kill"), "1", { flag: "r+" }).then(
    () => true,
    () => false,
  );
  if (killed) return;
  const ids = await readFile(join(folder, "cgroup.procs"), "utf8").catch(() => "");
  for (const id of ids.split("\n").map(Number)) {
    try {
      if (id > 0) process.kill(id, "SIGKILL");
    } catch {
      // It has already exited.
    }
  }
}

/** Kills a group's processes and removes it. Returns whether it is gone: a process stuck in the kernel keeps its group. */
export async function removeGroup(folder: string): Promise<boolean> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const isGone = await rmdir(folder).then(
      () => true,
      () => !existsSync(folder),
    );
    if (isGone) return true;
    await killAll(folder);
    await wait(ROUND_MILLISECONDS);
  }
  return false;
}
