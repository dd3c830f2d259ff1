import type { ClientConfig } from "pg";
import type { Clock } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import type { Database } from "../database.ts";
import type { Storage } from "../open-storage.ts";

/** A build waiting for a worker. One job per round of an operation. */
export interface BuildJob {
  operationId: string;
  accountId: string;
}

/** The queue of builds. A job is part of the caller's transaction: it exists exactly if the transaction commits. */
export interface BuildQueue {
  enqueue(database: Database, job: BuildJob): Promise<void>;
}

/** The queue's dependencies. `connection` is used for a worker's own connection; everything else uses the pool. */
export interface BuildQueueOptions {
  storage: Storage;
  connection: ClientConfig;
  clock: Clock;
  log: Log;
}

/** A build's history: how often it met a fault, and how often its worker's process died while running it. */
export interface BuildHistory {
  faults: number;
  losses: number;
}

/** A build claimed by a worker. `retries` distinguishes claims of the same job. */
export interface ClaimedJob extends BuildJob, BuildHistory {
  jobId: string;
  /** Its position in the queue; see `take-turn.ts`. */
  turn: number;
  retries: number;
}

/** Restricts which builds may be claimed now. */
export interface ClaimLimits {
  /** The maximum number of running builds per account, over all workers. */
  buildsPerAccount: number;
  /** Accounts whose builds must not be claimed now. */
  exceptOf: readonly string[];
}

/** Notifications to a worker between its polls of the queue. Hints only: each may be lost, and each is followed by reading the tables. */
export interface WorkerHints {
  /** A build was enqueued, or a slot became free. */
  onWork(): void;
  /** An operation has changed. */
  onChange(operationId: string): void;
}

/**
 * A worker's session at the queue, identified by a session lock that is released when the worker dies. `claim` and
 * `reap` must not overlap.
 */
export interface WorkerSession {
  /** False while disconnected; it reconnects by itself. Nothing can be claimed meanwhile. */
  connected(): boolean;
  /** Claims the next build within the limits; null if there is none. */
  claim(limits: ClaimLimits): Promise<ClaimedJob | null>;
  /** Claims a build whose worker's process died while running it: it may be the cause, so run nothing beside it. */
  claimSuspect(): Promise<ClaimedJob | null>;
  /** Whether such a build has waited so long that others should make room for it. */
  isSuspectOverdue(): Promise<boolean>;
  /** The build has ended, with any outcome. */
  finish(job: ClaimedJob): Promise<void>;
  /** Requeues the build at once: with one more fault, or unchanged if it was only interrupted. */
  giveBack(job: ClaimedJob, why: "faulty" | "interrupted"): Promise<void>;
  /** The build could not be ended or requeued: the next `reap` treats it as that of a dead worker. */
  abandon(job: ClaimedJob): void;
  /** Requeues the builds of dead workers, with one more loss, and returns how many. */
  reap(): Promise<number>;
  close(): Promise<void>;
}

/** The queue as the process owns it. */
export interface OpenBuildQueue extends BuildQueue {
  openSession(hints: WorkerHints): Promise<WorkerSession>;
  close(): Promise<void>;
}
