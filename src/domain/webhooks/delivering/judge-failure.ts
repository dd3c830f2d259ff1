// The consequences of a failed attempt for its delivery and its endpoint: a total function, so that the whole schedule
// can be tested as a table. It reads no clock and no row.
import { nextWait } from "./schedule.ts";

const DAY_MILLISECONDS = 86_400_000;
const FAILING_DAYS_MAX = 5;
// The longest wait of the schedule plus a margin: after it, a failure is unrelated to the one before.
const PAUSE_MILLISECONDS_MAX = 1.5 * DAY_MILLISECONDS;
// Gone (RFC 9110): the receiver wants no more events.
const GONE = 410;

/** A failed attempt: its delivery, the endpoint's previous state, and the receiver's status code (null: no response). */
export interface Failure {
  /** The attempts of the delivery, including this one. */
  attempts: number;
  /** A test is attempted once. */
  isTest: boolean;
  answered: number | null;
  endpoint: { isEnabled: boolean; failingSince: Date | null; failedAt: Date | null };
  now: Date;
  /** When the receiver asked to be tried again; null if it did not. */
  retryAt: Date | null;
  /** A random number from 0 to 1, for the jitter of the next attempt. */
  chance: number;
}

/** The delivery's next state, since when the endpoint has been failing, and why it is disabled now, if it is. */
export interface Judgement {
  delivery: { status: "pending"; dueAt: Date } | { status: "failed"; failedBecause: "exhausted" | "disabled" };
  failingSince: Date;
  disable: "gone" | "failing" | null;
}

/** Evaluates a failed attempt. Five days of only failures disable an endpoint, and a 410 response does so at once. */
export function judgeFailure({ attempts, isTest, answered, endpoint, now, retryAt, chance }: Failure): Judgement {
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
      : ({ status: "pending", dueAt: new Date(Math.max(now.getTime() + wait, retryAt?.getTime() ?? 0)) } as const);
  return { delivery, failingSince, disable };
}
