import type { PlanName } from "../../plans/plans.ts";

/** A limit on requests. Its window is fixed: so many seconds from the first request in it, or a day of UTC. */
export interface RatePolicy {
  /** Unique among all policies: requests are counted under it. */
  id: string;
  /** As clients read it. */
  name: string;
  window: number | "day";
  /** The most requests in a window, for an account of the plan; null when the plan has no such limit, because it has no access at all. */
  requestsMax(plan: PlanName): number | null;
}

const DAY_SECONDS = 86_400;

/** A policy's window, in seconds. */
export function windowSeconds({ window }: Pick<RatePolicy, "window">): number {
  return window === "day" ? DAY_SECONDS : window;
}

/** When a window ends that a request opens at this moment. */
export function windowEnd({ window }: Pick<RatePolicy, "window">, at: Date): Date {
  if (window !== "day") return new Date(at.getTime() + window * 1_000);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1));
}
