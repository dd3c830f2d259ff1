// A stage is paid for once, by the transaction that saves its result. The key of the ledger entry names the operation,
// the stage and the round, so that a stage that is run again after a crash finds itself paid.
import { newId } from "../../kit/ids.ts";
import { readHold, shrinkHold } from "../../storage/rows/credits/holds.ts";
import { appendToLedger } from "../../storage/rows/credits/ledger.ts";
import type { Ground } from "../call.ts";
import { announceLowCredits } from "../webhooks/announcing/announce-low-credits.ts";
import { lockPresentCredits } from "./renew-credits.ts";

/** What is debited, to whom, and for which stage of which round. */
export interface DebitCredits {
  accountId: string;
  operationId: string;
  stage: string;
  round: number;
  amount: number;
}

/** Debits a stage in the caller's transaction, first out of the operation's hold. `exhausted`, and nothing changes, when the account cannot pay. */
export async function debitCredits(ground: Ground, debit: DebitCredits): Promise<"debited" | "debited before" | "exhausted"> {
  const { database, clock } = ground;
  const { accountId, operationId, amount } = debit;
  const credits = await lockPresentCredits(ground, accountId);
  if (credits === null) return "exhausted";
  const hold = await readHold(database, operationId);
  if (credits.balance - credits.held + hold < amount) return "exhausted";
  const createdAt = clock.now();
  const key = `${operationId}/${debit.stage}/${debit.round}`;
  const appended = await appendToLedger(database, {
    id: newId(createdAt),
    accountId,
    operationId,
    kind: "debit",
    amount: -amount,
    key,
    createdAt,
  });
  if (!appended) return "debited before";
  const fromHold = Math.min(hold, amount);
  await shrinkHold(database, accountId, operationId, fromHold);
  await announceLowCredits(ground, credits, { amount, fromHold });
  return "debited";
}
