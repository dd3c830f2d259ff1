// Requeues a build: its job is completed, and a new one is sent with the same turn and the updated history. A job's
// data records how often its build met a fault, and how often a process died while running it.
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../database.ts";
import type { ClaimedJob } from "./build-queue.ts";
import type { LostClaim } from "./claims.ts";
import { joinTransaction } from "./join-transaction.ts";
import { announceWork, type JobSender, queueOf, sendJob, SUSPECTS_QUEUE_NAME } from "./send-job.ts";

/** A job's data. Jobs of earlier versions have no history of their builds. */
export const jobData = z.object({
  operationId: z.string(),
  accountId: z.string(),
  turn: z.number(),
  faults: z.number().default(0),
  losses: z.number().default(0),
});

const storedJob = z.object({ id: z.string(), name: z.string(), data: jobData });
const overdueSeconds = 60;

/** Lets pg-boss join a transaction. */
export function joining(transaction: Database): { db: ReturnType<typeof joinTransaction> } {
  return { db: joinTransaction(transaction) };
}

/** One claim of a job, in pg-boss's terms. */
export function claimOf({ jobId, retries }: { jobId: string; retries: number }): { id: string; retryCount: number } {
  return { id: jobId, retryCount: retries };
}

/** Requeues a build with its turn, with one more fault or unchanged. */
export async function giveBack(sender: JobSender, job: ClaimedJob, why: "faulty" | "interrupted"): Promise<void> {
  await sender.boss.complete(queueOf(job), claimOf(job), { why }, joining(sender.database));
  await sendJob(sender, why === "faulty" ? { ...job, faults: job.faults + 1 } : job);
}

/** Requeues the builds of ended claims with their turns, with one more loss, or one more fault if their worker is alive. */
export async function giveBackLost(sender: JobSender, lost: readonly LostClaim[]): Promise<void> {
  const { rows } = await sender.database.execute(
    sql`select id, name, data from pgboss.job where id = any(${sql.param(lost.map(({ jobId }) => jobId))}::uuid[])`,
  );
  for (const { id, name, data } of z.array(storedJob).parse(rows)) {
    const claim = lost.find(({ jobId }) => jobId === id);
    if (!claim) continue;
    const history = claim.isOwn ? { faults: data.faults + 1 } : { losses: data.losses + 1 };
    await sender.boss.complete(name, claimOf(claim), { why: "its worker is gone" }, joining(sender.database));
    await sendJob(sender, { ...data, ...history });
  }
  await announceWork(sender.database);
}

/** Whether a build during which a process died has waited for a minute to be retried. */
export async function isSuspectOverdue(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from pgboss.job
    where name = ${SUSPECTS_QUEUE_NAME} and state < 'active' and created_on < now() - make_interval(secs => ${overdueSeconds}) limit 1`);
  return rows.length > 0;
}
