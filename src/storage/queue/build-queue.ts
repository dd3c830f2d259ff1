import type { ClientConfig } from "pg";
import type { Clock } from "../../kit/clock.ts";
import type { Log } from "../../kit/log.ts";
import type { Database } from "../database.ts";
import type { Storage } from "../open-storage.ts";

/** A build that waits for a worker. One job for an operation's round. */
export interface BuildJob {
  operationId: string;
  accountId: string;
}

/** Where builds wait. The job joins the caller's transaction: it exists exactly when the transaction commits. */
export interface BuildQueue {
  enqueue(database: Database, job: BuildJob): Promise<void>;
}

/** What the queue stands on. `connection` is how a worker's own connection is made; the pool does the rest. */
export interface BuildQueueOptions {
  storage: Storage;
  connection: ClientConfig;
  clock: Clock;
  log: Log;
}

/** A build that a worker has taken. `retries` counts how often it was taken before and came to no end by a fault. */
export interface ClaimedJob extends BuildJob {
  jobId: string;
  /** Its place in the order of service; see `take-turn.ts`. */
  turn: number;
  retries: number;
}

/** What a worker hears between its own looks at the queue. Hints only: each may be lost, and each is followed by a look at the truth. */
export interface WorkerHints {
  /** A build was enqueued, or a slot became free. */
  onWork(): void;
  /** An operation has changed. */
  onChange(operationId: string): void;
}

/** One worker's place at the queue, held by a session lock that is gone when the worker is. `claim` and `reap` are called one after the other. */
export interface WorkerSession {
  /** False while the connection is lost; it comes back by itself. Without it nothing can be claimed. */
  connected(): boolean;
  /** Takes the build whose turn it is, such that no account has more than `buildsPerAccount` running; null when there is none. */
  claim(buildsPerAccount: number): Promise<ClaimedJob | null>;
  /** The build has come to an end, whichever. */
  finish(job: ClaimedJob): Promise<void>;
  /** The build goes back to the queue at once: `faulty` ones count as a retry, interrupted ones do not. */
  giveBack(job: ClaimedJob, why: "faulty" | "interrupted"): Promise<void>;
  /** The build could not be ended or given back: the next `reap` treats it as that of a worker that is gone. */
  abandon(job: ClaimedJob): void;
  /** Gives back the builds of workers that are gone, as faulty; says how many. */
  reap(): Promise<number>;
  close(): Promise<void>;
}

/** The queue as the process holds it. */
export interface OpenBuildQueue extends BuildQueue {
  openSession(hints: WorkerHints): Promise<WorkerSession>;
  close(): Promise<void>;
}
