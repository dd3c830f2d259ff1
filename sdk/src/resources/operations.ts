import type { ApiPromise } from "../calls/api-promise.ts";
import type { RequestOptions, Transport } from "../transport/create-transport.ts";
import type { DoneOperation, Operation } from "../types/operations.ts";
import { type BuildSource, followBuild, type FollowOptions, nextState } from "./follow-build.ts";
import type { Messages } from "./messages.ts";

/** The longest time for which the service holds a response. */
const longestWaitSeconds = 60;

/** Options for reading a build. */
export interface ReadOperation extends RequestOptions {
  /** How many seconds, up to 60, the service may hold the response for a running build until it changes. */
  wait?: number | undefined;
  /** `outcome`: the response is held until the build asks a question or has ended, not at every change. */
  until?: "outcome" | undefined;
}

/** Builds, each identified by the `requestId` of the request that started it. */
export class Operations {
  readonly #send: Transport;
  readonly #messages: Messages;

  constructor(send: Transport, messages: Messages) {
    this.#send = send;
    this.#messages = messages;
  }

  /**
   * Reads the current state of a build. With `wait`, in seconds up to 60, the response for a running build is held until the
   * build changes or the time has passed, and with `until` also set to `outcome` not at every change, but until the build asks
   * a question or has ended. Requires the scope `projects:read`.
   *
   * @example
   * ```ts
   * const operation = await client.operations.get(requestId, { wait: 10 });
   * console.log(operation.stage, `${operation.progress} %`);
   * ```
   */
  get(requestId: string, options: ReadOperation = {}): ApiPromise<Operation> {
    return this.#read(requestId, options, false);
  }

  /**
   * Waits until a build is done, and returns it. `onUpdate` is called with every change, including the first state;
   * `onQuestion` answers the build's questions, after which the build continues. Throws `BuildFailedError`,
   * `BuildStoppedError`, or `QuestionUnansweredError` if a question is not answered. Tolerates a service that is unavailable
   * for two minutes. An aborted `signal` ends the waiting, not the build.
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
  async wait(requestId: string, options: FollowOptions = {}): Promise<DoneOperation> {
    const read: BuildSource["read"] = (id, request) => this.#read(id, request, true);
    const answer: BuildSource["answer"] = (projectId, message, request) => this.#messages.send(projectId, message, request);
    return followBuild({ read, answer }, { requestId, options });
  }

  /**
   * Iterates over the states of a build as they come, from the current one until it is done or has failed; it goes on while the
   * build waits for an answer. Tolerates a service that is unavailable for two minutes. Requires the scope `projects:read`.
   *
   * @example
   * ```ts
   * const { requestId: counted } = await client.projects.create("A counter for the birds at the feeder");
   * for await (const { operationStatus, stage } of client.operations.stream(counted)) console.log(operationStatus, stage);
   * ```
   */
  async *stream(requestId: string, options: RequestOptions = {}): AsyncGenerator<Operation, void, undefined> {
    const read: BuildSource["read"] = (id, request) => this.#read(id, request, true);
    let operation = await read(requestId, options);
    for (;;) {
      yield operation;
      if (operation.operationStatus === "done" || operation.operationStatus === "failed") return;
      operation = await nextState({ read }, operation, options);
    }
  }

  /**
   * Stops a build. A build that has already ended is returned unchanged. Credits spent before the stop stay spent; none are
   * spent afterwards. Requires the scope `projects:write`.
   *
   * @example
   * ```ts
   * const { requestId: tracker } = await client.projects.create("A habit tracker with streaks");
   * const stopped = await client.operations.stop(tracker);
   * console.log(stopped.error?.code); // STOPPED
   * ```
   */
  stop(requestId: string, options?: RequestOptions): ApiPromise<Operation> {
    return this.#send<Operation>({ method: "POST", path: ["operations", requestId, "stop"] }, options);
  }

  #read(requestId: string, { wait, until, ...options }: ReadOperation, isPatient: boolean): ApiPromise<Operation> {
    const waitSeconds = Math.min(Math.max(Math.floor(wait ?? 0), 0), longestWaitSeconds);
    const held = wait === undefined ? {} : { waitSeconds, untilOutcome: until === "outcome" };
    return this.#send<Operation>({ method: "GET", path: ["operations", requestId], isPatient, ...held }, options);
  }
}
