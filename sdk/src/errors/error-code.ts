import type { ErrorBody } from "../types/errors.ts";
import type { OperationError } from "../types/operations.ts";

/** The codes of the service's error responses. */
export type ServiceErrorCode = ErrorBody["code"];

/** The reasons why a build fails; `STOPPED` if it was stopped. */
export type BuildErrorCode = OperationError["code"];

/** What can be wrong with a delivery, or with the secret used to verify it. */
export type WebhookErrorCode =
  | "BAD_BODY"
  | "BAD_SECRET"
  | "MISSING_HEADER"
  | "NO_MATCHING_SIGNATURE"
  | "TIMESTAMP_TOO_NEW"
  | "TIMESTAMP_TOO_OLD";

/** The codes of what the client itself notices. */
export type ClientErrorCode =
  | "BAD_ANSWER"
  | "BAD_API_KEY"
  | "BAD_BASE_URL"
  | "BAD_ID"
  | "BAD_OPTION"
  | "BAD_PATH"
  | "BROWSER"
  | "CONNECTION_FAILED"
  | "IDEMPOTENCY_MISMATCH"
  | "NO_ANSWER_IN_TIME"
  | "NO_API_KEY"
  | "NO_FILE_SYSTEM"
  | "UNSAFE_PATH";

/** Every code that an error of this package can have. A newer service may send others: keep a default branch. */
export type ErrorCode = BuildErrorCode | ClientErrorCode | ServiceErrorCode | WebhookErrorCode;
