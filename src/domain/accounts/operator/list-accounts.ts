import { listAccounts as listRows } from "../../../storage/rows/people/accounts.ts";
import type { Ground } from "../../call.ts";
import type { PlanName } from "../../plans/plans.ts";

/** An account as the operator sees it. `balance` is what is free, beside what running builds hold. */
export interface ListedAccount {
  email: string;
  plan: PlanName;
  balance: number;
  held: number;
  hasPassword: boolean;
  createdAt: Date;
}

/** Every account of the installation, the oldest first. */
export async function listAccounts(ground: Ground): Promise<ListedAccount[]> {
  const rows = await listRows(ground.database);
  return rows.map(({ email, plan, balance, held, passwordHash, createdAt }) => {
    return { email, plan, balance: balance - held, held, hasPassword: passwordHash !== null, createdAt };
  });
}
