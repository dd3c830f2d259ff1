import { newId } from "../../../kit/ids.ts";
import type { AccountCredits } from "../../../storage/rows/credits/ledger.ts";
import { insertEvent } from "../../../storage/rows/webhooks/events.ts";
import type { Ground } from "../../call.ts";
import { CREATE_FLOOR_CREDITS, PLANS, type PlanName } from "../../plans/plans.ts";

/** The balance below which an account has few credits left: a tenth of its plan's month, and at least what a build needs to start. */
export function lowCredits(plan: PlanName): number {
  return Math.max(CREATE_FLOOR_CREDITS, Math.floor(PLANS[plan].creditsAMonth / 10));
}

/**
 * Writes `credits.low` in the caller's transaction, where a debit takes the balance from above the mark to below it: once
 * for each time that it happens. `before` is the account as its locked row was before the debit; `fromHold` is how much of
 * the debit was set aside already.
 */
export async function announceLowCredits(
  ground: Ground,
  before: AccountCredits,
  { amount, fromHold }: { amount: number; fromHold: number },
): Promise<void> {
  const mark = lowCredits(before.plan);
  if (before.balance < mark || before.balance - amount >= mark) return;
  const createdAt = ground.clock.now();
  const { accountId, plan, renewsAt } = before;
  const free = before.balance - amount - (before.held - fromHold);
  await insertEvent(ground.database, {
    ...{ id: newId(createdAt), accountId, type: "credits.low", createdAt },
    payload: { balance: Math.max(0, free), plan, renewsAt: renewsAt?.toISOString() ?? null },
  });
}
