// Every number that depends on a plan is in this one table.

/** The plans, from smallest to largest. */
export const PLAN_NAMES = ["free", "builder", "pro", "max", "team", "business"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** What a plan includes: credits per month, and contract C's requests per minute and per day (null: no API access in that contract). */
export interface Plan {
  creditsAMonth: number;
  requestsAMinute: number | null;
  requestsADay: number | null;
}

/** The plans and their numbers. */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  free: { creditsAMonth: 100, requestsAMinute: null, requestsADay: null },
  builder: { creditsAMonth: 500, requestsAMinute: null, requestsADay: null },
  pro: { creditsAMonth: 2_000, requestsAMinute: 300, requestsADay: 10_000 },
  max: { creditsAMonth: 6_000, requestsAMinute: 800, requestsADay: 50_000 },
  team: { creditsAMonth: 10_000, requestsAMinute: 500, requestsADay: 25_000 },
  business: { creditsAMonth: 30_000, requestsAMinute: 1_000, requestsADay: 100_000 },
};

/** The credits a build holds before anything starts, and without which it does not start. */
export const CREATE_FLOOR_CREDITS = 25;

/** The most credits that one build may hold and spend in all, unless the operator sets another number. */
export const BUILD_CREDITS_MAX = 5_000;
