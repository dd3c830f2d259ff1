import { newId } from "../../../lib/ids.ts";
import type { AccountCredits } from "../../../storage/rows/credits/ledger.ts";
import { insertEvent } from "../../../storage/rows/webhooks/events.ts";
import type { AppContext } from "../../call.ts";
import { CREATE_FLOOR_CREDITS, PLANS, type PlanName } from "../../plans/plans.ts";

/** The low-balance threshold of a plan: a tenth of its monthly credits, and at least what a build needs to start. */
export function lowCredits(plan: PlanName): number {
  return Math.max(CREATE_FLOOR_CREDITS, Math.floor(PLANS[plan].creditsAMonth / 10));
}

/**
 * Writes `credits.low` in the caller's transaction if a debit takes the balance from above the threshold to below it:
 * once per crossing. `before` is the account's locked row before the debit; `fromHold` is the part of the debit that
 * was already held.
 */
export async function announceLowCredits(
  ctx: AppContext,
  before: AccountCredits,
  { amount, fromHold }: { amount: number; fromHold: number },
): Promise<void> {
  const mark = lowCredits(before.plan);
  if (before.balance < mark || before.balance - amount >= mark) return;
  const createdAt = ctx.clock.now();
  const { accountId, plan, renewsAt } = before;
  const free = before.balance - amount - (before.held - fromHold);
  await insertEvent(ctx.database, {
    id: newId(createdAt),
    accountId,
    type: "credits.low",
    createdAt,
    projectId: null,
    payload: { balance: Math.max(0, free), plan, renewsAt: renewsAt?.toISOString() ?? null },
  });
}
