// The console's and the API's entrypoints on one real socket, with their own database and the real queue. The test
// moves the clock, mail is collected instead of sent, and there is no worker. Browsers are simulated: they keep the
// cookies they are given.
import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { openAccount } from "../../../src/domain/accounts/open-account.ts";
import { OWNER_EMAIL } from "../../../src/domain/accounts/operator/owner-email.ts";
import { startSession } from "../../../src/domain/accounts/sessions/sessions.ts";
import { type AppContext, inTransaction } from "../../../src/domain/call.ts";
import type { PlanName } from "../../../src/domain/plans/plans.ts";
import { createConsole } from "../../../src/entrypoints/console/create-console.ts";
import { visitorOf } from "../../../src/entrypoints/console/session/visitor-of.ts";
import { createChooseEntrypoint } from "../../../src/entrypoints/front/create-choose-entrypoint.ts";
import { openFront } from "../../../src/entrypoints/front/open-front.ts";
import { createApi } from "../../../src/entrypoints/http/create-api.ts";
import { type Authorization, createAuthorization } from "../../../src/entrypoints/oauth/create-authorization.ts";
import { createIsOwnHost } from "../../../src/lib/own-hosts.ts";
import type { FetchDocument } from "../../../src/adapters/documents/fetch-document.ts";
import type { ConfiguredModels } from "../../../src/adapters/models/configured/listed-model.ts";
import type { FoundServer } from "../../../src/adapters/models/discovery/find-servers.ts";
import type { Letter } from "../../../src/adapters/mail/open-mail.ts";
import { ChangeFeed } from "../../../src/storage/change-feed.ts";
import { openStorage, type Storage } from "../../../src/storage/open-storage.ts";
import { createBuildQueue } from "../../../src/storage/queue/create-build-queue.ts";
import { writePassword } from "../../../src/storage/rows/people/accounts.ts";
import { createTestDatabase } from "../../support/create-test-database.ts";
import { requireFreeLoop } from "../../support/servers/event-loop/require-free-loop.ts";
import { hashCheaply } from "./hash-cheaply.ts";
import { openTestModels } from "./open-test-models.ts";

/** The password of every account that a test opens. */
export const PASSWORD = "eleven quiet herons";

/**
 * The response to a procedure call: `data` if it succeeded, `error` if it was refused. Untyped, because a test asserts
 * what it expects on the wire.
 */
export interface ConsoleResponse {
  status: number;
  headers: Headers;
  data: any; // differs per procedure: `unknown` would make each assertion a cast
  error: { message: string; data: { kind: string | null; facts: Record<string, unknown> } } | null;
}

