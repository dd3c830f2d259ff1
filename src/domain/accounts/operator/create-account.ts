import { z } from "zod";
import type { Ground } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { recordEvent } from "../audit/record-event.ts";
import { makeLink, type OneTimeLink } from "../links/make-link.ts";
import { type NewAccount, openAccount } from "../open-account.ts";
import { plainEmail } from "../sessions/plain-email.ts";

/** Opens an account for someone and returns a link by which they choose their password. Refuses with `invalid_input` an email that is none, or that has an account. */
export async function createAccount(ground: Ground, wanted: NewAccount): Promise<OneTimeLink> {
  const email = plainEmail(wanted.email);
  if (!z.email().max(254).safeParse(email).success) {
    throw new ServiceError("invalid_input", `${wanted.email} is not an e-mail address.`, { field: "email" });
  }
  return inTransaction(ground, async (inner) => {
    const { account, opened } = await openAccount(inner, { ...wanted, email });
    if (!opened) throw new ServiceError("invalid_input", `There is an account ${email} already.`, { field: "email" });
    await recordEvent(inner, { accountId: account.id, type: "account_opened", visitor: null });
    return makeLink(inner, { accountId: account.id, kind: "reset" });
  });
}
