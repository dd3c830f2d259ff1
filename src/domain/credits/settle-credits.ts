// Settles a build's credits: its hold is released and its debits stay, unless the service failed it: then every debit
// is refunded. Settling is idempotent.
import { newId } from "../../lib/ids.ts";
import { deleteHold } from "../../storage/rows/credits/holds.ts";
import { appendToLedger, readSpent } from "../../storage/rows/credits/ledger.ts";
import type { AppContext } from "../call.ts";
import { lockCurrentCredits } from "./renew-credits.ts";

/** The operation to settle, and whether its debits are refunded. */
export interface SettleCredits {
  accountId: string;
  operationId: string;
  refund: boolean;
}

/** Settles an operation in the caller's transaction, and returns its final cost in credits. */
export async function settleCredits(ctx: AppContext, { accountId, operationId, refund }: SettleCredits): Promise<number> {
  const { database, clock } = ctx;
  await lockCurrentCredits(ctx, accountId);
  await deleteHold(database, operationId);
  const spent = await readSpent(database, operationId);
  if (!refund || spent === 0) return spent;
  const createdAt = clock.now();
  await appendToLedger(database, {
    id: newId(createdAt),
    accountId,
    operationId,
    kind: "refund",
    amount: spent,
    key: `${operationId}/refund`,
    createdAt,
  });
  return 0;
}
