// An installation of four processes builds while its processes are killed and its database is
// restarted, and afterwards every invariant must hold. `npm run bench -- chaos` is the long run, the test
// suite the short one; both check the same invariants.
import { setTimeout as pause } from "node:timers/promises";
import { openClient, type RetryingClient } from "./clients/open-client.ts";
import { planStories } from "./clients/plan-stories.ts";
import { type AskedBuild, type Played, playStories, send } from "./clients/play-stories.ts";
import { disrupt, type Disrupted, planDisruptions } from "./disrupt.ts";
import { type Installation, openInstallation } from "./installation/open-installation.ts";
import { makeEndpoints, type SecretOf } from "./installation/make-endpoints.ts";
import { askDatabase, isReady, untilSo } from "./installation/watch-installation.ts";
import type { Fault } from "./invariants/fault.ts";
import { type ExpectedBuild, findDatabaseFaults } from "./invariants/find-database-faults.ts";
import { findDeliveryFaults } from "./invariants/find-delivery-faults.ts";
import { findSiteFaults } from "./invariants/find-site-faults.ts";
import { seededRandom } from "./seeded-random.ts";

/** How much is built and disrupted. `majors` as in `openInstallation`; `log` receives a line for each step. */
export interface ChaosOptions {
  seed: number;
  builds: number;
  kills: number;
  restarts: number;
  clients: number;
  majors: readonly (string | null)[];
  isDurable: boolean;
  /** How long all of it may take, in minutes. */
  minutesMax: number;
  log(line: string): void;
}

/** The result. */
export interface ChaosReport {
  server: string;
  builds: number;
  /** How many builds ended `done`, or with each error code. */
  ends: Record<string, number>;
  disrupted: Disrupted[];
  requests: number;
  retries: number;
  holdsLeft: number;
  faults: Fault[];
  seconds: number;
}

const KEYS_AN_ACCOUNT = 6;
const REST_MILLISECONDS = 75_000;

/** Runs it once. Throws only when the installation cannot be started, or when it takes too long. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const installation = await openInstallation({ ...options, keysAnAccount: KEYS_AN_ACCOUNT });
  const over = new AbortController();
  let isClosed = false;
  const close = async () => {
    if (isClosed) return [];
    isClosed = true;
    return installation.close();
  };
  try {
    const secretOf = await prepare(installation);
    const began = performance.now();
    const playing = playUnderFire(installation, { ...options, signal: over.signal });
    const run = await Promise.race([playing, pause(options.minutesMax * 60_000, null, { signal: over.signal })]);
    if (run === null) throw new Error(`not ended within ${options.minutesMax} minutes: ${await describeState(installation)}`);
    const faults = await findFaults(installation, { ...run, secretOf });
    const seconds = (performance.now() - began) / 1_000;
    const facts = await readFacts(installation);
    const ends = await close();
    const wrongEnds = ends.flatMap((code, index) =>
      code === 0 ? [] : [`${installation.nodes[index]?.name} ended with ${code} when it was stopped`],
    );
    return {
      ...facts,
      ...run.client.counts,
      builds: run.played.asked.length,
      disrupted: run.disrupted,
      seconds,
      faults: [...faults, ...wrongEnds.map(processFault)],
    };
  } finally {
    over.abort();
    await close();
  }
}

async function prepare(installation: Installation): Promise<SecretOf> {
  const areReady = async () => (await Promise.all(installation.nodes.map((node) => isReady(installation, node)))).every(Boolean);
  if (!(await untilSo(areReady))) throw new Error(`not ready: ${await describeState(installation)}`);
  return makeEndpoints(installation);
}

async function describeState(installation: Installation): Promise<string> {
  const builds = await askDatabase(installation, "select status, stage, count(*)::int from operations group by 1, 2");
  return `${JSON.stringify(builds)}\n${installation.nodes.map((node) => `${node.process()}:\n${node.output()}`).join("\n")}`;
}

interface Run {
  client: RetryingClient;
  played: Played;
  disrupted: Disrupted[];
}

interface Playing extends ChaosOptions {
  /** Aborted when the run is over, however it ended. */
  signal: AbortSignal;
}

