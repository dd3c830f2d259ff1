// The API as clients see it: a real server on its own port, with its own database and the real queue. Only the worker
// is missing: tests of the API write builds into the state they need (stored-builds.ts). Every request and response is
// validated against the contract's OpenAPI document (judge.ts); a test fails where they differ.
import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import type { AppContext } from "../../src/domain/call.ts";
import { inTransaction } from "../../src/domain/call.ts";
import { openAccount } from "../../src/domain/accounts/open-account.ts";
import type { KeyScope } from "../../src/domain/keys/make-key.ts";
import { makeKey } from "../../src/domain/keys/make-key.ts";
import { BUILT_IN_MODELS } from "../../src/domain/models/models.ts";
import type { PlanName } from "../../src/domain/plans/plans.ts";
import type { Readiness } from "../../src/entrypoints/http/answers/answer-health.ts";
import { openFront } from "../../src/entrypoints/front/open-front.ts";
import { createApi } from "../../src/entrypoints/http/create-api.ts";
import type { ApiOptions } from "../../src/entrypoints/http/create-api.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { createIsOwnHost } from "../../src/lib/own-hosts.ts";
import { ChangeFeed } from "../../src/storage/change-feed.ts";
import { openStorage } from "../../src/storage/open-storage.ts";
import type { Storage } from "../../src/storage/open-storage.ts";
import { createBuildQueue } from "../../src/storage/queue/create-build-queue.ts";
import { attemptSync } from "../../src/lib/attempts/attempt-sync.ts";
import { createTestDatabase } from "./create-test-database.ts";
import { requireFreeLoop } from "./servers/event-loop/require-free-loop.ts";
import { findDocument } from "./judge/documents.ts";
import { judgeExchange } from "./judge/judge.ts";

/** What a test account starts with; by default a business account with all scopes and a month's credits. */
export interface TestAccountOptions {
  plan?: PlanName;
  credits?: number;
  scopes?: readonly KeyScope[];
}

/** An account and one of its keys. */
export interface TestAccount {
  accountId: string;
  key: string;
}

