import { and, asc, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { webhookEndpoints } from "../../tables/index.ts";

/** The sealed secrets of an endpoint. */
export type SealedSecrets = Pick<typeof webhookEndpoints.$inferSelect, "id" | "secret" | "formerSecret">;

/** Endpoints in id order after `after`, with a secret that does not start with this mark; at most `limit`. */
export async function listSealedOtherwise(
  database: Database,
  { mark, after, limit }: { mark: Uint8Array; after: string | null; limit: number },
): Promise<SealedSecrets[]> {
  const begins = (column: typeof webhookEndpoints.secret | typeof webhookEndpoints.formerSecret) =>
    sql`substring(${column} from 1 for ${mark.length}) <> ${Buffer.from(mark)}`;
  const isOther = or(begins(webhookEndpoints.secret), and(isNotNull(webhookEndpoints.formerSecret), begins(webhookEndpoints.formerSecret)));
  return database
    .select({ id: webhookEndpoints.id, secret: webhookEndpoints.secret, formerSecret: webhookEndpoints.formerSecret })
    .from(webhookEndpoints)
    .where(and(isOther, after === null ? undefined : gt(webhookEndpoints.id, after)))
    .orderBy(asc(webhookEndpoints.id))
    .limit(limit);
}

/** Stores an endpoint's resealed secrets, unless its secret has changed meanwhile. */
export async function writeSealed(database: Database, before: SealedSecrets, next: Omit<SealedSecrets, "id">): Promise<void> {
  await database
    .update(webhookEndpoints)
    .set(next)
    .where(and(eq(webhookEndpoints.id, before.id), eq(webhookEndpoints.secret, before.secret)));
}
