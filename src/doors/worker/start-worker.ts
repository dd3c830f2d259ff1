// The door through which time comes in. The worker looks at the queue twice a second, and at once when it hears that there
// is work: what it hears is only a hint. It runs as many builds as it has slots, and lets go of those that are not its
// own any more. When it closes, its builds go back to the queue at once, for whoever comes next.
import { monotonicMilliseconds } from "../../kit/clock.ts";
import type { Tools } from "../../pipeline/bench.ts";
import type { OpenBuildQueue } from "../../storage/queue/build-queue.ts";
import { hangBell } from "./hang-bell.ts";
import { openRunningJobs, type RunningJobs } from "./running-jobs.ts";

/** What a worker needs. `slots` is how many builds it runs at once, `buildsPerAccount` how many of one account run at once anywhere. */
export interface WorkerOptions extends Tools {
  queue: OpenBuildQueue;
  slots: number;
  buildsPerAccount: number;
  /** How long one build may take, in milliseconds, before it is given up as `TIMED_OUT`. */
  deadlineMilliseconds: number;
  /** The same for a build whose model writes the code. */
  codingDeadlineMilliseconds: number;
}

/** A running worker. `stop` returns when its builds are back in the queue, usually well within a second. */
export interface Worker {
  stop(): Promise<void>;
}

const lookMilliseconds = 500;

/** Starts a worker. Throws when the database cannot be reached now; later it waits for it. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const bell = hangBell();
  const changed = new Set<string>();
  let isWorkThere = true;
  let lookedAt = -Infinity;
  let closing = false;
  let known: RunningJobs | null = null;

  const onWork = () => {
    isWorkThere = true;
    bell.ring();
  };
  const onChange = (operationId: string) => {
    if (!known?.has(operationId)) return;
    changed.add(operationId);
    bell.ring();
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
    while (!closing && jobs.size < options.slots) {
      const job = await session.claim(options.buildsPerAccount);
      if (!job) return;
      jobs.begin(job, onWork);
    }
  }

  async function keepLooking(): Promise<void> {
    while (!closing) {
      const [looked] = await Promise.allSettled([look()]);
      if (looked.status === "rejected") options.ground.log.warn({ error: String(looked.reason) }, "the worker could not look at the queue");
      await bell.wait(lookMilliseconds);
    }
  }

  const loop = keepLooking();
  return {
    stop: async () => {
      closing = true;
      bell.ring();
      await loop;
      await jobs.close();
      await session.close();
    },
  };
}
