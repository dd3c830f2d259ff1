import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

const TICKS_A_SECOND = 100;

/** The share of one core used by a process in the next `seconds`, in percent. Linux only; NaN elsewhere. */
export async function processorPercent(pid: number, seconds: number): Promise<number> {
  const [began, before] = [performance.now(), processorSeconds(pid)];
  await pause(seconds * 1000);
  return ((processorSeconds(pid) - before) / ((performance.now() - began) / 1000)) * 100;
}

const BUSY_PERCENT = 5;
const LOOKS_MAX = 15;

/** Resolves when the process has been almost idle for a second, or after fifteen seconds. */
export async function untilIdle(pid: number): Promise<void> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) if (!((await processorPercent(pid, 1)) > BUSY_PERCENT)) return;
}

// utime and stime, the 14th and 15th field of proc_pid_stat(5); the second field may contain spaces.
function processorSeconds(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
