import type { SendMail } from "../../../adapters/mail/open-mail.ts";
import { readAccount } from "../../../storage/rows/people/accounts.ts";
import { afterAnswer } from "../../accounts/after-answer.ts";
import type { AppContext } from "../../call.ts";
import { hostOf } from "../endpoints/read-receiver.ts";
import type { Judgement } from "./judge-failure.ts";

/** A disabled endpoint, and why; `sendMail` is null if no mail server is configured. */
export interface DisabledEndpoint {
  accountId: string;
  endpointId: string;
  url: string;
  why: NonNullable<Judgement["disable"]>;
  sendMail: SendMail | null;
}

const reasons = {
  gone: "Your server responded with 410 Gone, which means that it wants no more events.",
  failing: "Every delivery to it has failed for five days.",
};

/** Emails an account's owner that one of its webhook endpoints was disabled, and what to do. No-op without a mail server. */
export function mailEndpointDisabled(ctx: AppContext, { accountId, endpointId, url, why, sendMail }: DisabledEndpoint): void {
  if (sendMail === null) return;
  const page = `${ctx.addresses.service}/settings/webhooks/${endpointId}`;
  const host = hostOf(url);
  const text = [
    `Your webhook endpoint at ${host} was disabled. ${reasons[why]}`,
    "No events are sent to it until you enable it again. Events that happen in the meantime are not sent later.",
    `The log shows every attempt and the response of your server. Enable the endpoint there: ${page}`,
  ].join("\n\n");
  afterAnswer(ctx, "sending the email about a disabled endpoint", async () => {
    const { email } = await readAccount(ctx.database, accountId);
    await sendMail({ to: email, subject: `Webhook endpoint at ${host} disabled`, text });
  });
}
