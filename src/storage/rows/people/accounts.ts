import { asc, eq, lte } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { accounts } from "../../tables/index.ts";

/** An account as it is stored. */
export type AccountRow = typeof accounts.$inferSelect;

/** Adds an account; false, without changes, if its email already exists. */
export async function insertAccount(database: Database, row: typeof accounts.$inferInsert): Promise<boolean> {
  const inserted = await database
    .insert(accounts)
    .values(row)
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  return inserted.length === 1;
}

/** The account with this id, which comes from a valid key: it exists. */
export async function readAccount(database: Database, accountId: string): Promise<AccountRow> {
  const [row] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  if (row === undefined) throw new Error(`the account ${accountId} is missing`);
  return row;
}

/** The account with this email, its row locked until the transaction ends; null if there is none. */
export async function lockAccountByEmail(database: Database, email: string): Promise<AccountRow | null> {
  const [row] = await database.select().from(accounts).where(eq(accounts.email, email)).for("no key update");
  return row ?? null;
}

/** Updates an account's plan and, if given, its password. */
export async function updateAccount(
  database: Database,
  account: { id: string; plan: AccountRow["plan"]; passwordHash?: string },
): Promise<void> {
  const { id, ...changed } = account;
  await database.update(accounts).set(changed).where(eq(accounts.id, id));
}

/** The account with this email; null if there is none. */
export async function findAccountByEmail(database: Database, email: string): Promise<AccountRow | null> {
  const [row] = await database.select().from(accounts).where(eq(accounts.email, email));
  return row ?? null;
}

/** The account, its row locked until the transaction ends; null if it no longer exists. */
export async function lockAccount(database: Database, accountId: string): Promise<AccountRow | null> {
  const [row] = await database.select().from(accounts).where(eq(accounts.id, accountId)).for("no key update");
  return row ?? null;
}

/** Stores an account's password hash. */
export async function writePassword(database: Database, account: { accountId: string; passwordHash: string }): Promise<void> {
  await database.update(accounts).set({ passwordHash: account.passwordHash }).where(eq(accounts.id, account.accountId));
}

/** Deletes an account with everything it owns. */
export async function deleteAccount(database: Database, accountId: string): Promise<void> {
  await database.delete(accounts).where(eq(accounts.id, accountId));
}

/** All accounts, oldest first. */
export async function listAccounts(database: Database): Promise<AccountRow[]> {
  return database.select().from(accounts).orderBy(asc(accounts.createdAt), asc(accounts.id));
}

/** Stores when an account's credits renew next. */
export async function writeRenewal(database: Database, { accountId, renewsAt }: { accountId: string; renewsAt: Date }): Promise<void> {
  await database.update(accounts).set({ renewsAt }).where(eq(accounts.id, accountId));
}

/** The ids of up to `limit` accounts due for renewal, longest overdue first. */
export async function listDueAccounts(database: Database, { now, limit }: { now: Date; limit: number }): Promise<string[]> {
  const due = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(lte(accounts.renewsAt, now))
    .orderBy(asc(accounts.renewsAt))
    .limit(limit);
  return due.map(({ id }) => id);
}
