// One job, from its claim to its release. This is where whatever went wrong in a build arrives, and where it is decided
// what becomes of it: back to the queue without a mark when the build was only interrupted, back with a mark when there
// was a fault, and to an end that its person reads when the marks are too many.
import { setTimeout as delay } from "node:timers/promises";
import { claimBuild } from "../../domain/builds/claim-build.ts";
import { failOperation } from "../../domain/builds/fail-operation.ts";
import type { Failure } from "../../domain/operations/end-operation.ts";
import type { Tools } from "../../pipeline/bench.ts";
import { monotonicMilliseconds } from "../../kit/clock.ts";
import { runBuild } from "../../pipeline/build.ts";
import { isConnectionLost, isDiskFull, stackOf } from "../../storage/error-causes.ts";
import type { ClaimedJob, WorkerSession } from "../../storage/queue/build-queue.ts";

/** A build under way. `attempt` is null until it is claimed; `end` makes it stop soon, for the given reason. */
export interface RunningJob {
  job: ClaimedJob;
  attempt: number | null;
  end: AbortController;
}

/** Why a worker lets go of a build before its end. */
export const LET_GO = {
  closing: new Error("the worker is closing"),
  notOurs: new Error("the build has ended or is another worker's"),
} as const;

const TIMED_OUT = new Error("the build is out of time");

// A build that meets a fault is tried twice more; one whose workers died under it may be what kills them.
const faultsMax = 2;
const lossesMax = 5;
// With a full disk an end cannot be written either: for about half a minute it is tried again.
const refusalsMax = 15;
const longestWaitMilliseconds = 2_000;

/** What a job is run with. */
export interface JobOptions extends Tools {
  session: WorkerSession;
  /** How long one build may take, in milliseconds, before it is given up as `TIMED_OUT`. */
  deadlineMilliseconds: number;
  /** The same for a build whose model writes the code, which takes as long as its model. */
  codingDeadlineMilliseconds: number;
}

/** Runs a job to whatever end, and releases it. Throws only when the database refuses to the last, or does not answer while the worker closes. */
export async function runJob(options: JobOptions, running: RunningJob): Promise<void> {
  const timeout = new AbortController();
  const signal = AbortSignal.any([running.end.signal, timeout.signal]);
  try {
    await workOn(options, running, { signal, timeout });
    await options.session.finish(running.job);
  } catch (error) {
    const why = signal.aborted ? signal.reason : error;
    await untilAnswered(running, () => release(options, running, why));
  }
}

async function workOn(
  options: JobOptions,
  running: RunningJob,
  { signal, timeout }: { signal: AbortSignal; timeout: AbortController },
): Promise<void> {
  const { ground } = options;
  const { job } = running;
  const build = await claimBuild(ground, job.operationId);
  if (!build) return;
  running.attempt = build.attempt;
  if (job.retries > lossesMax) {
    await failOperation(ground, build, lostTooOften);
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
  const { session, ground } = options;
  const { job } = running;
  if (error === LET_GO.notOurs) return session.finish(job);
  if (error === TIMED_OUT) return giveUp(options, running, timedOut);
  if (error === LET_GO.closing || isConnectionLost(error)) return session.giveBack(job, "interrupted");
  ground.log.error({ operationId: job.operationId, retries: job.retries, error: stackOf(error) }, "a build met a fault");
  return job.retries < faultsMax ? session.giveBack(job, "faulty") : giveUp(options, running, explain(error));
}

async function giveUp({ session, ground }: JobOptions, { job, attempt }: RunningJob, failure: Failure): Promise<void> {
  const claim = attempt === null ? await claimBuild(ground, job.operationId) : { operationId: job.operationId, attempt };
  if (claim) await failOperation(ground, claim, failure);
  await session.finish(job);
}

/** Tries again while the database is away, and a while when it refuses; but not when the worker closes. What cannot be settled is thrown. */
async function untilAnswered({ end }: RunningJob, settle: () => Promise<void>): Promise<void> {
  let refusals = 0;
  for (let wait = 50; ; wait = Math.min(wait * 2, longestWaitMilliseconds)) {
    const [outcome] = await Promise.allSettled([settle()]);
    if (outcome.status === "fulfilled") return;
    if (!isConnectionLost(outcome.reason)) refusals += 1;
    if (refusals > refusalsMax || end.signal.reason === LET_GO.closing) throw outcome.reason;
    await delay(wait);
  }
}

const timedOut: Failure = {
  code: "TIMED_OUT",
  message: "The build took longer than a build may take, and was ended. It cost nothing; start it again, or ask for a smaller app.",
};

const lostTooOften: Failure = {
  code: "INTERNAL",
  message: "The process that built this app died several times while it did. It cost nothing; the service's log says more.",
};

function explain(error: unknown): Failure {
  const what = isDiskFull(error)
    ? "The service's disk is full, so the build could not be kept."
    : "A fault of the service ended this build.";
  return { code: "INTERNAL", message: `${what} It cost nothing; try again later, or see the service's log.` };
}
