// The service without its HTTP entrypoint: its own database, the real queue, the real workshop, and workers that a test
// starts when it wants. Generators are passed in, as models are everywhere in the tests.
import { randomBytes, randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import pg from "pg";
import { openAccount } from "../../src/domain/accounts/open-account.ts";
import { type Call, type AppContext, inTransaction } from "../../src/domain/call.ts";
import type { AskModel } from "../../src/domain/models/generation/generator-context.ts";
import type { Generator } from "../../src/domain/models/generation/generator.ts";
import { BUILT_IN_MODELS } from "../../src/domain/models/models.ts";
import { startBuild } from "../../src/domain/projects/start-build.ts";
import { startWorker, type Worker } from "../../src/entrypoints/worker/start-worker.ts";
import { systemClock } from "../../src/lib/clock.ts";
import type { Log } from "../../src/lib/log.ts";
import { openStorage, type Storage } from "../../src/storage/open-storage.ts";
import { createBuildQueue } from "../../src/storage/queue/create-build-queue.ts";
import { CHANGES_CHANNEL, type OperationRow } from "../../src/storage/rows/operations.ts";
import { accounts, holds, ledgerEntries, operations } from "../../src/storage/tables/index.ts";
import { openWorkshop } from "../../src/workshop/open-workshop.ts";
import type { Workshop } from "../../src/workshop/workshop.ts";
import { share } from "./runner/batches/share.ts";
import { TEST_CACHE } from "./servers/test-cache.ts";
import { NO_BROWSER, withoutBrowser } from "./without-browser.ts";

/** Options of a pipeline. By default no app is tried in a browser; with `chromium` null, every app is. */
export interface PipelineOptions {
  connection: pg.PoolConfig;
  chromium?: string | null;
}

/** Options of a test's worker. */
export interface TestWorkerOptions {
  /** Null if the installation does not have the model. */
  generator: Generator | null;
  slots?: number;
  /** Whether apps are tried in the pipeline's browser, if it has one; by default they are. */
  triesApps?: boolean;
  /** Whether their types are checked; by default they are. */
  checksTypes?: boolean;
  deadlineMilliseconds?: number;
  askModel?: AskModel;
}

const noModel: AskModel = async (model) => {
  throw new Error(`the test has no model ${model}`);
};

/**
 * The parts of the service and the actions of a test. `logged` collects the facts of logged errors, `lines` every log
 * line of every level.
 */
export interface TestPipeline {
  ctx: AppContext;
  storage: Storage;
  workshop: Workshop;
  logged: object[];
  lines: string[];
  call(credits?: number): Promise<Call>;
  startWorker(options: TestWorkerOptions): Promise<Worker>;
  start(call: Call, prompt: string): Promise<OperationRow>;
  read(operationId: string): Promise<OperationRow>;
  /** Resolves when the predicate is true of the operation; checks it on every change. */
  until(operationId: string, predicate: (operation: OperationRow) => boolean): Promise<OperationRow>;
  close(): Promise<void>;
}

/** A log that keeps every line, and the facts of errors separately. */
function keepingLog({ lines, logged }: { lines: string[]; logged: object[] }): Log {
  const keep = (facts: object, message: string) => void lines.push(`${JSON.stringify(facts)} ${message}`);
  return {
    debug: keep,
    info: keep,
    warn: keep,
    error(facts, message) {
      keep(facts, message);
      logged.push(facts);
    },
  };
}

const openOwnWorkshop = (chromium: string | null): Promise<Workshop> =>
  openWorkshop({ cacheFolder: TEST_CACHE, chromium, searchPath: process.env["PATH"] ?? "", siteHeaders: {}, processes: 1 });

const openSharedWorkshop = share(() => openOwnWorkshop(NO_BROWSER));
const openSharedWorkshopWithBrowser = share(() => openOwnWorkshop(null));

function openWorkshopWith(chromium: string | null): Promise<Workshop> {
  if (chromium === null) return openSharedWorkshopWithBrowser();
  return chromium === NO_BROWSER ? openSharedWorkshop() : openOwnWorkshop(chromium);
}

/** Opens everything but a worker. Pipelines share a workshop if their files run in one process, unless it has a browser of its own. */
export async function openPipeline({ connection, chromium = NO_BROWSER }: PipelineOptions): Promise<TestPipeline> {
  const storage = openStorage({ connection, size: 10, onError: () => undefined });
  const logged: object[] = [];
  const lines: string[] = [];
  const log = keepingLog({ lines, logged });
  const queue = await createBuildQueue({ storage, connection, clock: systemClock, log });
  const workshop = await openWorkshopWith(chromium);
  const addresses = { service: "http://atelier.test", sites: "http://apps.atelier.test:4000" };
  const ctx: AppContext = {
    database: storage.database,
    queue,
    clock: systemClock,
    log,
    addresses,
    models: () => BUILT_IN_MODELS,
    secret: randomBytes(32),
  };
  const workers: Worker[] = [];
  const read = async (operationId: string) => {
    const [row] = await storage.database.select().from(operations).where(eq(operations.id, operationId));
    if (!row) throw new Error(`there is no operation ${operationId}`);
    return row;
  };
  return {
    ctx,
    storage,
    workshop,
    logged,
    lines,
    read,
    async call(credits = 1_000) {
      const email = `${randomUUID()}@atelier.test`;
      const { account } = await inTransaction(ctx, (inner) => openAccount(inner, { email, plan: "business", credits }));
      return { ctx, accountId: account.id, plan: "business", scopes: "all" };
    },
    async startWorker({ generator, slots = 2, triesApps = true, checksTypes = true, deadlineMilliseconds = 60_000, askModel = noModel }) {
      const tried = triesApps ? workshop : withoutBrowser(workshop);
      const own = checksTypes ? tried : { ...tried, typecheck: async () => [] };
      const tools = { ctx, workshop: own, findGenerator: () => generator, askModel };
      const worker = await startWorker({
        ...tools,
        queue,
        slots,
        buildsPerAccount: 2,
        deadlineMilliseconds,
        codingDeadlineMilliseconds: deadlineMilliseconds,
      });
      workers.push(worker);
      return worker;
    },
    start: async (call, prompt) => (await startBuild(call, { prompt, model: null, type: "web", requestId: randomUUID() })).operation,
    until: (operationId, predicate) => untilChanged(connection, () => read(operationId), predicate),
    async close() {
      for (const worker of workers) await worker.stop();
      await workshop.close();
      await queue.close();
      await storage.close();
    },
  };
}

async function untilChanged(
  connection: pg.ClientConfig,
  read: () => Promise<OperationRow>,
  predicate: (operation: OperationRow) => boolean,
): Promise<OperationRow> {
  const client = new pg.Client(connection);
  let changed = Promise.withResolvers<void>();
  client.on("notification", () => changed.resolve());
  await client.connect();
  await client.query(`listen ${CHANGES_CHANNEL}`);
  try {
    for (;;) {
      changed = Promise.withResolvers();
      const operation = await read();
      if (predicate(operation)) return operation;
      await changed.promise;
    }
  } finally {
    await client.end();
  }
}

/** Whether a build has ended or is waiting. */
export const isSettled = ({ status }: OperationRow): boolean => status !== "running";

/** An account's credits: the two sums on its row, its open holds, and the ledger's entries of one operation, oldest first. */
export async function readCredits(storage: Storage, { accountId, operationId }: { accountId: string; operationId: string }) {
  const [account] = await storage.database.select().from(accounts).where(eq(accounts.id, accountId));
  const open = await storage.database.select().from(holds).where(eq(holds.accountId, accountId));
  const entries = await storage.database
    .select({ kind: ledgerEntries.kind, amount: ledgerEntries.amount, key: ledgerEntries.key })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.operationId, operationId))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));
  return { balance: account?.balance, held: account?.held, holds: open.length, entries };
}
