// The whole service on one socket, as users see it: the console, the sites and a worker, with its own database.
// Browsers are simulated: they send a host's cookies only to that host. The test moves the entrypoints' clock.
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
import { findSite } from "../../../src/domain/projects/site/find-site.ts";
import { findEarlierFile, readBlob, readBrotli } from "../../../src/storage/rows/sites/find-site.ts";
import { createTestDatabase } from "../../support/create-test-database.ts";
import { openPipeline, type TestPipeline } from "../../support/open-pipeline.ts";
import { openTestModels } from "../support/open-test-models.ts";

/** The console's host, and the suffix of every site's host. */
export const HOSTS = { console: "atelier.test", sites: "apps.atelier.test:4000" } as const;

/** A response as received. */
export interface WireResponse {
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

/** A project as the editor receives it. */
export type Workbench = Outputs["projects"]["read"];

/** The result of a procedure: `data` if it succeeded (otherwise null, whatever its type says), `error` if it was refused. */
export interface ProcedureResult<Data> {
  data: Data;
  error: { message: string; data: { code: string; kind: string | null; facts: Record<string, unknown> | null } } | null;
}

/** A user in a browser of their own. `cookies` are those that it keeps, by host. */
export interface Person {
  call: Call;
  sessionToken: string;
  cookies: Map<string, Map<string, string>>;
  query<Name extends ProcedureName>(procedure: Name, input?: object): Promise<ProcedureResult<OutputOf<Name>>>;
  mutate<Name extends ProcedureName>(procedure: Name, input?: object): Promise<ProcedureResult<OutputOf<Name>>>;
  /** Sends a GET to a host, like a browser opening a page. */
  get(host: string, path: string, headers?: Record<string, string>): Promise<WireResponse>;
  /** Subscribes to a project. */
  watch(projectId: string): Promise<Watched>;
}

/**
 * An open subscription. `next` waits for the next event that matches the predicate, `refused` for the error code with
 * which it ends, `leave` closes it.
 */
export interface Watched {
  next(predicate: (event: Workbench) => boolean): Promise<Workbench>;
  refused(): Promise<string>;
  leave(): void;
  ended: Promise<void>;
}

/** The running service. */
export interface Studio {
  pipeline: TestPipeline;
  ctx: AppContext;
  changes: ChangeFeed;
  person(): Promise<Person>;
  anyone(): Person;
  /** Creates a project and waits for its first version. */
  built(person: Person, prompt: string): Promise<{ projectId: string; siteName: string }>;
  /** Waits until the project's latest build has ended or asks questions, and returns the project. */
  settled(person: Person, projectId: string): Promise<Workbench & { operation: NonNullable<Workbench["operation"]> }>;
  /** Does `work`, whose builds are not tried in the browser: for tests that assert nothing about their proof. */
  withoutTrying<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Does `work`, during which builds wait for a worker. */
  withoutWorker<Result>(work: () => Promise<Result>): Promise<Result>;
  move(seconds: number): void;
  close(): Promise<void>;
}

/** Opens the service; with `chromium` null, apps are tried in the real browser. */
export async function openStudio(name: string, { chromium }: { chromium?: null } = {}): Promise<Studio> {
  const testDatabase = await createTestDatabase(name);
  const { connection } = testDatabase;
  const pipeline = await openPipeline({ connection, ...(chromium === null && { chromium }) });
  const { withoutTrying, withoutWorker } = await openWorker(pipeline);
  let moved = 0;
  const clock = { now: () => new Date(Date.now() + moved) };
  const addresses = { service: `http://${HOSTS.console}`, sites: `http://${HOSTS.sites}` };
  const ctx: AppContext = { ...pipeline.ctx, addresses, clock };
  const changes = new ChangeFeed({ connection, onLost: () => undefined });
  const front = await openFront({ host: "127.0.0.1", port: 0, isSite: (host) => isSiteHost(host, addresses.sites) });
  const fetchDocument = () => Promise.reject(new Error("there are no documents"));
  const { models, findServers, close: closeModels } = await openTestModels(ctx);
  const own = createConsole({
    ctx,
    changes,
    models,
    findServers,
    settings: { isSignUpOpen: true },
    sendMail: null,
    consents: createAuthorization({ ctx, visitorOf: (incoming) => visitorOf(incoming, []), fetchDocument }).consents,
    trustedProxies: [],
    webFolder: "/nowhere",
  });
  const sites = createSites(ctx);
  front.receive({ service: own.handle, sites: (incoming, response) => void sites(incoming, response) });
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
      const { data } = await person.mutate("projects.start", { prompt, type: "web", model: null, requestId: randomUUID() });
      const { siteName, operation } = await studio.settled(person, data.projectId);
      if (operation.status !== "done") throw new Error(operation.error?.message);
      return { projectId: data.projectId, siteName: siteName ?? "" };
    },
    async settled(person, projectId) {
      for (let isOver = false; ;) {
        const { data, error } = await person.query("projects.read", { projectId });
        if (error !== null) throw new Error(`projects.read of ${projectId}: ${JSON.stringify(error)}`);
        const { operation } = data;
        // The parts of a state are read one after the other, so that the end of a build may fall between them: it is read once more.
        if (operation !== null && operation.status !== "running" && isOver) return { ...data, operation };
        isOver = operation !== null && operation.status !== "running";
        // The console accepts ten calls a second.
        await delay(200);
      }
    },
    withoutTrying,
    withoutWorker,
    move: (seconds) => void (moved += seconds * 1_000),
    async close() {
      changes.close();
      await closeModels();
      await front.close();
      await pipeline.close();
      await testDatabase.drop();
    },
  };
  return studio;
}

