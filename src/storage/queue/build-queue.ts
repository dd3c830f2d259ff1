import type { Database } from "../database.ts";

/** A build that waits for a worker. One job for an operation's round. */
export interface BuildJob {
  operationId: string;
  accountId: string;
}

/** Where builds wait. The job joins the caller's transaction: it exists exactly when the transaction commits. */
export interface BuildQueue {
  enqueue(database: Database, job: BuildJob): Promise<void>;
}
