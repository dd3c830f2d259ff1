import { type ApiPromise, mapData } from "../calls/api-promise.ts";
import type { RequestOptions, Transport } from "../transport/create-transport.ts";
import type { Model, ModelList } from "../types/account.ts";

/** The models that can write an application. */
export class Models {
  readonly #send: Transport;

  constructor(send: Transport) {
    this.#send = send;
  }

  /**
   * Lists the models of the service, the simplest first. `locked` models require a larger plan.
   *
   * @example
   * ```ts
   * const models = await client.models.list();
   * console.log(models.filter(({ locked }) => !locked).map(({ id }) => id));
   * ```
   */
  list(options?: RequestOptions): ApiPromise<Model[]> {
    return mapData(this.#send<ModelList>({ method: "GET", path: ["models"] }, options), ({ models }) => models);
  }
}