/** A simulated browser. It keeps the console's cookies: that of its session and that of a known browser. */
export interface TestBrowser {
  cookie: string | null;
  known: string | null;
  query(procedure: string, input?: unknown): Promise<ConsoleResponse>;
  mutate(procedure: string, input?: unknown, headers?: Record<string, string>): Promise<ConsoleResponse>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** An open console. `move` advances the clock; `letters` is the mail that would have been sent. */
export interface TestConsole {
  origin: string;
  ctx: AppContext;
  storage: Storage;
  authorization: Authorization;
  letters: Letter[];
  logged: object[];
  move(seconds: number): void;
  browser(options?: { agent?: string; address?: string }): TestBrowser;
  account(options?: { plan?: PlanName }): Promise<{ accountId: string; email: string }>;
  /** A browser signed in to the account of the installation's owner. */
  owner(): Promise<TestBrowser & { accountId: string; email: string }>;
  /** A browser signed in to a new account. */
  person(options?: { plan?: PlanName }): Promise<TestBrowser & { accountId: string; email: string }>;
  close(): Promise<void>;
}

/** Settings in which a test deviates from the operator's defaults. */
export interface ConsoleTestSettings {
  /** The configured URL of the service; `null` uses its real origin. */
  service?: string | null;
  /** Fetches client metadata documents; by default there are none. */
  fetchDocument?: FetchDocument;
  isSignUpOpen?: boolean;
  sendsMail?: boolean;
  /** The models that environment variables and the models file would configure. */
  configured?: ConfiguredModels;
  /** Finds the model servers of this machine; by default there are none. */
  findServers?: () => Promise<FoundServer[]>;
  /** Private networks that webhooks may be sent to. */
  webhookNetworks?: readonly string[];
}

const noDocuments: FetchDocument = () => Promise.reject(new Error("there are no documents"));

/** Opens the console; `name` makes its database easy to recognise. */
export async function openConsole(name: string, settings: ConsoleTestSettings = {}): Promise<TestConsole> {
  const { isSignUpOpen = true, sendsMail = true, fetchDocument = noDocuments, webhookNetworks = [] } = settings;
  const { connection, drop } = await createTestDatabase(name);
  const storage = openStorage({ connection, size: 10, onError: () => undefined });
  const logged: object[] = [];
  const letters: Letter[] = [];
  const log = { debug() {}, info() {}, warn() {}, error: (facts: object) => void logged.push(facts) };
  let movedMilliseconds = 0;
  const clock = { now: () => new Date(Date.now() + movedMilliseconds) };
  const queue = await createBuildQueue({ storage, connection, clock, log });
  const front = await openFront({ host: "127.0.0.1", port: 0, isSite: () => false });
  const origin = `http://127.0.0.1:${portOf(front.server)}`;
  const service = settings.service === undefined ? "http://atelier.test" : (settings.service ?? origin);
  const addresses = { service, sites: "http://apps.atelier.test:4000" };
  const settled = { database: storage.database, queue, clock, log, addresses, secret: randomBytes(32), modelNetworks: ["127.0.0.0/8"] };
  const opened = await openTestModels(settled, settings.configured);
  const { models } = opened;
  const findServers = settings.findServers ?? opened.findServers;
  const ctx = { ...settled, models: models.list, modelNotice: models.notice };
  const changes = new ChangeFeed({ connection, onLost: () => undefined });
  const trustedProxies = ["127.0.0.1"];
  const ready = async () => ({ ready: true, reasons: [] });
  const isOwnHost = createIsOwnHost({ service, others: [] });
  const apiOptions = { defaultContract: "b", altHost: null, apiPlans: ["pro", "max", "team", "business"] } as const;
  const api = createApi({ ...apiOptions, ctx, changes, ready, trustedProxies, isOwnHost, serverFactory: () => front.server });
  await api.ready();
  const watch = requireFreeLoop(front.server);
  const sendMail = sendsMail ? async (letter: Letter) => void letters.push(letter) : null;
  const authorization = createAuthorization({ ctx, visitorOf: (request) => visitorOf(request, trustedProxies), fetchDocument });
  const { consents } = authorization;
  const parts = { ctx, changes, models, findServers, sendMail, consents, trustedProxies, webhookNetworks };
  const pages = createConsole({ ...parts, settings: { isSignUpOpen }, webFolder: "/nowhere" });
  front.receive({
    sites: () => undefined,
    service: createChooseEntrypoint({ entrypoints: [authorization, pages], api: api.routing, isOwnHost, altHost: null }),
  });
  let people = 0;
  const browser: TestConsole["browser"] = (options = {}) =>
    openTestBrowser(origin, { address: `203.0.113.${(people += 1) % 250}`, ...options });
  const signedIn = async (account: { accountId: string; email: string }) => {
    const token = await startSession(ctx, { accountId: account.accountId, visitor: { agent: "Test browser", address: "203.0.113.1" } });
    const cookieName = service.startsWith("https:") ? "__Host-atelier" : "atelier";
    return Object.assign(browser(), account, { cookie: `${cookieName}=${token}` });
  };
  const account: TestConsole["account"] = ({ plan = "pro" } = {}) =>
    createTestAccount(ctx, { email: `person-${(people += 1)}@atelier.test`, plan });
  return {
    origin,
    ctx,
    storage,
    authorization,
    letters,
    logged,
    browser,
    account,
    move: (seconds) => void (movedMilliseconds += seconds * 1_000),
    owner: async () => signedIn(await createTestAccount(ctx, { email: OWNER_EMAIL, plan: "business" })),
    person: async (options) => signedIn(await account(options)),
    async close() {
      changes.close();
      await opened.close();
      await front.close();
      await api.close();
      await queue.close();
      await storage.close();
      await drop();
      watch.stop();
    },
  };
}

async function createTestAccount(ctx: AppContext, { email, plan }: { email: string; plan: PlanName }): ReturnType<TestConsole["account"]> {
  const passwordHash = hashCheaply(PASSWORD);
  const accountId = await inTransaction(ctx, async (inner) => {
    const { account: opened } = await openAccount(inner, { email, plan });
    await writePassword(inner.database, { accountId: opened.id, passwordHash });
    return opened.id;
  });
  return { accountId, email };
}

function openTestBrowser(origin: string, { agent = "Test browser", address }: { agent?: string; address: string }): TestBrowser {
  const own = { "x-atelier-console": "1", origin, "sec-fetch-site": "same-origin", "user-agent": agent, "x-forwarded-for": address };
  const call = async (path: string, init: RequestInit): Promise<ConsoleResponse> => {
    const response = await browser.fetch(`/console/api/${path}`, init);
    const text = await response.text();
    const body = text.startsWith("{") ? JSON.parse(text) : {};
    return { status: response.status, headers: response.headers, data: body.result?.data ?? null, error: body.error ?? null };
  };
  const browser: TestBrowser = {
    cookie: null,
    known: null,
    query: (procedure, input) =>
      call(`${procedure}${input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`}`, {}),
    mutate: (procedure, input, headers = {}) =>
      call(procedure, { method: "POST", body: JSON.stringify(input ?? {}), headers: { "content-type": "application/json", ...headers } }),
    async fetch(path, init = {}) {
      const kept = [browser.cookie, browser.known].filter((one) => one !== null);
      const cookie = kept.length === 0 ? {} : { cookie: kept.join("; ") };
      const headers = Object.entries({ ...own, ...cookie, ...Object.fromEntries(new Headers(init.headers)) }).filter(
        ([, value]) => value !== "",
      );
      const response = await fetch(origin + path, { ...init, headers, redirect: "manual" });
      for (const set of response.headers.getSetCookie()) {
        const given = set.includes("Max-Age=0") ? null : (set.split(";")[0] ?? null);
        if (/^(?:__Host-)?atelier-known=/.test(set)) browser.known = given;
        else browser.cookie = given;
      }
      return response;
    },
  };
  return browser;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
