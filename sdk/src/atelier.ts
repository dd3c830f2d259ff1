import type { ApiPromise } from "./calls/api-promise.ts";
import { describeRawRequest, type RawRequest } from "./calls/raw-request.ts";
import { Files } from "./resources/files.ts";
import { Messages } from "./resources/messages.ts";
import { Models } from "./resources/models.ts";
import { Operations } from "./resources/operations.ts";
import { Projects } from "./resources/projects.ts";
import { UsageReader } from "./resources/usage-reader.ts";
import { Versions } from "./resources/versions.ts";
import { WebhookEndpoints } from "./resources/webhook-endpoints.ts";
import { createTransport, type HttpMethod, type Transport } from "./transport/create-transport.ts";
import { type ClientOptions, readSettings } from "./transport/settings.ts";
import { type Webhooks, webhooks } from "./webhooks/webhooks.ts";

/**
 * A client for an Atelier service. It has no state except its settings: one instance is enough for a program.
 *
 * @example
 * ```ts
 * const atelier = new Atelier({ apiKey: process.env.ATELIER_API_KEY, baseURL: process.env.ATELIER_BASE_URL });
 * const { plan } = await atelier.usage.get();
 * console.log(plan);
 * ```
 */
export class Atelier {
  /** Verifies webhooks, and signs them for tests. Needs no client. */
  static readonly webhooks: Webhooks = webhooks;

  /** The root URL of the API that this client uses. */
  readonly baseURL: string;
  /** Projects: applications created from a prompt. */
  readonly projects: Projects;
  /** Builds. */
  readonly operations: Operations;
  /** Messages to a project. */
  readonly messages: Messages;
  /** The versions of projects. */
  readonly versions: Versions;
  /** Source files. */
  readonly files: Files;
  /** The models that can write an application. */
  readonly models: Models;
  /** The account's plan, credits and usage. */
  readonly usage: UsageReader;
  /** The endpoints that events are sent to, their deliveries, and the events themselves. */
  readonly webhookEndpoints: WebhookEndpoints;
  /** Verifies webhooks, and signs them for tests. */
  readonly webhooks: Webhooks = webhooks;
  readonly #options: ClientOptions;
  readonly #send: Transport;

  /** Throws an `AtelierError` without a key, in a browser, or with an invalid URL. */
  constructor(options: ClientOptions = {}) {
    const settings = readSettings(options);
    const send = createTransport(settings);
    this.#options = options;
    this.#send = send;
    this.baseURL = settings.root;
    this.messages = new Messages(send);
    this.operations = new Operations(send, this.messages);
    this.projects = new Projects(send, this.operations);
    this.versions = new Versions(send);
    this.files = new Files(send);
    this.models = new Models(send);
    this.webhookEndpoints = new WebhookEndpoints(send);
    this.usage = new UsageReader(send);
  }

  /**
   * Returns a client with some options changed, and the others as they are.
   *
   * @example
   * ```ts
   * const patient = client.withOptions({ timeout: 120_000, maxRetries: 5 });
   * console.log((await patient.models.list()).length > 0);
   * ```
   */
  withOptions(options: ClientOptions): Atelier {
    const given = Object.entries(options).filter(([, value]) => value !== undefined);
    return new Atelier({ ...this.#options, ...Object.fromEntries(given) });
  }

  /**
   * Sends a request to any path below the API root, with this client's key, retries and errors: for what has no method here, such
   * as an endpoint of a newer service. A POST without a `requestId` in its body is not retried unless `maxRetries` says so.
   * Throws an `AtelierError` for a path that would leave the root.
   *
   * @example
   * ```ts
   * const { total } = await client.request<{ total: number }>("GET", "/projects", { query: { limit: 1 } });
   * console.log(total >= 1);
   * ```
   */
  request<Data = unknown>(method: HttpMethod, path: string, given: RawRequest = {}): ApiPromise<Data> {
    const { request, options } = describeRawRequest(method, path, given);
    return this.#send<Data>(request, options);
  }
}
