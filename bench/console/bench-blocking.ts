// What blocks the event loop: versions of the maximum size are compared, searched and packed, and prompts of the
// maximum length are parsed, while another client polls the health endpoint every 20 ms.
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { createTestDatabase } from "../../tests/support/create-test-database.ts";
import { PEOPLE, type RunningService, startService } from "../../tests/support/start-service.ts";
import { type Metric, median, valueAt } from "../metrics.ts";
import { growLargeVersions } from "./grow-large-versions.ts";

const ROUNDS = 5;
const LIFE_PAUSE_MILLISECONDS = 20;
const COMPARE_SECONDS_MAX = 2;
const LIFE_MILLISECONDS_MAX = 250;

/** Measures on its own service. */
export async function benchBlocking(): Promise<Metric[]> {
  const database = await createTestDatabase("blocking");
  const service = await startService({ isWatched: false, withPasswords: true, environment: { DATABASE_URL: database.url } });
  const ask = await signIn(service);
  const projectId = await startProject(service);
  await growLargeVersions(database.url, projectId);
  const compare = `versions.compare?input=${inputOf({ projectId, from: 2, to: 3 })}`;
  const search = { projectId, version: 2, query: "there is no such line" };
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, search]));
  const searches = `${Array.from({ length: 10 }, () => "versions.search").join(",")}?batch=1&input=${inputOf(ten)}`;
  const metrics = [
    ...(await measure(service, { name: "comparing seven files of 60,000 unique lines in another order", limit: COMPARE_SECONDS_MAX }, () =>
      ask(`/console/api/${compare}`),
    )),
    ...(await measure(service, { name: "ten searches in one request", limit: null }, () => ask(`/console/api/${searches}`))),
    ...(await measure(service, { name: "zipping one of these versions", limit: null }, () =>
      ask(`/console/download/projects/${projectId}/2.zip`),
    )),
    ...(await measure(service, { name: "parsing the slowest prompt of 20,000 characters", limit: null }, () =>
      buildSlowest(service, database.url),
    )),
  ];
  await service.stop();
  await database.drop();
  return metrics;
}

type Ask = (path: string) => Promise<void>;

const inputOf = (input: unknown): string => encodeURIComponent(JSON.stringify(input));

async function signIn({ url }: RunningService): Promise<Ask> {
  const headers = { "content-type": "application/json", origin: url, "x-atelier-console": "1" };
  const body = JSON.stringify({ email: PEOPLE.tester, password: PEOPLE.password });
  const answer = await fetch(`${url}/console/api/session.signIn`, { method: "POST", headers, body });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return async (path) => {
    const asked = await fetch(url + path, { headers: { cookie, "x-atelier-console": "1" } });
    await asked.arrayBuffer();
    if (asked.status !== 200) throw new Error(`${path.slice(0, 60)} was answered with ${asked.status}`);
  };
}

async function startProject(service: RunningService, prompt = "A recipe box"): Promise<string> {
  const requestId = randomUUID();
  const { projectId } = await readJson<{ projectId: string }>(
    await service.request("/b/api/v1/projects", { method: "POST", body: JSON.stringify({ prompt, requestId }) }),
  );
  for (;;) {
    const { operationStatus } = await readJson<{ operationStatus: string }>(
      await service.request(`/b/api/v1/operations/${requestId}`, { headers: { prefer: "wait=30" } }),
    );
    if (operationStatus !== "running") return projectId;
  }
}

// The responses of our own API, whose shape its tests verify.
const readJson = async <Shape>(answer: Response): Promise<Shape> => (await answer.json()) as Shape;

/** A prompt whose text is slowest to parse; the build asks a question, or ends. */
async function buildSlowest(service: RunningService, databaseUrl: string): Promise<void> {
  const projectId = await startProject(service, "a-".repeat(10_000));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update projects set deleted_at = now() where id = $1", [projectId]);
  await client.end();
}

/** The duration of the work, and of the health requests during it. */
async function measure(
  service: RunningService,
  { name, limit }: { name: string; limit: number | null },
  work: () => Promise<void>,
): Promise<Metric[]> {
  const life: number[] = [];
  const working = new AbortController();
  const living = (async () => {
    while (!working.signal.aborted) {
      const began = performance.now();
      await (await fetch(`${service.url}/healthz`)).arrayBuffer();
      life.push(performance.now() - began);
      await setTimeout(LIFE_PAUSE_MILLISECONDS);
    }
  })();
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work();
    taken.push((performance.now() - began) / 1_000);
  }
  working.abort();
  await living;
  return [
    { name, value: median(taken), unit: "s", limit, note: `median of ${ROUNDS}; slowest ${Math.max(...taken).toFixed(2)} s` },
    {
      name: "health check meanwhile, slowest",
      value: Math.max(...life),
      unit: "ms",
      limit: LIFE_MILLISECONDS_MAX,
      note: `GET /healthz every ${LIFE_PAUSE_MILLISECONDS} ms; median ${median(life).toFixed(1)} ms, p99 ${valueAt(life, 0.99).toFixed(1)} ms`,
    },
  ];
}
