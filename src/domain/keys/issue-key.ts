import { newId } from "../../lib/ids.ts";
import { countGoodKeys } from "../../storage/rows/keys/own-keys.ts";
import { lockAccount } from "../../storage/rows/people/accounts.ts";
import { recordEvent } from "../accounts/audit/record-event.ts";
import type { Visitor } from "../accounts/sessions/visitor.ts";
import type { Call } from "../call.ts";
import { inTransaction } from "../call.ts";
import { ServiceError } from "../errors.ts";
import { type KeyContract, keyPrefix } from "./key-format.ts";
import { type KeyScope, makeKey } from "./make-key.ts";

const KEYS_MAX = 50;
const DAY_MILLISECONDS = 86_400_000;

/** A key to create; `visitor` is null for the operator at the command line. */
export interface IssueKey {
  name: string;
  form: KeyContract;
  scopes: readonly KeyScope[];
  expiresInDays: number | null;
  visitor: Visitor | null;
}

/**
 * Creates a key for the caller's account and returns it in full, only this once. Throws `invalid_input` if the account
 * has the maximum number of valid keys.
 */
export async function issueKey(call: Pick<Call, "accountId" | "ctx">, wanted: IssueKey): Promise<{ id: string; key: string }> {
  const { accountId } = call;
  const { name, form, scopes, expiresInDays, visitor } = wanted;
  return inTransaction(call.ctx, async (ctx) => {
    const now = ctx.clock.now();
    await lockAccount(ctx.database, accountId);
    if ((await countGoodKeys(ctx.database, { accountId, now })) >= KEYS_MAX) {
      throw new ServiceError("invalid_input", `An account has at most ${KEYS_MAX} keys. Revoke one that is not used any more.`, {
        field: null,
      });
    }
    const id = newId(now);
    const expiresAt = expiresInDays === null ? {} : { expiresAt: new Date(now.getTime() + expiresInDays * DAY_MILLISECONDS) };
    const key = await makeKey(ctx, { id, accountId, name, form, scopes, ...expiresAt });
    const facts = { name, prefix: keyPrefix(key), scopes: scopes.join(" ") };
    await recordEvent(ctx, { accountId, type: "key_made", facts, visitor });
    return { id, key };
  });
}
