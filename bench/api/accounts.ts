// Contract B allows sixty requests a minute per key, so a load that must not be rate-limited uses thousands of keys, like
// thousands of clients.
import { openAccount } from "../../src/domain/accounts/open-account.ts";
import { inTransaction } from "../../src/domain/call.ts";
import type { AppContext } from "../../src/domain/call.ts";
import { makeKey } from "../../src/domain/keys/make-key.ts";

/** An account and one of its keys. */
export interface AccountKey {
  accountId: string;
  key: string;
}

/** Opens this many business accounts and returns their ids. */
export async function openAccounts(ctx: AppContext, count: number): Promise<string[]> {
  return inTransaction(ctx, async (inner) => {
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const { account } = await openAccount(inner, { email: `bench-${number}@example.test`, plan: "business" });
      ids.push(account.id);
    }
    return ids;
  });
}

/** Creates this many keys for the accounts in turn, so that neighbours belong to different accounts. */
export async function makeKeys(
  ctx: AppContext,
  { accountIds, count }: { accountIds: readonly string[]; count: number },
): Promise<AccountKey[]> {
  return inTransaction(ctx, async (inner) => {
    const keys: AccountKey[] = [];
    for (let number = 0; number < count; number += 1) {
      const accountId = accountIds[number % accountIds.length] ?? "";
      keys.push({ accountId, key: await makeKey(inner, { accountId, name: `key ${number}`, form: "b", scopes: ["*"] }) });
    }
    return keys;
  });
}
