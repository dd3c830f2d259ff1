// CPU-heavy work runs in threads, so that the event loop stays responsive. The process has one small pool, as Node has
// one for its own work. A task has a deadline, waiting included, at which its thread is terminated and replaced; an
// owner has one task running at a time, so that no account takes every thread.
import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import { attempt } from "../attempts/attempt.ts";

/** The owner of the work, and its timeout in milliseconds, waiting included. */
export interface ThreadOptions {
  /** Null if something else prevents one owner from taking more than their share. */
  owner: string | null;
  milliseconds: number;
  /** Aborting it ends the task. */
  signal?: AbortSignal;
}

/** A function that runs in a thread. Input and output are copied by structured clone. */
export type ThreadWork<Input, Output> = (input: Input, options: ThreadOptions) => Promise<Output>;

/** Why work was not done: its deadline has passed, or its owner has too many tasks waiting. */
export class ThreadRefusal extends Error {
  readonly reason: "late" | "busy";

  constructor(reason: "late" | "busy") {
    super(reason === "late" ? "the work was not done in time" : "too much work of one owner is waiting");
    this.name = "ThreadRefusal";
    this.reason = reason;
  }
}

const THREADS = Math.min(4, Math.max(3, availableParallelism()));
const WAITING_MAX = 20;
const MEMORY = { maxOldGenerationSizeMb: 256 };

interface Line {
  length: number;
  last: Promise<unknown>;
}

const lines = new Map<string, Line>();
let pool: Tinypool | null = null;

/**
 * Wraps an exported function of a module to run in a thread: `inThread(import.meta.url, countLines)`. The thread
 * imports the module, so it should import little. Rejects with a ThreadRefusal, with the signal's reason, or with what
 * the function throws.
 */
export function inThread<Input, Output>(module: string, work: (input: Input) => Output): ThreadWork<Input, Output> {
  const task = { filename: module, name: work.name };
  return async (input, { owner, milliseconds, signal }) => {
    signal?.throwIfAborted();
    const deadline = AbortSignal.timeout(milliseconds);
    const ending = signal === undefined ? deadline : AbortSignal.any([deadline, signal]);
    const done = await attempt(() => inTurn(owner, () => (ending.aborted ? null : threads().run(input, { ...task, signal: ending }))));
    if (done.ok && !ending.aborted) return outputOf<Output>(done.value);
    signal?.throwIfAborted();
    if (deadline.aborted) throw new ThreadRefusal("late");
    throw !done.ok ? done.error : new Error("the work was ended");
  };
}

// The value was returned by the function that has this output type; only the pool does not know it.
const outputOf = <Output>(value: unknown): Output => value as Output;

// A fixed number of threads: the pool replaces a terminated one only up to its minimum.
function threads(): Tinypool {
  pool ??= new Tinypool({ minThreads: THREADS, maxThreads: THREADS, resourceLimits: MEMORY });
  return pool;
}

/** Runs an owner's work sequentially, in order of arrival. */
async function inTurn<Result>(owner: string | null, work: () => Result | Promise<Result>): Promise<Result> {
  if (owner === null) return work();
  const line = lines.get(owner) ?? { length: 0, last: Promise.resolve() };
  if (line.length >= WAITING_MAX) throw new ThreadRefusal("busy");
  lines.set(owner, line);
  line.length += 1;
  const mine = line.last.then(work);
  line.last = attempt(() => mine);
  try {
    return await mine;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(owner);
  }
}
