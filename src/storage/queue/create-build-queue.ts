// pg-boss stores the jobs, and joins our transactions; the order of builds, the limit per account, and the handling of
// dead workers are implemented here. pg-boss itself never takes a build from a worker: its expiry is a day, far beyond
// a build's deadline, and its heartbeats are not used.
import { PgBoss } from "pg-boss";
import { stackOf } from "../error-causes.ts";
import type { BuildQueueOptions, OpenBuildQueue } from "./build-queue.ts";
import { openWorkerSession } from "./open-worker-session.ts";
import { QUEUE_NAME, sendJob, SUSPECTS_QUEUE_NAME } from "./send-job.ts";
import { takeTurn } from "./take-turn.ts";

const dayInSeconds = 86_400;

// pg-boss keeps finished jobs for a day and has no index by account, which every create needs to compute its turn.
const INDEX_UNFINISHED = `
  select pg_advisory_xact_lock(4242902);
  create index if not exists atelier_unfinished on pgboss.job (group_id) where state < 'completed'`;

async function indexUnfinished({ pool }: BuildQueueOptions["storage"]): Promise<void> {
  await pool.query(INDEX_UNFINISHED);
}

/** Opens the queue; first creates or migrates its tables, which one process does if several start at once. */
export async function createBuildQueue(options: BuildQueueOptions): Promise<OpenBuildQueue> {
  const { storage, clock, log } = options;
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => storage.pool.query(text, values) },
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    monitorVacuum: false,
  });
  boss.on("error", (error) => log.warn({ error: stackOf(error) }, "the queue's upkeep failed and will be tried again"));
  await boss.start();
  for (const name of [QUEUE_NAME, SUSPECTS_QUEUE_NAME])
    await boss.createQueue(name, { retryLimit: 1_000, retryDelay: 0, expireInSeconds: dayInSeconds, deleteAfterSeconds: dayInSeconds });
  await indexUnfinished(storage);
  return {
    async enqueue(database, job) {
      const turn = await takeTurn(database, job.accountId);
      await sendJob({ boss, clock, database }, { ...job, turn, faults: 0, losses: 0 });
    },
    openSession: (hints) => openWorkerSession({ ...options, boss, hints }),
    close: () => boss.stop({ graceful: false }),
  };
}
