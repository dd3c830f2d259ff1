import { and, asc, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { webhookEndpoints } from "../../tables/index.ts";

/** The sealed secrets of an endpoint. */
export type SealedSecrets = Pick<typeof webhookEndpoints.$inferSelect, "id" | "secret" | "formerSecret">;

/** Some endpoints, by id and from after one on, of which a secret does not begin with this mark. */
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

/** Writes an endpoint's secrets sealed anew, unless somebody has given it another one meanwhile. */
export async function writeSealed(database: Database, before: SealedSecrets, next: Omit<SealedSecrets, "id">): Promise<void> {
  await database
    .update(webhookEndpoints)
    .set(next)
    .where(and(eq(webhookEndpoints.id, before.id), eq(webhookEndpoints.secret, before.secret)));
}