/** For a build whose checks all fail, each after its patience, on a machine that does other things too. */
const DEADLINE_MILLISECONDS = 150_000;

/** Starts a worker that tries apps. It is replaced by one that does not while `withoutTrying` works, and by none during `withoutWorker`. */
async function openWorker(pipeline: TestPipeline): Promise<Pick<Studio, "withoutTrying" | "withoutWorker">> {
  const start = (triesApps: boolean) =>
    pipeline.startWorker({ generator: blueprintGenerator, slots: 2, triesApps, deadlineMilliseconds: DEADLINE_MILLISECONDS });
  let worker = await start(true);
  return {
    async withoutTrying(work) {
      await worker.stop();
      worker = await start(false);
      try {
        return await work();
      } finally {
        await worker.stop();
        worker = await start(true);
      }
    },
    async withoutWorker(work) {
      await worker.stop();
      try {
        return await work();
      } finally {
        worker = await start(true);
      }
    },
  };
}

function createSites(ctx: AppContext): ReturnType<typeof createSitesHandler> {
  const { addresses, database, log } = ctx;
  return createSitesHandler({
    sitesUrl: addresses.sites,
    consoleOrigin: addresses.service,
    log,
    findSite: (site) => findSite({ database }, site),
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
  const callProcedure = async (method: string, path: string, input?: unknown) => {
    const cookie = { cookie: cookieOf(HOSTS.console) };
    const headers = { ...own, ...cookie, ...(input !== undefined && { "content-type": "application/json" }) };
    const { text } = await read(
      await send({ port, method, path: `/console/api/${path}`, headers, body: input === undefined ? "" : JSON.stringify(input) }),
    );
    const body = JSON.parse(text);
    return { data: body.result?.data ?? null, error: body.error ?? null };
  };
  const searchOf = (input: unknown) => (input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`);
  return {
    call,
    cookies,
    sessionToken: sessionToken ?? "",
    query: (procedure, input) => callProcedure("GET", `${procedure}${searchOf(input)}`),
    mutate: (procedure, input) => callProcedure("POST", procedure, input ?? {}),
    async get(host, path, headers = {}) {
      const page = { accept: "text/html", "sec-fetch-mode": "navigate" };
      const response = await read(
        await send({ port, method: "GET", path, headers: { ...page, host, cookie: cookieOf(host), ...headers }, body: "" }),
      );
      const kept = cookies.get(host) ?? new Map<string, string>();
      for (const set of response.headers["set-cookie"] ?? []) {
        const [name = "", value = ""] = set.split(";", 1).join("").split("=");
        kept.set(name, value);
      }
      cookies.set(host, kept);
      return response;
    },
    async watch(projectId) {
      const headers = { ...own, cookie: cookieOf(HOSTS.console), accept: "text/event-stream" };
      const response = await send({
        port,
        method: "GET",
        path: `/console/api/projects.watch${searchOf({ projectId })}`,
        headers,
        body: "",
      });
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

async function read(response: IncomingMessage): Promise<WireResponse> {
  const chunks: Buffer[] = await response.toArray();
  return { status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() };
}

function readEvents(response: IncomingMessage): Watched {
  const received: Workbench[] = [];
  const refusals: string[] = [];
  let arrived = Promise.withResolvers<void>();
  let text = "";
  response.setEncoding("utf8");
  response.on("data", (chunk: string) => {
    text += chunk;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const written of events) {
      // A ping, after fifteen seconds without an event, has empty data.
      const data =
        written
          .split("\n")
          .find((line) => line.startsWith("data: "))
          ?.slice(6) ?? "";
      const event = data === "" ? {} : JSON.parse(data);
      if (event.project) received.push(event);
      else if (event.data?.code) refusals.push(event.data.code);
    }
    arrived.resolve();
    arrived = Promise.withResolvers();
  });
  response.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => response.once("close", () => resolve()));
  return {
    async next(predicate) {
      for (;;) {
        const event = received.shift();
        if (event !== undefined && predicate(event)) return event;
        if (event === undefined) await arrived.promise;
      }
    },
    async refused() {
      for (;;) {
        const [code] = refusals;
        if (code !== undefined) return code;
        await arrived.promise;
      }
    },
    leave: () => response.destroy(),
    ended,
  };
}
