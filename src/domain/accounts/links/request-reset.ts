// The response and its timing are the same whether or not the account exists: all work happens after it is sent.
import { findAccountByEmail } from "../../../storage/rows/people/accounts.ts";
import type { SendMail } from "../../../adapters/mail/open-mail.ts";
import type { AppContext } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { afterAnswer } from "../after-answer.ts";
import { recordEvent } from "../audit/record-event.ts";
import { plainEmail } from "../sessions/plain-email.ts";
import { countAuthAttempt } from "../sessions/auth-attempts.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { makeLink } from "./make-link.ts";

/** The email to reset, and the visitor who asks; `sendMail` is null if no mail server is configured. */
export interface RequestReset {
  email: string;
  visitor: Visitor;
  sendMail: SendMail | null;
}

/** Emails a password reset link if the account exists and a mail server is configured. Throws `too_many_requests` only. */
export async function requestReset(ctx: AppContext, { email, visitor, sendMail }: RequestReset): Promise<void> {
  const name = plainEmail(email);
  await countAuthAttempt(ctx, { kind: "reset", email: name, address: visitor.address });
  afterAnswer(ctx, "sending a link for a new password", async () => {
    const account = await findAccountByEmail(ctx.database, name);
    if (account === null) return;
    await recordEvent(ctx, { accountId: account.id, type: "reset_asked", visitor });
    if (sendMail === null) return;
    const link = await inTransaction(ctx, (inner) => makeLink(inner, { accountId: account.id, kind: "reset" }));
    await sendMail({ to: account.email, subject: "A new password for Atelier", text: letterOf(link.url, ctx.addresses.service) });
  });
}

function letterOf(url: string, service: string): string {
  return [
    `Somebody, probably you, wants to set a new password for your account at ${service}.`,
    `Open this link within an hour to choose one. It is good once:`,
    url,
    "If it was not you, there is nothing to do: your password stays as it is.",
  ].join("\n\n");
}
