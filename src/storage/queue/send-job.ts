import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Clock } from "../../kit/clock.ts";
import { newId } from "../../kit/ids.ts";
import type { Database } from "../database.ts";
import type { BuildJob } from "./build-queue.ts";
import { joinTransaction } from "./join-transaction.ts";

/** The queue's name in pg-boss. */
export const QUEUE_NAME = "build";

/** The channel on which work is announced. The payload is empty. */
export const WORK_CHANNEL = "atelier_builds";

/** Puts a job in its turn into the queue, in the caller's transaction, which also tells the workers. */
export async function sendJob(
  { boss, clock, database }: { boss: PgBoss; clock: Clock; database: Database },
  { operationId, accountId, turn }: BuildJob & { turn: number },
): Promise<void> {
  const options = { id: newId(clock.now()), priority: -turn, group: { id: accountId }, db: joinTransaction(database) };
  await boss.send(QUEUE_NAME, { operationId, accountId, turn }, options);
}

/** Tells the workers, when the transaction commits, to look at the queue. */
export async function announceWork(database: Database): Promise<void> {
  await database.execute(sql`select pg_notify(${WORK_CHANNEL}, '')`);
}
