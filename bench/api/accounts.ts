// Form B allows a key sixty requests a minute, so a load that is to be answered comes with thousands of keys, as the load of
// thousands of clients would.
import { openAccount } from "../../src/domain/accounts/open-account.ts";
import { inTransaction } from "../../src/domain/call.ts";
import type { Ground } from "../../src/domain/call.ts";
import { makeKey } from "../../src/domain/keys/make-key.ts";

/** An account and one of its keys. */
export interface AccountKey {
  accountId: string;
  key: string;
}

/** Opens so many business accounts and returns their ids. */
export async function openAccounts(ground: Ground, count: number): Promise<string[]> {
  return inTransaction(ground, async (inner) => {
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const { account } = await openAccount(inner, { email: `bench-${number}@example.test`, plan: "business" });
      ids.push(account.id);
    }
    return ids;
  });
}

/** Makes so many keys for the accounts in turn, so that neighbours belong to different accounts. */
export async function makeKeys(
  ground: Ground,
  { accountIds, count }: { accountIds: readonly string[]; count: number },
): Promise<AccountKey[]> {
  return inTransaction(ground, async (inner) => {
    const keys: AccountKey[] = [];
    for (let number = 0; number < count; number += 1) {
      const accountId = accountIds[number % accountIds.length] ?? "";
      keys.push({ accountId, key: await makeKey(inner, { accountId, name: `key ${number}`, form: "b", scopes: ["*"] }) });
    }
    return keys;
  });
}
