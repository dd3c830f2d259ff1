import type { SendMail } from "../../../outside/mail/open-mail.ts";
import type { Ground } from "../../call.ts";
import { afterAnswer } from "../after-answer.ts";

/** Writes to an account's owner that its password was changed, after the answer, so that a thief cannot do it unnoticed. Does nothing without a mail server. */
export function tellPasswordChanged(ground: Ground, { email, sendMail }: { email: string; sendMail: SendMail | null }): void {
  if (sendMail === null) return;
  const { service } = ground.addresses;
  const text = [
    `The password of your account at ${service} was just changed, and every other session has ended.`,
    "If it was you, there is nothing to do.",
    `If it was not you, set a new one at once: ${service}/reset`,
  ].join("\n\n");
  afterAnswer(ground, "telling of a changed password", () => sendMail({ to: email, subject: "Your Atelier password was changed", text }));
}
