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

const POLL_MILLISECONDS = 500;

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
  let hasWork = true;
  let polledAt = -Infinity;
  let closing = false;
  let didLastPollSucceed = false;
  let known: RunningJobs | null = null;

  const onWork = () => {
    hasWork = true;
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

  async function poll(): Promise<void> {
    const isDue = monotonicMilliseconds() - polledAt >= POLL_MILLISECONDS;
    if (isDue) polledAt = monotonicMilliseconds();
    const toRecheck = isDue ? jobs.ids() : [...changed];
    changed.clear();
    for (const operationId of toRecheck) await jobs.releaseUnlessCurrent(operationId);
    if (isDue) await session.reap();
    if (isDue || hasWork) await takeWork();
  }

  async function takeWork(): Promise<void> {
    hasWork = false;
    while (!closing && jobs.size < options.slots && !jobs.hasSuspect()) {
      const job = await claimNext({ options, session, jobs });
      if (!job) return;
      jobs.begin(job, onWork);
    }
  }

  async function pollUntilClosed(): Promise<void> {
    while (!closing) {
      const polled = await attempt(() => poll());
      didLastPollSucceed = polled.ok;
      if (!polled.ok) options.ctx.log.warn({ error: stackOf(polled.error) }, "the worker could not look at the queue");
      await wakeup.wait(POLL_MILLISECONDS);
    }
  }

  const loop = pollUntilClosed();
  return {
    canWork: () => didLastPollSucceed && !closing && session.connected(),
    stop: async () => {
      closing = true;
      wakeup.wake();
      await loop;
      await jobs.close();
      await session.close();
    },
  };
}
