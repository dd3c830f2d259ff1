// The whole service on one socket, as its people meet it: the console, the sites and a worker, on a database of its own. A
// browser here is what sends the cookies of a host to that host alone. The entrypoints' clock is moved by the test.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { inferRouterOutputs } from "@trpc/server";
import { startSession } from "../../../src/domain/accounts/sessions/sessions.ts";
import type { Call, AppContext } from "../../../src/domain/call.ts";
import { admitsToSite, enterSite } from "../../../src/domain/projects/site/open-private-site.ts";
import { createConsole } from "../../../src/entrypoints/console/create-console.ts";
import { visitorOf } from "../../../src/entrypoints/console/session/visitor-of.ts";
import { createAuthorization } from "../../../src/entrypoints/oauth/create-authorization.ts";
import type { ConsoleRouter } from "../../../src/entrypoints/console/routers/index.ts";
import { openFront } from "../../../src/entrypoints/front/open-front.ts";
import { createSitesHandler } from "../../../src/entrypoints/sites/create-sites-handler.ts";
import { isSiteHost } from "../../../src/entrypoints/sites/site-host.ts";
import { blueprintGenerator } from "../../../src/generators/blueprint.ts";
import { ChangeFeed } from "../../../src/storage/change-feed.ts";
import { findEarlierFile, findSiteByName, readBlob, readBrotli } from "../../../src/storage/rows/sites/find-site.ts";
import { createTestDatabase } from "../../support/create-test-database.ts";
import { openPipeline, type TestPipeline } from "../../support/open-pipeline.ts";

/** The console's host, and the part of every site's host after its name. */
export const HOSTS = { console: "atelier.test", sites: "apps.atelier.test:4000" } as const;

/** An answer as it came over the wire. */
export interface WireAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

type Outputs = inferRouterOutputs<ConsoleRouter>;
type GroupName = Extract<keyof Outputs, string>;

/** The name of a procedure, such as `projects.read`. */
export type ProcedureName = { [Group in GroupName]: `${Group}.${keyof Outputs[Group] & string}` }[GroupName];

type OutputOf<Name extends ProcedureName> = Name extends `${infer Group extends GroupName}.${infer Last}`
  ? Last extends keyof Outputs[Group]
    ? Outputs[Group][Last]
    : never
  : never;

/** A project as the editor is told it. */
export type Workbench = Outputs["projects"]["read"];

/** What a procedure answered: `data` where it went well, else null whatever its type says, and `error` where it was refused. */
export interface Told<Data> {
  data: Data;
  error: { message: string; data: { code: string; kind: string | null; facts: Record<string, unknown> | null } } | null;
}

/** A person in a browser of their own. `cookies` are those that it keeps, by host. */
export interface Person {
  call: Call;
  sessionToken: string;
  cookies: Map<string, Map<string, string>>;
  ask<Name extends ProcedureName>(procedure: Name, input?: object): Promise<Told<OutputOf<Name>>>;
  tell<Name extends ProcedureName>(procedure: Name, input?: object): Promise<Told<OutputOf<Name>>>;
  /** A GET of a host, as a browser opens a page there. */
  get(host: string, path: string, headers?: Record<string, string>): Promise<WireAnswer>;
  /** What a subscription tells, one after the other; `leave` ends it. */
  watch(projectId: string): Promise<Watched>;
}

/** A subscription under way. `next` waits for the first that is so, `refused` for the code with which it ends. */
export interface Watched {
  next(isSo: (event: Workbench) => boolean): Promise<Workbench>;
  refused(): Promise<string>;
  leave(): void;
  ended: Promise<void>;
}

/** The open service. */
export interface Studio {
  pipeline: TestPipeline;
  ctx: AppContext;
  changes: ChangeFeed;
  person(): Promise<Person>;
  anyone(): Person;
  /** A project of a person with its first version. */
  built(person: Person, prompt: string): Promise<{ projectId: string; siteName: string }>;
  /** Waits until the project's newest build has ended or asks, and tells of it. */
  settled(person: Person, projectId: string): Promise<Workbench & { operation: NonNullable<Workbench["operation"]> }>;
  move(seconds: number): void;
  close(): Promise<void>;
}

/** Opens it; `chromium` null tries apps in the real browser. */
export async function openStudio(name: string, { chromium }: { chromium?: null } = {}): Promise<Studio> {
  const testDatabase = await createTestDatabase(name);
  const { connection } = testDatabase;
  const pipeline = await openPipeline({ connection, ...(chromium === null && { chromium }) });
  await pipeline.startWorker({ generator: blueprintGenerator, slots: 2 });
  let moved = 0;
  const clock = { now: () => new Date(Date.now() + moved) };
  const addresses = { service: `http://${HOSTS.console}`, sites: `http://${HOSTS.sites}` };
  const ctx: AppContext = { ...pipeline.ctx, addresses, clock };
  const changes = new ChangeFeed({ connection, onLost: () => undefined });
  const front = await openFront({ host: "127.0.0.1", port: 0, isSite: (host) => isSiteHost(host, addresses.sites) });
  const fetchDocument = () => Promise.reject(new Error("there is nothing to be read"));
  const own = createConsole({
    ctx,
    changes,
    settings: { isSignUpOpen: true },
    sendMail: null,
    consents: createAuthorization({ ctx, visitorOf: (incoming) => visitorOf(incoming, []), fetchDocument }).consents,
    trustedProxies: [],
    webFolder: "/nowhere",
  });
  const sites = createSites(ctx);
  front.receive({ api: own.handle, sites: (incoming, response) => void sites(incoming, response) });
  const address = front.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const studio: Studio = {
    pipeline,
    ctx,
    changes,
    anyone: () => openPerson(port, { call: { ctx, accountId: randomUUID(), plan: "business", scopes: "all" }, sessionToken: null }),
    async person() {
      const call = { ...(await pipeline.call()), ctx };
      const sessionToken = await startSession(ctx, { accountId: call.accountId, visitor: { agent: "Test", address: "203.0.113.7" } });
      return openPerson(port, { call, sessionToken });
    },
    async built(person, prompt) {
      const { data } = await person.tell("projects.start", { prompt, type: "web", model: null, requestId: randomUUID() });
      const { siteName, operation } = await studio.settled(person, data.projectId);
      if (operation.status !== "done") throw new Error(operation.error?.message);
      return { projectId: data.projectId, siteName: siteName ?? "" };
    },
    async settled(person, projectId) {
      for (;;) {
        const { data, error } = await person.ask("projects.read", { projectId });
        if (error !== null) throw new Error(`projects.read of ${projectId}: ${JSON.stringify(error)}`);
        const { operation } = data;
        if (operation !== null && operation.status !== "running") return { ...data, operation };
        // The console admits ten calls a second.
        await delay(200);
      }
    },
    move: (seconds) => void (moved += seconds * 1_000),
    async close() {
      changes.close();
      await front.close();
      await pipeline.close();
      await testDatabase.drop();
    },
  };
  return studio;
}

