import { Files } from "./resources/files.ts";
import { Messages } from "./resources/messages.ts";
import { Models } from "./resources/models.ts";
import { Operations } from "./resources/operations.ts";
import { Projects } from "./resources/projects.ts";
import { UsageReader } from "./resources/usage-reader.ts";
import { createTransport } from "./transport/create-transport.ts";
import { type ClientOptions, readSettings } from "./transport/settings.ts";
import { webhooks } from "./webhooks/webhooks.ts";

/**
 * A client of an Atelier service. It keeps nothing but its settings: one serves a whole program.
 *
 * @example
 * ```ts
 * const client = new Atelier({ apiKey: process.env.ATELIER_API_KEY, baseURL: process.env.ATELIER_BASE_URL });
 * const { plan } = await client.usage.get();
 * console.log(plan);
 * ```
 */
export class Atelier {
  /** Receives webhooks, and makes them for tests. Needs no client. */
  static readonly webhooks = webhooks;

  /** The root of the API that this client talks to. */
  readonly baseURL: string;
  /** Applications, and the prompts that they begin with. */
  readonly projects: Projects;
  /** Builds. */
  readonly operations: Operations;
  /** What is said to a project. */
  readonly messages: Messages;
  /** Source files. */
  readonly files: Files;
  /** What can write an application. */
  readonly models: Models;
  /** What the account has, and what it did. */
  readonly usage: UsageReader;
  /** Receives webhooks, and makes them for tests. */
  readonly webhooks = webhooks;

  /** Refuses, with an `AtelierError`, to be made without a key, in a browser, or with an address that is none. */
  constructor(options: ClientOptions = {}) {
    const settings = readSettings(options);
    const send = createTransport(settings);
    this.baseURL = settings.root;
    this.messages = new Messages(send);
    this.operations = new Operations(send, this.messages);
    this.projects = new Projects(send, this.operations);
    this.files = new Files(send);
    this.models = new Models(send);
    this.usage = new UsageReader(send);
  }
}
