import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { ledgerEntries, operations, projects } from "../../tables/index.ts";

/** A part of an account's ledger: at most `limit` entries that are older than the entry `before`, which is the account's too. */
export interface LedgerPage {
  accountId: string;
  before: string | null;
  limit: number;
}

/** The words of its prompt that stand for a project without a name. */
export const projectName = sql<string | null>`coalesce(${projects.name}, left(${projects.prompt}, 80))`;

/** Entries of the account's ledger, newest first. `balance` is what it had after each. */
export async function pageOfLedger(database: Database, { accountId, before, limit }: LedgerPage) {
  const told = database.$with("told").as(
    database
      .select({
        id: ledgerEntries.id,
        kind: ledgerEntries.kind,
        amount: ledgerEntries.amount,
        operationId: ledgerEntries.operationId,
        createdAt: ledgerEntries.createdAt,
        balance: sql<number>`sum(${ledgerEntries.amount}) over (order by ${ledgerEntries.createdAt}, ${ledgerEntries.id})::float8`.as(
          "balance",
        ),
      })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.accountId, accountId)),
  );
  const isOlder =
    before === null
      ? undefined
      : sql`(${told.createdAt}, ${told.id}) < (select created_at, id from told as last where last.id = ${before})`;
  return database
    .with(told)
    .select({
      ...{ id: told.id, kind: told.kind, amount: told.amount, balance: told.balance, createdAt: told.createdAt },
      projectId: operations.projectId,
      projectName,
    })
    .from(told)
    .leftJoin(operations, and(eq(operations.id, told.operationId), eq(operations.accountId, accountId)))
    .leftJoin(projects, eq(projects.id, operations.projectId))
    .where(isOlder)
    .orderBy(sql`${told.createdAt} desc, ${told.id} desc`)
    .limit(limit);
}

/** An entry of the ledger as its owner reads it. */
export type LedgerEntryRow = Awaited<ReturnType<typeof pageOfLedger>>[number];
