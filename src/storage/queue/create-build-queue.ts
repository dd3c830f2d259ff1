// pg-boss keeps the jobs, and joins our transactions; whose turn it is, how many builds of an account run at once, and
// what happens when a worker dies are decided here. pg-boss itself never takes a build from a worker: its expiry is a
// day, far beyond a build's deadline, and it is asked for no heartbeat.
import { PgBoss } from "pg-boss";
import type { BuildQueueOptions, OpenBuildQueue } from "./build-queue.ts";
import { openWorkerSession } from "./open-worker-session.ts";
import { QUEUE_NAME, sendJob } from "./send-job.ts";
import { takeTurn } from "./take-turn.ts";

const dayInSeconds = 86_400;

// pg-boss keeps finished jobs for a day and has no index by account, by which every create asks for its turn.
const INDEX_UNFINISHED = `
  select pg_advisory_xact_lock(4242902);
  create index if not exists atelier_unfinished on pgboss.job (group_id) where state < 'completed'`;

async function indexUnfinished({ pool }: BuildQueueOptions["storage"]): Promise<void> {
  await pool.query(INDEX_UNFINISHED);
}

/** Opens the queue; its tables are made or migrated first, and of several processes that start at once one does it. */
export async function createBuildQueue(options: BuildQueueOptions): Promise<OpenBuildQueue> {
  const { storage, clock, log } = options;
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => storage.pool.query(text, values) },
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    monitorVacuum: false,
  });
  boss.on("error", (error) => log.warn({ error: error.message }, "the queue's upkeep failed and will be tried again"));
  await boss.start();
  await boss.createQueue(QUEUE_NAME, { retryLimit: 1_000, retryDelay: 0, expireInSeconds: dayInSeconds, deleteAfterSeconds: dayInSeconds });
  await indexUnfinished(storage);
  return {
    async enqueue(database, job) {
      const turn = await takeTurn(database, job.accountId);
      await sendJob({ boss, clock, database }, { ...job, turn });
    },
    openSession: (hints) => openWorkerSession({ ...options, boss, hints }),
    close: () => boss.stop({ graceful: false }),
  };
}
