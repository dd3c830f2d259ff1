// Temporary folders, each named after its process: a process that is killed cannot remove its folder, so the next one
// to start does. Process ids are reused, so the name also holds the start time.
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";

/** When a live process started, in clock ticks since boot; 0 if that is unknown, null if there is no such process. */
function startTicks(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command may contain spaces and parentheses; the start time is the 20th field after it (proc(5), field 22).
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]);
  } catch {
    return isAlive(pid) ? 0 : null;
  }
}

/** Whether a process with this id is alive, including another user's. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

const ownPrefix = `${process.pid}-${startTicks(process.pid) ?? 0}-`;

function isOfDeadProcess(name: string, entry: string): boolean {
  const [, pid, ticks] = new RegExp(`^${name}-(\\d+)-(\\d+)-`).exec(entry) ?? [];
  if (pid === undefined) return false;
  const found = startTicks(Number(pid));
  return found === null || (found > 0 && Number(ticks) > 0 && found !== Number(ticks));
}

/** Removes the folders of this name below `parent` whose process is gone. Never rejects. */
export async function sweepOwnFolders(parent: string, name: string): Promise<void> {
  const entries = await readdir(parent).catch(() => []);
  for (const entry of entries) {
    // Another service may be removing it at the same moment.
    if (isOfDeadProcess(name, entry)) await removeFolder(join(parent, entry));
  }
}

/** Creates a folder for this process below `parent`, and removes those of the same name whose process is gone. */
export async function makeOwnFolder(parent: string, name: string): Promise<string> {
  await sweepOwnFolders(parent, name);
  return mkdtemp(join(parent, `${name}-${ownPrefix}`));
}

/**
 * Takes a lock that only one process at a time has, on this machine: a link that names its process. Returns what releases
 * it, or null while another live process has it.
 */
export async function takeOwnLock(path: string): Promise<(() => Promise<void>) | null> {
  const isTaken = await symlink(`lock-${ownPrefix}`, path).then(
    () => false,
    () => true,
  );
  if (!isTaken) return () => rm(path, { force: true });
  const holder = await readlink(path).catch(() => null);
  if (holder === null || !isOfDeadProcess("lock", holder)) return null;
  // Moved away before it is removed: another process may take it at the same moment.
  const removed = `${path}.${ownPrefix}`;
  await rename(path, removed).catch(() => undefined);
  await rm(removed, { force: true });
  return null;
}

/** Removes a folder and its contents, even while its processes are still exiting. Never rejects. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
