// The console, the outbox and a deliverer on one real database, whose clock the test moves. Messages go to the loopback,
// which the installation allows.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { AppContext } from "../../../../src/domain/call.ts";
import { EVENT_TYPES } from "../../../../src/domain/webhooks/event-types.ts";
import { type Deliverer, startDeliverer } from "../../../../src/entrypoints/worker/webhooks/start-deliverer.ts";
import { createPostWebhook, type PostWebhookOptions } from "../../../../src/adapters/webhooks/create-post-webhook.ts";
import { DELIVERIES_CHANNEL } from "../../../../src/storage/rows/webhooks/events.ts";
import { type ConsoleAnswer, openConsole, type TestConsole } from "../../../console/support/open-console.ts";

/** A person with a browser. */
export type Person = Awaited<ReturnType<TestConsole["person"]>>;

/** An endpoint that was made, and its secret. */
export interface MadeEndpoint {
  endpointId: string;
  secret: string;
}

/** The open parts, and the verbs of a test. */
export interface TestWebhooks extends Pick<TestConsole, "ctx" | "storage" | "move" | "browser" | "person" | "logged"> {
  /** Makes an endpoint that wants these events, or all of them. */
  endpoint(person: Person, url: string, events?: readonly string[]): Promise<MadeEndpoint>;
  /** Starts a build: `project.created` and `operation.running` happen. Nobody builds it. */
  start(person: Person): Promise<{ projectId: string; requestId: string }>;
  /** The newest deliveries of an endpoint, as the console tells them. */
  log(person: Person, endpointId: string): Promise<ConsoleAnswer["data"][]>;
  /** Moves the clock, and lets the deliverer look at an endpoint now. */
  pass(seconds: number, endpointId: string): Promise<void>;
  /** Returns when what is asked is so; looks many times a second. */
  until<Value>(ask: () => Promise<Value> | Value, isSo: (value: Value) => boolean): Promise<Value>;
  /** Starts a deliverer, with the test's own context unless another is given, that looks by itself every so often. */
  startDeliverer(on?: AppContext, lookMilliseconds?: number): void;
  /** Stops every deliverer that was started. */
  stopDeliverers(): Promise<void>;
  close(): Promise<void>;
}

/** Opens everything, with a deliverer unless the test wants to start it. */
export async function openWebhooks(
  name: string,
  { isDelivering = true, ...sending }: Partial<PostWebhookOptions> & { isDelivering?: boolean } = {},
): Promise<TestWebhooks> {
  const allowed = ["127.0.0.1"];
  const atelier = await openConsole(name, { webhookNetworks: allowed });
  const { ctx, storage } = atelier;
  const connection = { connectionString: storage.pool.options.connectionString ?? "" };
  const sender = createPostWebhook({ allowed, ...sending });
  const deliverers: Deliverer[] = [];
  const start = (on: AppContext = ctx, lookMilliseconds = 1_000) => {
    deliverers.push(startDeliverer({ ctx: on, connection, post: sender.post, chance: () => 0.5, lookMilliseconds }));
  };
  const stop = async () => void (await Promise.all(deliverers.splice(0).map((deliverer) => deliverer.stop())));
  if (isDelivering) start();
  return {
    ...atelier,
    async endpoint(person, url, events = EVENT_TYPES) {
      const { data, error } = await person.tell("webhooks.create", { url, description: "", events });
      assert.equal(error, null, error?.message);
      return { endpointId: data.id, secret: data.secret };
    },
    async start(person) {
      const buildRequest = { prompt: "A list of boats", type: "web", model: null, requestId: randomUUID() };
      const { data, error } = await person.tell("projects.start", buildRequest);
      assert.equal(error, null, error?.message);
      return data;
    },
    log: async (person, endpointId) => (await person.ask("webhooks.deliveries", { endpointId, limit: 100 })).data.deliveries,
    async pass(seconds, endpointId) {
      atelier.move(seconds);
      await storage.pool.query("select pg_notify($1, $2)", [DELIVERIES_CHANNEL, endpointId]);
    },
    async until(ask, isSo) {
      const deadline = performance.now() + 20_000;
      for (;;) {
        const value = await ask();
        if (isSo(value)) return value;
        assert.ok(performance.now() < deadline, `it never came to that: ${JSON.stringify(value)}`);
        await delay(20);
      }
    },
    startDeliverer: start,
    stopDeliverers: stop,
    async close() {
      await stop();
      await sender.close();
      await atelier.close();
    },
  };
}
