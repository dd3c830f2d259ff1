// What a failed attempt means, for its delivery and for its endpoint: a total function, so that the whole schedule can be
// told as a table. It looks at no clock and at no row.
import { nextWait } from "./schedule.ts";

const DAY_MILLISECONDS = 86_400_000;
const FAILING_DAYS_MAX = 5;
// The longest wait of the schedule, and some more: after it, a failure has nothing to do with the one before.
const PAUSE_MILLISECONDS_MAX = 1.5 * DAY_MILLISECONDS;
// Gone (RFC 9110): the receiver wants nothing any more.
const GONE = 410;

/** What failed: which attempt of its delivery, how the endpoint was doing before, and what the receiver answered (null: nothing). */
export interface Failure {
  /** The attempts of the delivery, this one included. */
  attempts: number;
  /** A test is tried once. */
  isTest: boolean;
  answered: number | null;
  endpoint: { isEnabled: boolean; failingSince: Date | null; failedAt: Date | null };
  now: Date;
  /** From 0 to 1. */
  chance: number;
}

/** What becomes of the delivery, since when the endpoint has been failing, and why it is disabled now, if it is. */
export interface Judgement {
  delivery: { status: "pending"; dueAt: Date } | { status: "failed"; failedBecause: "exhausted" | "disabled" };
  failingSince: Date;
  disable: "gone" | "failing" | null;
}

/** Judges a failed attempt. Five days of nothing but failures disable an endpoint, and its own wish does at once. */
export function judgeFailure({ attempts, isTest, answered, endpoint, now, chance }: Failure): Judgement {
  const { failingSince: since, failedAt } = endpoint;
  const goesOn = since !== null && failedAt !== null && now.getTime() - failedAt.getTime() <= PAUSE_MILLISECONDS_MAX;
  const failingSince = goesOn ? since : now;
  const isLong = now.getTime() - failingSince.getTime() >= FAILING_DAYS_MAX * DAY_MILLISECONDS;
  const disable = endpoint.isEnabled ? (answered === GONE ? "gone" : isLong ? "failing" : null) : null;
  if (disable !== null || !endpoint.isEnabled) return { delivery: { status: "failed", failedBecause: "disabled" }, failingSince, disable };
  const wait = isTest ? null : nextWait(attempts, chance);
  const delivery =
    wait === null
      ? ({ status: "failed", failedBecause: "exhausted" } as const)
      : ({ status: "pending", dueAt: new Date(now.getTime() + wait) } as const);
  return { delivery, failingSince, disable };
}