function createSites(ctx: AppContext): ReturnType<typeof createSitesHandler> {
  const { addresses, database, log } = ctx;
  return createSitesHandler({
    sitesUrl: addresses.sites,
    consoleOrigin: addresses.service,
    log,
    findSite: (site) => findSiteByName(database, site),
    findEarlierFile: (site, path) => findEarlierFile(database, { name: site, path }),
    readBlob: (hash: string) => readBlob(database, hash),
    readBrotli: (hash: string) => readBrotli(database, hash),
    guard: {
      admits: (visit) => admitsToSite(ctx, visit),
      enter: ({ agent, ...visit }) => enterSite(ctx, { ...visit, visitor: { agent, address: "" } }),
    },
  });
}

function openPerson(port: number, { call, sessionToken }: { call: Call; sessionToken: string | null }): Person {
  const cookies: Person["cookies"] = new Map(sessionToken === null ? [] : [[HOSTS.console, new Map([["atelier", sessionToken]])]]);
  const cookieOf = (host: string) => [...(cookies.get(host) ?? [])].map((pair) => pair.join("=")).join("; ");
  const own = { host: HOSTS.console, origin: `http://${HOSTS.console}`, "x-atelier-console": "1", "sec-fetch-site": "same-origin" };
  const ask = async (method: string, path: string, body?: unknown) => {
    const cookie = { cookie: cookieOf(HOSTS.console) };
    const headers = { ...own, ...cookie, ...(body !== undefined && { "content-type": "application/json" }) };
    const { text } = await read(
      await send({ port, method, path: `/console/api/${path}`, headers, body: body === undefined ? "" : JSON.stringify(body) }),
    );
    const answer = JSON.parse(text);
    return { data: answer.result?.data ?? null, error: answer.error ?? null };
  };
  const query = (input: unknown) => (input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`);
  return {
    call,
    cookies,
    sessionToken: sessionToken ?? "",
    ask: (procedure, input) => ask("GET", `${procedure}${query(input)}`),
    tell: (procedure, input) => ask("POST", procedure, input ?? {}),
    async get(host, path, headers = {}) {
      const page = { accept: "text/html", "sec-fetch-mode": "navigate" };
      const answer = await read(
        await send({ port, method: "GET", path, headers: { ...page, host, cookie: cookieOf(host), ...headers }, body: "" }),
      );
      const kept = cookies.get(host) ?? new Map<string, string>();
      for (const set of answer.headers["set-cookie"] ?? []) {
        const [name = "", value = ""] = set.split(";", 1).join("").split("=");
        kept.set(name, value);
      }
      cookies.set(host, kept);
      return answer;
    },
    async watch(projectId) {
      const headers = { ...own, cookie: cookieOf(HOSTS.console), accept: "text/event-stream" };
      const response = await send({ port, method: "GET", path: `/console/api/projects.watch${query({ projectId })}`, headers, body: "" });
      return readEvents(response);
    },
  };
}

interface Sent {
  port: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

async function send({ port, method, path, headers, body }: Sent): Promise<IncomingMessage> {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
  const outgoing = request({ host: "127.0.0.1", port, method, path, headers: given, agent: false }).end(body);
  const [response] = await once(outgoing, "response");
  return response;
}

async function read(response: IncomingMessage): Promise<WireAnswer> {
  const chunks: Buffer[] = await response.toArray();
  return { status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() };
}

function readEvents(response: IncomingMessage): Watched {
  const told: Workbench[] = [];
  const refusals: string[] = [];
  let heard = Promise.withResolvers<void>();
  let text = "";
  response.setEncoding("utf8");
  response.on("data", (chunk: string) => {
    text += chunk;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const written of events) {
      const data = written.split("\n").find((line) => line.startsWith("data: "));
      const event = data === undefined ? {} : JSON.parse(data.slice(6));
      if (event.project) told.push(event);
      else if (event.data?.code) refusals.push(event.data.code);
    }
    heard.resolve();
    heard = Promise.withResolvers();
  });
  response.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => response.once("close", () => resolve()));
  return {
    async next(isSo) {
      for (;;) {
        const event = told.shift();
        if (event !== undefined && isSo(event)) return event;
        if (event === undefined) await heard.promise;
      }
    },
    async refused() {
      for (;;) {
        const [code] = refusals;
        if (code !== undefined) return code;
        await heard.promise;
      }
    },
    leave: () => response.destroy(),
    ended,
  };
}
