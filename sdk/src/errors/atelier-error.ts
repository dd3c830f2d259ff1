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
  status?: number;
  code?: string;
  requestId?: string | null;
  rateLimit?: RateLimit | null;
  facts?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/**
 * The base class of everything that this package throws, except the reason of an aborted signal. The message is a sentence
 * that says what to do.
 */
export class AtelierError extends Error {
  override readonly name: string = "AtelierError";
  /** The HTTP status of the response; null if there was none. */
  readonly status: number | null;
  /** A machine-readable error code, such as `BUILD_RUNNING`; null if the service sent none. */
  readonly code: string | null;
  /** The service's id for the HTTP request (`X-Request-Id`), to include in a report; null if there was no response. */
  readonly requestId: string | null;
  /** The state of the key's rate limits; null if the response did not contain it. */
  readonly rateLimit: RateLimit | null;
  /** The other fields of the response body, without `error`, `code` and `status`. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(message: string, { status, code, requestId, rateLimit, facts, cause }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status ?? null;
    this.code = code ?? null;
    this.requestId = requestId ?? null;
    this.rateLimit = rateLimit ?? null;
    this.facts = facts ?? {};
  }
}
