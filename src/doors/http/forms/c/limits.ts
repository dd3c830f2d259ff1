import type { RatePolicy } from "../../../../domain/usage/limits/policy.ts";
import { PLANS } from "../../../../domain/plans/plans.ts";
import type { Form } from "../form.ts";

const minute: RatePolicy = { id: "c/minute", name: "minute", window: 60, requestsMax: (plan) => PLANS[plan].requestsAMinute };
const day: RatePolicy = { id: "c/day", name: "day", window: "day", requestsMax: (plan) => PLANS[plan].requestsADay };

/** Form C allows a key what its account's plan allows, a minute and a day. */
export const limits: Form["limits"] = () => [minute, day];
