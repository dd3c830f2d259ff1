// A pool of confined processes that answer messages. Failed tasks are returned, not thrown: a task that crashes its
// process or keeps it busy is not our error.
import { unlessEnded } from "../../../lib/waiting/unless-ended.ts";
import type { HeldLimit } from "../../proof.ts";
import { startConfinedChild } from "./confined-child.ts";
import type { ChildProgram, ConfinedChild } from "./confined-child.ts";
import { ProcessPool } from "./process-pool.ts";
import type { Worked } from "./process-pool.ts";
import { withinCpuTime } from "./within-cpu-time.ts";

/** The result of a task. `crashed` carries the end of the process's error output, for our logs only. */
export type TaskOutcome = { kind: "answered"; answer: unknown } | { kind: "deadline" } | { kind: "crashed"; errorOutput: string };

/** How long a task may take, in CPU time of its process, and the signal that aborts it. */
export interface TaskLimits {
  cpuMilliseconds: number;
  signal: AbortSignal;
}

/** A running pool. */
export interface ChildPool {
  /** Runs one task. Rejects only if the signal aborts, with its reason; the task's process is then killed. */
  run(task: unknown, limits: TaskLimits): Promise<TaskOutcome>;
  /** Starts a process for the next task if there is none. Rejects if it does not start. */
  warmUp(): Promise<void>;
  /** Ends the processes without a task. */
  rest(): void;
  /** Kills every process; tasks in progress return `crashed`. */
  close(): Promise<void>;
}

/** Starting, with everything loaded, was measured to take two seconds of CPU time. */
const START_LIMITS = { cpuMilliseconds: 8_000, signal: new AbortController().signal };

async function start(program: ChildProgram, onHeld: (held: readonly HeldLimit[]) => void): Promise<ConfinedChild> {
  const child = await startConfinedChild(program);
  const failure = Promise.race([child.ready.then(() => null), child.ended]);
  const outcome = await withinCpuTime(failure, { ...START_LIMITS, pid: child.pid });
  if (typeof outcome === "object" && outcome.value === null) {
    onHeld(await child.held());
    return child;
  }
  child.end();
  throw new Error(`A confined process did not start: ${typeof outcome === "object" ? outcome.value : outcome}`);
}

async function runOn(child: ConfinedChild, { task, limits }: { task: unknown; limits: TaskLimits }): Promise<Worked<TaskOutcome>> {
  const outcome = await withinCpuTime(unlessEnded(child.ended, child.ask(task)), { ...limits, pid: child.pid });
  if (typeof outcome === "string") return { value: { kind: "deadline" }, isSound: false };
  if (outcome.value === "ended") return { value: { kind: "crashed", errorOutput: await child.ended }, isSound: false };
  return { value: { kind: "answered", answer: outcome.value.value }, isSound: true };
}

/** Opens a pool of at most `size` processes and starts one. Throws with its error output if that fails. `onHeld` gets each one's limits. */
export async function openChildPool(
  program: ChildProgram,
  { size, onHeld }: { size: number; onHeld: (held: readonly HeldLimit[]) => void },
): Promise<ChildPool> {
  const pool = new ProcessPool(() => start(program, onHeld), size);
  await pool.warmUp();
  return {
    async run(task, limits) {
      const crashed = (error: unknown): TaskOutcome => ({
        kind: "crashed",
        errorOutput: error instanceof Error ? error.message : `${error}`,
      });
      const outcome = await pool.run(limits.signal, (child) => runOn(child, { task, limits })).catch(crashed);
      limits.signal.throwIfAborted();
      return outcome;
    },
    warmUp: () => pool.warmUp(),
    rest: () => pool.rest(),
    close: () => pool.close(),
  };
}
