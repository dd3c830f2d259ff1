import type { RequestOptions, Transport } from "../transport/create-transport.ts";
import type { Operation, SendMessage } from "../types/operations.ts";

/** What is said to a project. */
export class Messages {
  readonly #send: Transport;

  constructor(send: Transport) {
    this.#send = send;
  }

  /**
   * Says what to change, or answers what a build has asked. Where a build waits, it goes on; where none runs, a new one
   * begins; while one runs, this throws `BuildRunningError`. It happens once, however often it is tried: every call has a
   * `requestId`, its own unless one is given. Needs the scope `projects:write`.
   *
   * @example
   * ```ts
   * const { requestId } = await client.messages.send(projectId, "Add a note to every book");
   * const { version } = await client.operations.wait(requestId);
   * console.log(`version ${version} is live`);
   * ```
   */
  async send(projectId: string, message: string | SendMessage, options?: RequestOptions): Promise<Operation> {
    const said = typeof message === "string" ? { message } : message;
    const body = { ...said, requestId: said.requestId ?? crypto.randomUUID() };
    return this.#send<Operation>({ method: "POST", path: ["projects", projectId, "messages"], body }, options);
  }
}
