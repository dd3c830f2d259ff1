import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { accounts, oneTimeTokens } from "../../tables/index.ts";
import type { AccountRow } from "./accounts.ts";

/** A one-time token as it is stored. */
export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect;

/** Identifies a token, and the current time. Tokens of another kind, and expired ones, do not match. */
export interface TokenKey {
  tokenHash: string;
  kind: OneTimeTokenRow["kind"];
  now: Date;
}

const good = ({ tokenHash, kind, now }: TokenKey) =>
  and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.kind, kind), gt(oneTimeTokens.expiresAt, now));

/** Adds a token. */
export async function insertToken(database: Database, row: typeof oneTimeTokens.$inferInsert): Promise<void> {
  await database.insert(oneTimeTokens).values(row);
}

/** The account a token is for, without consuming it; null if the token is not valid. */
export async function findTokenAccount(database: Database, key: TokenKey): Promise<AccountRow | null> {
  const [row] = await database
    .select({ account: accounts })
    .from(oneTimeTokens)
    .innerJoin(accounts, eq(accounts.id, oneTimeTokens.accountId))
    .where(good(key));
  return row?.account ?? null;
}

/** Consumes a token and returns it; null, without changes, if it is not valid. Of concurrent calls, one gets it. */
export async function takeToken(database: Database, key: TokenKey): Promise<OneTimeTokenRow | null> {
  const [row] = await database.delete(oneTimeTokens).where(good(key)).returning();
  return row ?? null;
}

/** Deletes the account's tokens of these kinds. */
export async function deleteTokens(
  database: Database,
  { accountId, kinds }: { accountId: string; kinds: OneTimeTokenRow["kind"][] },
): Promise<void> {
  await database.delete(oneTimeTokens).where(and(eq(oneTimeTokens.accountId, accountId), inArray(oneTimeTokens.kind, kinds)));
}

/** Deletes expired tokens. */
export async function deleteEndedTokens(database: Database, now: Date): Promise<void> {
  await database.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
}
