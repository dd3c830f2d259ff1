import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { accounts, holds } from "../../tables/index.ts";

/** Inserts an operation's hold and adds it to the account's held credits. The caller has locked the account's row. */
export async function insertHold(database: Database, hold: typeof holds.$inferInsert): Promise<void> {
  await database.insert(holds).values(hold);
  await changeHeld(database, hold.accountId, hold.amount);
}

/** The operation's remaining hold; 0 if there is none. */
export async function readHold(database: Database, operationId: string): Promise<number> {
  const [row] = await database.select({ amount: holds.amount }).from(holds).where(eq(holds.operationId, operationId));
  return row?.amount ?? 0;
}

/** Reduces the operation's hold by `amount` credits that have been debited. The hold must have that many. */
export async function shrinkHold(database: Database, accountId: string, operationId: string, amount: number): Promise<void> {
  await database
    .update(holds)
    .set({ amount: sql`${holds.amount} - ${amount}` })
    .where(eq(holds.operationId, operationId));
  await changeHeld(database, accountId, -amount);
}

/** Adds `amount` credits to the operation's hold. The caller has locked the account's row, and the operation has a hold. */
export async function raiseHold(
  database: Database,
  accountId: string,
  { operationId, amount }: { operationId: string; amount: number },
): Promise<void> {
  await database
    .update(holds)
    .set({ amount: sql`${holds.amount} + ${amount}` })
    .where(eq(holds.operationId, operationId));
  await changeHeld(database, accountId, amount);
}

/** Deletes the operation's hold, if it has one. */
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
