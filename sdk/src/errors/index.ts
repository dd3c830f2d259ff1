export { AtelierError, type ErrorDetails, type RateLimit } from "./atelier-error.ts";
export { BuildError, BuildFailedError, BuildStoppedError, QuestionUnansweredError } from "./build-errors.ts";
export type { BuildErrorCode, ClientErrorCode, ErrorCode, ServiceErrorCode, WebhookErrorCode } from "./error-code.ts";
export { AtelierConnectionError, AtelierTimeoutError } from "./connection-errors.ts";
export {
  AuthenticationError,
  BadRequestError,
  BuildRunningError,
  ConflictError,
  IdempotencyMismatchError,
  InsufficientCreditsError,
  ModelLockedError,
  NoFilesError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
} from "./refusals.ts";
export { WebhookVerificationError } from "./webhook-verification-error.ts";
