// Settles a build's credits: its hold is released and its debits stay. What was debited beyond the price of what was
// delivered is refunded: everything where the service failed the build or its user dropped it. Settling is idempotent.
import { newId } from "../../lib/ids.ts";
import { deleteHold } from "../../storage/rows/credits/holds.ts";
import { appendToLedger, readSpent } from "../../storage/rows/credits/ledger.ts";
import type { AppContext } from "../call.ts";
import { lockCurrentCredits } from "./renew-credits.ts";

/** The operation to settle, and the most that it may cost, in credits: null if all of its debits stay. */
export interface SettleCredits {
  accountId: string;
  operationId: string;
  costsAtMost: number | null;
}

/** Settles an operation in the caller's transaction, and returns its final cost in credits. */
export async function settleCredits(ctx: AppContext, { accountId, operationId, costsAtMost }: SettleCredits): Promise<number> {
  const { database, clock } = ctx;
  await lockCurrentCredits(ctx, accountId);
  await deleteHold(database, operationId);
  const spent = await readSpent(database, operationId);
  const amount = costsAtMost === null ? 0 : spent - costsAtMost;
  if (amount <= 0) return spent;
  const createdAt = clock.now();
  await appendToLedger(database, {
    id: newId(createdAt),
    accountId,
    operationId,
    kind: "refund",
    amount,
    key: `${operationId}/refund`,
    createdAt,
  });
  return spent - amount;
}
