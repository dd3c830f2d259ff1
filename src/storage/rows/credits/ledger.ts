// The ledger and the two sums that stand on the account's row. An entry and the balance, a hold and the held credits, are
// written by the same statement's function, so that the sums are true after every transaction.
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

/** What an account has: `balance` credits, of which `held` are set aside for running builds; and what its renewal goes by. */
export type AccountCredits = Pick<typeof accounts.$inferSelect, "plan" | "balance" | "held" | "renewsAt" | "createdAt"> & {
  accountId: string;
};

/** An entry to append. `key` makes it happen once; `amount` is positive for grants and refunds, negative for debits and expiries. */
export type NewLedgerEntry = typeof ledgerEntries.$inferInsert;

/** Locks the account's row until the transaction ends, and reads its credits; null when there is no such account. */
export async function lockCredits(database: Database, accountId: string): Promise<AccountCredits | null> {
  const [row] = await database.select(credits).from(accounts).where(eq(accounts.id, accountId)).for("no key update");
  return row ?? null;
}

/** As `lockCredits`, for an account whose renewal is due; null when it is not, and when another transaction has the row. */
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

/** Appends an entry and moves the balance with it. False, and nothing changes, when an entry with this key is already there. */
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

/** What an operation has cost so far, in credits: its debits less its refunds. */
export async function readSpent(database: Database, operationId: string): Promise<number> {
  const [row] = await database
    .select({ spent: sql<number>`coalesce(-sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.operationId, operationId));
  return row?.spent ?? 0;
}
