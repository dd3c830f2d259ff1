// The answer is the same, and comes as soon, whether there is such an account or not: everything is done after it.
import { findAccountByEmail } from "../../../storage/rows/people/accounts.ts";
import type { SendMail } from "../../../outside/mail/open-mail.ts";
import type { Ground } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { afterAnswer } from "../after-answer.ts";
import { recordEvent } from "../audit/record-event.ts";
import { plainEmail } from "../sessions/plain-email.ts";
import { countTry } from "../sessions/tries.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { makeLink } from "./make-link.ts";

/** For which email a link is wanted, by whom; `sendMail` is null where no mail server is set. */
export interface RequestReset {
  email: string;
  visitor: Visitor;
  sendMail: SendMail | null;
}

/** Sends a link that sets a new password to an account's email, if there is such an account and a mail server. Refuses with `too_many_requests` alone. */
export async function requestReset(ground: Ground, { email, visitor, sendMail }: RequestReset): Promise<void> {
  const name = plainEmail(email);
  await countTry(ground, { kind: "reset", email: name, address: visitor.address });
  afterAnswer(ground, "sending a link for a new password", async () => {
    const account = await findAccountByEmail(ground.database, name);
    if (account === null) return;
    await recordEvent(ground, { accountId: account.id, type: "reset_asked", visitor });
    if (sendMail === null) return;
    const link = await inTransaction(ground, (inner) => makeLink(inner, { accountId: account.id, kind: "reset" }));
    await sendMail({ to: account.email, subject: "A new password for Atelier", text: letterOf(link.url, ground.addresses.service) });
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
