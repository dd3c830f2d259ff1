/**
 * Counts the open streams of each account in this process: each uses a connection, and reads the database on every change.
 * Each process of a larger installation has its own limit.
 */
export class StreamLimit {
  readonly #open = new Map<string, number>();
  readonly #streamsMax: number;

  /** At most `streamsMax` for each account. */
  constructor(streamsMax: number) {
    this.#streamsMax = streamsMax;
  }

  /** Counts a stream that opens; false, without counting it, if the account has too many. */
  enter(accountId: string): boolean {
    const open = this.#open.get(accountId) ?? 0;
    if (open >= this.#streamsMax) return false;
    this.#open.set(accountId, open + 1);
    return true;
  }

  /** Counts a stream that closes, which `enter` had counted. */
  leave(accountId: string): void {
    const left = (this.#open.get(accountId) ?? 1) - 1;
    if (left === 0) this.#open.delete(accountId);
    else this.#open.set(accountId, left);
  }
}
