// Webhook deliveries in a realistic setup: the real service delivers, on a database with its own durability; the
// receivers run in their own process, and events are written as by every state change. One receiver hangs throughout.
import { fork } from "node:child_process";
import { on } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Call, type AppContext, inTransaction } from "../../src/domain/call.ts";
import { buildEvent } from "../../src/domain/webhooks/announcing/build-event.ts";
import { createEndpoint } from "../../src/domain/webhooks/endpoints/create-endpoint.ts";
import { EVENT_TYPES } from "../../src/domain/webhooks/event-types.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/ids.ts";
import { openStorage } from "../../src/storage/open-storage.ts";
import { insertEvent } from "../../src/storage/rows/webhooks/events.ts";
import { removeData, startService } from "../../tests/support/start-service.ts";
import { openAccounts } from "../api/accounts.ts";
import { startDatabaseServer } from "../api/database-server.ts";
import { type Metric, median, valueAt } from "../metrics.ts";
import type { Receipt } from "./receive.ts";

const ACCOUNTS = 20;
const ENDPOINTS_AN_ACCOUNT = 10;
const EVENTS_AN_ENDPOINT = 50;
const IDLE_EVENTS = 200;
const IDLE_PAUSE_MILLISECONDS = 20;
const PATIENCE_MILLISECONDS = 180_000;
const WRITERS = 4;
const NETWORKS = ["127.0.0.1"];
const secret = "the secret of an installation that is measured";

/** Delivers 200 endpoints × 50 events to receivers on the loopback, then one event at a time, and reports the speed. */
export async function benchWebhooks(): Promise<Metric[]> {
  const server = await startDatabaseServer();
  const databaseUrl = await server.create("webhooks");
  const environment = { DATABASE_URL: databaseUrl, ATELIER_SECRET: secret, ATELIER_WEBHOOK_ALLOW: NETWORKS.join(",") };
  const service = await startService({ isWatched: false, environment });
  const storage = openStorage({ connection: { connectionString: databaseUrl }, size: WRITERS, onError: () => undefined });
  const receivers = await startReceivers();
  try {
    const ctx = contextOf(storage.database, service.url);
    const accountIds = await openAccounts(ctx, ACCOUNTS);
    for (const [index, accountId] of accountIds.entries()) await makeEndpoints(ctx, { accountId, index, port: receivers.port });
    return [...(await measureAll(ctx, { accountIds, receivers })), ...(await measureIdle(ctx, { accountIds, receivers }))];
  } finally {
    receivers.stop();
    await storage.close();
    await service.stop();
    await removeData(service.dataFolder);
    await server.stop();
  }
}

interface Receivers {
  port: number;
  /** The messages received since the last call. */
  taken(): Promise<Receipt[]>;
  stop(): void;
}

async function startReceivers(): Promise<Receivers> {
  const child = fork(fileURLToPath(new URL("receive.ts", import.meta.url)), { serialization: "advanced" });
  const messages = on(child, "message", { close: ["exit"] });
  const receive = async <Message>(): Promise<Message> => messageOf((await messages.next()).value);
  return {
    port: await receive<number>(),
    taken: async () => {
      child.send("taken");
      return receive<Receipt[]>();
    },
    stop: () => child.disconnect(),
  };
}

// Both ends of the channel are files of this folder, which type their messages.
function messageOf<Message>(value: unknown): Message {
  const [message] = value as [Message];
  return message;
}

function contextOf(database: AppContext["database"], service: string): AppContext {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const queue = { enqueue: async () => Promise.reject(new Error("nothing is built")) };
  const addresses = { service, sites: service };
  return { database, queue, log, clock: systemClock, addresses, models: () => [], secret: Buffer.from(secret) };
}

