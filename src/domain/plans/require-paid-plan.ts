import type { Call } from "../call.ts";
import { ServiceError } from "../errors.ts";

/** Throws `plan_excludes_api` on the free plan: a connection may read files only on a paid plan. */
export function requirePaidPlan({ plan }: Pick<Call, "plan">): void {
  if (plan !== "free") return;
  const message =
    "Reading files by a connection comes with a paid plan, and this account is on the plan free. Change the plan, or open the app in the editor.";
  throw new ServiceError("plan_excludes_api", message, { plan });
}
