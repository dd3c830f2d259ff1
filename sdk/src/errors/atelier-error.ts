import type { ErrorCode } from "./error-code.ts";

/** The state of the key's rate limit that is nearest to exhaustion. */
export interface RateLimit {
  /** How many requests the window allows. */
  limit: number;
  /** How many requests remain. */
  remaining: number;
  /** When the window ends. */
  resetAt: Date;
}

/** The details of an error besides its message. */
export interface ErrorDetails {
  /** The HTTP status of the response. */
  status?: number;
  /** The error code. */
  code?: ErrorCode;
  /** The service's id for the HTTP request. */
  httpRequestId?: string | null;
  /** How many seconds to wait before another request. */
  retryAfterSeconds?: number | null;
  /** The state of the key's rate limits. */
  rateLimit?: RateLimit | null;
  /** The other fields of the response body. */
  facts?: Readonly<Record<string, unknown>>;
  /** What was thrown before. */
  cause?: unknown;
}

/**
 * The base class of everything that this package throws, except the reason of an aborted signal. The message is a sentence
 * that says what to do.
 */
export class AtelierError extends Error {
  /** The name of the class. */
  override readonly name: string = "AtelierError";
  /** The HTTP status of the response; null if there was none. */
  readonly status: number | null;
  /** A machine-readable error code, such as `BUILD_RUNNING`; null if the service sent none. */
  readonly code: ErrorCode | null;
  /**
   * The service's id for the HTTP request (`X-Request-Id`), to include in a report; null if there was no response. It is not the
   * `requestId` of a build.
   */
  readonly httpRequestId: string | null;
  /** How many seconds to wait before the request is sent again (`Retry-After`); null if the service did not say. */
  readonly retryAfterSeconds: number | null;
  /** The state of the key's rate limits; null if the response did not contain it. */
  readonly rateLimit: RateLimit | null;
  /** The other fields of the response body, without `error`, `code` and `status`. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.status = details.status ?? null;
    this.code = details.code ?? null;
    this.httpRequestId = details.httpRequestId ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.rateLimit = details.rateLimit ?? null;
    this.facts = details.facts ?? {};
  }
}
