import type { RequestOptions, Transport } from "../transport/create-transport.ts";
import type { Usage } from "../types/account.ts";

/** What the account has, and what it did. */
export class UsageReader {
  readonly #send: Transport;

  constructor(send: Transport) {
    this.#send = send;
  }

  /**
   * Reads the plan, the free credits and the last thirty days, over all keys of the account. Needs the scope `usage:read`.
   *
   * @example
   * ```ts
   * const usage = await client.usage.get();
   * console.log(`${usage.creditBalance} credits are left on ${usage.plan}`);
   * ```
   */
  async get(options?: RequestOptions): Promise<Usage> {
    return this.#send<Usage>({ method: "GET", path: ["usage"] }, options);
  }
}
