// One job, from its claim to its release. All errors of a build arrive here, and decide what happens to it: back to the
// queue unchanged if it was only interrupted, back with its fault count increased after a fault, and failed with a
// message for the user after too many faults, or after its process died twice.
import { setTimeout as delay } from "node:timers/promises";
import { claimBuild } from "../../domain/builds/claim-build.ts";
import { failOperation } from "../../domain/builds/fail-operation.ts";
import type { Failure } from "../../domain/operations/end-operation.ts";
import type { Tools } from "../../pipeline/build-context.ts";
import { monotonicMilliseconds } from "../../lib/clock.ts";
import { runBuild } from "../../pipeline/build.ts";
import { isConnectionLost, isDiskFull, stackOf } from "../../storage/error-causes.ts";
import type { ClaimedJob, WorkerSession } from "../../storage/queue/build-queue.ts";
import { attempt } from "../../lib/attempts/attempt.ts";

/** A running build. `attempt` is null until it is claimed; aborting `end` stops it soon, with the given reason. */
export interface RunningJob {
  job: ClaimedJob;
  attempt: number | null;
  end: AbortController;
}

/** Why a worker releases a build before its end. */
export const RELEASE_REASONS = {
  closing: new Error("the worker is closing"),
  notOurs: new Error("the build has ended or is another worker's"),
} as const;

const TIMED_OUT = new Error("the build is out of time");

// A build with a fault is retried twice. A build whose process died is retried once, with no other build in parallel;
// a second loss is attributed to the build.
const faultsMax = 2;
const lossesMax = 1;
// With a full disk the failure cannot be saved either, so saving is retried for about half a minute.
const saveErrorsMax = 15;
const longestWaitMilliseconds = 2_000;

/** The options for running a job. */
export interface JobOptions extends Tools {
  session: WorkerSession;
  /** The timeout of one build, in milliseconds, after which it fails with `TIMED_OUT`. */
  deadlineMilliseconds: number;
  /** The same for a build whose model writes the code, which depends on the speed of the model. */
  codingDeadlineMilliseconds: number;
}

/** Runs a job to its end and releases it. Throws only if the database keeps failing, or is unreachable while the worker closes. */
export async function runJob(options: JobOptions, running: RunningJob): Promise<void> {
  const timeout = new AbortController();
  const signal = AbortSignal.any([running.end.signal, timeout.signal]);
  try {
    await workOn(options, running, { signal, timeout });
    await options.session.finish(running.job);
  } catch (error) {
    const why = signal.aborted ? signal.reason : error;
    await retryUntilSaved(running, () => release(options, running, why));
  }
}

async function workOn(
  options: JobOptions,
  running: RunningJob,
  { signal, timeout }: { signal: AbortSignal; timeout: AbortController },
): Promise<void> {
  const { ctx } = options;
  const { job } = running;
  const build = await claimBuild(ctx, job.operationId);
  if (!build) return;
  running.attempt = build.attempt;
  options.workshop.warmUp();
  if (job.losses > lossesMax) {
    ctx.log.error({ operationId: job.operationId, losses: job.losses }, "a build lost its process twice and is ended");
    await failOperation(ctx, build, lostTwice);
    return;
  }
  const isCoding = options.findGenerator(build.model)?.category === "paid";
  const milliseconds = isCoding ? options.codingDeadlineMilliseconds : options.deadlineMilliseconds;
  const timer = setTimeout(() => timeout.abort(TIMED_OUT), milliseconds);
  try {
    await runBuild(options, build, { signal, endsAt: monotonicMilliseconds() + milliseconds });
  } finally {
    clearTimeout(timer);
  }
}

async function release(options: JobOptions, running: RunningJob, error: unknown): Promise<void> {
  const { session, ctx } = options;
  const { job } = running;
  if (error === RELEASE_REASONS.notOurs) return session.finish(job);
  if (error === TIMED_OUT) return failBuild(options, running, timedOut);
  if (error === RELEASE_REASONS.closing || isConnectionLost(error)) return session.giveBack(job, "interrupted");
  ctx.log.error({ operationId: job.operationId, faults: job.faults, error: stackOf(error) }, "a build met a fault");
  return job.faults < faultsMax ? session.giveBack(job, "faulty") : failBuild(options, running, explain(error));
}

async function failBuild({ session, ctx }: JobOptions, { job, attempt: held }: RunningJob, failure: Failure): Promise<void> {
  const claim = held === null ? await claimBuild(ctx, job.operationId) : { operationId: job.operationId, attempt: held };
  if (claim) await failOperation(ctx, claim, failure);
  await session.finish(job);
}

/** Retries while the database is unreachable, and for a while on other errors, but not while the worker closes. Throws the last error. */
async function retryUntilSaved({ end }: RunningJob, settle: () => Promise<void>): Promise<void> {
  let saveErrors = 0;
  for (let wait = 50; ; wait = Math.min(wait * 2, longestWaitMilliseconds)) {
    const outcome = await attempt(() => settle());
    if (outcome.ok) return;
    if (!isConnectionLost(outcome.error)) saveErrors += 1;
    if (saveErrors > saveErrorsMax || end.signal.reason === RELEASE_REASONS.closing) throw outcome.error;
    await delay(wait);
  }
}

const timedOut: Failure = {
  code: "TIMED_OUT",
  message: "The build took longer than a build may take, and was ended. It cost nothing; start it again, or ask for a smaller app.",
};

const lostTwice: Failure = {
  code: "INTERNAL",
  message: "The process that built this app died twice while it did. It cost nothing; ask for the app in other words, or try again later.",
};

function explain(error: unknown): Failure {
  const what = isDiskFull(error)
    ? "The service's disk is full, so the build could not be kept."
    : "A fault of the service ended this build.";
  return { code: "INTERNAL", message: `${what} It cost nothing; try again later, or see the service's log.` };
}