async function playUnderFire(installation: Installation, { seed, log, signal, ...wanted }: Playing): Promise<Run> {
  const random = seededRandom(seed);
  const stories = planStories(random, { builds: wanted.builds, accounts: installation.accounts });
  const disruptions = planDisruptions(random, wanted);
  const client = openClient(apiUrls(installation), signal);
  const played: Played = { asked: [], complaints: [], underWay: 0 };
  let struck = 0;
  // Some work remains until the last disruption.
  const mayBegin = (place: number) => place / stories.length <= (struck + 2) / (disruptions.length + 1);
  const playing = playStories(client, { stories, clients: wanted.clients, mayBegin, played, signal });
  const disrupted = await disrupt(installation, {
    random,
    disruptions,
    builds: wanted.builds,
    log,
    isIdle: () => played.underWay === 0 && played.asked.length > 0,
    onStruck: () => (struck += 1),
  });
  await playing;
  log("every client has seen the end of its builds");
  await askAgain(client, played);
  const isAtRest = await untilSo(() => isNothingUnderWay(installation), REST_MILLISECONDS);
  log(isAtRest ? "nothing is under way any more" : `something is still under way after ${REST_MILLISECONDS / 1_000} s`);
  return { client, played, disrupted };
}

// Both nodes know the result of every request, including those whose first response was lost.
async function askAgain(client: RetryingClient, { asked, complaints }: Played): Promise<void> {
  for (const build of asked) {
    for (const startAt of [0, 1]) {
      const [sent] = await Promise.allSettled([send(client, build, startAt)]);
      if (sent.status === "rejected") complaints.push(`asked again: ${sent.reason.message}`);
    }
  }
}

const UNDER_WAY = `
  select 1 from webhook_deliveries where status = 'pending'
  union all select 1 from build_claims
  union all select 1 from operations where status = 'running'`;

async function isNothingUnderWay(installation: Installation): Promise<boolean> {
  const left = await askDatabase(installation, UNDER_WAY);
  if (left.length > 0) await pause(200);
  return left.length === 0;
}

async function findFaults(installation: Installation, { played, disrupted, secretOf }: Run & { secretOf: SecretOf }): Promise<Fault[]> {
  const { storage, receiver, nodes, sitesHost } = installation;
  const expected = await expectedBuilds(installation, { asked: played.asked, disrupted });
  const { received } = receiver;
  return [
    ...(await findDatabaseFaults(storage, expected)),
    ...(await findDeliveryFaults(storage, { received, secretOf })),
    ...(await findSiteFaults(storage, { urls: apiUrls(installation), sitesHost })),
    ...(await findEndsSeenWrong(installation, played)),
    ...played.complaints.map((sentence): Fault => ({ invariant: "the client loses nothing", sentence })),
    ...nodes.flatMap((node) => node.crashes()).map(processFault),
    ...disrupted
      .filter(({ workSeconds, nodeSeconds }) => !Number.isFinite(workSeconds + nodeSeconds))
      .map(({ what }) => processFault(`the installation did not recover when this happened: ${what}`)),
  ];
}

async function expectedBuilds(
  installation: Installation,
  { asked, disrupted }: { asked: readonly AskedBuild[]; disrupted: readonly Disrupted[] },
): Promise<ExpectedBuild[]> {
  const rows = await askDatabase<{ id: string; requestId: string }>(installation, `select id, request_id as "requestId" from operations`);
  const operationIds = new Map(rows.map(({ id, requestId }) => [requestId, id]));
  const lost = disrupted.flatMap((one) => one.lost);
  return asked.map(({ requestId, isStopped, story }) => ({
    requestId,
    isStopped,
    email: story.email,
    losses: lost.filter((operationId) => operationId === operationIds.get(requestId)).length,
  }));
}

async function findEndsSeenWrong(installation: Installation, { asked }: Played): Promise<Fault[]> {
  const text = `select request_id as "requestId", status from operations`;
  const status = new Map(
    (await askDatabase<{ requestId: string; status: string }>(installation, text)).map((row) => [row.requestId, row.status]),
  );
  return asked
    .filter(({ requestId, ended }) => ended !== status.get(requestId))
    .map(({ requestId, ended }) => ({
      invariant: "the client loses nothing",
      sentence: `the client saw the build ${requestId} end ${ended}, and it is ${status.get(requestId)}`,
    }));
}

async function readFacts(installation: Installation): Promise<Pick<ChaosReport, "server" | "ends" | "holdsLeft">> {
  const [server] = await askDatabase<{ version: string }>(installation, "select current_setting('server_version') as version");
  const ends = await askDatabase<{ end: string; count: number }>(
    installation,
    `select coalesce(error_code, status) as end, count(*)::int as count from operations group by 1 order by 1`,
  );
  const [holds] = await askDatabase<{ count: number }>(installation, "select count(*)::int as count from holds");
  return {
    server: `PostgreSQL ${server?.version}`,
    ends: Object.fromEntries(ends.map(({ end, count }) => [end, count])),
    holdsLeft: holds?.count ?? Number.NaN,
  };
}

function apiUrls({ nodes }: Installation): string[] {
  return nodes.filter(({ role }) => role === "api").map(({ url }) => url);
}

function processFault(sentence: string): Fault {
  return { invariant: "processes end only when they are ended, and come back", sentence };
}
