import type { ApiPromise } from "../calls/api-promise.ts";
import type { RequestOptions, Transport } from "../transport/create-transport.ts";
import type { Operation, SendMessage } from "../types/operations.ts";

/** Messages to a project. */
export class Messages {
  readonly #send: Transport;

  constructor(send: Transport) {
    this.#send = send;
  }

  /**
   * Requests a change, or answers a build's questions. A waiting build continues; if no build is running, a new one starts;
   * while one is running, this throws `BuildRunningError`. Retries have no second effect: every call has a `requestId`,
   * generated unless you provide one. Requires the scope `projects:write`.
   *
   * @example
   * ```ts
   * const { requestId: change } = await client.messages.send(projectId, "Add a note to every book");
   * const { version } = await client.operations.wait(change);
   * console.log(`version ${version} is live`);
   * ```
   */
  send(projectId: string, message: string | SendMessage, options?: RequestOptions): ApiPromise<Operation> {
    const said = typeof message === "string" ? { message } : message;
    const body = { ...said, requestId: said.requestId ?? crypto.randomUUID() };
    return this.#send<Operation>({ method: "POST", path: ["projects", projectId, "messages"], body }, options);
  }
}
