import { readAccount } from "../../storage/rows/people/accounts.ts";
import type { AccountRow } from "../../storage/rows/people/accounts.ts";
import type { Ground } from "../call.ts";
import { inTransaction } from "../call.ts";
import { isRenewalDue, lockPresentCredits } from "./renew-credits.ts";

/** The account as it is at this moment: a renewal that is due happens first, in a transaction of its own. */
export async function readPresentAccount(ground: Ground, accountId: string): Promise<AccountRow> {
  const account = await readAccount(ground.database, accountId);
  if (!isRenewalDue(account, ground.clock.now())) return account;
  return inTransaction(ground, async (inner) => {
    await lockPresentCredits(inner, accountId);
    return readAccount(inner.database, accountId);
  });
}
