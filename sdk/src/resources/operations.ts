import type { RequestOptions, Transport } from "../transport/create-transport.ts";
import type { Operation } from "../types/operations.ts";
import { type BuildSource, followBuild, type FollowOptions } from "./follow-build.ts";
import type { Messages } from "./messages.ts";

/** The service holds an answer no longer than this. */
const longestWaitSeconds = 60;

/** How a build is read. */
export interface ReadOperation extends RequestOptions {
  /** For how many seconds, up to 60, the answer to a running build may be held until something about it changes. */
  wait?: number | undefined;
}

/** Builds, each followed under the `requestId` of what began it. */
export class Operations {
  readonly #send: Transport;
  readonly #messages: Messages;

  constructor(send: Transport, messages: Messages) {
    this.#send = send;
    this.#messages = messages;
  }

  /**
   * Reads a build as it is now. With `wait`, in seconds up to 60, the answer to a running one comes when something about
   * it changes or the time is over. Needs the scope `projects:read`.
   *
   * @example
   * ```ts
   * const operation = await client.operations.get(requestId, { wait: 10 });
   * console.log(operation.stage, `${operation.progress} %`);
   * ```
   */
  async get(requestId: string, options: ReadOperation = {}): Promise<Operation> {
    return this.#read(requestId, options, false);
  }

  /**
   * Waits until a build is done, and answers with it. `onUpdate` is called with every change, the first state included;
   * `onQuestion` answers what the build asks, and then it goes on. Throws `BuildFailedError`, `BuildStoppedError`, or
   * `QuestionUnansweredError` where a question finds no answer. A service that is away for half a minute is waited for. An
   * aborted `signal` ends the waiting, not the build.
   *
   * @example
   * ```ts
   * const operation = await client.operations.wait(requestId, {
   *   onUpdate: ({ stage, progress }) => console.log(stage, progress),
   *   signal: AbortSignal.timeout(10 * 60_000),
   * });
   * console.log(operation.links.deployment);
   * ```
   */
  async wait(requestId: string, options: FollowOptions = {}): Promise<Operation> {
    const read: BuildSource["read"] = (id, request) => this.#read(id, request, true);
    const answer: BuildSource["answer"] = (projectId, message, request) => this.#messages.send(projectId, message, request);
    return followBuild({ read, answer }, { requestId, options });
  }

  /**
   * Stops a build. One that has ended already is answered as it is. What was spent before stays spent, and nothing is
   * afterwards. Needs the scope `projects:write`.
   *
   * @example
   * ```ts
   * const { requestId } = await client.projects.create("A habit tracker with streaks");
   * const stopped = await client.operations.stop(requestId);
   * console.log(stopped.error?.code); // STOPPED
   * ```
   */
  async stop(requestId: string, options?: RequestOptions): Promise<Operation> {
    return this.#send<Operation>({ method: "POST", path: ["operations", requestId, "stop"] }, options);
  }

  async #read(requestId: string, { wait, ...options }: ReadOperation, isPatient: boolean): Promise<Operation> {
    const held = wait === undefined ? {} : { waitSeconds: Math.min(Math.max(Math.floor(wait), 0), longestWaitSeconds) };
    return this.#send<Operation>({ method: "GET", path: ["operations", requestId], isPatient, ...held }, options);
  }
}
