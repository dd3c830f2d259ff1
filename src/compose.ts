// The service's only wiring, and the only list of components. The application is opened from the lowest layer up and
// closed in reverse order; when a component cannot be opened, those already open are closed before the error is
// rethrown.
import type { IncomingMessage } from "node:http";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "./config.ts";
import { ensureOwner, type Owner } from "./domain/accounts/ensure-owner.ts";
import { provisionAccounts } from "./domain/accounts/operator/provision-accounts.ts";
import type { AppContext } from "./domain/call.ts";
import { followModels, type LiveModels, openLiveModels } from "./domain/models/live-models.ts";
import { listProviders } from "./domain/models/providers/list-providers.ts";
import { notYetConnected } from "./domain/models/providers/not-yet-connected.ts";
import { resealKeys } from "./domain/models/providers/keys/reseal-keys.ts";
import { createSpendingLimit } from "./domain/models/spending/create-spending-limit.ts";
import { findSite } from "./domain/projects/site/find-site.ts";
import { findPhoneSite } from "./domain/projects/site/phone/find-phone-site.ts";
import { admitsToSite, enterSite } from "./domain/projects/site/open-private-site.ts";
import { resealSecrets } from "./domain/webhooks/endpoints/reseal-secrets.ts";
import { createHealthHandler, type HealthOptions, onlyBuilds } from "./entrypoints/front/create-health-handler.ts";
import { createChooseEntrypoint } from "./entrypoints/front/create-choose-entrypoint.ts";
import type { Front } from "./entrypoints/front/open-front.ts";
import { createCliEntrypoint } from "./entrypoints/cli/create-cli-entrypoint.ts";
import { createDocsEntrypoint } from "./entrypoints/docs/create-docs-entrypoint.ts";
import { createExamples, type Examples, NO_EXAMPLES } from "./entrypoints/console/examples/create-examples.ts";
import { createConsole } from "./entrypoints/console/create-console.ts";
import { visitorOf } from "./entrypoints/console/session/visitor-of.ts";
import { createApi } from "./entrypoints/http/create-api.ts";
import { createMcpEntrypoint } from "./entrypoints/mcp/create-mcp-entrypoint.ts";
import { createAuthorization } from "./entrypoints/oauth/create-authorization.ts";
import { createRegistryEntrypoint } from "./entrypoints/registry/create-registry-entrypoint.ts";
import { createSitesHandler } from "./entrypoints/sites/create-sites-handler.ts";
import { previewFrame } from "./entrypoints/sites/documents/preview-frame.ts";
import { appHeaders } from "./entrypoints/sites/site-headers.ts";
import { startExporter } from "./entrypoints/worker/phones/start-exporter.ts";
import { startSweep } from "./entrypoints/worker/start-sweep.ts";
import { startWorker } from "./entrypoints/worker/start-worker.ts";
import { startDeliverer } from "./entrypoints/worker/webhooks/start-deliverer.ts";
import { createAskModel } from "./generators/create-ask-model.ts";
import { createFindGenerator } from "./generators/create-find-generator.ts";
import { warmUp } from "./generators/warm-up.ts";
import { systemClock } from "./lib/clock.ts";
import type { Log } from "./lib/log.ts";
import { StartError } from "./lib/process/start-error.ts";
import { tryAgain } from "./lib/waiting/try-again.ts";
import { createIsOwnHost } from "./lib/own-hosts.ts";
import { within } from "./lib/waiting/within.ts";
import { createFetchDocument } from "./adapters/documents/fetch-document.ts";
import { openMail } from "./adapters/mail/open-mail.ts";
import { createPostWebhook } from "./adapters/webhooks/create-post-webhook.ts";
import { type FoundServer, findServers } from "./adapters/models/discovery/find-servers.ts";
import { type Catalogue, openCatalogue } from "./adapters/models/open-catalogue.ts";
import { ChangeFeed } from "./storage/change-feed.ts";
import { stackOf, isConnectionLost } from "./storage/error-causes.ts";
import { keepSecret } from "./storage/data-folder/keep-secret.ts";
import { openStorage, type Storage, type StorageOptions } from "./storage/open-storage.ts";
import { migrateDatabase } from "./storage/migrate.ts";
import { startPostgres } from "./storage/postgres/start-postgres.ts";
import type { OpenBuildQueue } from "./storage/queue/build-queue.ts";
import { createBuildQueue } from "./storage/queue/create-build-queue.ts";
import { findEarlierFile, readBlob, readBrotli } from "./storage/rows/sites/find-site.ts";
import { openWorkshop } from "./workshop/open-workshop.ts";

