// How an attempt ended is written once, by whoever holds the claim: a process that comes too late changes nothing.
import { and, eq, sql } from "drizzle-orm";
import type pg from "pg";
import type { Database } from "../../database.ts";
import { batchedFor, PATIENCE } from "../../statements/batched.ts";
import { poolOf } from "../../statements/pool-of.ts";
import { webhookAttempts, webhookDeliveries } from "../../tables/index.ts";

/** A delivery under a claim. */
export interface ClaimKey {
  id: string;
  claim: string;
}

/** What was sent and what came back, as it is kept. */
export type NewAttempt = Omit<typeof webhookAttempts.$inferSelect, "deliveryId" | "number">;

/** A delivery that was received. */
export interface DeliveredAttempt extends ClaimKey {
  endpointId: string;
  now: Date;
  attempt: NewAttempt;
}

const ATTEMPTS_MAX = 200;

// Endpoints are locked in one order in every process, so that two of these statements never wait for each other.
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
  select id from settled`;

const deliveredAttempts = batchedFor(settleAll, ATTEMPTS_MAX);

/**
 * Writes that an attempt was received: the delivery is done, and its endpoint is well. False, and nothing is written, when
 * the claim is over. Attempts that end while the statement runs share the next one.
 */
export async function settleDelivered(database: Database, delivered: DeliveredAttempt): Promise<boolean> {
  return deliveredAttempts(poolOf(database))(delivered);
}

async function settleAll(pool: pg.Pool, all: readonly DeliveredAttempt[]): Promise<boolean[]> {
  const values = [
    ...[all.map(({ id }) => id), all.map(({ claim }) => claim), all.map(({ endpointId }) => endpointId), all.map(({ now }) => now)],
    ...[all.map(({ attempt }) => attempt.id), all.map(({ attempt }) => JSON.stringify(attempt.requestHeaders))],
    ...[all.map(({ attempt }) => attempt.status), all.map(({ attempt }) => attempt.responseText)],
    ...[all.map(({ attempt }) => attempt.milliseconds), all.map(({ attempt }) => attempt.startedAt)],
  ];
  const { rows } = await pool.query<{ id: string }>({ ...PATIENCE, name: "settle_delivered", text: DELIVERED, values });
  const settled = new Set(rows.map(({ id }) => id));
  return all.map(({ id }) => settled.has(id));
}

/** Writes that an attempt failed, and what becomes of the delivery, in the caller's transaction, which has locked the endpoint. False as above. */
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
    .returning({ id: webhookDeliveries.id });
  if (settled.length === 0) return false;
  const number = sql<number>`(select count(*) + 1 from webhook_attempts as earlier where earlier.delivery_id = ${id})`;
  await database.insert(webhookAttempts).values({ ...attempt, deliveryId: id, number });
  return true;
}

/** Ends a delivery without an attempt, because its endpoint is disabled. */
export async function settleDisabled(database: Database, { id, claim }: ClaimKey, now: Date): Promise<void> {
  await database
    .update(webhookDeliveries)
    .set({ status: "failed", failedBecause: "disabled", claim: null, dueAt: null, finishedAt: now })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.claim, claim)));
}

/** Gives a delivery back that was not tried to its end, so that it is due again at once. */
export async function releaseDelivery(database: Database, { id, claim }: ClaimKey, now: Date): Promise<void> {
  await database
    .update(webhookDeliveries)
    .set({ claim: null, dueAt: now })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.claim, claim)));
}
