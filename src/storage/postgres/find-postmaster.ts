// A running server is found by its pid file, which is trusted only if that process really works in the folder: after a
// crash or a reboot the pid may belong to any process.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";

/** A server's main process as described by its pid file. */
export interface Postmaster {
  pid: number;
  isReady: boolean;
}

/** The eighth line contains the startup status. */
const STATUS_LINE = 7;

/** The server running on the cluster in `folder`, or null. */
export function findPostmaster(folder: string): Postmaster | null {
  const text = attemptSync(() => readFileSync(pidFile(folder), "utf8"));
  if (!text.ok) return null;
  const lines = text.value.split("\n");
  const pid = Number(lines[0]);
  if (!isPostmaster({ pid, folder })) return null;
  return { pid, isReady: lines[STATUS_LINE]?.trim() === "ready" };
}

/** Whether the process `pid` is the main process of the server on `folder`. */
export function isPostmaster({ pid, folder }: { pid: number; folder: string }): boolean {
  if (!Number.isInteger(pid) || pid < 2 || !attemptSync(() => process.kill(pid, 0)).ok) return false;
  if (process.platform !== "linux") return /postgres/.test(spawnSync("/bin/ps", ["-o", "command=", "-p", String(pid)]).stdout.toString());
  const worksHere = attemptSync(() => readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder));
  return worksHere.ok && worksHere.value;
}

/** Whether any server process works in the folder: a main process, or children left over from one. */
export function isInUse(folder: string): boolean {
  if (findPostmaster(folder) !== null) return true;
  const processes = attemptSync(() => readdirSync("/proc").filter((name) => /^\d+$/.test(name)));
  const place = realpathSync(folder);
  return (
    processes.ok &&
    processes.value.some((pid) => {
      const cwd = attemptSync(() => readlinkSync(`/proc/${pid}/cwd`));
      return cwd.ok && cwd.value === place;
    })
  );
}

/** Removes the pid file of a server that no longer runs; otherwise another process with its pid would prevent the next start. */
export function removeStalePidFile(folder: string): void {
  if (findPostmaster(folder) === null) rmSync(pidFile(folder), { force: true });
}

/** Whether the running server was started with exactly these arguments; one of another release or tuning was not. */
export function wasStartedWith({ folder, words }: { folder: string; words: readonly string[] }): boolean {
  const [program, ...options] = words;
  const expected = `${program} ${options.map((word) => `"${word}"`).join(" ")}`;
  const kept = attemptSync(() => readFileSync(path.join(folder, "postmaster.opts"), "utf8").trimEnd());
  return kept.ok && kept.value === expected;
}

function pidFile(folder: string): string {
  return path.join(folder, "postmaster.pid");
}
