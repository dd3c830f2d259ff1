// The setup of the API benchmarks: a new database, the real service as a process on it, and the load as a third
// process. The service has the role `api` only, so that no build uses the processor during a measurement.
import { randomBytes } from "node:crypto";
import type { AppContext } from "../../src/domain/call.ts";
import { BUILT_IN_MODELS } from "../../src/domain/models/models.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { openStorage } from "../../src/storage/open-storage.ts";
import { removeData, type RunningService, startService } from "../../tests/support/start-service.ts";
import type { DatabaseServer } from "./database-server.ts";
import type { LoadPlan, LoadResult } from "./load/load.ts";
import { type Child, startChild } from "./load/start-child.ts";

/** The service with its database and a load. `ctx` is also the service's context: rows are written with its own functions. */
export interface Stage {
  service: RunningService;
  databaseUrl: string;
  ctx: AppContext;
  /** Sends a load and returns the results. Throws on an unexpected response, since the time of a refusal is not a measurement. */
  send(plan: Omit<LoadPlan, "port"> & { port?: number }): Promise<LoadResult>;
  /** The number of statements that reached the database while `work` ran. */
  countStatements(work: () => Promise<unknown>): Promise<number>;
}

/** Runs `work` on a stage with a new database, and closes it afterwards. `prepare` runs before, on a service that also builds. */
export async function onStage<Result>(
  server: DatabaseServer,
  { name, prepare = async () => {} }: { name: string; prepare?: (service: RunningService) => Promise<void> },
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const databaseUrl = await server.create(name);
  const secret = randomBytes(32).toString("base64url");
  const environment = { DATABASE_URL: databaseUrl, ATELIER_SECRET: secret };
  const building = await startService({ isWatched: false, environment });
  try {
    await prepare(building);
  } finally {
    await building.stop();
  }
  const { dataFolder, key, otherKey } = building;
  const service = await startService({
    isWatched: false,
    dataFolder,
    key,
    otherKey,
    environment: { ...environment, ATELIER_ROLES: "api" },
  });
  const storage = openStorage({ connection: { connectionString: databaseUrl }, size: 4, onError: () => undefined });
  const load = startChild<LoadPlan>("load.ts");
  try {
    return await work({
      service,
      databaseUrl,
      ctx: contextOf(storage.database, { secret, url: service.url }),
      send: (plan) => sendLoad(load, { port: service.port, ...plan }),
      countStatements: (counted) => server.countStatements(name, counted),
    });
  } finally {
    await load.stop();
    await storage.close();
    await service.stop();
    await removeData(dataFolder);
  }
}

function contextOf(database: AppContext["database"], { secret, url }: { secret: string; url: string }): AppContext {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const queue = { enqueue: async () => Promise.reject(new Error("builds are started through the API")) };
  const addresses = { service: url, sites: url };
  return { database, queue, log, clock: systemClock, addresses, models: () => BUILT_IN_MODELS, secret: Buffer.from(secret) };
}

async function sendLoad(load: Child<LoadPlan>, plan: LoadPlan): Promise<LoadResult> {
  load.send(plan);
  const result = await load.receive<LoadResult>();
  if (result.wrong !== null) throw new Error(`an answer of the load was not ${plan.expected}:\n${result.wrong}`);
  return result;
}
