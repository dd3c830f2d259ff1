import { listAccounts as listRows } from "../../../storage/rows/people/accounts.ts";
import type { AppContext } from "../../call.ts";
import type { PlanName } from "../../plans/plans.ts";

/** An account as the operator sees it. `balance` is the free credits, without those held by unfinished builds. */
export interface ListedAccount {
  email: string;
  plan: PlanName;
  balance: number;
  held: number;
  hasPassword: boolean;
  createdAt: Date;
}

/** All accounts of the installation, oldest first. */
export async function listAccounts(ctx: AppContext): Promise<ListedAccount[]> {
  const rows = await listRows(ctx.database);
  return rows.map(({ email, plan, balance, held, passwordHash, createdAt }) => {
    return { email, plan, balance: balance - held, held, hasPassword: passwordHash !== null, createdAt };
  });
}
