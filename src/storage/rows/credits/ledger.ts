// The ledger and its two sums on the account's row. An entry and the balance, a hold and the held credits, are always
// written by the same function, so that the sums are correct after every transaction.
import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { accounts, ledgerEntries } from "../../tables/index.ts";

const credits = {
  accountId: accounts.id,
  plan: accounts.plan,
  balance: accounts.balance,
  held: accounts.held,
  renewsAt: accounts.renewsAt,
  createdAt: accounts.createdAt,
};

/**
 * An account's credits: its `balance`, of which `held` are reserved for builds that run or wait for an answer; and the
 * fields its renewal depends on.
 */
export type AccountCredits = Pick<typeof accounts.$inferSelect, "plan" | "balance" | "held" | "renewsAt" | "createdAt"> & {
  accountId: string;
};

/** An entry to append. `key` makes it idempotent; `amount` is positive for grants and refunds, negative for debits and expiries. */
export type NewLedgerEntry = typeof ledgerEntries.$inferInsert;

/** Locks the account's row until the transaction ends, and reads its credits; null if there is no such account. */
export async function lockCredits(database: Database, accountId: string): Promise<AccountCredits | null> {
  const [row] = await database.select(credits).from(accounts).where(eq(accounts.id, accountId)).for("no key update");
  return row ?? null;
}

/** As `lockCredits`, for an account due for renewal; null if it is not due, or if another transaction has locked the row. */
export async function lockDueCredits(
  database: Database,
  { accountId, now }: { accountId: string; now: Date },
): Promise<AccountCredits | null> {
  const [row] = await database
    .select(credits)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), lte(accounts.renewsAt, now)))
    .for("no key update", { skipLocked: true });
  return row ?? null;
}

/** Appends an entry and updates the balance. False, without changes, if an entry with this key already exists. */
export async function appendToLedger(database: Database, entry: NewLedgerEntry): Promise<boolean> {
  const inserted = await database
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing({ target: ledgerEntries.key })
    .returning({ id: ledgerEntries.id });
  if (inserted.length === 0) return false;
  await database
    .update(accounts)
    .set({ balance: sql`${accounts.balance} + ${entry.amount}` })
    .where(eq(accounts.id, entry.accountId));
  return true;
}

/** What an operation's model calls have been debited so far, in credits: the keys of such entries name the calls' total. */
export async function readCallDebits(database: Database, operationId: string): Promise<number> {
  const [row] = await database
    .select({ debited: sql<number>`coalesce(-sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.operationId, operationId),
        eq(ledgerEntries.kind, "debit"),
        sql`starts_with(${ledgerEntries.key}, ${`${operationId}/calls-`})`,
      ),
    );
  return row?.debited ?? 0;
}

/** An operation's cost so far, in credits: its debits minus its refunds. */
export async function readSpent(database: Database, operationId: string): Promise<number> {
  const [row] = await database
    .select({ spent: sql<number>`coalesce(-sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.operationId, operationId));
  return row?.spent ?? 0;
}