/** What a test sends: `json` is serialized as the body, `body` is sent as it is. */
export interface TestRequest {
  key?: string;
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A response with its body, parsed if it is JSON. */
export interface TestResponse {
  status: number;
  headers: Headers;
  /** Untyped, because a test reads the wire format and asserts what it expects. */
  json: any; // `unknown` would make every assertion a cast
  text: string;
  bytes: Uint8Array;
}

/** A running API. `logged` collects what it logged as errors; `readiness` is what `/readyz` reports. */
export interface TestApi {
  origin: string;
  ctx: AppContext;
  storage: Storage;
  changes: ChangeFeed;
  logged: object[];
  readiness: Readiness;
  account(options?: TestAccountOptions): Promise<TestAccount>;
  keyFor(accountId: string, scopes: readonly KeyScope[]): Promise<string>;
  request(method: string, path: string, request?: TestRequest): Promise<TestResponse>;
  close(): Promise<void>;
}

const defaults = { defaultContract: "b", altHost: null, apiPlans: ["pro", "max", "team", "business"], trustedProxies: [] } as const;
const SERVICE = "http://atelier.test";

/** Settings in which a test deviates from the operator's defaults. */
export interface TestSettings extends Partial<Pick<ApiOptions, "defaultContract" | "altHost" | "apiPlans" | "trustedProxies">> {
  /** Whether requests count towards the rate limits. Only tests of the limits set this; by default the database resets every count. */
  keepsCounts?: boolean;
  /**
   * Whether the test sends hundreds of requests at once. Their sender and their validation share the event loop with
   * the API, so it cannot be watched.
   */
  isCrowded?: boolean;
}

const FORGET_COUNTS = `
  create function forget_count() returns trigger language plpgsql as $$ begin new.requests := 1; return new; end $$;
  create trigger forget_count before insert or update on rate_windows for each row execute function forget_count()`;

/** Opens the API on its own database; `name` makes it easy to recognise. */
export async function openApi(name: string, { keepsCounts = false, isCrowded = false, ...settings }: TestSettings = {}): Promise<TestApi> {
  const { connection, drop } = await createTestDatabase(name);
  const storage = openStorage({ connection, size: 10, onError: () => undefined });
  if (!keepsCounts) await storage.pool.query(FORGET_COUNTS);
  const logged: object[] = [];
  const log = { debug() {}, info() {}, warn() {}, error: (facts: object) => void logged.push(facts) };
  const clock = systemClock;
  const queue = await createBuildQueue({ storage, connection, clock, log });
  const addresses = { service: SERVICE, sites: "http://apps.atelier.test:4000" };
  const ctx = { database: storage.database, queue, clock, log, addresses, models: () => BUILT_IN_MODELS, secret: randomBytes(32) };
  const changes = new ChangeFeed({ connection, onLost: () => undefined });
  const readiness: Readiness = { ready: true, reasons: [] };
  const front = await openFront({ host: "127.0.0.1", port: 0, isSite: () => false });
  const isOwnHost = createIsOwnHost({ service: SERVICE, others: settings.altHost ? [settings.altHost] : [] });
  const wiring = { ctx, changes, isOwnHost, ready: async () => readiness, serverFactory: () => front.server };
  const api = createApi({ ...defaults, ...settings, ...wiring });
  await api.ready();
  const watch = isCrowded ? null : requireFreeLoop(front.server);
  front.receive({ service: (request, response) => api.routing(request, response), sites: () => undefined });
  const origin = `http://127.0.0.1:${portOf(front.server)}`;
  const keyFor = (accountId: string, scopes: readonly KeyScope[]) => makeKey(ctx, { accountId, name: "a test’s key", form: "b", scopes });
  let accounts = 0;
  return {
    origin,
    ctx,
    storage,
    changes,
    logged,
    readiness,
    keyFor,
    async account(wanted: TestAccountOptions = {}) {
      const { plan = "business", credits, scopes = ["*"] } = wanted;
      accounts += 1;
      const email = `person-${accounts}@atelier.test`;
      const { account } = await inTransaction(ctx, (inner) => openAccount(inner, { email, plan, credits }));
      return { accountId: account.id, key: await keyFor(account.id, scopes) };
    },
    async request(method, path, request = {}) {
      const response = await send(origin + path, method, request);
      const validate = () =>
        judge({ method, path, request, answer: response, contract: settings.defaultContract ?? defaults.defaultContract });
      if (watch === null) validate();
      else watch.exclude(validate);
      return response;
    },
    async close() {
      changes.close();
      await front.close();
      await api.close();
      await queue.close();
      await storage.close();
      await drop();
      watch?.stop();
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

interface Judged {
  method: string;
  path: string;
  request: TestRequest;
  answer: TestResponse;
  contract: string;
}

function judge({ method, path, request: { key, json, body, headers = {} }, answer, contract }: Judged): void {
  const found = findDocument(path, contract);
  if (found === null) return;
  const sent = new Headers({ ...(key === undefined ? {} : { authorization: `Bearer ${key}` }), ...headers });
  const parsed = attemptSync<unknown>(() => (typeof body === "string" && body !== "" ? JSON.parse(body) : undefined));
  judgeExchange({
    ...found,
    method,
    status: answer.status,
    headers: answer.headers,
    body: answer.bytes,
    request: {
      headers: sent,
      query: new URL(path, "http://atelier.test").searchParams,
      json: json ?? (parsed.ok ? parsed.value : undefined),
    },
  });
}

async function send(url: string, method: string, { key, json, body, headers = {}, signal }: TestRequest): Promise<TestResponse> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: json === undefined ? (body ?? null) : JSON.stringify(json),
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
    signal: signal ?? null,
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
  return { status: response.status, headers: response.headers, json: isJson ? JSON.parse(text) : undefined, text, bytes };
}
