import type { Call } from "../call.ts";
import { ServiceError } from "../errors.ts";
import type { PlanName } from "./plans.ts";

/** Throws `plan_excludes_api` unless the caller's plan is one of those with API access. */
export function requireApiPlan({ plan }: Call, eligible: readonly PlanName[]): void {
  if (eligible.includes(plan)) return;
  const message = `API access is not part of the plan ${plan}. It comes with ${eligible.join(", ")}: change the plan.`;
  throw new ServiceError("plan_excludes_api", message, { plan });
}
