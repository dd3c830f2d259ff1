// An open stream uses a connection and reads the database on every change, so their number per account is limited. They
// are counted per process: each process of a larger installation has its own limit.
import { ServiceError } from "../../../domain/errors.ts";
import { refusalOf } from "./refusal-of.ts";

/** Maximum open streams of an account in one process. */
export const STREAMS_MAX = 10;

const RETRY_SECONDS = 30;

/** Counts the open streams of each account. */
export class OpenStreams {
  readonly #open = new Map<string, number>();

  /** Passes a stream on while it is read, counted for the account. With ten already open, throws on the first read. */
  async *keep<Item>(accountId: string, stream: AsyncIterable<Item>): AsyncGenerator<Item, void> {
    const open = this.#open.get(accountId) ?? 0;
    if (open >= STREAMS_MAX) throw refusalOf(tooMany());
    this.#open.set(accountId, open + 1);
    try {
      yield* stream;
    } finally {
      const left = (this.#open.get(accountId) ?? 1) - 1;
      if (left === 0) this.#open.delete(accountId);
      else this.#open.set(accountId, left);
    }
  }
}

function tooMany(): ServiceError {
  const message = `This account has ${STREAMS_MAX} pages open that show changes live. Close one of them; this page tries again by itself.`;
  return new ServiceError("too_many_requests", message, { retryAfterSeconds: RETRY_SECONDS });
}
