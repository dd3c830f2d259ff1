import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { webhookDeliveries, webhookEndpoints } from "../../tables/index.ts";
import { announceEndpoint } from "./announce-endpoint.ts";

/** An endpoint as it is stored, its secrets sealed. */
export type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** Identifies an endpoint, and the account it must belong to. */
export interface EndpointKey {
  accountId: string;
  endpointId: string;
}

const own = ({ accountId, endpointId }: EndpointKey) => and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.accountId, accountId));

/** The account's endpoints, oldest first. */
export async function listEndpoints(database: Database, accountId: string): Promise<EndpointRow[]> {
  return database
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.accountId, accountId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

/** The number of the account's endpoints. */
export async function countEndpoints(database: Database, accountId: string): Promise<number> {
  return database.$count(webhookEndpoints, eq(webhookEndpoints.accountId, accountId));
}

/** Adds an endpoint. */
export async function insertEndpoint(database: Database, row: typeof webhookEndpoints.$inferInsert): Promise<void> {
  await database.insert(webhookEndpoints).values(row);
}

/** The account's endpoint; null if there is none with this id. */
export async function findEndpoint(database: Database, key: EndpointKey): Promise<EndpointRow | null> {
  const [row] = await database.select().from(webhookEndpoints).where(own(key));
  return row ?? null;
}

/** As `findEndpoint`, and locks the row until the transaction ends. To also change the endpoint's deliveries, lock it first. */
export async function lockEndpoint(database: Database, key: EndpointKey): Promise<EndpointRow | null> {
  const [row] = await database.select().from(webhookEndpoints).where(own(key)).for("no key update");
  return row ?? null;
}

/** Updates an endpoint. */
export async function writeEndpoint(
  database: Database,
  key: EndpointKey,
  changes: Partial<typeof webhookEndpoints.$inferInsert>,
): Promise<void> {
  await database.update(webhookEndpoints).set(changes).where(own(key));
  await announceEndpoint(database, key.endpointId);
}

/** Deletes an endpoint with its log, and returns its URL; null if the account has none with this id. */
export async function deleteEndpoint(database: Database, key: EndpointKey): Promise<string | null> {
  const [gone] = await database.delete(webhookEndpoints).where(own(key)).returning({ url: webhookEndpoints.url });
  await announceEndpoint(database, key.endpointId);
  return gone?.url ?? null;
}

/** Fails the pending deliveries of a disabled endpoint. Those being sent at this moment are left to finish. */
export async function failPending(database: Database, { accountId, endpointId }: EndpointKey, now: Date): Promise<void> {
  await database
    .update(webhookDeliveries)
    .set({ status: "failed", failedBecause: "disabled", dueAt: null, finishedAt: now })
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.accountId, accountId),
        eq(webhookDeliveries.status, "pending"),
        sql`${webhookDeliveries.claim} is null`,
      ),
    );
  await announceEndpoint(database, endpointId);
}
