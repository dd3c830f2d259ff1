// A worker at the queue. Claims are made one at a time under an admission lock, taken in a statement before the claim's
// own, so that each claim counts the builds that all earlier ones have taken: the cap on an account's running builds is exact.
import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { z } from "zod";
import { CHANGES_CHANNEL } from "../rows/operations.ts";
import type { Database } from "../database.ts";
import type { BuildQueueOptions, ClaimedJob, WorkerHints, WorkerSession } from "./build-queue.ts";
import { deleteClaim, deleteLostClaims, insertClaim, moveClaims } from "./claims.ts";
import { openListeningLock } from "./listening-lock.ts";
import { transact } from "../statements/transact.ts";
import { joinTransaction } from "./join-transaction.ts";
import { announceWork, QUEUE_NAME, sendJob, WORK_CHANNEL } from "./send-job.ts";

const admissionLock = 4_242_002;
const jobData = z.object({ operationId: z.string(), accountId: z.string(), turn: z.number() });

/** Opens a worker's session: its lock, its hints, and the verbs on its builds. */
export async function openWorkerSession(options: BuildQueueOptions & { boss: PgBoss; hints: WorkerHints }): Promise<WorkerSession> {
  const { storage, connection, clock, log, boss, hints } = options;
  const { database } = storage;
  const held = new Set<string>();
  const lock = await openListeningLock({
    connection,
    channels: [WORK_CHANNEL, CHANGES_CHANNEL],
    onNotification: (channel, payload) => (channel === WORK_CHANNEL ? hints.onWork() : hints.onChange(payload)),
    onReturn: (key) => moveClaims(database, [...held], key),
    onBack: () => hints.onWork(),
    onError: (error) => log.warn({ error: String(error) }, "the worker's connection to the database is lost and will be made again"),
  });

  async function claim(buildsPerAccount: number): Promise<ClaimedJob | null> {
    const lockKey = lock.key();
    if (lockKey === null) return null;
    const taken = await transact(database, async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${admissionLock})`);
      const [job] = await boss.fetch(QUEUE_NAME, { batchSize: 1, groupConcurrency: buildsPerAccount, ...joining(transaction) });
      if (!job) return null;
      const claimed = { ...jobData.parse(job.data), jobId: job.id, retries: job.retryCount };
      await insertClaim(transaction, { ...claimed, lockKey, retryCount: claimed.retries, claimedAt: clock.now() });
      return claimed;
    });
    if (taken) held.add(taken.jobId);
    return taken;
  }

  /** Ends the claim, and does the rest only if nobody else has ended it. */
  async function release(job: ClaimedJob, settle: (transaction: Database) => Promise<unknown>): Promise<void> {
    await transact(database, async (transaction) => {
      if (!(await deleteClaim(transaction, job))) return;
      await settle(transaction);
      await announceWork(transaction);
    });
    held.delete(job.jobId);
  }

  async function reap(): Promise<number> {
    const lockKey = lock.key();
    if (lockKey === null) return 0;
    return transact(database, async (transaction) => {
      const lost = await deleteLostClaims(transaction, { lockKey, jobIds: [...held] });
      for (const job of lost) await boss.fail(QUEUE_NAME, attempt(job), { why: "its worker is gone" }, joining(transaction));
      if (lost.length > 0) await announceWork(transaction);
      return lost.length;
    });
  }

  return {
    connected: () => lock.key() !== null,
    claim,
    finish: (job) => release(job, (transaction) => boss.complete(QUEUE_NAME, attempt(job), undefined, joining(transaction))),
    giveBack: (job, why) =>
      release(job, async (transaction) => {
        if (why === "faulty") return boss.fail(QUEUE_NAME, attempt(job), { why }, joining(transaction));
        await boss.complete(QUEUE_NAME, attempt(job), { why }, joining(transaction));
        return sendJob({ boss, clock, database: transaction }, job);
      }),
    abandon: (job) => void held.delete(job.jobId),
    reap,
    close: () => lock.close(),
  };
}

function joining(transaction: Database): { db: ReturnType<typeof joinTransaction> } {
  return { db: joinTransaction(transaction) };
}

function attempt({ jobId, retries }: { jobId: string; retries: number }): { id: string; retryCount: number } {
  return { id: jobId, retryCount: retries };
}
