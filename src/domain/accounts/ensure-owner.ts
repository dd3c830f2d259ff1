import type { Call, Ground } from "../call.ts";
import { inTransaction } from "../call.ts";
import type { KeyForm } from "../keys/key-format.ts";
import { makeKey } from "../keys/make-key.ts";
import { openAccount } from "./open-account.ts";

const OWNER_EMAIL = "owner@localhost";

/** The owner at the terminal: a call that may do everything, and an API key, which is only told in the run that made it. */
export interface Owner {
  call: Call;
  email: string;
  newKey: string | null;
}

/** Finds the account of this installation's owner; the first time it is opened, with the largest plan and a key in the format of `form`. */
export async function ensureOwner(ground: Ground, form: KeyForm): Promise<Owner> {
  const { account, newKey } = await inTransaction(ground, async (inner) => {
    const found = await openAccount(inner, { email: OWNER_EMAIL, plan: "business" });
    if (!found.opened) return { account: found.account, newKey: null };
    const key = await makeKey(inner, { accountId: found.account.id, name: "The owner’s first key", form, scopes: ["*"] });
    return { account: found.account, newKey: key };
  });
  return { call: { ground, accountId: account.id, plan: account.plan, scopes: "all" }, email: account.email, newKey };
}
