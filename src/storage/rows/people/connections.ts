// A connection is a grant of the authorization server, as seen by the account that gave it: the records of
// `oauth-records.ts` with the model `Grant`. It is active as long as it exists and has a token or code that is still
// usable.
import { and, desc, eq, exists, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../database.ts";
import { oauthRecords } from "../../tables/index.ts";
import { runPrepared } from "../../statements/run-prepared.ts";
import type { AccountRow } from "./accounts.ts";
import type { OAuthRecordRow } from "./oauth-records.ts";

/** A grant as it is stored. */
export type ConnectionRow = Pick<OAuthRecordRow, "id" | "payload" | "createdAt" | "lastUsedAt">;

const columns = {
  id: oauthRecords.id,
  payload: oauthRecords.payload,
  createdAt: oauthRecords.createdAt,
  lastUsedAt: oauthRecords.lastUsedAt,
};

const ofAccount = (accountId: string): SQL | undefined => and(eq(oauthRecords.model, "Grant"), eq(oauthRecords.accountId, accountId));

/** The account's active connections, newest first. */
export async function listConnections(database: Database, { accountId, now }: { accountId: string; now: Date }): Promise<ConnectionRow[]> {
  const part = alias(oauthRecords, "part");
  const opensSomething = database
    .select({ id: part.id })
    .from(part)
    .where(and(eq(part.grantId, oauthRecords.id), isNull(part.consumedAt), gt(part.expiresAt, now)));
  return database
    .select(columns)
    .from(oauthRecords)
    .where(and(ofAccount(accountId), gt(oauthRecords.expiresAt, now), exists(opensSomething)))
    .orderBy(desc(oauthRecords.createdAt), desc(oauthRecords.id));
}

/** Adds the client details shown to the owner to a grant's payload. */
export async function describeConnection(
  database: Database,
  { accountId, id, facts }: { accountId: string; id: string; facts: Record<string, unknown> },
): Promise<void> {
  await database
    .update(oauthRecords)
    .set({ payload: sql`${oauthRecords.payload} || ${JSON.stringify(facts)}::jsonb` })
    .where(and(ofAccount(accountId), eq(oauthRecords.id, id)));
}

/** Deletes a grant with its tokens and codes, and returns it; null if there is none. `accountId` null matches any account. */
export async function deleteConnection(
  database: Database,
  { accountId, id }: { accountId: string | null; id: string },
): Promise<Pick<OAuthRecordRow, "accountId" | "payload"> | null> {
  const [gone] = await database
    .delete(oauthRecords)
    .where(and(accountId === null ? eq(oauthRecords.model, "Grant") : ofAccount(accountId), eq(oauthRecords.id, id)))
    .returning({ accountId: oauthRecords.accountId, payload: oauthRecords.payload });
  if (gone === undefined) return null;
  await database.delete(oauthRecords).where(eq(oauthRecords.grantId, id));
  return gone;
}

/** Deletes all grants of an account with their tokens and codes, and returns the number of grants. */
export async function deleteConnections(database: Database, accountId: string): Promise<number> {
  const gone = await database.delete(oauthRecords).where(eq(oauthRecords.accountId, accountId)).returning({ model: oauthRecords.model });
  return gone.filter(({ model }) => model === "Grant").length;
}

/** A currently valid token, with its grant and account. */
export interface AdmittedToken {
  payload: OAuthRecordRow["payload"];
  connectionId: string;
  lastUsedAt: Date | null;
  accountId: string;
  plan: AccountRow["plan"];
}

const ADMIT = `
select token.payload, given.id as "connectionId", given.last_used_at as "lastUsedAt", account.id as "accountId", account.plan
from oauth_records token
join oauth_records given on given.model = 'Grant' and given.id = token.grant_id and given.account_id = token.account_id
join accounts account on account.id = token.account_id
where token.model = 'AccessToken' and token.id = $1 and token.expires_at > $2 and given.expires_at > $2`;

/** The access token with this hash; null if there is none, it has expired, or its grant was deleted. */
export async function findAccessToken(database: Database, { id, now }: { id: string; now: Date }): Promise<AdmittedToken | null> {
  const [row] = await runPrepared<AdmittedToken>(database, { name: "find_access_token", text: ADMIT, values: [id, now] });
  return row ?? null;
}

/** Stores when a connection was last used, unless the stored moment is not before `unlessAfter`. */
export async function touchConnection(
  database: Database,
  { accountId, id, lastUsedAt, unlessAfter }: { accountId: string; id: string; lastUsedAt: Date; unlessAfter: Date },
): Promise<void> {
  await database
    .update(oauthRecords)
    .set({ lastUsedAt })
    .where(
      and(ofAccount(accountId), eq(oauthRecords.id, id), or(isNull(oauthRecords.lastUsedAt), lt(oauthRecords.lastUsedAt, unlessAfter))),
    );
}
