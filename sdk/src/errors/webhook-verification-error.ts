import { AtelierError } from "./atelier-error.ts";
import type { WebhookErrorCode } from "./error-code.ts";

/** A delivery that could not be verified as coming from the service: respond with 400, and do not act on it. */
export class WebhookVerificationError extends AtelierError {
  override readonly name = "WebhookVerificationError";
  /** What is wrong with the delivery, or with the secret. */
  declare readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string) {
    super(message, { code });
  }
}
