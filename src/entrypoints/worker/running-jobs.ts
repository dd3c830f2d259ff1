import { isCurrent } from "../../domain/builds/is-current.ts";
import { stackOf } from "../../storage/error-causes.ts";
import type { ClaimedJob } from "../../storage/queue/build-queue.ts";
import { type JobOptions, RELEASE_REASONS, type RunningJob, runJob } from "./run-job.ts";
import { attempt } from "../../lib/attempts/attempt.ts";

/** The running builds of a worker, by operation. */
export interface RunningJobs {
  readonly size: number;
  has(operationId: string): boolean;
  ids(): string[];
  /** Whether a build is running that must not run in parallel with others. */
  hasSuspect(): boolean;
  /** The accounts that have at least this many builds running here. */
  accountsWith(builds: number): string[];
  /** Starts a build; `onEnd` is called when it is released. */
  begin(job: ClaimedJob, onEnd: () => void): void;
  /** Releases a build that has ended, or that another worker has taken. */
  releaseUnlessCurrent(operationId: string): Promise<void>;
  /** Returns all builds to the queue; resolves when that is done. */
  close(): Promise<void>;
}

/** Creates the collection of a worker's running builds. */
export function openRunningJobs(options: JobOptions): RunningJobs {
  const { ctx } = options;
  const running = new Map<string, { job: RunningJob; ended: Promise<void> }>();

  async function runToEnd(job: RunningJob, onEnd: () => void): Promise<void> {
    const { operationId } = job.job;
    const ran = await attempt(() => runJob(options, job));
    if (!ran.ok) {
      ctx.log.error({ operationId, error: stackOf(ran.error) }, "a build could not be released");
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
    hasSuspect: () => [...running.values()].some(({ job }) => job.job.losses > 0),
    accountsWith: (builds) => {
      const accounts = [...running.values()].map(({ job }) => job.job.accountId);
      return [...new Set(accounts)].filter((accountId) => accounts.filter((one) => one === accountId).length >= builds);
    },
    begin: (claimed, onEnd) => {
      const job = { job: claimed, attempt: null, end: new AbortController() };
      running.set(claimed.operationId, { job, ended: runToEnd(job, onEnd) });
    },
    releaseUnlessCurrent: async (operationId) => {
      const job = running.get(operationId)?.job;
      if (!job || job.attempt === null) return;
      if (!(await isCurrent(ctx, { operationId, attempt: job.attempt }))) job.end.abort(RELEASE_REASONS.notOurs);
    },
    close: async () => {
      for (const { job } of running.values()) job.end.abort(RELEASE_REASONS.closing);
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}