/** The very first endpoint is the hanging one. */
async function makeEndpoints(
  ctx: AppContext,
  { accountId, index, port }: { accountId: string; index: number; port: number },
): Promise<void> {
  const call: Call = { ctx, accountId, plan: "business", scopes: "all" };
  for (let number = 0; number < ENDPOINTS_AN_ACCOUNT; number += 1) {
    const path = index === 0 && number === 0 ? "hanging" : `${index}/${number}`;
    const url = `http://127.0.0.1:${port}/${path}`;
    await createEndpoint(call, { url, description: "", events: EVENT_TYPES, allowed: NETWORKS, visitor: { agent: "bench", address: "" } });
  }
}

/** Writes an event as a state change does, and returns the id that receivers get. */
async function happen(ctx: AppContext, accountId: string): Promise<string> {
  const createdAt = ctx.clock.now();
  const id = newId(createdAt);
  const project = { id: newId(createdAt), siteName: null, customSubdomain: null, liveVersion: null };
  const payload = buildEvent(ctx, { operation: { requestId: newId(createdAt) }, project, operationStatus: "done" });
  await inTransaction(ctx, (inner) =>
    insertEvent(inner.database, { id, accountId, type: "operation.done", payload, createdAt, projectId: null }),
  );
  return `msg_${id.replaceAll("-", "")}`;
}

const now = () => performance.timeOrigin + performance.now();

interface Measured {
  accountIds: readonly string[];
  receivers: Receivers;
}

async function measureAll(ctx: AppContext, { accountIds, receivers }: Measured): Promise<Metric[]> {
  const wanted = (ACCOUNTS * ENDPOINTS_AN_ACCOUNT - 1) * EVENTS_AN_ENDPOINT;
  const turns = Array.from({ length: EVENTS_AN_ENDPOINT }, () => accountIds).flat();
  const began = now();
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (let accountId = turns.pop(); accountId !== undefined; accountId = turns.pop()) await happen(ctx, accountId);
    }),
  );
  const written = now();
  const received = await collect(receivers, wanted);
  const ended = Math.max(...received.map(({ at }) => at));
  const note = `${ACCOUNTS * ENDPOINTS_AN_ACCOUNT} endpoints × ${EVENTS_AN_ENDPOINT} events, one receiver hangs; measured from the first event`;
  return [
    { name: "deliveries per second", value: wanted / ((ended - began) / 1_000), unit: "", limit: null, note },
    {
      name: "until all are delivered",
      value: (ended - began) / 1_000,
      unit: "s",
      limit: null,
      note: `${wanted}, each stored with its response`,
    },
    { name: "of which until all events are written", value: (written - began) / 1_000, unit: "s", limit: null, note: `${WRITERS} writers` },
  ];
}

async function measureIdle(ctx: AppContext, { accountIds, receivers }: Measured): Promise<Metric[]> {
  const happened = new Map<string, number>();
  for (let count = 0; count < IDLE_EVENTS; count += 1) {
    const began = now();
    happened.set(await happen(ctx, accountIds[count % accountIds.length] ?? ""), began);
    await pause(IDLE_PAUSE_MILLISECONDS);
  }
  const hung = IDLE_EVENTS / ACCOUNTS;
  const received = await collect(receivers, IDLE_EVENTS * ENDPOINTS_AN_ACCOUNT - hung);
  const delays = received.flatMap(({ id, at }) => {
    const began = happened.get(id);
    return began === undefined ? [] : [at - began];
  });
  const note = `${IDLE_EVENTS} events one after the other, each to ${ENDPOINTS_AN_ACCOUNT} endpoints, one receiver hangs`;
  return [
    { name: "state change → received, p99", value: valueAt(delays, 0.99), unit: "ms", limit: 250, note },
    { name: "the same, median", value: median(delays), unit: "ms", limit: null, note: "measured from before the transaction began" },
  ];
}

/** Waits for this many messages, not counting those that hang. */
async function collect(receivers: Receivers, count: number): Promise<Receipt[]> {
  const received: Receipt[] = [];
  const deadline = now() + PATIENCE_MILLISECONDS;
  while (received.length < count) {
    received.push(...(await receivers.taken()).filter(({ path }) => path !== "/hanging"));
    if (now() > deadline) throw new Error(`of ${count} deliveries only ${received.length} came`);
    await pause(50);
  }
  return received;
}
