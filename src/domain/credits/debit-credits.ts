// A stage or a model call is paid for once, in the transaction that saves its result. The key of the ledger entry names
// the operation, the stage (for a model call, the build's total so far) and the round, so that one that is repeated
// after a crash is not debited again.
import { newId } from "../../lib/ids.ts";
import { readHold, shrinkHold } from "../../storage/rows/credits/holds.ts";
import { appendToLedger } from "../../storage/rows/credits/ledger.ts";
import type { AppContext } from "../call.ts";
import { announceLowCredits } from "../webhooks/announcing/announce-low-credits.ts";
import { lockCurrentCredits } from "./renew-credits.ts";

/** The debit: amount, account, and what it is for: a stage, or `calls-<total>` for a model call, in a round. */
export interface DebitCredits {
  accountId: string;
  operationId: string;
  stage: string;
  round: number;
  amount: number;
}

/** Debits a stage or a model call in the caller's transaction, first from the operation's hold. `exhausted`, without changes, if the account cannot pay. */
export async function debitCredits(ctx: AppContext, debit: DebitCredits): Promise<"debited" | "debited before" | "exhausted"> {
  const { database, clock } = ctx;
  const { accountId, operationId, amount } = debit;
  const credits = await lockCurrentCredits(ctx, accountId);
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
  await announceLowCredits(ctx, credits, { amount, fromHold });
  return "debited";
}
