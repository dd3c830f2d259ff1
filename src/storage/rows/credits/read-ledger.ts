import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { ledgerEntries, operations, projects } from "../../tables/index.ts";

/** A page of an account's ledger: at most `limit` entries older than the entry `before`, which must be the account's own. */
export interface LedgerPage {
  accountId: string;
  before: string | null;
  limit: number;
}

/** A project's name, or the start of its prompt if it has none. */
export const projectName = sql<string | null>`coalesce(${projects.name}, left(${projects.prompt}, 80))`;

/** Entries of the account's ledger, newest first. `balance` is the balance after each. */
export async function pageOfLedger(database: Database, { accountId, before, limit }: LedgerPage) {
  const entries = database.$with("entries").as(
    database
      .select({
        id: ledgerEntries.id,
        kind: ledgerEntries.kind,
        amount: ledgerEntries.amount,
        operationId: ledgerEntries.operationId,
        isCorrection: sql<boolean>`${ledgerEntries.key} like '%/correction'`.as("is_correction"),
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
      : sql`(${entries.createdAt}, ${entries.id}) < (select created_at, id from entries as last where last.id = ${before})`;
  return database
    .with(entries)
    .select({
      id: entries.id,
      kind: entries.kind,
      /** Whether a refund returns the first version of an app that was about the wrong thing. */
      isCorrection: entries.isCorrection,
      amount: entries.amount,
      balance: entries.balance,
      createdAt: entries.createdAt,
      projectId: operations.projectId,
      projectName,
    })
    .from(entries)
    .leftJoin(operations, and(eq(operations.id, entries.operationId), eq(operations.accountId, accountId)))
    .leftJoin(projects, eq(projects.id, operations.projectId))
    .where(isOlder)
    .orderBy(sql`${entries.createdAt} desc, ${entries.id} desc`)
    .limit(limit);
}

/** A ledger entry as its owner sees it. */
export type LedgerEntryRow = Awaited<ReturnType<typeof pageOfLedger>>[number];
