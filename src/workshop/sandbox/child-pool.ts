// A few confined processes of one kind, each with one task at a time: so a task that hangs or crashes is known by name,
// and costs its own process only. A process that ended is replaced; the one used last is used next, because it is warm.
import { startConfinedChild } from "./confined-child.ts";
import type { ChildProgram, ConfinedChild } from "./confined-child.ts";
import { withinLimits } from "./within-limits.ts";
import type { Limits } from "./within-limits.ts";

/** What became of a task. `crashed` carries the last of the process's error output, for our logs only. */
export type TaskOutcome = { kind: "answered"; answer: unknown } | { kind: "deadline" } | { kind: "crashed"; errorOutput: string };

const START_LIMITS = { deadlineMilliseconds: 20_000, signal: new AbortController().signal };

/** Opens a pool of at most `size` processes, and starts the first. Throws when that one does not come up, with its error output. */
export async function openChildPool(program: ChildProgram, size: number): Promise<ChildPool> {
  const pool = new ChildPool(program, size);
  const failure = await pool.warmUp();
  if (failure !== null) throw new Error(`A confined process did not start: ${failure}`);
  return pool;
}

/** Made by `openChildPool`. */
export class ChildPool {
  readonly #program: ChildProgram;
  readonly #children = new Set<ConfinedChild>();
  readonly #idle: ConfinedChild[] = [];
  readonly #waiting: Array<() => void> = [];
  #places: number;
  #isClosed = false;

  constructor(program: ChildProgram, size: number) {
    this.#program = program;
    this.#places = size;
  }

  /** Starts a process for the first task to come; null, or why it did not start. */
  async warmUp(): Promise<string | null> {
    const child = await this.#start();
    if ("errorOutput" in child) return child.errorOutput;
    this.#idle.push(child);
    return null;
  }

  /** Runs one task. Rejects only when the signal aborts, with its reason; the task's process is then ended. */
  async run(task: unknown, limits: Limits): Promise<TaskOutcome> {
    await this.#takePlace(limits.signal);
    try {
      if (this.#isClosed) return { kind: "crashed", errorOutput: "The pool is closed." };
      const child = this.#idle.pop() ?? (await this.#start());
      return "errorOutput" in child ? { kind: "crashed", ...child } : await this.#runOn(child, task, limits);
    } finally {
      this.#givePlace();
    }
  }

  /** Ends every process; tasks under way come back as crashed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const children = [...this.#children];
    for (const child of children) child.end();
    await Promise.all(children.map(({ ended }) => ended));
  }

  async #start(): Promise<ConfinedChild | { errorOutput: string }> {
    const child = startConfinedChild(this.#program);
    this.#children.add(child);
    void child.ended.then(() => this.#forget(child));
    const failure = Promise.race([child.ready.then(() => null), child.ended]);
    const outcome = await withinLimits(failure, START_LIMITS);
    if (typeof outcome === "object" && outcome.value === null) return child;
    child.end();
    return { errorOutput: typeof outcome === "object" ? (outcome.value ?? "") : outcome };
  }

  #forget(child: ConfinedChild): void {
    this.#children.delete(child);
    const position = this.#idle.indexOf(child);
    if (position >= 0) this.#idle.splice(position, 1);
  }

  async #runOn(child: ConfinedChild, task: unknown, limits: Limits): Promise<TaskOutcome> {
    const answered = child.ask(task).then((answer): TaskOutcome => ({ kind: "answered", answer }));
    const crashed = child.ended.then((errorOutput): TaskOutcome => ({ kind: "crashed", errorOutput }));
    const outcome = await withinLimits(Promise.race([answered, crashed]), limits);
    if (typeof outcome === "object" && outcome.value.kind === "answered") this.#idle.push(child);
    else child.end();
    if (typeof outcome === "object") return outcome.value;
    limits.signal.throwIfAborted();
    return { kind: "deadline" };
  }

  async #takePlace(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#places > 0) {
      this.#places -= 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    const outcome = await withinLimits(promise, { deadlineMilliseconds: 2 ** 31 - 1, signal });
    if (typeof outcome === "object") return;
    const position = this.#waiting.indexOf(resolve);
    // Whoever was handed a place in the same moment passes it on.
    if (position >= 0) this.#waiting.splice(position, 1);
    else this.#givePlace();
    signal.throwIfAborted();
  }

  #givePlace(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#places += 1;
  }
}
