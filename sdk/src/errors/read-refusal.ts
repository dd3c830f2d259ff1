// An answer that is no success, as the error of its outcome. What says the least is trusted the most: the status decides
// where the body is not the service's own, such as a proxy's page.
import { AtelierError, type ErrorDetails, type RateLimit } from "./atelier-error.ts";
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

/** What an answer said that is no success. `body` is null where it was no JSON object. */
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

/** The error of an answer's outcome, with all that the answer said. */
export function readRefusal({ status, headers, body }: Refusal): AtelierError {
  const { error, code, status: _status, ...facts } = body ?? {};
  const word = typeof code === "string" ? code : undefined;
  const Class = byCode[word ?? ""] ?? byStatus[status] ?? (status >= 500 ? ServerError : AtelierError);
  return new Class(typeof error === "string" ? error : `The service answered ${status}.`, {
    status,
    ...(word === undefined ? {} : { code: word }),
    requestId: headers.get("x-request-id"),
    rateLimit: readRateLimit(headers),
    facts,
  });
}

function readRateLimit(headers: Headers): RateLimit | null {
  const [limit, remaining, reset] = ["limit", "remaining", "reset"].map((name) => Number(headers.get(`x-ratelimit-${name}`) ?? Number.NaN));
  if (limit === undefined || remaining === undefined || reset === undefined || Number.isNaN(limit + remaining + reset)) return null;
  return { limit, remaining, resetAt: new Date(reset * 1_000) };
}
