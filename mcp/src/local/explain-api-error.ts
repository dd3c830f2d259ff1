import * as sdk from "@atelier/sdk";
import type { RefusalKind } from "../port.ts";
import { Refusal } from "../port.ts";

// The first match applies.
const KINDS: [kind: RefusalKind, ...classes: (abstract new (...given: never[]) => sdk.AtelierError)[]][] = [
  ["invalid_input", sdk.BadRequestError, sdk.PayloadTooLargeError],
  ["not_signed_in", sdk.AuthenticationError],
  ["not_allowed", sdk.PermissionDeniedError],
  ["not_found", sdk.NotFoundError],
  ["not_enough_credits", sdk.InsufficientCreditsError],
  ["model_locked", sdk.ModelLockedError],
  ["build_running", sdk.BuildRunningError],
  ["no_files_yet", sdk.NoFilesError],
  ["too_many_requests", sdk.RateLimitError],
  ["unavailable", sdk.AtelierError],
];

/** Converts an SDK error to a refusal with the service's message; null for anything else, which is a fault. */
export function explainApiError(error: unknown): Refusal | null {
  if (!(error instanceof sdk.AtelierError)) return null;
  const [kind = "unavailable"] = KINDS.find(([, ...classes]) => classes.some((one) => error instanceof one)) ?? [];
  return new Refusal(kind, error.message, kind === "too_many_requests" ? error.retryAfterSeconds : null);
}
