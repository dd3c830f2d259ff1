import type { PlanName } from "../../plans/plans.ts";

/** A rate limit. Its window is fixed: a number of seconds from its first request, or a UTC day. */
export interface RatePolicy {
  /** Unique among all policies: requests are counted under this id. */
  id: string;
  /** The name shown to clients. */
  name: string;
  window: number | "day";
  /** The maximum requests per window for an account on the plan; null if the plan has no such limit, because it has no access at all. */
  requestsMax(plan: PlanName): number | null;
}

const DAY_SECONDS = 86_400;

/** A policy's window, in seconds. */
export function windowSeconds({ window }: Pick<RatePolicy, "window">): number {
  return window === "day" ? DAY_SECONDS : window;
}

/** The end of a window that a request opens at this moment. */
export function windowEnd({ window }: Pick<RatePolicy, "window">, at: Date): Date {
  if (window !== "day") return new Date(at.getTime() + window * 1_000);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1));
}
