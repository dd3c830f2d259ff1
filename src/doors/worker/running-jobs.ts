import { isCurrent } from "../../domain/builds/is-current.ts";
import { stackOf } from "../../storage/error-causes.ts";
import type { ClaimedJob } from "../../storage/queue/build-queue.ts";
import { type JobOptions, LET_GO, type RunningJob, runJob } from "./run-job.ts";

/** The builds that a worker has under way, by operation. */
export interface RunningJobs {
  readonly size: number;
  has(operationId: string): boolean;
  ids(): string[];
  /** Begins a build; `onEnd` is called when it is released. */
  begin(job: ClaimedJob, onEnd: () => void): void;
  /** Lets go of a build that has ended, or that another worker has taken. */
  letGoUnlessOurs(operationId: string): Promise<void>;
  /** Gives all builds back to the queue; returns when they are there. */
  close(): Promise<void>;
}

/** Opens the place where a worker keeps its builds. */
export function openRunningJobs(options: JobOptions): RunningJobs {
  const { ground } = options;
  const running = new Map<string, { job: RunningJob; ended: Promise<void> }>();

  async function runToEnd(job: RunningJob, onEnd: () => void): Promise<void> {
    const { operationId } = job.job;
    const [ran] = await Promise.allSettled([runJob(options, job)]);
    if (ran.status === "rejected") {
      ground.log.error({ operationId, error: stackOf(ran.reason) }, "a build could not be released");
      options.session.abandon(job.job);
    }
    running.delete(operationId);
    onEnd();
  }

  return {
    get size() {
      return running.size;
    },
    has: (operationId) => running.has(operationId),
    ids: () => [...running.keys()],
    begin: (claimed, onEnd) => {
      const job = { job: claimed, attempt: null, end: new AbortController() };
      running.set(claimed.operationId, { job, ended: runToEnd(job, onEnd) });
    },
    letGoUnlessOurs: async (operationId) => {
      const job = running.get(operationId)?.job;
      if (!job || job.attempt === null) return;
      if (!(await isCurrent(ground, { operationId, attempt: job.attempt }))) job.end.abort(LET_GO.notOurs);
    },
    close: async () => {
      for (const { job } of running.values()) job.end.abort(LET_GO.closing);
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}
