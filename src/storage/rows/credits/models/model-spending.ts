import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database.ts";
import { modelSpending } from "../../../tables/index.ts";

/** What the calls to one model cost in a month. */
export type ModelSpendingRow = typeof modelSpending.$inferSelect;

/** Adds the cost of one call. */
export async function addModelSpending(database: Database, spent: Omit<ModelSpendingRow, "calls">): Promise<void> {
  const { month, provider, model } = modelSpending;
  await database
    .insert(modelSpending)
    .values({ ...spent, calls: 1 })
    .onConflictDoUpdate({
      target: [month, provider, model],
      set: {
        calls: sql`${modelSpending.calls} + 1`,
        microDollars: sql`${modelSpending.microDollars} + ${spent.microDollars}`,
      },
    });
}

/** What all calls of a month, such as `2026-11`, cost, in millionths of a US dollar. */
export async function sumModelSpending(database: Database, month: string): Promise<number> {
  const [row] = await database
    .select({ sum: sql<number>`coalesce(sum(${modelSpending.microDollars}), 0)::float8` })
    .from(modelSpending)
    .where(eq(modelSpending.month, month));
  return row?.sum ?? 0;
}

/** The models that were called in a month, the most expensive first. */
export async function listModelSpending(database: Database, month: string): Promise<ModelSpendingRow[]> {
  return database.select().from(modelSpending).where(eq(modelSpending.month, month)).orderBy(desc(modelSpending.microDollars));
}
