// Deadlines that hostile work cannot stretch and a busy machine does not shorten: they count the CPU time that a
// process has used, not wall-clock time. A wall-clock timeout backs them up, for work that waits without computing.
import { cpuTime } from "../limits/process-tree.ts";
import { withinLimits } from "./within-limits.ts";

/** Limits on work: the CPU time that `pid` and its descendants may use, and the signal that aborts it. */
export interface CpuTimeLimits {
  pid: number;
  cpuMilliseconds: number;
  signal: AbortSignal;
}

const LOOK_MILLISECONDS = 200;
/** Work that uses a tenth of a CPU is waiting for something that does not come. */
const CLOCK_FACTOR = 10;

/** Waits for work until its process has used up its CPU time or the signal aborts. The work itself continues: end it. */
export async function withinCpuTime<Value>(
  work: Promise<Value>,
  { pid, cpuMilliseconds, signal }: CpuTimeLimits,
): Promise<{ value: Value } | "deadline" | "aborted"> {
  const before = await cpuTime(pid);
  // Without CPU accounting, only wall-clock time counts.
  if (before === null) return withinLimits(work, { deadlineMilliseconds: cpuMilliseconds, signal });
  const used = new AbortController();
  const look = async (): Promise<void> => {
    const now = await cpuTime(pid);
    if (now !== null && now - before > cpuMilliseconds) used.abort();
  };
  const timer = setInterval(() => void look(), LOOK_MILLISECONDS);
  try {
    const outcome = await withinLimits(work, {
      deadlineMilliseconds: cpuMilliseconds * CLOCK_FACTOR,
      signal: AbortSignal.any([signal, used.signal]),
    });
    return outcome === "aborted" && !signal.aborted ? "deadline" : outcome;
  } finally {
    clearInterval(timer);
  }
}
