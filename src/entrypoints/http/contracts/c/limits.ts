import type { RatePolicy } from "../../../../domain/usage/limits/policy.ts";
import { PLANS } from "../../../../domain/plans/plans.ts";
import type { ApiContract } from "../api-contract.ts";

const minute: RatePolicy = { id: "c/minute", name: "minute", window: 60, requestsMax: (plan) => PLANS[plan].requestsAMinute };
const day: RatePolicy = { id: "c/day", name: "day", window: "day", requestsMax: (plan) => PLANS[plan].requestsADay };

/** Contract C's rate limits per key: the plan's limits per minute and per day. */
export const limits: ApiContract["limits"] = () => [minute, day];
