// The entrypoint for queued work. The worker polls the queue twice a second, and at once when it is notified of work;
// a notification is only a hint. It runs as many builds as it has slots, and releases those that it no longer owns.
// When it closes, its builds go back to the queue at once, for another worker.
import { monotonicMilliseconds } from "../../lib/clock.ts";
import type { Tools } from "../../pipeline/build-context.ts";
import { stackOf } from "../../storage/error-causes.ts";
import type { ClaimedJob, OpenBuildQueue, WorkerSession } from "../../storage/queue/build-queue.ts";
import { createWakeup } from "./create-wakeup.ts";
import { openRunningJobs, type RunningJobs } from "./running-jobs.ts";
import { attempt } from "../../lib/attempts/attempt.ts";

/** Options of a worker. `slots`: maximum concurrent builds here; `buildsPerAccount`: maximum per account across all processes. */
export interface WorkerOptions extends Tools {
  queue: OpenBuildQueue;
  slots: number;
  buildsPerAccount: number;
  /** The timeout of one build, in milliseconds, after which it fails with `TIMED_OUT`. */
  deadlineMilliseconds: number;
  /** The same for a build whose model writes the code. */
  codingDeadlineMilliseconds: number;
}

/** A running worker. `stop` resolves when its builds are back in the queue, usually well within a second. */
export interface Worker {
  /** Whether it can take builds: its own connection is open, and its last poll of the queue succeeded. */
  canWork(): boolean;
  stop(): Promise<void>;
}

const lookMilliseconds = 500;

/** Suspects (their process died) run alone; an overdue one blocks new builds. With several slots, no account holds all. */
async function claimNext({
  options,
  session,
  jobs,
}: {
  options: WorkerOptions;
  session: WorkerSession;
  jobs: RunningJobs;
}): Promise<ClaimedJob | null> {
  const suspect = jobs.size === 0 ? await session.claimSuspect() : null;
  if (suspect) return suspect;
  if (jobs.size > 0 && (await session.isSuspectOverdue())) return null;
  const exceptOf = jobs.accountsWith(Math.max(1, options.slots - 1));
  return session.claim({ buildsPerAccount: options.buildsPerAccount, exceptOf });
}

/** Starts a worker. Throws if the database is unreachable now; later it waits for the database. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const wakeup = createWakeup();
  const changed = new Set<string>();
  let isWorkThere = true;
  let lookedAt = -Infinity;
  let closing = false;
  let hasLooked = false;
  let known: RunningJobs | null = null;

  const onWork = () => {
    isWorkThere = true;
    wakeup.wake();
  };
  const onChange = (operationId: string) => {
    if (!known?.has(operationId)) return;
    changed.add(operationId);
    wakeup.wake();
  };
  const session = await options.queue.openSession({ onWork, onChange });
  const jobs = openRunningJobs({ ...options, session });
  known = jobs;

  async function look(): Promise<void> {
    const isDue = monotonicMilliseconds() - lookedAt >= lookMilliseconds;
    if (isDue) lookedAt = monotonicMilliseconds();
    const doubtful = isDue ? jobs.ids() : [...changed];
    changed.clear();
    for (const operationId of doubtful) await jobs.letGoUnlessOurs(operationId);
    if (isDue) await session.reap();
    if (isDue || isWorkThere) await takeWork();
  }

  async function takeWork(): Promise<void> {
    isWorkThere = false;
    while (!closing && jobs.size < options.slots && !jobs.hasSuspect()) {
      const job = await claimNext({ options, session, jobs });
      if (!job) return;
      jobs.begin(job, onWork);
    }
  }

  async function keepLooking(): Promise<void> {
    while (!closing) {
      const looked = await attempt(() => look());
      hasLooked = looked.ok;
      if (!looked.ok) options.ctx.log.warn({ error: stackOf(looked.error) }, "the worker could not look at the queue");
      await wakeup.wait(lookMilliseconds);
    }
  }

  const loop = keepLooking();
  return {
    canWork: () => hasLooked && !closing && session.connected(),
    stop: async () => {
      closing = true;
      wakeup.wake();
      await loop;
      await jobs.close();
      await session.close();
    },
  };
}
