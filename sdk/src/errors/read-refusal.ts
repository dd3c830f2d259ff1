// Turns an error response into the matching error. If the body does not come from the service, such as a proxy's error page,
// the status alone decides.
import { readRetryAfter } from "./read-retry-after.ts";
import { AtelierError, type ErrorDetails, type RateLimit } from "./atelier-error.ts";
import type { ErrorCode } from "./error-code.ts";
import {
  AuthenticationError,
  BadRequestError,
  BuildRunningError,
  ConflictError,
  InsufficientCreditsError,
  ModelLockedError,
  NoFilesError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
} from "./refusals.ts";

/** An error response. `body` is null if it was not a JSON object. */
export interface Refusal {
  status: number;
  headers: Headers;
  body: Readonly<Record<string, unknown>> | null;
}

type ErrorClass = new (message: string, details: ErrorDetails) => AtelierError;

const byCode: Record<string, ErrorClass> = {
  INSUFFICIENT_CREDITS: InsufficientCreditsError,
  MODEL_LOCKED: ModelLockedError,
  BUILD_RUNNING: BuildRunningError,
  NO_FILES: NoFilesError,
};

const byStatus: Record<number, ErrorClass> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  413: PayloadTooLargeError,
  429: RateLimitError,
};

/** The error for a response, with all details from the response. */
export function readRefusal({ status, headers, body }: Refusal): AtelierError {
  const { error, code, status: _status, ...facts } = body ?? {};
  const word = typeof code === "string" ? code : undefined;
  const Class = byCode[word ?? ""] ?? byStatus[status] ?? (status >= 500 ? ServerError : AtelierError);
  return new Class(typeof error === "string" ? error : `The service responded with status ${status}.`, {
    status,
    ...(word === undefined ? {} : { code: knownCode(word) }),
    httpRequestId: headers.get("x-request-id"),
    retryAfterSeconds: readRetryAfter(headers.get("retry-after")),
    rateLimit: readRateLimit(headers),
    facts,
  });
}

// A newer service may have codes that this version does not list; what the service sent is kept.
function knownCode(word: string): ErrorCode {
  return word as ErrorCode;
}

function readRateLimit(headers: Headers): RateLimit | null {
  const [limit, remaining, reset] = ["limit", "remaining", "reset"].map((name) => Number(headers.get(`x-ratelimit-${name}`) ?? Number.NaN));
  if (limit === undefined || remaining === undefined || reset === undefined || Number.isNaN(limit + remaining + reset)) return null;
  return { limit, remaining, resetAt: new Date(reset * 1_000) };
}
