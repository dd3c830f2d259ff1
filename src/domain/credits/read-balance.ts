import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";
import type { PlanName } from "../plans/plans.ts";
import { readPresentAccount } from "./read-present-account.ts";

/** What an account has to spend. `balance` is what is free: without the credits that running builds have set aside. */
export interface AccountCredits {
  balance: number;
  plan: PlanName;
  renewsAt: Date | null;
}

/** The caller's credits: the same balance that a create is measured against. */
export async function readBalance(call: Call): Promise<AccountCredits> {
  requireScope(call, "usage:read");
  const { balance, held, plan, renewsAt } = await readPresentAccount(call.ground, call.accountId);
  return { balance: balance - held, plan, renewsAt };
}
