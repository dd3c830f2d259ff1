// A few confined processes of one kind, each with one task at a time: so a task that hangs or crashes is known by name,
// and costs its own process only. A process that ended is replaced; the one used last is used next, because it is warm.
import { startConfinedChild } from "./confined-child.ts";
import type { ChildProgram, ConfinedChild } from "./confined-child.ts";

/** What became of a task. `crashed` carries the last of the process's error output, for our logs only. */
export type TaskOutcome = { kind: "answered"; answer: unknown } | { kind: "deadline" } | { kind: "crashed"; errorOutput: string };

export interface ChildPool {
  /** Runs one task. Rejects only when `signal` aborts, with its reason; the task's process is then ended. */
  run(task: unknown, limits: { deadlineMilliseconds: number; signal: AbortSignal }): Promise<TaskOutcome>;
  /** Ends every process; tasks under way come back as crashed. */
  close(): Promise<void>;
}

const START_DEADLINE_MILLISECONDS = 20_000;

function deadlineOf(milliseconds: number): { passed: Promise<"deadline">; clear: () => void } {
  const { promise, resolve } = Promise.withResolvers<"deadline">();
  const timer = setTimeout(() => resolve("deadline"), milliseconds);
  return { passed: promise, clear: () => clearTimeout(timer) };
}

function abortOf(signal: AbortSignal): { aborted: Promise<"aborted">; clear: () => void } {
  const { promise, resolve } = Promise.withResolvers<"aborted">();
  const onAbort = (): void => resolve("aborted");
  if (signal.aborted) onAbort();
  else signal.addEventListener("abort", onAbort, { once: true });
  return { aborted: promise, clear: () => signal.removeEventListener("abort", onAbort) };
}

/** Opens a pool of at most `size` processes, and starts the first. Throws when that one does not come up, with its error output. */
export async function openChildPool(program: ChildProgram, size: number): Promise<ChildPool> {
  const children = new Set<ConfinedChild>();
  const idle: ConfinedChild[] = [];
  const waiting: Array<() => void> = [];
  let places = size;
  let closed = false;

  const start = async (): Promise<ConfinedChild | { errorOutput: string }> => {
    const child = startConfinedChild(program);
    children.add(child);
    void child.ended.then(() => {
      children.delete(child);
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
    });
    const deadline = deadlineOf(START_DEADLINE_MILLISECONDS);
    const failure = await Promise.race([child.ready.then(() => null), child.ended, deadline.passed]);
    deadline.clear();
    if (failure === null) return child;
    child.end();
    return { errorOutput: failure };
  };

  const takePlace = async (signal: AbortSignal): Promise<void> => {
    if (places > 0) {
      places -= 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    const abort = abortOf(signal);
    const aborted = await Promise.race([promise, abort.aborted]);
    abort.clear();
    if (aborted !== "aborted") return;
    const position = waiting.indexOf(resolve);
    // Whoever was handed a place in the same moment passes it on.
    if (position >= 0) waiting.splice(position, 1);
    else givePlace();
    signal.throwIfAborted();
  };

  const givePlace = (): void => {
    const next = waiting.shift();
    if (next) next();
    else places += 1;
  };

  const runOn = async (
    child: ConfinedChild,
    task: unknown,
    limits: { deadlineMilliseconds: number; signal: AbortSignal },
  ): Promise<TaskOutcome> => {
    const deadline = deadlineOf(limits.deadlineMilliseconds);
    const abort = abortOf(limits.signal);
    const answered = child.ask(task).then((answer): TaskOutcome => ({ kind: "answered", answer }));
    const crashed = child.ended.then((errorOutput): TaskOutcome => ({ kind: "crashed", errorOutput }));
    const outcome = await Promise.race([answered, crashed, deadline.passed, abort.aborted]);
    deadline.clear();
    abort.clear();
    if (typeof outcome === "object" && outcome.kind === "answered") idle.push(child);
    else child.end();
    if (typeof outcome === "object") return outcome;
    if (outcome === "aborted") limits.signal.throwIfAborted();
    return { kind: "deadline" };
  };

  const first = await start();
  if ("errorOutput" in first) throw new Error(`A confined process did not start: ${first.errorOutput}`);
  idle.push(first);

  return {
    async run(task, limits) {
      limits.signal.throwIfAborted();
      await takePlace(limits.signal);
      try {
        if (closed) return { kind: "crashed", errorOutput: "The pool is closed." };
        const child = idle.pop() ?? (await start());
        return "errorOutput" in child ? { kind: "crashed", ...child } : await runOn(child, task, limits);
      } finally {
        givePlace();
      }
    },
    async close() {
      closed = true;
      const all = [...children];
      for (const child of all) child.end();
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
}
