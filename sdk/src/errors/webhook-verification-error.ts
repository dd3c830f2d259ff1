import { AtelierError } from "./atelier-error.ts";

/** What can be wrong with a delivery, or with the secret that should prove it. */
export type WebhookFault =
  | "BAD_BODY"
  | "BAD_SECRET"
  | "MISSING_HEADER"
  | "NO_MATCHING_SIGNATURE"
  | "TIMESTAMP_TOO_NEW"
  | "TIMESTAMP_TOO_OLD";

/** A delivery that is not proven to come from the service: answer it with 400, and do nothing of what it says. */
export class WebhookVerificationError extends AtelierError {
  override readonly name = "WebhookVerificationError";

  constructor(code: WebhookFault, message: string) {
    super(message, { code });
  }
}
