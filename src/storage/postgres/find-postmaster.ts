// A running server is found by its pid file, and believed only when the process of that number really works in the
// folder: after a crash or a restart of the machine the number may belong to anyone.
import { spawnSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { attempt } from "./attempt.ts";

/** A server's main process as its pid file describes it. */
export interface Postmaster {
  pid: number;
  isReady: boolean;
}

/** The eighth line says how far its start is. */
const STATUS_LINE = 7;

/** The server that runs on the cluster in `folder`, or null. */
export function findPostmaster(folder: string): Postmaster | null {
  const text = attempt(() => readFileSync(pidFile(folder), "utf8"));
  if (!text.ok) return null;
  const lines = text.value.split("\n");
  const pid = Number(lines[0]);
  if (!isPostmaster({ pid, folder })) return null;
  return { pid, isReady: lines[STATUS_LINE]?.trim() === "ready" };
}

/** Whether the process `pid` is the main process of the server on `folder`. */
export function isPostmaster({ pid, folder }: { pid: number; folder: string }): boolean {
  if (!Number.isInteger(pid) || pid < 2 || !attempt(() => process.kill(pid, 0)).ok) return false;
  if (process.platform !== "linux") return /postgres/.test(spawnSync("/bin/ps", ["-o", "command=", "-p", String(pid)]).stdout.toString());
  const worksHere = attempt(() => readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder));
  return worksHere.ok && worksHere.value;
}

/** Removes the pid file of a server that no longer runs; else a stranger with its number would keep the next one from starting. */
export function removeStalePidFile(folder: string): void {
  if (findPostmaster(folder) === null) rmSync(pidFile(folder), { force: true });
}

/** Whether the running server was started with exactly these words; one of another release or tuning was not. */
export function wasStartedWith({ folder, words }: { folder: string; words: readonly string[] }): boolean {
  const [program, ...options] = words;
  const expected = `${program} ${options.map((word) => `"${word}"`).join(" ")}`;
  const kept = attempt(() => readFileSync(path.join(folder, "postmaster.opts"), "utf8").trimEnd());
  return kept.ok && kept.value === expected;
}

function pidFile(folder: string): string {
  return path.join(folder, "postmaster.pid");
}
