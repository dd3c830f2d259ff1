import { newId } from "../../kit/ids.ts";
import { insertAccount, lockAccountByEmail } from "../../storage/rows/people/accounts.ts";
import type { AccountRow } from "../../storage/rows/people/accounts.ts";
import type { Ground } from "../call.ts";
import { grantCredits } from "../credits/grant-credits.ts";
import { nextRenewal } from "../credits/next-renewal.ts";
import { PLANS } from "../plans/plans.ts";
import type { PlanName } from "../plans/plans.ts";

/** An account to open. `credits` is its opening balance; without it, its plan's credits of one month. */
export interface NewAccount {
  email: string;
  plan: PlanName;
  credits?: number | undefined;
}

/** Opens an account with its opening balance, in the caller's transaction; one that is there is left as it is. Its row stays locked. `opened` tells which. */
export async function openAccount(ground: Ground, account: NewAccount): Promise<{ account: AccountRow; opened: boolean }> {
  const { database, clock } = ground;
  const email = account.email.toLowerCase();
  const createdAt = clock.now();
  const opened = await insertAccount(database, {
    ...{ id: newId(createdAt), email, plan: account.plan, renewsAt: nextRenewal({ createdAt, now: createdAt }), createdAt },
  });
  const row = await lockAccountByEmail(database, email);
  if (row === null) throw new Error("an account was neither inserted nor found");
  const amount = account.credits ?? PLANS[account.plan].creditsAMonth;
  if (opened) await grantCredits(ground, { accountId: row.id, amount, key: `opening/${row.id}` });
  return { account: row, opened };
}
