import { type ApiPromise, mapData } from "../calls/api-promise.ts";
import type { RequestOptions, Transport } from "../transport/create-transport.ts";
import type {
  AtelierEvent,
  CreateWebhookEndpoint,
  Delivery,
  DeliveryDetails,
  DeliveryList,
  EventList,
  NewWebhookEndpoint,
  ResentDeliveries,
  StartedTest,
  UpdateWebhookEndpoint,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookSecret,
} from "../types/webhooks.ts";
import { Pages } from "../calls/pages.ts";

/** Which deliveries to list. */
export interface ListDeliveries {
  /** The page size: 1 to 100. By default an awaited page has 20 deliveries, and an iteration reads 100 at a time. */
  limit?: number | undefined;
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined;
  /** Only deliveries with this status. */
  status?: Delivery["status"] | undefined;
}

/** Which events to list. */
export interface ListEvents {
  /** The page size: 1 to 100. By default an awaited page has 20 events, and an iteration reads 100 at a time. */
  limit?: number | undefined;
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined;
  /** Only events of this type. */
  type?: string | undefined;
  /** Only events of this project. */
  projectId?: string | undefined;
}

const pageOfIteration = 100;
const endpoints = ["webhooks", "endpoints"];
/** A request that would create something twice is not retried unless the caller asks for it. */
const once = (options: RequestOptions = {}): RequestOptions => ({ maxRetries: 0, ...options });

/** The endpoints that events are sent to, their deliveries, and the events themselves. */
export class WebhookEndpoints {
  readonly #send: Transport;

  constructor(send: Transport) {
    this.#send = send;
  }

