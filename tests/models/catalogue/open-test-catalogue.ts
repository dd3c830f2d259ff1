// The catalogue of models over real servers on loopback, as its tests open it.
import assert from "node:assert/strict";
import { createServer, type RequestListener } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { ListedModel } from "../../../src/adapters/models/configured/listed-model.ts";
import type { Provider } from "../../../src/adapters/models/model-entry.ts";
import { openCatalogue, type Catalogue, type CatalogueOptions } from "../../../src/adapters/models/open-catalogue.ts";
import { openModelServer, type ModelServer, type ModelServerOptions } from "../../support/model-server/open-model-server.ts";

const closers: (() => Promise<unknown>)[] = [];

/** Closes what the test has opened, the last first. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

/** A catalogue with what it has logged. */
export interface OpenCatalogue extends Catalogue {
  logged: string[];
  ids(): string[];
}

/** Opens a catalogue, by default without listed models. */
export async function openTestCatalogue(
  options: Omit<CatalogueOptions, "log" | "models"> & { models?: ListedModel[] },
): Promise<OpenCatalogue> {
  const logged: string[] = [];
  const record = (level: string) => (facts: object, message: string) => void logged.push(`${level} ${JSON.stringify(facts)} ${message}`);
  const log = { debug: record("debug"), info: record("info"), warn: record("warn"), error: record("error") };
  const catalogue = await openCatalogue({ models: [], log, ...options });
  closers.push(catalogue.close);
  return { ...catalogue, logged, ids: () => catalogue.list().map(({ id }) => id) };
}

/** Starts a model server. */
export async function serve(options: ModelServerOptions): Promise<ModelServer> {
  const server = await openModelServer(options);
  closers.push(server.close);
  return server;
}

/** A server with a custom request handler. */
export async function serveWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  assert.ok(address !== null && typeof address === "object");
  return `http://127.0.0.1:${address.port}`;
}

/** A server that answers everything with this body. */
export const serveBody = (body: string) => serveWith((_, response) => response.end(body));

/** Waits ten seconds at most. */
export async function until(predicate: () => boolean): Promise<void> {
  for (let tries = 0; !predicate(); tries += 1) {
    assert.ok(tries < 1_000, "timed out");
    await setTimeout(10);
  }
}

/** A compatible provider at a server. */
export const at = (id: string, url: string, key: string | null = null): Provider => ({ id, kind: "compatible", baseUrl: `${url}/v1`, key });
export const cloud: Provider = { id: "anthropic", kind: "anthropic", baseUrl: null, key: "key" };

/** A listed model, free and for every plan. */
export const listed = (id: string, provider: Provider, more: Partial<ListedModel> = {}): ListedModel => ({
  id,
  name: id,
  provider,
  model: id,
  category: "fast",
  multiplier: 1,
  contextWindow: null,
  minPlan: "free",
  isStructured: true,
  hasTools: true,
  seesPictures: true,
  price: { input: 0, cachedInput: 0, output: 0 },
  ...more,
});
