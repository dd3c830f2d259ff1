// What the service refuses, a class for each outcome that a program acts on in its own way.
import { AtelierError } from "./atelier-error.ts";

/** 400: what was sent cannot be read or means nothing. The message names the field. */
export class BadRequestError extends AtelierError {
  override readonly name = "BadRequestError";
}

/** 401: the API key is missing, malformed, unknown, expired or revoked; all look the same. */
export class AuthenticationError extends AtelierError {
  override readonly name = "AuthenticationError";
}

/** 402 `INSUFFICIENT_CREDITS`: fewer credits are free than a build sets aside. */
export class InsufficientCreditsError extends AtelierError {
  override readonly name = "InsufficientCreditsError";
}

/** 402 `MODEL_LOCKED`: the account's plan does not include the model. */
export class ModelLockedError extends AtelierError {
  override readonly name = "ModelLockedError";
}

/** 403: the key lacks a scope, which the message names. */
export class PermissionDeniedError extends AtelierError {
  override readonly name = "PermissionDeniedError";
}

/** 404: not there, deleted, or another account's; all look the same. */
export class NotFoundError extends AtelierError {
  override readonly name = "NotFoundError";
}

/** 409: not now. Never retried by itself, because only waiting for something else helps. */
export class ConflictError extends AtelierError {
  override readonly name: string = "ConflictError";
}

/** 409 `BUILD_RUNNING`: a build of the project runs. Wait for it, or stop it, and send the message again. */
export class BuildRunningError extends ConflictError {
  override readonly name = "BuildRunningError";
}

/** 409 `NO_FILES`: the project has no version yet. */
export class NoFilesError extends ConflictError {
  override readonly name = "NoFilesError";
}

/** 413: the body has more than 65,536 bytes. */
export class PayloadTooLargeError extends AtelierError {
  override readonly name = "PayloadTooLargeError";
}

/** 429: more requests than a limit allows, also after the retries. `rateLimit.resetAt` says when there is room again. */
export class RateLimitError extends AtelierError {
  override readonly name = "RateLimitError";
}

/** 5xx: a fault of the service, also after the retries. Its log has more under `requestId`. */
export class ServerError extends AtelierError {
  override readonly name = "ServerError";
}
