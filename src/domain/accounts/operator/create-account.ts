import { z } from "zod";
import type { AppContext } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { recordEvent } from "../audit/record-event.ts";
import { makeLink, type OneTimeLink } from "../links/make-link.ts";
import { type NewAccount, openAccount } from "../open-account.ts";
import { plainEmail } from "../sessions/plain-email.ts";

/** Creates an account and returns a link to choose its password. Throws `invalid_input` for an email that is invalid or already in use. */
export async function createAccount(ctx: AppContext, wanted: NewAccount): Promise<OneTimeLink> {
  const email = plainEmail(wanted.email);
  if (!z.email().max(254).safeParse(email).success) {
    throw new ServiceError("invalid_input", `${wanted.email} is not an e-mail address.`, { field: "email" });
  }
  return inTransaction(ctx, async (inner) => {
    const { account, opened } = await openAccount(inner, { ...wanted, email });
    if (!opened) throw new ServiceError("invalid_input", `There is an account ${email} already.`, { field: "email" });
    await recordEvent(inner, { accountId: account.id, type: "account_opened", visitor: null });
    return makeLink(inner, { accountId: account.id, kind: "reset" });
  });
}
