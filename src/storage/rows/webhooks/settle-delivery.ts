// An attempt's result is written once, by the holder of the claim: a process that comes too late changes nothing.
import { and, eq, sql } from "drizzle-orm";
import type pg from "pg";
import type { Database } from "../../database.ts";
import { batchedFor, QUERY_TIMEOUT } from "../../statements/batched.ts";
import { poolOf } from "../../statements/pool-of.ts";
import { webhookAttempts, webhookDeliveries } from "../../tables/index.ts";
import { CHANGES_CHANNEL } from "../operations.ts";
import { announceEndpoint } from "./announce-endpoint.ts";

/** A delivery under a claim. */
export interface ClaimKey {
  id: string;
  claim: string;
}

/** The stored request and response of an attempt. */
export type NewAttempt = Omit<typeof webhookAttempts.$inferSelect, "deliveryId" | "number">;

/** A delivery that was received. */
export interface DeliveredAttempt extends ClaimKey {
  endpointId: string;
  now: Date;
  attempt: NewAttempt;
}

const ATTEMPTS_MAX = 200;

// Endpoints are locked in the same order in every process, so that these statements cannot deadlock.
const DELIVERED = `
  with asked as (
    select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::uuid[], $6::jsonb[], $7::int[], $8::text[], $9::int[], $10::timestamptz[])
      as asked (id, claim, endpoint_id, ended_at, attempt_id, headers, status, response_text, milliseconds, started_at)
  ), failing as (
    select id from webhook_endpoints where id in (select endpoint_id from asked) and failing_since is not null order by id for no key update
  ), healthy as (
    update webhook_endpoints set failing_since = null, failed_at = null where id in (select id from failing)
  ), settled as (
    update webhook_deliveries
    set status = 'delivered', attempts = attempts + 1, claim = null, due_at = null, failed_because = null, finished_at = asked.ended_at
    from asked where webhook_deliveries.id = asked.id and webhook_deliveries.claim = asked.claim returning webhook_deliveries.id
  ), kept as (
    insert into webhook_attempts (id, delivery_id, number, request_headers, status, response_text, milliseconds, started_at)
    select asked.attempt_id, asked.id, (select count(*) + 1 from webhook_attempts as earlier where earlier.delivery_id = asked.id),
      asked.headers, asked.status, asked.response_text, asked.milliseconds, asked.started_at
    from asked join settled using (id)
  )
  select asked.id, pg_notify('${CHANGES_CHANNEL}', asked.endpoint_id::text) from asked join settled using (id)`;

const deliveredAttempts = batchedFor(settleAll, ATTEMPTS_MAX);

/**
 * Records a successful attempt: the delivery is done, and its endpoint is healthy. False, with nothing written, if the
 * claim is no longer held. Attempts that end while the statement runs are batched into the next one.
 */
export async function settleDelivered(database: Database, delivered: DeliveredAttempt): Promise<boolean> {
  return deliveredAttempts(poolOf(database))(delivered);
}

async function settleAll(pool: pg.Pool, all: readonly DeliveredAttempt[]): Promise<boolean[]> {
  const values = [
    all.map(({ id }) => id),
    all.map(({ claim }) => claim),
    all.map(({ endpointId }) => endpointId),
    all.map(({ now }) => now),
    all.map(({ attempt }) => attempt.id),
    all.map(({ attempt }) => JSON.stringify(attempt.requestHeaders)),
    all.map(({ attempt }) => attempt.status),
    all.map(({ attempt }) => attempt.responseText),
    all.map(({ attempt }) => attempt.milliseconds),
    all.map(({ attempt }) => attempt.startedAt),
  ];
  const { rows } = await pool.query<{ id: string }>({ ...QUERY_TIMEOUT, name: "settle_delivered", text: DELIVERED, values });
  const settled = new Set(rows.map(({ id }) => id));
  return all.map(({ id }) => settled.has(id));
}

/** Records a failed attempt and the delivery's next state, in the caller's transaction, which has locked the endpoint. False, as above. */
export async function settleFailed(
  database: Database,
  { id, claim }: ClaimKey,
  {
    attempt,
    ...next
  }: Pick<typeof webhookDeliveries.$inferSelect, "status" | "dueAt" | "failedBecause" | "finishedAt"> & { attempt: NewAttempt },
): Promise<boolean> {
  const settled = await database
    .update(webhookDeliveries)
    .set({ ...next, claim: null, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.claim, claim)))
    .returning({ endpointId: webhookDeliveries.endpointId });
  const [row] = settled;
  if (row === undefined) return false;
  const number = sql<number>`(select count(*) + 1 from webhook_attempts as earlier where earlier.delivery_id = ${id})`;
  await database.insert(webhookAttempts).values({ ...attempt, deliveryId: id, number });
  await announceEndpoint(database, row.endpointId);
  return true;
}

/** Ends a delivery without an attempt, because its endpoint is disabled. */
export async function settleDisabled(database: Database, key: ClaimKey, now: Date): Promise<void> {
  await writeClaimed(database, key, { status: "failed", failedBecause: "disabled", claim: null, dueAt: null, finishedAt: now });
}

/** Releases a delivery whose attempt did not complete, so that it is due again at once. */
export async function releaseDelivery(database: Database, key: ClaimKey, now: Date): Promise<void> {
  await writeClaimed(database, key, { claim: null, dueAt: now });
}

async function writeClaimed(
  database: Database,
  { id, claim }: ClaimKey,
  values: Partial<typeof webhookDeliveries.$inferInsert>,
): Promise<void> {
  const written = await database
    .update(webhookDeliveries)
    .set(values)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.claim, claim)))
    .returning({ endpointId: webhookDeliveries.endpointId });
  for (const { endpointId } of written) await announceEndpoint(database, endpointId);
}
