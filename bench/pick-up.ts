// How long a committed create waits for an idle worker: from the operation's row to the first stage that is under way.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { createProject, untilSettled } from "../tests/support/build-and-wait.ts";
import type { RunningService } from "../tests/support/start-service.ts";
import { type Figure, median } from "./figures.ts";

const builds = 15;

/** Creates builds one after the other and compares when each was created with when a worker claimed it, by the database's own rows. */
export async function benchPickUp(service: RunningService, database: string): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const waits: number[] = [];
  for (let build = 0; build < builds; build += 1) {
    const requestId = randomUUID();
    await createProject(service, "Build me an app", requestId);
    await untilSettled(service, requestId);
    const { rows } = await client.query<{ milliseconds: number }>(
      `select extract(epoch from (j.started_on - j.created_on))::float * 1000 as milliseconds
       from pgboss.job j join operations o on o.id = (j.data->>'operationId')::uuid where o.request_id = $1`,
      [requestId],
    );
    waits.push(...rows.map((row) => row.milliseconds));
  }
  await client.end();
  return [
    {
      name: "create → claimed by an idle worker",
      value: median(waits),
      unit: "ms",
      limit: 50,
      note: `median of ${waits.length}, by the queue's own clock`,
    },
  ];
}
