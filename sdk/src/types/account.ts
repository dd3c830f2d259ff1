// Made from openapi/b.json by `npm run openapi`; a change belongs into the service's schemas.

/** A plan, from the smallest to the largest. */
export type PlanName = "free" | "builder" | "pro" | "max" | "team" | "business";

/** What can write an application. */
export interface Model {
  /** What a create sends as `model`. */
  id: string;
  /** What people call it. */
  name: string;
  /** Whose model it is. */
  provider: string;
  /** How it works. `free`: the built-in generator. `fast`: a language model writes the blueprint. `paid`: a language model writes the code. */
  category: "free" | "fast" | "paid";
  /** What a build’s credits are multiplied by, such as `1x`. */
  multiplier: string;
  /** How many tokens it reads; of the built-in generator, what it reads of a prompt. */
  contextWindow: number;
  /** The smallest plan that includes it. */
  minPlan: PlanName;
  /** Whether the account’s plan does not include it. */
  locked: boolean;
  /** The smallest plan that includes it, or null when it is not locked. */
  unlockedBy: PlanName | null;
}

/** The models of this service. */
export interface ModelList {
  /** The models, the plainest first. */
  models: Model[];
}

/** What the account did on one day. */
export interface DayUsage {
  /** The day, in UTC. */
  date: string;
  /** How many requests were made. */
  requests: number;
  /** How many builds began. */
  builds: number;
  /** How many credits the builds that began then have cost in the end. */
  creditsSpent: number;
}

/** The last thirty days, with their sums. */
export interface ThirtyDays {
  /** How many requests were made. */
  requests: number;
  /** How many builds began. */
  builds: number;
  /** How many credits the builds that began then have cost in the end. */
  creditsSpent: number;
  /** Thirty days without a gap, the oldest first; the last is today. */
  days: DayUsage[];
}

/** What the account has and what it did, over all of its keys. The request that asks is counted. */
export interface Usage {
  /** The account’s plan. */
  plan: PlanName;
  /** The credits that are free: without those that builds hold which run or wait for an answer. */
  creditBalance: number;
  /** When the plan’s credits come anew; null where the account does not renew. */
  renewsAt: string | null;
  last30Days: ThirtyDays;
}
