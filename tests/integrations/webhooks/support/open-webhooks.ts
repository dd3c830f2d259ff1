// The console, the outbox and a deliverer on one real database, with a clock that the test moves. Messages go to
// loopback, which the installation allows.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { AppContext } from "../../../../src/domain/call.ts";
import { EVENT_TYPES } from "../../../../src/domain/webhooks/event-types.ts";
import { type Deliverer, startDeliverer } from "../../../../src/entrypoints/worker/webhooks/start-deliverer.ts";
import type { Letter } from "../../../../src/adapters/mail/open-mail.ts";
import { createPostWebhook, type PostWebhookOptions } from "../../../../src/adapters/webhooks/create-post-webhook.ts";
import { DELIVERIES_CHANNEL } from "../../../../src/storage/rows/webhooks/events.ts";
import { type ConsoleResponse, openConsole, type TestConsole } from "../../../console/support/open-console.ts";

/** A user with a browser. */
export type Person = Awaited<ReturnType<TestConsole["person"]>>;

/** A created endpoint and its secret. */
export interface MadeEndpoint {
  endpointId: string;
  secret: string;
}

/** The running parts, and the actions of a test. */
export interface TestWebhooks extends Pick<TestConsole, "ctx" | "storage" | "move" | "browser" | "person" | "logged" | "letters"> {
  /** Creates an endpoint for these events, or for all of them. */
  endpoint(person: Person, url: string, events?: readonly string[]): Promise<MadeEndpoint>;
  /** Starts a build, which emits `project.created` and `operation.running`. Nothing builds it. */
  start(person: Person): Promise<{ projectId: string; requestId: string }>;
  /** An endpoint's latest deliveries, as the console returns them. */
  log(person: Person, endpointId: string): Promise<ConsoleResponse["data"][]>;
  /** Moves the clock, and makes the deliverer check an endpoint now. */
  pass(seconds: number, endpointId: string): Promise<void>;
  /** Polls a value frequently until it matches the predicate. */
  until<Value>(read: () => Promise<Value> | Value, predicate: (value: Value) => boolean): Promise<Value>;
  /** Starts a deliverer that polls at this interval, with the test's own context by default. */
  startDeliverer(on?: AppContext, lookMilliseconds?: number): void;
  /** Stops every started deliverer. */
  stopDeliverers(): Promise<void>;
  close(): Promise<void>;
}

/** Opens everything, including a deliverer unless `isDelivering` is false. */
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
  const sendMail = async (letter: Letter) => void atelier.letters.push(letter);
  const start = (on: AppContext = ctx, lookMilliseconds = 1_000) => {
    deliverers.push(startDeliverer({ ctx: on, connection, post: sender.post, sendMail, chance: () => 0.5, lookMilliseconds }));
  };
  const stop = async () => void (await Promise.all(deliverers.splice(0).map((deliverer) => deliverer.stop())));
  if (isDelivering) start();
  return {
    ...atelier,
    async endpoint(person, url, events = EVENT_TYPES) {
      const { data, error } = await person.mutate("webhooks.create", { url, description: "", events });
      assert.equal(error, null, error?.message);
      return { endpointId: data.id, secret: data.secret };
    },
    async start(person) {
      const buildRequest = { prompt: "A list of boats", type: "web", model: null, requestId: randomUUID() };
      const { data, error } = await person.mutate("projects.start", buildRequest);
      assert.equal(error, null, error?.message);
      return data;
    },
    log: async (person, endpointId) => (await person.query("webhooks.deliveries", { endpointId, limit: 100 })).data.deliveries,
    async pass(seconds, endpointId) {
      atelier.move(seconds);
      await storage.pool.query("select pg_notify($1, $2)", [DELIVERIES_CHANNEL, endpointId]);
    },
    async until(read, predicate) {
      const deadline = performance.now() + 20_000;
      for (;;) {
        const value = await read();
        if (predicate(value)) return value;
        assert.ok(performance.now() < deadline, `timed out with ${JSON.stringify(value)}`);
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
