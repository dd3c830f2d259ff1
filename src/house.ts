// The only wiring, and the only list of what exists. The house is opened from the ground up and closed in reverse order;
// when a part cannot be opened, those that were are closed before the error goes on.
import type { IncomingMessage } from "node:http";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "./config.ts";
import { ensureOwner, type Owner } from "./domain/accounts/ensure-owner.ts";
import { provisionAccounts } from "./domain/accounts/operator/provision-accounts.ts";
import type { Ground } from "./domain/call.ts";
import { BUILT_IN_MODELS } from "./domain/models/models.ts";
import { modelOfEntry } from "./domain/models/model-of-entry.ts";
import { admitsToSite, enterSite } from "./domain/projects/site/open-private-site.ts";
import { resealSecrets } from "./domain/webhooks/endpoints/reseal-secrets.ts";
import type { Front } from "./doors/front/open-front.ts";
import { createConsole } from "./doors/console/create-console.ts";
import { visitorOf } from "./doors/console/session/visitor-of.ts";
import { createApi } from "./doors/http/create-api.ts";
import { createMcpDoor } from "./doors/mcp/create-mcp-door.ts";
import { createAuthorization } from "./doors/oauth/create-authorization.ts";
import { createSitesHandler } from "./doors/sites/create-sites-handler.ts";
import { appHeaders } from "./doors/sites/site-headers.ts";
import { startSweep } from "./doors/worker/start-sweep.ts";
import { startWorker } from "./doors/worker/start-worker.ts";
import { startDeliverer } from "./doors/worker/webhooks/start-deliverer.ts";
import { createAskModel } from "./generators/create-ask-model.ts";
import { createFindGenerator } from "./generators/create-find-generator.ts";
import { systemClock } from "./kit/clock.ts";
import type { Log } from "./kit/log.ts";
import { within } from "./kit/waiting/within.ts";
import { createFetchDocument } from "./outside/documents/fetch-document.ts";
import { openMail } from "./outside/mail/open-mail.ts";
import { createPostWebhook } from "./outside/webhooks/create-post-webhook.ts";
import { type Catalogue, openCatalogue } from "./outside/models/open-catalogue.ts";
import { ChangeFeed } from "./storage/change-feed.ts";
import { keepSecret } from "./storage/data-folder/keep-secret.ts";
import { openStorage, type Storage, type StorageOptions } from "./storage/open-storage.ts";
import { migrateDatabase } from "./storage/migrate.ts";
import { startPostgres } from "./storage/postgres/start-postgres.ts";
import type { OpenBuildQueue } from "./storage/queue/build-queue.ts";
import { createBuildQueue } from "./storage/queue/create-build-queue.ts";
import { findEarlierFile, findSiteByName, readBlob, readBrotli } from "./storage/rows/sites/find-site.ts";
import { openWorkshop } from "./workshop/open-workshop.ts";

/** The open house. `close` ends builds under way so that they can go on later, and takes at most a few seconds. */
export interface House {
  owner: Owner;
  changes: ChangeFeed;
  close(): Promise<void>;
}

/** What the house is opened with: the settings, the log, and the front that requests come in by. */
export interface HouseOptions {
  config: Config;
  log: Log;
  front: Front;
}

const POOL_SIZE = 20;
const WEB_FOLDER = fileURLToPath(new URL("../web/dist", import.meta.url));
const READINESS_MILLISECONDS = 1_000;
const BUILD_DEADLINE_MILLISECONDS = 5 * 60_000;
const CODING_DEADLINE_MILLISECONDS = 45 * 60_000;