/** The running application. `close` interrupts running builds so that they can resume later, and takes at most a few seconds. */
export interface Application {
  owner: Owner;
  /** Whether a language model is offered, by any process. */
  isModelConnected: boolean;
  /** The model servers on this machine that no provider stands for yet. */
  foundServers: readonly FoundServer[];
  changes: ChangeFeed;
  close(): Promise<void>;
}

/** What `compose.ts` needs: the settings, the log, and the front that receives requests. */
export interface ApplicationOptions {
  config: Config;
  log: Log;
  front: Front;
}

const POOL_SIZE = 20;
const WEB_FOLDER = fileURLToPath(new URL("../web/dist", import.meta.url));
const DOCS_FOLDER = fileURLToPath(new URL("../docs/site/.vitepress/dist", import.meta.url));
const READINESS_MILLISECONDS = 1_000;
const DATABASE_PATIENCE_MILLISECONDS = 60_000;
const DATABASE_PAUSE_MILLISECONDS = 500;
const BUILD_DEADLINE_MILLISECONDS = 5 * 60_000;
const CODING_DEADLINE_MILLISECONDS = 45 * 60_000;

/** Opens everything. Returns when the service can build. Throws a StartError for what the operator can fix. */
export async function compose(options: ApplicationOptions): Promise<Application> {
  const { config, log } = options;
  if (config.databaseUrl === null) return openOnce(options);
  // After a power cut the database may start later than this process, and it may go away while this process starts.
  const opening = tryAgain(() => openOnce(options), {
    isPassing: isConnectionLost,
    patienceMilliseconds: DATABASE_PATIENCE_MILLISECONDS,
    pauseMilliseconds: DATABASE_PAUSE_MILLISECONDS,
    onAgain: (error) => log.warn({ error: String(error) }, "the database of DATABASE_URL cannot be reached, and is tried again"),
  });
  return opening.catch((error: unknown) => {
    throw isConnectionLost(error) ? unreachableDatabase(error) : error;
  });
}

function unreachableDatabase(error: unknown): StartError {
  const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return new StartError(
    `The database of DATABASE_URL could not be reached for ${DATABASE_PATIENCE_MILLISECONDS / 1_000} seconds (${why}). ` +
      "Start it, or check the address and the network, and start Atelier again.",
  );
}

