// The error responses of the service: one class for each that a program may handle differently.
import { AtelierError } from "./atelier-error.ts";

/** 400: the request is malformed or not valid. The message names the field. */
export class BadRequestError extends AtelierError {
  override readonly name = "BadRequestError";
}

/** 401: the API key is missing, malformed, unknown, expired or revoked; the response does not say which. */
export class AuthenticationError extends AtelierError {
  override readonly name = "AuthenticationError";
}

/** 402 `INSUFFICIENT_CREDITS`: fewer credits are available than a build reserves. */
export class InsufficientCreditsError extends AtelierError {
  override readonly name = "InsufficientCreditsError";
  declare readonly code: "INSUFFICIENT_CREDITS";
}

/** 402 `MODEL_LOCKED`: the account's plan does not include the model. */
export class ModelLockedError extends AtelierError {
  override readonly name = "ModelLockedError";
  declare readonly code: "MODEL_LOCKED";
}

/** 403: the key lacks a scope, which the message names. */
export class PermissionDeniedError extends AtelierError {
  override readonly name = "PermissionDeniedError";
}

/** 404: does not exist, was deleted, or belongs to another account; the response does not say which. */
export class NotFoundError extends AtelierError {
  override readonly name = "NotFoundError";
}

/** 409: not possible in the current state. Never retried automatically, because it does not go away by itself. */
export class ConflictError extends AtelierError {
  override readonly name: string = "ConflictError";
}

/** 409 `BUILD_RUNNING`: a build of the project is running. Wait for it or stop it, then send the message again. */
export class BuildRunningError extends ConflictError {
  override readonly name = "BuildRunningError";
  declare readonly code: "BUILD_RUNNING";
}

/** 409 `NO_FILES`: the project has no version yet. */
export class NoFilesError extends ConflictError {
  override readonly name = "NoFilesError";
  declare readonly code: "NO_FILES";
}

/**
 * `IDEMPOTENCY_MISMATCH`: the `requestId` was used before for something else, so that nothing new was started. Use a new
 * `requestId`, or none.
 */
export class IdempotencyMismatchError extends ConflictError {
  override readonly name = "IdempotencyMismatchError";
  declare readonly code: "IDEMPOTENCY_MISMATCH";
}

/** 413: the body has more than 65,536 bytes. */
export class PayloadTooLargeError extends AtelierError {
  override readonly name = "PayloadTooLargeError";
}

/** 429: a rate limit was exceeded, and still was after the retries. `retryAfterSeconds` says how long to wait. */
export class RateLimitError extends AtelierError {
  override readonly name = "RateLimitError";
}

/** 5xx: an internal error of the service, which persisted after the retries. The service's log has details under `httpRequestId`. */
export class ServerError extends AtelierError {
  override readonly name = "ServerError";
}
