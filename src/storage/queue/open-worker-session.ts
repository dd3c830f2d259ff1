// A worker's session. Claims are made one at a time under an admission lock, taken in a statement before the claim's
// own, so that each claim sees the builds claimed by all earlier ones: the cap on an account's running builds is exact.
import { sql } from "drizzle-orm";
import type { FetchOptions, PgBoss } from "pg-boss";
import { CHANGES_CHANNEL } from "../rows/operations.ts";
import type { Database } from "../database.ts";
import { stackOf } from "../error-causes.ts";
import type { BuildQueueOptions, ClaimedJob, WorkerHints, WorkerSession } from "./build-queue.ts";
import { deleteClaim, deleteLostClaims, insertClaim, moveClaims } from "./claims.ts";
import { openListeningLock } from "./listening-lock.ts";
import { transact } from "../statements/transact.ts";
import { claimOf, giveBack, giveBackLost, isSuspectOverdue, jobData, joining } from "./give-back.ts";
import { announceWork, type JobSender, QUEUE_NAME, queueOf, SUSPECTS_QUEUE_NAME, WORK_CHANNEL } from "./send-job.ts";

const admissionLock = 4_242_002;

/** Opens a worker's session: its lock, its notifications, and the operations on its builds. */
export async function openWorkerSession(options: BuildQueueOptions & { boss: PgBoss; hints: WorkerHints }): Promise<WorkerSession> {
  const { storage, connection, clock, log, boss, hints } = options;
  const { database } = storage;
  const held = new Set<string>();
  let returnedAt: Date | null = null;
  const lock = await openListeningLock({
    connection,
    channels: [WORK_CHANNEL, CHANGES_CHANNEL],
    onNotification: (channel, payload) => (channel === WORK_CHANNEL ? hints.onWork() : hints.onChange(payload)),
    onReturn: (key) => {
      returnedAt = clock.now();
      return moveClaims(database, [...held], key);
    },
    onBack: () => hints.onWork(),
    onError: (error) => log.warn({ error: stackOf(error) }, "the worker's connection to the database is lost and will be made again"),
  });

  const sender = (transaction: Database): JobSender => ({ boss, clock, database: transaction });

  async function claimFrom(name: string, limits: FetchOptions): Promise<ClaimedJob | null> {
    const lockKey = lock.key();
    if (lockKey === null) return null;
    const taken = await transact(database, async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${admissionLock})`);
      const [job] = await boss.fetch(name, { batchSize: 1, ...limits, ...joining(transaction) });
      if (!job) return null;
      const claimed = { ...jobData.parse(job.data), jobId: job.id, retries: job.retryCount };
      await insertClaim(transaction, { ...claimed, lockKey, retryCount: claimed.retries, claimedAt: clock.now() });
      return claimed;
    });
    if (taken) held.add(taken.jobId);
    return taken;
  }

  /** Ends the claim, and runs `settle` only if nobody else has ended it. */
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
      const lost = await deleteLostClaims(transaction, { lockKey, jobIds: [...held], returnedAt, now: clock.now() });
      if (lost.length > 0) await giveBackLost(sender(transaction), lost);
      return lost.length;
    });
  }

  return {
    connected: () => lock.key() !== null,
    claim: ({ buildsPerAccount, exceptOf }) =>
      claimFrom(QUEUE_NAME, { groupConcurrency: buildsPerAccount, ignoreGroups: exceptOf.length > 0 ? [...exceptOf] : null }),
    claimSuspect: () => claimFrom(SUSPECTS_QUEUE_NAME, {}),
    isSuspectOverdue: () => isSuspectOverdue(database),
    finish: (job) => release(job, (transaction) => boss.complete(queueOf(job), claimOf(job), undefined, joining(transaction))),
    giveBack: (job, why) => release(job, (transaction) => giveBack(sender(transaction), job, why)),
    abandon: (job) => void held.delete(job.jobId),
    reap,
    close: () => lock.close(),
  };
}
