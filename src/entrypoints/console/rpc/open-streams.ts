import { ServiceError } from "../../../domain/errors.ts";
import { StreamLimit } from "../../../domain/usage/limits/stream-limit.ts";
import { refusalOf } from "./refusal-of.ts";

/** Maximum open streams of an account in one process. */
export const STREAMS_MAX = 10;

const RETRY_SECONDS = 30;

/** The open streams of each account. */
export class OpenStreams {
  readonly #limit = new StreamLimit(STREAMS_MAX);

  /** Passes a stream on while it is read, counted for the account. With ten already open, throws on the first read. */
  async *keep<Item>(accountId: string, stream: AsyncIterable<Item>): AsyncGenerator<Item, void> {
    if (!this.#limit.enter(accountId)) throw refusalOf(tooMany());
    try {
      yield* stream;
    } finally {
      this.#limit.leave(accountId);
    }
  }
}

function tooMany(): ServiceError {
  const message = `This account has ${STREAMS_MAX} pages open that show changes live. Close one of them; this page tries again by itself.`;
  return new ServiceError("too_many_requests", message, { retryAfterSeconds: RETRY_SECONDS });
}
