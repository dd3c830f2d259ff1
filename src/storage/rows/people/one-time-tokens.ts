import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { accounts, oneTimeTokens } from "../../tables/index.ts";
import type { AccountRow } from "./accounts.ts";

/** A token that is good once, as it is stored. */
export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect;

/** Which token is meant, and when. One of another kind, and one whose time is over, is none. */
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

/** The account that a token is for, and leaves the token as it is; null when the token is not good. */
export async function findTokenAccount(database: Database, key: TokenKey): Promise<AccountRow | null> {
  const [row] = await database
    .select({ account: accounts })
    .from(oneTimeTokens)
    .innerJoin(accounts, eq(accounts.id, oneTimeTokens.accountId))
    .where(good(key));
  return row?.account ?? null;
}

/** Uses a token up and returns it; null when it is not good, and then nothing changes. Of two at once, one has it. */
export async function takeToken(database: Database, key: TokenKey): Promise<OneTimeTokenRow | null> {
  const [row] = await database.delete(oneTimeTokens).where(good(key)).returning();
  return row ?? null;
}

/** Removes the account's tokens of these kinds. */
export async function deleteTokens(
  database: Database,
  { accountId, kinds }: { accountId: string; kinds: OneTimeTokenRow["kind"][] },
): Promise<void> {
  await database.delete(oneTimeTokens).where(and(eq(oneTimeTokens.accountId, accountId), inArray(oneTimeTokens.kind, kinds)));
}

/** Removes the tokens whose time is over. */
export async function deleteEndedTokens(database: Database, now: Date): Promise<void> {
  await database.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
}