async function openOnce(options: ApplicationOptions): Promise<Application> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  try {
    return { ...(await openComponents(options, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openComponents(
  { config, log, front }: ApplicationOptions,
  closers: (() => Promise<void>)[],
): Promise<Omit<Application, "close">> {
  const findOwn = async () => (config.findsModelServers ? findServers({ ownPort: config.port }) : []);
  // Model servers are queried, and looked for, while the database starts.
  const finding = config.roles.includes("api") ? findOwn() : Promise.resolve([]);
  const opening = openCatalogue({ ...config.models, log, clock: systemClock });
  closers.push(async () => (await opening).close());
  const connection = await openDatabaseServer({ config, log }, closers);
  const storage = openStorage({
    connection,
    size: POOL_SIZE,
    onError: (error) => log.warn({ error: stackOf(error) }, "a database connection was lost"),
  });
  closers.push(storage.close);
  await migrateDatabase(storage.pool);
  const queue = await createBuildQueue({ storage, connection, clock: systemClock, log });
  closers.push(queue.close);
  const catalogue = await opening;
  const settled = {
    database: storage.database,
    queue,
    log,
    clock: systemClock,
    addresses: { service: config.url, sites: config.sitesUrl },
    buildCreditsMax: config.buildCreditsMax,
    modelNetworks: config.modelNetworks,
    secret: Buffer.from(config.secret ?? keepSecret(config.dataFolder)),
    formerSecrets: config.formerSecrets.map((text) => Buffer.from(text)),
  };
  const models = await openLiveModels({ ctx: settled, catalogue, configured: config.models });
  const ctx: AppContext = { ...settled, models: models.list, modelNotice: models.notice };
  await resealSecrets(ctx);
  await resealKeys(ctx);
  const owner = await ensureOwner(ctx, config.contract);
  if (config.provisionFile !== null) await provisionAccounts(ctx, config.provisionFile);
  const changes = new ChangeFeed({
    connection,
    onLost: (error) => log.warn({ error: stackOf(error) }, "the change feed was lost and is opened again"),
  });
  const worker = config.roles.includes("worker") ? await openWorker({ config, ctx, queue, catalogue }) : null;
  if (worker !== null) {
    closers.push(worker.close);
    closers.push(openDeliverer({ config, ctx, connection }));
  }
  const ready = createReadiness({ storage, worker });
  closers.push(front.close);
  if (config.roles.includes("api")) {
    const examples = config.buildsExamples ? createExamples(ctx) : NO_EXAMPLES;
    closers.push(examples.stop);
    closers.push(await openEntrypoints({ config, ctx, models, examples, findOwn, changes, storage, front, ready }));
  } else serveHealthOnly({ config, front, ready });
  closers.push(async () => changes.close());
  closers.push(followModels(models, { changes, log }));
  const foundServers = notYetConnected(await finding, await listProviders(owner.call, config.models));
  return { owner, changes, isModelConnected: models.isConnected(), foundServers };
}

async function openDatabaseServer(
  { config, log }: Pick<ApplicationOptions, "config" | "log">,
  closers: (() => Promise<void>)[],
): Promise<StorageOptions["connection"]> {
  if (config.databaseUrl !== null) return { connectionString: config.databaseUrl };
  const postgres = await startPostgres({ folder: config.dataFolder, log });
  closers.push(postgres.stop);
  return postgres.connection;
}

interface WorkerParts {
  config: Config;
  ctx: AppContext;
  queue: OpenBuildQueue;
  catalogue: Catalogue;
}

interface OpenedWorker {
  canWork(): boolean;
  close(): Promise<void>;
}

async function openWorker({ config, ctx, queue, catalogue }: WorkerParts): Promise<OpenedWorker> {
  const workshop = await openWorkshop({
    cacheFolder: path.join(config.dataFolder, "cache"),
    chromium: config.chromium,
    searchPath: config.searchPath,
    expoFolder: config.expoFolder,
    flutterFolder: config.flutterFolder,
    toolsFolder: path.join(config.dataFolder, "tools"),
    siteHeaders: appHeaders(config.url),
    siteFrames: [previewFrame(config.url)],
    // Each project-handling process keeps a core busy; builds that wait for their model need none.
    processes: Math.min(config.workers, availableParallelism() + 1),
    idleSeconds: config.idleSeconds,
  });
  warmUp();
  const worker = await startWorker({
    ctx,
    workshop,
    queue,
    findGenerator: createFindGenerator(catalogue),
    askModel: createAskModel(catalogue, createSpendingLimit(ctx)),
    slots: config.workers,
    buildsPerAccount: config.buildsPerAccount,
    deadlineMilliseconds: BUILD_DEADLINE_MILLISECONDS,
    codingDeadlineMilliseconds: CODING_DEADLINE_MILLISECONDS,
  });
  const sweep = startSweep(ctx);
  const exporter = startExporter({ ctx, phones: workshop.phones, isOn: config.exportsPhoneApps });
  const close = async () => {
    await exporter.stop();
    await sweep.stop();
    await worker.stop();
    await workshop.close();
  };
  return { canWork: worker.canWork, close };
}

type Ready = HealthOptions["ready"];

/** A process is ready when it can do what its roles require: reach the database and, for a worker, take builds from the queue. */
function createReadiness({ storage, worker }: { storage: Storage; worker: OpenedWorker | null }): Ready {
  return async () => {
    const answered = await within(READINESS_MILLISECONDS, storage.pool.query("select 1"));
    const reasons = answered === null ? ["The database does not answer."] : [];
    if (worker !== null && !worker.canWork()) reasons.push("The worker cannot take builds from the queue.");
    return { ready: reasons.length === 0, reasons };
  };
}

function serveHealthOnly({ config, front, ready }: Pick<EntrypointOptions, "config" | "front" | "ready">): void {
  const answer = createHealthHandler({ ready, otherwise: onlyBuilds(config.url) });
  front.receive({ service: answer, sites: answer });
}

function openDeliverer({
  config,
  ...parts
}: Pick<WorkerParts, "config" | "ctx"> & { connection: StorageOptions["connection"] }): () => Promise<void> {
  const sender = createPostWebhook({ allowed: config.webhookNetworks });
  const deliverer = startDeliverer({ ...parts, post: sender.post, sendMail: config.mail && openMail(config.mail) });
  return async () => {
    await deliverer.stop();
    await sender.close();
  };
}

interface EntrypointOptions {
  config: Config;
  ctx: AppContext;
  models: LiveModels;
  examples: Examples;
  /** Looks for model servers on this machine. */
  findOwn: () => Promise<FoundServer[]>;
  changes: ChangeFeed;
  storage: Storage;
  front: Front;
  ready: Ready;
}

async function openEntrypoints(options: EntrypointOptions): Promise<() => Promise<void>> {
  const { config, ctx, models, examples, findOwn, changes, storage, front, ready } = options;
  const { database } = storage;
  const { contract, altHost, apiPlans, trustedProxies } = config;
  const isOwnHost = createIsOwnHost({ service: config.url, others: [config.host, ...(altHost === null ? [] : [altHost])] });
  const hostSettings = { defaultContract: contract, altHost, apiPlans, trustedProxies, isOwnHost };
  const { webhookNetworks } = config;
  const api = createApi({ ...hostSettings, ctx, changes, webhookNetworks, ready, serverFactory: () => front.server });
  await api.ready();
  const visitorOfOne = (request: IncomingMessage) => visitorOf(request, trustedProxies);
  const authorization = createAuthorization({
    ctx,
    visitorOf: visitorOfOne,
    fetchDocument: createFetchDocument({ allowed: config.webhookNetworks }),
  });
  const { admit, metadataUrl, consents } = authorization;
  const registry = createRegistryEntrypoint({ origin: ctx.addresses.service });
  const docs = createDocsEntrypoint({
    folder: DOCS_FOLDER,
    service: ctx.addresses.service,
    onError: (error) => ctx.log.error({ error: stackOf(error) }, "a page of the documentation could not be served"),
  });
  const mcp = createMcpEntrypoint({ ctx, changes, admit, metadataUrl, addressOf: (request) => visitorOfOne(request).address, isOwnHost });
  const cli = createCliEntrypoint({ ctx, form: contract, visitorOf: visitorOfOne });
  const consolePages = createConsole({
    ctx,
    examples,
    changes,
    trustedProxies,
    webhookNetworks,
    webFolder: WEB_FOLDER,
    models,
    findServers: findOwn,
    settings: { isSignUpOpen: config.isSignUpOpen },
    sendMail: config.mail && openMail(config.mail),
    consents,
  });
  const sites = createSitesHandler({
    sitesUrl: config.sitesUrl,
    consoleOrigin: config.url,
    findSite: (name) => findSite(ctx, name),
    findPhoneSite: (name) => findPhoneSite(ctx, name),
    findEarlierFile: (name, file) => findEarlierFile(database, { name, path: file }),
    readBlob: (hash) => readBlob(database, hash),
    readBrotli: (hash) => readBrotli(database, hash),
    guard: {
      admits: (visit) => admitsToSite(ctx, visit),
      enter: ({ agent, ...visit }) => enterSite(ctx, { ...visit, visitor: { agent, address: "" } }),
    },
    log: ctx.log,
  });
  front.receive({
    service: createChooseEntrypoint({
      entrypoints: [authorization, mcp, cli, registry, docs, consolePages],
      api: api.routing,
      isOwnHost,
      altHost,
    }),
    sites: (request, response) => void sites(request, response),
  });
  return mcp.close;
}
