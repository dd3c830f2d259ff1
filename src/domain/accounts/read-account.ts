import { readAccount as readRow } from "../../storage/rows/people/accounts.ts";
import type { Call } from "../call.ts";
import type { PlanName } from "../plans/plans.ts";

/** An account as its owner sees it. */
export interface OwnAccount {
  email: string;
  plan: PlanName;
  hasPassword: boolean;
  createdAt: Date;
}

/** The caller's account. */
export async function readAccount({ ctx, accountId }: Call): Promise<OwnAccount> {
  const { email, plan, passwordHash, createdAt } = await readRow(ctx.database, accountId);
  return { email, plan, hasPassword: passwordHash !== null, createdAt };
}
