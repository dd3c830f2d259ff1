import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";
import type { PlanName } from "../plans/plans.ts";
import { readCurrentAccount } from "./read-current-account.ts";

/** An account's spendable credits. `balance` is the free part, without what running or waiting builds hold. */
export interface AccountCredits {
  balance: number;
  plan: PlanName;
  renewsAt: Date | null;
}

/** The caller's credits: the same balance that a create is checked against. */
export async function readBalance(call: Call): Promise<AccountCredits> {
  requireScope(call, "usage:read");
  const { balance, held, plan, renewsAt } = await readCurrentAccount(call.ctx, call.accountId);
  return { balance: balance - held, plan, renewsAt };
}
