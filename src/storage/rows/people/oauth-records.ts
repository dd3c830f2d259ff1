import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../database.ts";
import { oauthRecords } from "../../tables/index.ts";

/** A record of the authorization server, as it is stored. */
export type OAuthRecordRow = typeof oauthRecords.$inferSelect;

/** Identifies a record. */
export interface RecordKey {
  model: string;
  id: string;
}

const isRecord = ({ model, id }: RecordKey) => and(eq(oauthRecords.model, model), eq(oauthRecords.id, id));

/** Inserts or replaces a record; its creation, consumption and last-used times are kept. */
export async function writeRecord(database: Database, row: Omit<OAuthRecordRow, "consumedAt" | "lastUsedAt">): Promise<void> {
  const { model: _model, id: _id, createdAt: _createdAt, ...changed } = row;
  await database
    .insert(oauthRecords)
    .values(row)
    .onConflictDoUpdate({ target: [oauthRecords.model, oauthRecords.id], set: changed });
}

/** The record; null if there is none. */
export async function findRecord(database: Database, key: RecordKey): Promise<OAuthRecordRow | null> {
  const [row] = await database.select().from(oauthRecords).where(isRecord(key));
  return row ?? null;
}

/** The record of this model with this `uid`; null if there is none. */
export async function findRecordByUid(database: Database, { model, uid }: { model: string; uid: string }): Promise<OAuthRecordRow | null> {
  const [row] = await database
    .select()
    .from(oauthRecords)
    .where(and(eq(oauthRecords.model, model), eq(oauthRecords.uid, uid)));
  return row ?? null;
}

/** Marks a record as consumed; false if it already was, or no longer exists. Of concurrent calls, one returns true. */
export async function consumeRecord(database: Database, { consumedAt, ...key }: RecordKey & { consumedAt: Date }): Promise<boolean> {
  const consumed = await database
    .update(oauthRecords)
    .set({ consumedAt })
    .where(and(isRecord(key), isNull(oauthRecords.consumedAt)))
    .returning({ id: oauthRecords.id });
  return consumed.length === 1;
}

/** Deletes a record. */
export async function deleteRecord(database: Database, key: RecordKey): Promise<void> {
  await database.delete(oauthRecords).where(isRecord(key));
}

/** Deletes the records of a grant that are of one model. */
export async function deleteOfGrant(database: Database, { model, grantId }: { model: string; grantId: string }): Promise<void> {
  await database.delete(oauthRecords).where(and(eq(oauthRecords.model, model), eq(oauthRecords.grantId, grantId)));
}

/** Extends the lifetime of a registered client; never shortens it. */
export async function keepClient(database: Database, { id, until }: { id: string; until: Date }): Promise<void> {
  await database
    .update(oauthRecords)
    .set({ expiresAt: until })
    .where(and(isRecord({ model: "Client", id }), lt(oauthRecords.expiresAt, until)));
}

/** Deletes up to `limit` records that expired before a moment, and returns how many. */
export async function deleteEndedRecords(database: Database, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const ended = database
    .select({ model: oauthRecords.model, id: oauthRecords.id })
    .from(oauthRecords)
    .where(and(isNotNull(oauthRecords.expiresAt), lt(oauthRecords.expiresAt, before)))
    .limit(limit)
    .for("update", { skipLocked: true });
  const deleted = await database.delete(oauthRecords).where(sql`(${oauthRecords.model}, ${oauthRecords.id}) in (${ended})`);
  return deleted.rowCount ?? 0;
}

/** Deletes up to `limit` grants created before a moment that have neither tokens nor codes left, and returns how many. */
export async function deleteEmptyGrants(database: Database, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const part = alias(oauthRecords, "part");
  const empty = database
    .select({ id: oauthRecords.id })
    .from(oauthRecords)
    .where(
      and(
        eq(oauthRecords.model, "Grant"),
        lt(oauthRecords.createdAt, before),
        notExists(database.select({ id: part.id }).from(part).where(eq(part.grantId, oauthRecords.id))),
      ),
    )
    .limit(limit);
  const deleted = await database.delete(oauthRecords).where(and(eq(oauthRecords.model, "Grant"), inArray(oauthRecords.id, empty)));
  return deleted.rowCount ?? 0;
}