  /**
   * Lists the account's endpoints, oldest first. Requires the scope `webhooks:read`.
   *
   * @example
   * ```ts
   * for (const { url, status } of await client.webhookEndpoints.list()) console.log(url, status);
   * ```
   */
  list(options?: RequestOptions): ApiPromise<WebhookEndpoint[]> {
    return mapData(this.#send<WebhookEndpointList>({ method: "GET", path: endpoints }, options), (found) => found.endpoints);
  }

  /**
   * Creates an endpoint. The result contains the secret for `webhooks.unwrap`, which is never returned again. It is not retried
   * by default, since each attempt would create another endpoint. Requires the scope `webhooks:write`.
   *
   * @example
   * ```ts
   * const { id, secret: created } = await client.webhookEndpoints.create({
   *   url: "https://hooks.example.com/atelier",
   *   events: ["operation.done", "operation.failed"],
   * });
   * console.log(created.startsWith("whsec_"));
   * await client.webhookEndpoints.delete(id);
   * ```
   */
  create(endpoint: CreateWebhookEndpoint, options?: RequestOptions): ApiPromise<NewWebhookEndpoint> {
    return this.#send<NewWebhookEndpoint>({ method: "POST", path: endpoints, body: endpoint }, once(options));
  }

  /**
   * Reads an endpoint, without its secret. Requires the scope `webhooks:read`.
   *
   * @example
   * ```ts
   * const { status, disabledBecause } = await client.webhookEndpoints.get(endpointId);
   * console.log(status, disabledBecause);
   * ```
   */
  get(endpointId: string, options?: RequestOptions): ApiPromise<WebhookEndpoint> {
    return this.#send<WebhookEndpoint>({ method: "GET", path: [...endpoints, endpointId] }, options);
  }

  /**
   * Changes where events are sent and which, or enables and disables the endpoint. Requires the scope `webhooks:write`.
   *
   * @example
   * ```ts
   * const { events } = await client.webhookEndpoints.update(endpointId, { events: ["operation.done"] });
   * console.log(events);
   * ```
   */
  update(endpointId: string, changes: UpdateWebhookEndpoint, options?: RequestOptions): ApiPromise<WebhookEndpoint> {
    return this.#send<WebhookEndpoint>({ method: "PATCH", path: [...endpoints, endpointId], body: changes }, options);
  }

  /**
   * Removes an endpoint and the log of its deliveries. Requires the scope `webhooks:write`.
   *
   * @example
   * ```ts
   * const endpoint = await client.webhookEndpoints.create({ url: "https://hooks.example.com/old", events: ["credits.low"] });
   * await client.webhookEndpoints.delete(endpoint.id);
   * ```
   */
  delete(endpointId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send<void>({ method: "DELETE", path: [...endpoints, endpointId], endsInNotFound: true }, options);
  }

  /**
   * Gives an endpoint a new secret; for 24 hours messages are also signed with the former one. It is not retried by default.
   * Requires the scope `webhooks:write`.
   *
   * @example
   * ```ts
   * const { secret: rotated } = await client.webhookEndpoints.rotateSecret(endpointId);
   * console.log(rotated.startsWith("whsec_"));
   * ```
   */
  rotateSecret(endpointId: string, options?: RequestOptions): ApiPromise<WebhookSecret> {
    return this.#send<WebhookSecret>({ method: "POST", path: [...endpoints, endpointId, "rotate"] }, once(options));
  }

  /**
   * Sends a `webhook.test` event to an endpoint. Requires the scope `webhooks:write`.
   *
   * @example
   * ```ts
   * const { deliveryId: test } = await client.webhookEndpoints.test(endpointId);
   * const { type } = await client.webhookEndpoints.delivery(test);
   * console.log(type);
   * ```
   */
  test(endpointId: string, options?: RequestOptions): ApiPromise<StartedTest> {
    return this.#send<StartedTest>({ method: "POST", path: [...endpoints, endpointId, "test"] }, options);
  }

  /**
   * Lists the deliveries of an endpoint in the last thirty days, newest first. Iterate over the result to get all of them, or
   * await it to get one page. Requires the scope `webhooks:read`.
   *
   * @example
   * ```ts
   * for await (const { type, attempts } of client.webhookEndpoints.deliveries(endpointId)) console.log(type, attempts >= 0);
   * ```
   */
  deliveries(endpointId: string, query: ListDeliveries = {}, options?: RequestOptions): Pages<ListDeliveries, DeliveryList, Delivery> {
    const path = [...endpoints, endpointId, "deliveries"];
    return new Pages(query, {
      pageOfIteration,
      readPage: ({ limit, cursor, status }) => this.#send<DeliveryList>({ method: "GET", path, query: { limit, cursor, status } }, options),
      itemsOf: (page) => page.deliveries,
    });
  }

  /**
   * Reads a delivery with its body, and every attempt with its response. Requires the scope `webhooks:read`.
   *
   * @example
   * ```ts
   * const { body } = await client.webhookEndpoints.delivery(deliveryId);
   * console.log(JSON.parse(body).type);
   * ```
   */
  delivery(deliveryId: string, options?: RequestOptions): ApiPromise<DeliveryDetails> {
    return this.#send<DeliveryDetails>({ method: "GET", path: ["webhooks", "deliveries", deliveryId] }, options);
  }

  /**
   * Sends a delivery again now; it keeps its id. Requires the scope `webhooks:write`.
   *
   * @example
   * ```ts
   * const { status: again } = await client.webhookEndpoints.resend(deliveryId);
   * console.log(again);
   * ```
   */
  resend(deliveryId: string, options?: RequestOptions): ApiPromise<DeliveryDetails> {
    return this.#send<DeliveryDetails>({ method: "POST", path: ["webhooks", "deliveries", deliveryId, "resend"] }, options);
  }

  /**
   * Resends the deliveries of an endpoint that have failed since a given time, and returns how many. Requires the scope
   * `webhooks:write`.
   *
   * @example
   * ```ts
   * const resent = await client.webhookEndpoints.resendFailed(endpointId, { since: new Date(Date.now() - 86_400_000) });
   * console.log(resent);
   * ```
   */
  resendFailed(endpointId: string, options: RequestOptions & { since: Date }): ApiPromise<number> {
    const { since, ...others } = options;
    const request = { method: "POST", path: [...endpoints, endpointId, "resend"], body: { since } } as const;
    return mapData(this.#send<ResentDeliveries>(request, others), ({ resent }) => resent);
  }

  /**
   * Lists what happened on the account in the last thirty days, newest first, whether or not an endpoint subscribes to it.
   * Iterate over the result to get all of it, or await it to get one page. Requires the scope `webhooks:read`.
   *
   * @example
   * ```ts
   * const { events } = await client.webhookEndpoints.events({ projectId, type: "operation.done" });
   * console.log(events.length > 0);
   * ```
   */
  events(query: ListEvents = {}, options?: RequestOptions): Pages<ListEvents, EventList, AtelierEvent> {
    return new Pages(query, {
      pageOfIteration,
      readPage: ({ limit, cursor, type, projectId }) =>
        this.#send<EventList>({ method: "GET", path: ["events"], query: { limit, cursor, type, projectId } }, options),
      itemsOf: (page) => page.events,
    });
  }
}
