import { readAccount } from "../../storage/rows/people/accounts.ts";
import type { AccountRow } from "../../storage/rows/people/accounts.ts";
import type { AppContext } from "../call.ts";
import { inTransaction } from "../call.ts";
import { isRenewalDue, lockCurrentCredits } from "./renew-credits.ts";

/** Reads the account's current state; a due renewal is made first, in its own transaction. */
export async function readCurrentAccount(ctx: AppContext, accountId: string): Promise<AccountRow> {
  const account = await readAccount(ctx.database, accountId);
  if (!isRenewalDue(account, ctx.clock.now())) return account;
  return inTransaction(ctx, async (inner) => {
    await lockCurrentCredits(inner, accountId);
    return readAccount(inner.database, accountId);
  });
}