/** Opens everything. Returns when the service can build. Throws a StartError for what its operator can mend. */
export async function openHouse(options: HouseOptions): Promise<House> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  try {
    return { ...(await openFloors(options, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openFloors({ config, log, front }: HouseOptions, closers: (() => Promise<void>)[]): Promise<Omit<House, "close">> {
  // Model servers are asked while the database starts.
  const opening = openCatalogue({ ...config.models, log, clock: systemClock });
  closers.push(async () => (await opening).close());
  const connection = await openDatabaseServer({ config, log }, closers);
  const storage = openStorage({
    connection,
    size: POOL_SIZE,
    onError: (error) => log.warn({ error: error.message }, "a database connection was lost"),
  });
  closers.push(storage.close);
  await migrateDatabase(storage.pool);
  const queue = await createBuildQueue({ storage, connection, clock: systemClock, log });
  closers.push(queue.close);
  const catalogue = await opening;
  const ground: Ground = {
    ...{ database: storage.database, queue, log, clock: systemClock },
    models: () => [...BUILT_IN_MODELS, ...catalogue.list().map(modelOfEntry)],
    addresses: { service: config.url, sites: config.sitesUrl },
    secret: Buffer.from(config.secret ?? keepSecret(config.dataFolder)),
    formerSecrets: config.formerSecrets.map((text) => Buffer.from(text)),
  };
  await resealSecrets(ground);
  const owner = await ensureOwner(ground, config.contract);
  if (config.provisionFile !== null) await provisionAccounts(ground, config.provisionFile);
  const changes = new ChangeFeed({
    connection,
    onLost: (error) => log.warn({ error: error.message }, "the change feed was lost and is opened again"),
  });
  if (config.roles.includes("worker")) {
    closers.push(await openWorker({ config, ground, queue, catalogue }));
    closers.push(openDeliverer({ config, ground, connection }));
  }
  if (config.roles.includes("api")) closers.push(await openDoors({ config, ground, changes, storage, front }));
  closers.push(async () => changes.close());
  return { owner, changes };
}

async function openDatabaseServer(
  { config, log }: Pick<HouseOptions, "config" | "log">,
  closers: (() => Promise<void>)[],
): Promise<StorageOptions["connection"]> {
  if (config.databaseUrl !== null) return { connectionString: config.databaseUrl };
  const postgres = await startPostgres({ folder: config.dataFolder, log });
  closers.push(postgres.stop);
  return postgres.connection;
}

interface WorkerParts {
  config: Config;
  ground: Ground;
  queue: OpenBuildQueue;
  catalogue: Catalogue;
}

async function openWorker({ config, ground, queue, catalogue }: WorkerParts): Promise<() => Promise<void>> {
  const workshop = await openWorkshop({
    cacheFolder: path.join(config.dataFolder, "cache"),
    chromium: config.chromium,
    searchPath: config.searchPath,
    siteHeaders: appHeaders(config.url),
    // What handles projects keeps a core busy; builds that wait for their model need none of it.
    processes: Math.min(config.workers, availableParallelism() + 1),
  });
  const worker = await startWorker({
    ...{ ground, workshop, queue },
    ...{ findGenerator: createFindGenerator(catalogue), askModel: createAskModel(catalogue) },
    slots: config.workers,
    buildsPerAccount: config.buildsPerAccount,
    deadlineMilliseconds: BUILD_DEADLINE_MILLISECONDS,
    codingDeadlineMilliseconds: CODING_DEADLINE_MILLISECONDS,
  });
  const sweep = startSweep(ground);
  return async () => {
    await sweep.stop();
    await worker.stop();
    await workshop.close();
  };
}

function openDeliverer({
  config,
  ...parts
}: Pick<WorkerParts, "config" | "ground"> & { connection: StorageOptions["connection"] }): () => Promise<void> {
  const sender = createPostWebhook({ allowed: config.webhookNetworks });
  const deliverer = startDeliverer({ ...parts, post: sender.post });
  return async () => {
    await deliverer.stop();
    await sender.close();
  };
}

interface DoorOptions {
  config: Config;
  ground: Ground;
  changes: ChangeFeed;
  storage: Storage;
  front: Front;
}

async function openDoors({ config, ground, changes, storage, front }: DoorOptions): Promise<() => Promise<void>> {
  const { database, pool } = storage;
  const ready = async () => {
    const answered = await within(READINESS_MILLISECONDS, pool.query("select 1"));
    return answered !== null ? { ready: true, reasons: [] } : { ready: false, reasons: ["The database does not answer."] };
  };
  const { contract, altHost, apiPlans, trustedProxies } = config;
  const api = createApi({ ground, changes, ready, contract, altHost, apiPlans, trustedProxies, serverFactory: () => front.server });
  await api.ready();
  const settings = { isSignUpOpen: config.isSignUpOpen };
  const sendMail = config.mail && openMail(config.mail);
  const authorization = createAuthorization({
    ground,
    visitorOf: (request) => visitorOf(request, trustedProxies),
    fetchDocument: createFetchDocument({ allowed: config.webhookNetworks }),
  });
  const { admit, metadataUrl, consents } = authorization;
  const addressOf = (request: IncomingMessage) => visitorOf(request, trustedProxies).address;
  const tools = createMcpDoor({ ground, changes, admit, metadataUrl, addressOf });
  const ownPages = createConsole({
    ground,
    changes,
    trustedProxies,
    webhookNetworks: config.webhookNetworks,
    webFolder: WEB_FOLDER,
    settings,
    sendMail,
    consents,
  });
  const isAlternative = (request: IncomingMessage) => altHost !== null && request.headers.host?.toLowerCase() === altHost;
  const sites = createSitesHandler({
    sitesUrl: config.sitesUrl,
    consoleOrigin: config.url,
    findSite: (name) => findSiteByName(database, name),
    findEarlierFile: (name, file) => findEarlierFile(database, { name, path: file }),
    readBlob: (hash) => readBlob(database, hash),
    readBrotli: (hash) => readBrotli(database, hash),
    guard: {
      admits: (visit) => admitsToSite(ground, visit),
      enter: ({ agent, ...visit }) => enterSite(ground, { ...visit, visitor: { agent, address: "" } }),
    },
    log: ground.log,
  });
  const answering = [authorization, tools, ownPages];
  front.receive({
    api: (request, response) => {
      const door = isAlternative(request) ? undefined : answering.find(({ owns }) => owns(request));
      return door === undefined ? api.routing(request, response) : door.handle(request, response);
    },
    sites: (request, response) => void sites(request, response),
  });
  return async () => {
    await tools.close();
    await front.close();
  };
}
