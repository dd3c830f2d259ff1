// Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.

/** A plan; the values are ordered from the smallest to the largest. */
export type PlanName = "free" | "builder" | "pro" | "max" | "team" | "business";

/** A model that can write an application. */
export interface Model {
  /** The value to send as `model` in a create. */
  id: string;
  /** The display name. */
  name: string;
  /** The provider of the model. */
  provider: string;
  /** How it works. `free`: the built-in generator. `fast`: a language model writes the blueprint. `paid`: a language model writes the code. */
  category: "free" | "fast" | "paid";
  /** The factor applied to a build’s credits, such as `1x`. */
  multiplier: string;
  /** The context window in tokens; for the built-in generator, about what the longest prompt takes. */
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
  /** The models, the simplest first. */
  models: Model[];
}

/** The account’s usage on one day. */
export interface DayUsage {
  /** The day, in UTC. */
  date: string;
  /** The number of requests. */
  requests: number;
  /** The number of builds started. */
  builds: number;
  /** The credits that the builds started in this period have spent. */
  creditsSpent: number;
}

/** The last thirty days, with totals. */
export interface ThirtyDays {
  /** The number of requests. */
  requests: number;
  /** The number of builds started. */
  builds: number;
  /** The credits that the builds started in this period have spent. */
  creditsSpent: number;
  /** Thirty consecutive days, the oldest first; the last is today. */
  days: DayUsage[];
}

/** The account’s plan, available credits and usage, for all of its keys. This request is counted too. */
export interface Usage {
  /** The account’s plan. */
  plan: PlanName;
  /** The available credits, without those held by builds that are running or waiting for an answer. */
  creditBalance: number;
  /** When the plan’s credits renew; null if they do not. */
  renewsAt: string | null;
  /** The last thirty days, with totals. */
  last30Days: ThirtyDays;
}
