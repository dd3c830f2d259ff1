import type { Call, Ground } from "../call.ts";
import { inTransaction } from "../call.ts";
import type { KeyForm } from "../keys/key-format.ts";
import { makeKey } from "../keys/make-key.ts";
import { makeLink } from "./links/make-link.ts";
import { openAccount } from "./open-account.ts";
import { OWNER_EMAIL } from "./operator/owner-email.ts";

/** The owner at the terminal: a call that may do everything, and what is only told in the run that made the account: an API key, and a link that signs in to the console once. */
export interface Owner {
  call: Call;
  email: string;
  newKey: string | null;
  newLink: string | null;
}

/** Finds the account of this installation's owner; the first time it is opened, with the largest plan, a key in the format of `form`, and a link. */
export async function ensureOwner(ground: Ground, form: KeyForm): Promise<Owner> {
  const { account, newKey, newLink } = await inTransaction(ground, async (inner) => {
    const found = await openAccount(inner, { email: OWNER_EMAIL, plan: "business" });
    if (!found.opened) return { account: found.account, newKey: null, newLink: null };
    const key = await makeKey(inner, { accountId: found.account.id, name: "The owner’s first key", form, scopes: ["*"] });
    const link = await makeLink(inner, { accountId: found.account.id, kind: "enter" });
    return { account: found.account, newKey: key, newLink: link.url };
  });
  return { call: { ground, accountId: account.id, plan: account.plan, scopes: "all" }, email: account.email, newKey, newLink };
}
