// A group's name identifies its owner, so that the groups of a killed service are found at the next start. Process ids
// are reused, so the name also holds the process's start time and its PID namespace.
import { readFile, readlink } from "node:fs/promises";

const NAME = /^atelier-(\d+)-(\d+)-(\d+)-\d+$/;

const idNamespace = async (): Promise<string> => /\d+/.exec(await readlink("/proc/self/ns/pid"))?.[0] ?? "0";

/** When a process started, in clock ticks since boot; null if there is no such process (proc_pid_stat(5)). */
async function startedAt(pid: string): Promise<string | null> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // The program's name may contain anything, and ends at the last parenthesis.
  return text?.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

/** The prefix of this process's group names; a number follows. */
export async function ownPrefix(): Promise<string> {
  return `atelier-${await idNamespace()}-${process.pid}-${await startedAt(`${process.pid}`)}`;
}

/** Whether a folder is the group of an exited process. Groups of processes that cannot be seen from here are left alone. */
export async function isAbandoned(name: string): Promise<boolean> {
  const [, namespace, pid, started] = NAME.exec(name) ?? [];
  if (pid === undefined || namespace !== (await idNamespace())) return false;
  return (await startedAt(pid)) !== started;
}
