import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Clock } from "../../lib/clock.ts";
import { newId } from "../../lib/ids.ts";
import type { Database } from "../database.ts";
import type { BuildHistory, BuildJob } from "./build-queue.ts";
import { joinTransaction } from "./join-transaction.ts";

/** The queue's name in pg-boss. */
export const QUEUE_NAME = "build";

/** The queue of builds during which a process died once. */
export const SUSPECTS_QUEUE_NAME = "build-suspect";

/** A build that lost two processes is not run again: the worker that claims it records its end. */
export const queueOf = ({ losses }: BuildHistory): string => (losses === 1 ? SUSPECTS_QUEUE_NAME : QUEUE_NAME);

/** The channel that announces work. The payload is empty. */
export const WORK_CHANNEL = "atelier_builds";

/** What sending a job requires: pg-boss, the time, and the caller's transaction. */
export interface JobSender {
  boss: PgBoss;
  clock: Clock;
  database: Database;
}

/** Enqueues a job with its turn, in the caller's transaction. The caller notifies the workers (`takeTurn` or `announceWork`). */
export async function sendJob(
  { boss, clock, database }: JobSender,
  { operationId, accountId, turn, faults, losses }: BuildJob & BuildHistory & { turn: number },
): Promise<void> {
  const options = { id: newId(clock.now()), priority: -turn, group: { id: accountId }, db: joinTransaction(database) };
  await boss.send(queueOf({ faults, losses }), { operationId, accountId, turn, faults, losses }, options);
}

/** Notifies the workers, when the transaction commits, to poll the queue. */
export async function announceWork(database: Database): Promise<void> {
  await database.execute(sql`select pg_notify(${WORK_CHANNEL}, '')`);
}
