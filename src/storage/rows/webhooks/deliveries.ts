import { and, asc, count, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { events, webhookAttempts, webhookDeliveries } from "../../tables/index.ts";
import { announceEndpoint } from "./announce-endpoint.ts";
import type { EndpointKey } from "./endpoints.ts";
import { DELIVERIES_CHANNEL } from "./events.ts";

/** An event as it is stored. */
export type EventRow = typeof events.$inferSelect;

/** An attempt as it is stored. */
export type AttemptRow = typeof webhookAttempts.$inferSelect;

/** The states of a delivery. */
export type DeliveryStatus = (typeof webhookDeliveries.$inferSelect)["status"];

const columns = {
  id: webhookDeliveries.id,
  eventId: webhookDeliveries.eventId,
  type: events.type,
  status: webhookDeliveries.status,
  isUnderWay: sql<boolean>`${webhookDeliveries.claim} is not null`,
  failedBecause: webhookDeliveries.failedBecause,
  /** All attempts made of it, including those before it was resent. */
  attempts: sql<number>`(select count(*)::int from webhook_attempts where webhook_attempts.delivery_id = ${webhookDeliveries.id})`,
  /** The response status of the latest attempt; null if it had no response, or there was no attempt. */
  answered: sql<
    number | null
  >`(select webhook_attempts.status from webhook_attempts where webhook_attempts.delivery_id = ${webhookDeliveries.id} order by number desc limit 1)`,
  dueAt: webhookDeliveries.dueAt,
  createdAt: webhookDeliveries.createdAt,
  finishedAt: webhookDeliveries.finishedAt,
};

/** A delivery as its owner sees it. */
export type OwnDeliveryRow = Awaited<ReturnType<typeof pageOfDeliveries>>[number];

/** A page of an endpoint's deliveries, newest first: those older than the delivery `before`, which must be the endpoint's own. */
export async function pageOfDeliveries(
  database: Database,
  { accountId, endpointId, status, before, limit }: EndpointKey & { status: DeliveryStatus | null; before: string | null; limit: number },
) {
  const last = database
    .select({ createdAt: webhookDeliveries.createdAt, id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(isOf({ accountId, endpointId }), eq(webhookDeliveries.id, before ?? endpointId)));
  return database
    .select(columns)
    .from(webhookDeliveries)
    .innerJoin(events, eq(events.id, webhookDeliveries.eventId))
    .where(
      and(
        isOf({ accountId, endpointId }),
        status === null ? undefined : eq(webhookDeliveries.status, status),
        before === null ? undefined : sql`(${webhookDeliveries.createdAt}, ${webhookDeliveries.id}) < (${last})`,
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);
}

/** Identifies a delivery, and the account it must belong to. */
export interface DeliveryKey {
  accountId: string;
  deliveryId: string;
}

/** The account's delivery with its event and its endpoint's URL; null if there is none. */
export async function findDelivery(database: Database, { accountId, deliveryId }: DeliveryKey) {
  const [row] = await database
    .select({
      ...columns,
      endpointId: webhookDeliveries.endpointId,
      payload: events.payload,
      sequence: events.sequence,
      happenedAt: events.createdAt,
    })
    .from(webhookDeliveries)
    .innerJoin(events, eq(events.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.accountId, accountId)));
  return row ?? null;
}

/** The attempts of a delivery, in order. */
export async function listAttempts(database: Database, deliveryId: string): Promise<AttemptRow[]> {
  return database.select().from(webhookAttempts).where(eq(webhookAttempts.deliveryId, deliveryId)).orderBy(asc(webhookAttempts.number));
}

/** The number of an endpoint's deliveries in each state. */
export async function countDeliveries(database: Database, key: EndpointKey): Promise<Record<DeliveryStatus, number>> {
  const rows = await database
    .select({ status: webhookDeliveries.status, deliveries: count() })
    .from(webhookDeliveries)
    .where(isOf(key))
    .groupBy(webhookDeliveries.status);
  return { pending: 0, delivered: 0, failed: 0, ...Object.fromEntries(rows.map(({ status, deliveries }) => [status, deliveries])) };
}

/** Makes one delivery pending again, due now, keeping its earlier attempts. Does nothing while it is being sent. */
export async function sendAgain(database: Database, { accountId, deliveryId }: DeliveryKey, now: Date): Promise<void> {
  const isThis = and(
    eq(webhookDeliveries.id, deliveryId),
    eq(webhookDeliveries.accountId, accountId),
    sql`${webhookDeliveries.claim} is null`,
  );
  await makePending(database, isThis, now);
}

/** As `sendAgain`, for every failed delivery of an endpoint created at or after `since`; returns how many. */
export async function sendFailedAgain(database: Database, { since, ...key }: EndpointKey & { since: Date }, now: Date): Promise<number> {
  return makePending(database, and(isOf(key), eq(webhookDeliveries.status, "failed"), gte(webhookDeliveries.createdAt, since)), now);
}

/** Adds a delivery of an event to one endpoint, due now, regardless of its subscriptions. */
export async function insertDelivery(database: Database, row: typeof webhookDeliveries.$inferInsert): Promise<void> {
  await database.insert(webhookDeliveries).values(row);
  await announce(database, row.endpointId);
}

const isOf = ({ accountId, endpointId }: EndpointKey) =>
  and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.accountId, accountId));

async function makePending(database: Database, which: SQL | undefined, now: Date): Promise<number> {
  const made = await database
    .update(webhookDeliveries)
    .set({ status: "pending", attempts: 0, claim: null, failedBecause: null, dueAt: now, finishedAt: null })
    .where(which)
    .returning({ endpointId: webhookDeliveries.endpointId });
  for (const endpointId of new Set(made.map((one) => one.endpointId))) await announce(database, endpointId);
  return made.length;
}

async function announce(database: Database, endpointId: string): Promise<void> {
  await database.execute(sql`select pg_notify(${DELIVERIES_CHANNEL}, ${endpointId})`);
  await announceEndpoint(database, endpointId);
}
