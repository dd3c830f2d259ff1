import { AtelierError } from "./atelier-error.ts";

/** What can be wrong with a delivery, or with the secret used to verify it. */
export type WebhookFault =
  | "BAD_BODY"
  | "BAD_SECRET"
  | "MISSING_HEADER"
  | "NO_MATCHING_SIGNATURE"
  | "TIMESTAMP_TOO_NEW"
  | "TIMESTAMP_TOO_OLD";

/** A delivery that could not be verified as coming from the service: respond with 400, and do not act on it. */
export class WebhookVerificationError extends AtelierError {
  override readonly name = "WebhookVerificationError";

  constructor(code: WebhookFault, message: string) {
    super(message, { code });
  }
}
