// What the database says about a running installation. Queries are retried while the server is down.
import { setTimeout as pause } from "node:timers/promises";
import { isConnectionLost } from "../../../../src/storage/error-causes.ts";
import { WORKER_LOCKS } from "../../../../src/storage/queue/claims.ts";
import type { Installation } from "./open-installation.ts";
import type { ServiceNode } from "./service-node.ts";

const LOOK_MILLISECONDS = 50;
// Longer than the slowest machine takes for a start.
const PATIENCE_MILLISECONDS = 300_000;

/** Queries the installation's database, and retries while it is unreachable. */
export async function askDatabase<Row>({ storage }: Pick<Installation, "storage">, text: string, values: unknown[] = []): Promise<Row[]> {
  const deadline = performance.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    const [result] = await Promise.allSettled([storage.pool.query(text, values)]);
    if (result.status === "fulfilled") return result.value.rows;
    if (!isConnectionLost(result.reason) || performance.now() > deadline) throw result.reason;
    await pause(LOOK_MILLISECONDS);
  }
}

/** Polls until a condition holds. False if it does not within the time. */
export async function untilSo(isSo: () => Promise<boolean>, milliseconds = PATIENCE_MILLISECONDS): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (!(await isSo())) {
    if (performance.now() > deadline) return false;
    await pause(LOOK_MILLISECONDS);
  }
  return true;
}

/** Whether a node can do its work: an API node says so, a worker holds the lock under which it claims builds. */
export async function isReady(installation: Pick<Installation, "storage">, node: ServiceNode): Promise<boolean> {
  return node.role === "api" ? answersReady(node) : (await locksOf(installation, node)).length > 0;
}

async function answersReady({ url }: ServiceNode): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  return answer?.status === 200;
}

const WORKER_LOCK = `
  select held.objid::int as key from pg_locks held join pg_stat_activity session using (pid)
  where held.locktype = 'advisory' and held.classid = ${WORKER_LOCKS} and held.granted and session.application_name = $1`;

/** A build that a worker has, or had when it was killed. */
export interface HeldBuild {
  operationId: string;
  revision: number;
}

const HELD = `
  select claim.operation_id as "operationId", operations.revision
  from build_claims claim join operations on operations.id = claim.operation_id
  where claim.lock_key = any($1::int[]) and operations.status = 'running'`;

/** The locks under which a node's current process has its builds. */
export async function locksOf(installation: Pick<Installation, "storage">, node: ServiceNode): Promise<number[]> {
  return (await askDatabase<{ key: number }>(installation, WORKER_LOCK, [node.process()])).map(({ key }) => key);
}

/** The builds that are claimed under these locks. */
export async function buildsUnder(installation: Pick<Installation, "storage">, locks: readonly number[]): Promise<HeldBuild[]> {
  return askDatabase<HeldBuild>(installation, HELD, [locks]);
}

const MOVED_ON = `
  select id from operations join unnest($1::uuid[], $2::int[]) as held (operation_id, revision) on held.operation_id = operations.id
  where operations.revision <= held.revision`;

/** Whether a worker has continued each of these builds since. */
export async function haveMovedOn(installation: Pick<Installation, "storage">, builds: readonly HeldBuild[]): Promise<boolean> {
  const values = [builds.map(({ operationId }) => operationId), builds.map(({ revision }) => revision)];
  return (await askDatabase(installation, MOVED_ON, values)).length === 0;
}

/** How much work has been saved so far: stages of builds, in all. */
export async function countSavedStages(installation: Pick<Installation, "storage">): Promise<number> {
  const [row] = await askDatabase<{ count: number }>(installation, "select count(*)::int as count from operation_stages");
  return row?.count ?? 0;
}
