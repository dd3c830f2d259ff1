// Killing a confined child kills what it started: its first process inside takes all others with it, and is signalled
// when the outer process dies. A child killed while it is being confined may not have registered that signal yet, and
// its first process inside would survive. So the tree is killed process by process, from the outside in.
import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

function childrenNow(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function send(pid: number, signal: "SIGSTOP" | "SIGKILL"): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already exited.
  }
}

/** Stops the process first, so that it cannot start another while its children are being listed. */
function endTree(pid: number): void {
  send(pid, "SIGSTOP");
  for (const child of childrenNow(pid)) endTree(child);
  send(pid, "SIGKILL");
}

/** Kills a child of ours and everything that it started. Does nothing if it has exited. */
export function endChild(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === "linux") endTree(child.pid);
  else child.kill("SIGKILL");
}
