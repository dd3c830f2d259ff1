// A few processes of one kind, each with one task at a time, so a task that hangs or crashes is identified and costs
// only its own process. The one used last is used next, because it is warm. A process that had to be killed is replaced
// before a caller waits for it, and so is one that a task made large: compilers keep the memory that they once needed.
import { memoryOfTree } from "../limits/process-tree.ts";
import { withinLimits } from "./within-limits.ts";

/** A process of a pool. `ended` resolves once it has exited, and `removed` once nothing of it remains. */
export interface PooledProcess {
  pid: number;
  ended: Promise<unknown>;
  removed: Promise<unknown>;
  end(): void;
}

/** The result of a task; if it is not sound, its process is replaced. */
export interface Worked<Value> {
  value: Value;
  isSound: boolean;
}

/** A process, or one that is starting. */
interface Place<Process> {
  started: Promise<Process>;
  process: Process | null;
}

const NEVER_MILLISECONDS = 2 ** 31 - 1;
/** Above this a process is replaced after its task. Warm ones were measured at 190 to 220 megabytes. */
const KEPT_MEGABYTES_MAX = 320;

/** At most `size` processes; `start` rejects if one does not start. */
export class ProcessPool<Process extends PooledProcess> {
  readonly #start: () => Promise<Process>;
  readonly #processes = new Set<Process>();
  readonly #idle: Place<Process>[] = [];
  readonly #waiting: Array<() => void> = [];
  #free: number;
  #isClosed = false;

  constructor(start: () => Promise<Process>, size: number) {
    this.#start = start;
    this.#free = size;
  }

  /** Starts a process for the next task if there is none, and waits until it is ready. */
  async warmUp(): Promise<void> {
    if (this.#idle.length > 0 || this.#processes.size > 0) return;
    const place = this.#open();
    this.#idle.push(place);
    await place.started;
  }

  /** Ends the processes without a task; the next task starts one. */
  rest(): void {
    for (const { started } of this.#idle.splice(0))
      started.then(
        (process) => process.end(),
        () => undefined,
      );
  }

  /** Runs `work` with a process, first come, first served. Rejects if no process starts, `work` rejects, or the signal aborts the wait. */
  async run<Value>(signal: AbortSignal, work: (process: Process) => Promise<Worked<Value>>): Promise<Value> {
    await this.#takeTurn(signal);
    try {
      const place = this.#idle.pop() ?? this.#open();
      const process = await place.started;
      if (!signal.aborted) return await this.#runAt(place, { process, work });
      this.#idle.push(place);
      throw signal.reason;
    } finally {
      this.#giveTurn();
    }
  }

  /** Kills every process, including busy ones. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#idle.map(({ started }) => started.catch(() => undefined)));
    const processes = [...this.#processes];
    for (const process of processes) process.end();
    await Promise.all(processes.map(({ removed }) => removed));
  }

  async #runAt<Value>(
    place: Place<Process>,
    { process, work }: { process: Process; work: (process: Process) => Promise<Worked<Value>> },
  ): Promise<Value> {
    let isSound = false;
    try {
      const worked = await work(process);
      isSound = worked.isSound && ((await memoryOfTree(process.pid)) ?? 0) <= KEPT_MEGABYTES_MAX;
      return worked.value;
    } finally {
      if (isSound) this.#idle.push(place);
      else this.#replace(process);
    }
  }

  #open(): Place<Process> {
    const place: Place<Process> = { process: null, started: this.#begin() };
    // Callers that await `started` get the error; nothing else needs it.
    place.started.then(
      (process) => (place.process = process),
      () => this.#leave((idle) => idle === place),
    );
    return place;
  }

  async #begin(): Promise<Process> {
    if (this.#isClosed) throw new Error("The pool is closed.");
    const process = await this.#start();
    this.#processes.add(process);
    void process.ended.then(() => this.#leave((idle) => idle.process === process));
    void process.removed.then(() => this.#processes.delete(process));
    if (this.#isClosed) process.end();
    return process;
  }

  #leave(isMeant: (place: Place<Process>) => boolean): void {
    const position = this.#idle.findIndex(isMeant);
    if (position >= 0) this.#idle.splice(position, 1);
  }

  #replace(process: Process): void {
    process.end();
    if (!this.#isClosed) this.#idle.push(this.#open());
  }

  async #takeTurn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    const outcome = await withinLimits(promise, { deadlineMilliseconds: NEVER_MILLISECONDS, signal });
    if (typeof outcome === "object") return;
    const position = this.#waiting.indexOf(resolve);
    // A turn that was granted at the same moment is passed on.
    if (position >= 0) this.#waiting.splice(position, 1);
    else this.#giveTurn();
    signal.throwIfAborted();
  }

  #giveTurn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
