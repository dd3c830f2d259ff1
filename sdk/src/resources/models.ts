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
  async list(options?: RequestOptions): Promise<Model[]> {
    const { models } = await this.#send<ModelList>({ method: "GET", path: ["models"] }, options);
    return models;
  }
}
