// All API benchmarks: the service in its own process on the embedded PostgreSQL, the load in another.
import type { Metric } from "../metrics.ts";
import { makeKeys, openAccounts } from "./accounts.ts";
import { buildForReal } from "./builds.ts";
import { benchCreating } from "./creating.ts";
import { type DatabaseServer, startDatabaseServer } from "./database-server.ts";
import { benchGrowing } from "./growing.ts";
import { onStage, type Stage } from "./stage.ts";
import { benchReading } from "./reading.ts";
import { benchWaiting } from "./waiting.ts";

const ACCOUNTS = 60;
// At sixty requests a minute each, enough for 12,000 requests a second without a pause.
const KEYS = 12_000;

/** The steps, in the order of their metrics. */
export const API_STEPS = ["reading", "creating", "growing", "waiting"] as const;
export type ApiStep = (typeof API_STEPS)[number];

/** The steps to measure, and the duration of each load in seconds. */
export interface ApiBench {
  steps: readonly ApiStep[];
  seconds: number;
}

/** Measures the API and reports the metrics of the steps. */
export async function benchApi({ steps, seconds }: ApiBench): Promise<Metric[]> {
  const server = await startDatabaseServer();
  try {
    const used = await onStage(server, { name: "used", prepare: buildForReal }, (stage) => benchUse(stage, { steps, seconds }));
    const growing = steps.includes("growing") ? await onTwoStages(server) : [];
    const metrics = { ...used, growing };
    return API_STEPS.flatMap((step) => metrics[step]);
  } finally {
    await server.stop();
  }
}

function onTwoStages(server: DatabaseServer): Promise<Metric[]> {
  return onStage(server, { name: "small" }, (small) => onStage(server, { name: "large" }, (large) => benchGrowing({ small, large })));
}

async function benchUse(stage: Stage, { steps, seconds }: ApiBench): Promise<Record<Exclude<ApiStep, "growing">, Metric[]>> {
  const accountIds = await openAccounts(stage.ctx, ACCOUNTS);
  const keys = await makeKeys(stage.ctx, { accountIds, count: KEYS });
  const when = async (step: ApiStep, bench: typeof benchReading) => (steps.includes(step) ? bench(stage, { keys, seconds }) : []);
  return {
    reading: await when("reading", benchReading),
    creating: await when("creating", benchCreating),
    waiting: await when("waiting", benchWaiting),
  };
}
