// What the figures of the API are measured on: a database of its own, the real service as a process of its own on it, and
// the load as a third. The service has the role `api` only, so that no build takes the processor while it is measured.
import { randomBytes } from "node:crypto";
import type { Ground } from "../../src/domain/call.ts";
import { BUILT_IN_MODELS } from "../../src/domain/models/models.ts";
import { systemClock } from "../../src/kit/clock.ts";
import { openStorage } from "../../src/storage/open-storage.ts";
import { removeData, type RunningService, startService } from "../../tests/support/start-service.ts";
import type { DatabaseServer } from "./database-server.ts";
import type { LoadPlan, LoadResult } from "./load/load.ts";
import { type Child, startChild } from "./load/start-child.ts";

/** The service with its database and a load. `ground` is what the service stands on too: rows are written with its own functions. */
export interface Stage {
  service: RunningService;
  databaseUrl: string;
  ground: Ground;
  /** Sends a load and returns what was measured. Throws when an answer was not as expected: a fast refusal is no figure. */
  send(plan: Omit<LoadPlan, "port"> & { port?: number }): Promise<LoadResult>;
  /** How many statements reached the database while `work` ran. */
  countStatements(work: () => Promise<unknown>): Promise<number>;
}

/** Runs `work` on a stage with a new database, and closes it again. `prepare` runs before, on a service that also builds. */
export async function onStage<Result>(
  server: DatabaseServer,
  { name, prepare = async () => {} }: { name: string; prepare?: (service: RunningService) => Promise<void> },
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const databaseUrl = await server.create(name);
  const secret = randomBytes(32).toString("base64url");
  const environment = { DATABASE_URL: databaseUrl, ATELIER_SECRET: secret };
  const building = await startService({ environment });
  try {
    await prepare(building);
  } finally {
    await building.stop();
  }
  const { dataFolder, key, otherKey } = building;
  const service = await startService({ dataFolder, key, otherKey, environment: { ...environment, ATELIER_ROLES: "api" } });
  const storage = openStorage({ connection: { connectionString: databaseUrl }, size: 4, onError: () => undefined });
  const load = startChild<LoadPlan>("load.ts");
  try {
    return await work({
      ...{ service, databaseUrl },
      ground: groundOf(storage.database, { secret, url: service.url }),
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

function groundOf(database: Ground["database"], { secret, url }: { secret: string; url: string }): Ground {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const queue = { enqueue: async () => Promise.reject(new Error("builds are started through the API")) };
  const addresses = { service: url, sites: url };
  return { database, queue, log, clock: systemClock, addresses, models: () => BUILT_IN_MODELS, secret: Buffer.from(secret) };
}

async function sendLoad(load: Child<LoadPlan>, plan: LoadPlan): Promise<LoadResult> {
  load.tell(plan);
  const result = await load.heard<LoadResult>();
  if (result.wrong !== null) throw new Error(`an answer of the load was not ${plan.expected}:\n${result.wrong}`);
  return result;
}
