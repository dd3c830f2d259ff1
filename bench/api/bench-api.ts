// The figures of the API, all in one run: the service in a process of its own on the embedded PostgreSQL, the load in another.
import type { Figure } from "../figures.ts";
import { makeKeys, openAccounts } from "./accounts.ts";
import { buildForReal } from "./builds.ts";
import { benchCreating } from "./creating.ts";
import { startDatabaseServer } from "./database-server.ts";
import { benchGrowing } from "./growing.ts";
import { onStage, type Stage } from "./stage.ts";
import { benchReading } from "./reading.ts";
import { benchWaiting } from "./waiting.ts";

const ACCOUNTS = 60;
const KEYS = 12_000;

/** Measures reading, creating, a growing table and waiting. `seconds` is how long each load goes on. */
export async function benchApi({ seconds }: { seconds: number }): Promise<Figure[]> {
  const server = await startDatabaseServer();
  try {
    const used = await onStage(server, { name: "used", prepare: buildForReal }, (stage) => benchUse(stage, seconds));
    const growing = await onStage(server, { name: "growing" }, benchGrowing);
    return [...used.reading, ...used.creating, ...growing, ...used.waiting];
  } finally {
    await server.stop();
  }
}

async function benchUse(stage: Stage, seconds: number): Promise<Record<"reading" | "creating" | "waiting", Figure[]>> {
  const accountIds = await openAccounts(stage.ground, ACCOUNTS);
  const keys = await makeKeys(stage.ground, { accountIds, count: KEYS });
  return {
    reading: await benchReading(stage, { keys, seconds }),
    creating: await benchCreating(stage, { keys, seconds }),
    waiting: await benchWaiting(stage, { keys, seconds }),
  };
}
