/** The result of a request together with its HTTP response. */
export interface WithResponse<Data> {
  /** What awaiting the call returns. */
  data: Data;
  /** The response: its status, its headers, and its body, which can be read again. */
  response: Response;
  /** The service's id for the HTTP request (`X-Request-Id`), to include in a report; null if the response has none. */
  httpRequestId: string | null;
}

/**
 * The result of a call: a promise of its data, which can also give the response. The request is sent by the call, not by
 * `await`, and it is sent once, however often the result is awaited.
 */
export class ApiPromise<Data> implements Promise<Data> {
  /** What it is called where values are printed. */
  readonly [Symbol.toStringTag] = "ApiPromise";
  readonly #receive: () => Promise<WithResponse<Data>>;

  /** `receive` returns the same promise each time. */
  constructor(receive: () => Promise<WithResponse<Data>>) {
    this.#receive = receive;
  }

  /**
   * Returns the data with the response, for example to read a header.
   *
   * @example
   * ```ts
   * const { data, response, httpRequestId } = await client.projects.get(projectId).withResponse();
   * console.log(data.status, response.headers.get("x-ratelimit-remaining"), httpRequestId);
   * ```
   */
  withResponse(): Promise<WithResponse<Data>> {
    return this.#receive();
  }

  /** Called by `await`. */
  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise
  then<Fulfilled = Data, Rejected = never>(
    onFulfilled?: ((data: Data) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#data().then(onFulfilled, onRejected);
  }

  /** Handles an error, as `Promise.catch` does. */
  catch<Rejected = never>(onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null): Promise<Data | Rejected> {
    return this.#data().catch(onRejected);
  }

  /** Runs when the call has ended, as `Promise.finally` does. */
  finally(onFinally?: (() => void) | null): Promise<Data> {
    return this.#data().finally(onFinally);
  }

  async #data(): Promise<Data> {
    return (await this.#receive()).data;
  }
}

/** A call whose data is made of another one's. */
export function mapData<Data, Mapped>(call: ApiPromise<Data>, map: (data: Data) => Mapped): ApiPromise<Mapped> {
  const mapped = call.withResponse().then(({ data, ...others }) => ({ data: map(data), ...others }));
  return new ApiPromise(() => mapped);
}
