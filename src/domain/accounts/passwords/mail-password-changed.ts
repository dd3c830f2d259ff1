import type { SendMail } from "../../../adapters/mail/open-mail.ts";
import type { AppContext } from "../../call.ts";
import { afterAnswer } from "../after-answer.ts";

/**
 * Emails an account's owner, after the response, that its password changed, so that a thief cannot change it unnoticed.
 * No-op without a mail server.
 */
export function mailPasswordChanged(ctx: AppContext, { email, sendMail }: { email: string; sendMail: SendMail | null }): void {
  if (sendMail === null) return;
  const { service } = ctx.addresses;
  const text = [
    `The password of your account at ${service} was just changed, and every other session has ended.`,
    "If it was you, there is nothing to do.",
    `If it was not you, set a new one at once: ${service}/reset`,
  ].join("\n\n");
  afterAnswer(ctx, "sending the email about a changed password", () =>
    sendMail({ to: email, subject: "Your Atelier password was changed", text }),
  );
}
