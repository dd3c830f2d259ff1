// The end of a build's money: its hold is released, and what it cost stays debited, unless we failed it: then every
// debit is given back. Settling twice is settling once.
import { newId } from "../../kit/ids.ts";
import { deleteHold } from "../../storage/rows/credits/holds.ts";
import { appendToLedger, readSpent } from "../../storage/rows/credits/ledger.ts";
import type { Ground } from "../call.ts";
import { lockPresentCredits } from "./renew-credits.ts";

/** Which operation is settled, and whether its debits are given back. */
export interface SettleCredits {
  accountId: string;
  operationId: string;
  refund: boolean;
}

/** Settles an operation in the caller's transaction, and says what it cost in the end, in credits. */
export async function settleCredits(ground: Ground, { accountId, operationId, refund }: SettleCredits): Promise<number> {
  const { database, clock } = ground;
  await lockPresentCredits(ground, accountId);
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
