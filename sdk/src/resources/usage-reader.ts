import type { ApiPromise } from "../calls/api-promise.ts";
import type { RequestOptions, Transport } from "../transport/create-transport.ts";
import type { Usage } from "../types/account.ts";

/** The account's plan, credits and usage. */
export class UsageReader {
  readonly #send: Transport;

  constructor(send: Transport) {
    this.#send = send;
  }

  /**
   * Reads the plan, the available credits and the usage of the last thirty days, for all keys of the account. Requires the
   * scope `usage:read`.
   *
   * @example
   * ```ts
   * const usage = await client.usage.get();
   * console.log(`${usage.creditBalance} credits are left on ${usage.plan}`);
   * ```
   */
  get(options?: RequestOptions): ApiPromise<Usage> {
    return this.#send<Usage>({ method: "GET", path: ["usage"] }, options);
  }
}
