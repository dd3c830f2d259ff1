import type { Call, AppContext } from "../call.ts";
import { inTransaction } from "../call.ts";
import type { KeyContract } from "../keys/key-format.ts";
import { makeKey } from "../keys/make-key.ts";
import { makeLink } from "./links/make-link.ts";
import { openAccount } from "./open-account.ts";
import { OWNER_EMAIL } from "./operator/owner-email.ts";

/**
 * The owner at the terminal: a call with all scopes, and values shown only in the run that created the account: an API
 * key, and a one-time sign-in link for the console.
 */
export interface Owner {
  call: Call;
  email: string;
  newKey: string | null;
  newLink: string | null;
}

/** Finds this installation's owner account; on first use, creates it on the largest plan, with a key in the format of `contract`, and a link. */
export async function ensureOwner(ctx: AppContext, contract: KeyContract): Promise<Owner> {
  const { account, newKey, newLink } = await inTransaction(ctx, async (inner) => {
    const found = await openAccount(inner, { email: OWNER_EMAIL, plan: "business" });
    if (!found.opened) return { account: found.account, newKey: null, newLink: null };
    const key = await makeKey(inner, { accountId: found.account.id, name: "The owner’s first key", form: contract, scopes: ["*"] });
    const link = await makeLink(inner, { accountId: found.account.id, kind: "enter" });
    return { account: found.account, newKey: key, newLink: link.url };
  });
  return { call: { ctx, accountId: account.id, plan: account.plan, scopes: "all" }, email: account.email, newKey, newLink };
}
