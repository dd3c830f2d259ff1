import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { accounts, holds } from "../../tables/index.ts";

/** Sets credits aside for an operation and adds them to the account's held credits. The caller has locked the account's row. */
export async function insertHold(database: Database, hold: typeof holds.$inferInsert): Promise<void> {
  await database.insert(holds).values(hold);
  await changeHeld(database, hold.accountId, hold.amount);
}

/** What is still set aside for the operation; 0 when there is no hold. */
export async function readHold(database: Database, operationId: string): Promise<number> {
  const [row] = await database.select({ amount: holds.amount }).from(holds).where(eq(holds.operationId, operationId));
  return row?.amount ?? 0;
}

/** Takes `amount` credits out of the operation's hold, because they have been debited. The hold must have that many. */
export async function shrinkHold(database: Database, accountId: string, operationId: string, amount: number): Promise<void> {
  await database
    .update(holds)
    .set({ amount: sql`${holds.amount} - ${amount}` })
    .where(eq(holds.operationId, operationId));
  await changeHeld(database, accountId, -amount);
}

/** Ends the operation's hold. Nothing changes when it has none. */
export async function deleteHold(database: Database, operationId: string): Promise<void> {
  const [gone] = await database.delete(holds).where(eq(holds.operationId, operationId)).returning();
  if (gone) await changeHeld(database, gone.accountId, -gone.amount);
}

async function changeHeld(database: Database, accountId: string, by: number): Promise<void> {
  await database
    .update(accounts)
    .set({ held: sql`${accounts.held} + ${by}` })
    .where(eq(accounts.id, accountId));
}
