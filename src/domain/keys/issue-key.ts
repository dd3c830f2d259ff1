import { newId } from "../../kit/ids.ts";
import { countGoodKeys } from "../../storage/rows/keys/own-keys.ts";
import { lockAccount } from "../../storage/rows/people/accounts.ts";
import { recordEvent } from "../accounts/audit/record-event.ts";
import type { Visitor } from "../accounts/sessions/visitor.ts";
import type { Call } from "../call.ts";
import { inTransaction } from "../call.ts";
import { ServiceError } from "../errors.ts";
import { type KeyForm, keyPrefix } from "./key-format.ts";
import { type KeyScope, makeKey } from "./make-key.ts";

const KEYS_MAX = 50;
const DAY_MILLISECONDS = 86_400_000;

/** A key that its owner wants; `visitor` is null for the operator at the command line. */
export interface IssueKey {
  name: string;
  form: KeyForm;
  scopes: readonly KeyScope[];
  expiresInDays: number | null;
  visitor: Visitor | null;
}

/** Makes a key for the caller's account and returns it in full, this once. Refuses with `invalid_input` when the account has as many good ones as it may have. */
export async function issueKey(call: Call, wanted: IssueKey): Promise<{ id: string; key: string }> {
  const { accountId } = call;
  const { name, form, scopes, expiresInDays, visitor } = wanted;
  return inTransaction(call.ground, async (ground) => {
    const now = ground.clock.now();
    await lockAccount(ground.database, accountId);
    if ((await countGoodKeys(ground.database, { accountId, now })) >= KEYS_MAX) {
      throw new ServiceError("invalid_input", `An account has at most ${KEYS_MAX} keys. Revoke one that is not used any more.`, {
        field: null,
      });
    }
    const id = newId(now);
    const expiresAt = expiresInDays === null ? {} : { expiresAt: new Date(now.getTime() + expiresInDays * DAY_MILLISECONDS) };
    const key = await makeKey(ground, { id, accountId, name, form, scopes, ...expiresAt });
    const facts = { name, prefix: keyPrefix(key), scopes: scopes.join(" ") };
    await recordEvent(ground, { accountId, type: "key_made", facts, visitor });
    return { id, key };
  });
}
