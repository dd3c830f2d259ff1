/** How the key stands towards the limit that is nearest to exhaustion. */
export interface RateLimit {
  /** How many requests the window allows. */
  limit: number;
  /** How many of them are left. */
  remaining: number;
  /** When the window ends. */
  resetAt: Date;
}

/** What is known of a failure beside its message. */
export interface ErrorDetails {
  status?: number;
  code?: string;
  requestId?: string | null;
  rateLimit?: RateLimit | null;
  facts?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/**
 * Everything that this package throws, but for the reason of an aborted signal, is of this class or of one that extends it.
 * The message is a sentence that says what to do.
 */
export class AtelierError extends Error {
  override readonly name: string = "AtelierError";
  /** The HTTP status of the answer; null where there was none. */
  readonly status: number | null;
  /** What went wrong, in a word for programs, such as `BUILD_RUNNING`; null where the service named none. */
  readonly code: string | null;
  /** The service's own id of the HTTP request (`X-Request-Id`), to be named in a report; null where there was no answer. */
  readonly requestId: string | null;
  /** How the key stands towards its rate limits; null where the answer did not say. */
  readonly rateLimit: RateLimit | null;
  /** What else the answer said: the fields of its body beside `error`, `code` and `status`. */
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
