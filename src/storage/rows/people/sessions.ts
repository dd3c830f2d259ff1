import { and, desc, eq, gt, lte, ne, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { accounts, sessions } from "../../tables/index.ts";
import { CHANGES_CHANNEL } from "../operations.ts";
import type { AccountRow } from "./accounts.ts";

/** A session as it is stored. */
export type SessionRow = typeof sessions.$inferSelect;

/** Adds a session. */
export async function insertSession(database: Database, row: typeof sessions.$inferInsert): Promise<void> {
  await database.insert(sessions).values(row);
}

/** The session with this token hash, with its account; null if there is none or it has ended. */
export async function findSession(
  database: Database,
  { tokenHash, kind, now }: { tokenHash: string; kind: SessionRow["kind"]; now: Date },
): Promise<{ session: SessionRow; account: AccountRow } | null> {
  const [row] = await database
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.kind, kind), gt(sessions.expiresAt, now)));
  return row ?? null;
}

/** Stores when a session was last used, and its new expiry. */
export async function touchSession(database: Database, session: { id: string; lastSeenAt: Date; expiresAt: Date }): Promise<void> {
  const { id, ...seen } = session;
  await database.update(sessions).set(seen).where(eq(sessions.id, id));
}

/** Replaces the token of one of the account's sessions. */
export async function writeSessionToken(database: Database, session: { accountId: string; id: string; tokenHash: string }): Promise<void> {
  const { accountId, id, tokenHash } = session;
  await database
    .update(sessions)
    .set({ tokenHash })
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)));
}

/** The account's open console sessions, most recently used first. */
export async function listSessions(database: Database, { accountId, now }: { accountId: string; now: Date }): Promise<SessionRow[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.kind, "console"), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
}

/** Deletes one of the account's sessions with the sessions derived from it; false if there is none. */
export async function deleteSession(database: Database, { accountId, id }: { accountId: string; id: string }): Promise<boolean> {
  const gone = await database
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id), eq(sessions.kind, "console")))
    .returning({ id: sessions.id });
  await announceEnds(database, gone);
  return gone.length === 1;
}

/** Deletes all of the account's sessions except `keep` (null: all), with the sessions derived from them. Returns how many. */
export async function deleteOtherSessions(
  database: Database,
  { accountId, keep }: { accountId: string; keep: string | null },
): Promise<number> {
  const others = keep === null ? [] : [ne(sessions.id, keep)];
  const gone = await database
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.kind, "console"), ...others))
    .returning({ id: sessions.id });
  await announceEnds(database, gone);
  return gone.length;
}

/** What a session watches ends with it, on every node. */
async function announceEnds(database: Database, ended: readonly { id: string }[]): Promise<void> {
  for (const { id } of ended) await database.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${id})`);
}

/** Deletes the sessions that have ended. */
export async function deleteEndedSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
}
