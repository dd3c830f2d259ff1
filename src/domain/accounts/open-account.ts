import { newId } from "../../lib/ids.ts";
import { insertAccount, lockAccountByEmail } from "../../storage/rows/people/accounts.ts";
import type { AccountRow } from "../../storage/rows/people/accounts.ts";
import type { AppContext } from "../call.ts";
import { grantCredits } from "../credits/grant-credits.ts";
import { nextRenewal } from "../credits/next-renewal.ts";
import { PLANS } from "../plans/plans.ts";
import type { PlanName } from "../plans/plans.ts";

/** An account to create. `credits` is its opening balance; by default, its plan's monthly credits. */
export interface NewAccount {
  email: string;
  plan: PlanName;
  credits?: number | undefined;
}

/**
 * Creates an account with its opening balance, in the caller's transaction; an existing one is unchanged, and
 * `opened` is false. Its row stays locked.
 */
export async function openAccount(ctx: AppContext, account: NewAccount): Promise<{ account: AccountRow; opened: boolean }> {
  const { database, clock } = ctx;
  const email = account.email.toLowerCase();
  const createdAt = clock.now();
  const opened = await insertAccount(database, {
    id: newId(createdAt),
    email,
    plan: account.plan,
    renewsAt: nextRenewal({ createdAt, now: createdAt }),
    createdAt,
  });
  const row = await lockAccountByEmail(database, email);
  if (row === null) throw new Error("an account was neither inserted nor found");
  const amount = account.credits ?? PLANS[account.plan].creditsAMonth;
  if (opened) await grantCredits(ctx, { accountId: row.id, amount, key: `opening/${row.id}` });
  return { account: row, opened };
}
