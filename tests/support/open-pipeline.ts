// The service without its HTTP entrypoint: a database of its own, the real queue, the real workshop, and workers that a test
// starts when it wants. Generators are arguments, as models are everywhere in the tests.
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
import { TEST_CACHE } from "./servers/test-cache.ts";

/** How a pipeline is opened. `chromium` names a browser that is not there by default, so that nothing is tried. */
export interface PipelineOptions {
  connection: pg.PoolConfig;
  chromium?: string | null;
}

/** What a test's worker is started with. */
export interface TestWorkerOptions {
  /** Null for an installation without the model. */
  generator: Generator | null;
  slots?: number;
  deadlineMilliseconds?: number;
  askModel?: AskModel;
}

const noModel: AskModel = async (model) => {
  throw new Error(`the test has no model ${model}`);
};

/** The parts, and the verbs of a test. `logged` holds what was logged as errors, `lines` every line of every level. */
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
  /** Returns when what is looked for is true of the operation; looks at every change of it. */
  until(operationId: string, isSo: (operation: OperationRow) => boolean): Promise<OperationRow>;
  close(): Promise<void>;
}

/** A path at which there is no browser. */
export const NO_BROWSER = "/nowhere/chromium";

/** A log that keeps every line, and the facts of errors apart. */
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

/** Opens everything but a worker. */
export async function openPipeline({ connection, chromium = NO_BROWSER }: PipelineOptions): Promise<TestPipeline> {
  const storage = openStorage({ connection, size: 10, onError: () => undefined });
  const logged: object[] = [];
  const lines: string[] = [];
  const log = keepingLog({ lines, logged });
  const queue = await createBuildQueue({ storage, connection, clock: systemClock, log });
  const workshop = await openWorkshop({
    cacheFolder: TEST_CACHE,
    chromium,
    searchPath: process.env["PATH"] ?? "",
    siteHeaders: {},
    processes: 2,
  });
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
    async startWorker({ generator, slots = 2, deadlineMilliseconds = 60_000, askModel = noModel }) {
      const tools = { ctx, workshop, findGenerator: () => generator, askModel };
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
    until: (operationId, isSo) => untilChanged(connection, () => read(operationId), isSo),
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
  isSo: (operation: OperationRow) => boolean,
): Promise<OperationRow> {
  const client = new pg.Client(connection);
  let heard = Promise.withResolvers<void>();
  client.on("notification", () => heard.resolve());
  await client.connect();
  await client.query(`listen ${CHANGES_CHANNEL}`);
  try {
    for (;;) {
      heard = Promise.withResolvers();
      const operation = await read();
      if (isSo(operation)) return operation;
      await heard.promise;
    }
  } finally {
    await client.end();
  }
}

/** Whether a build has ended or waits. */
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
