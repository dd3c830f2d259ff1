import { raiseHold as writeRaise, readHold } from "../../../storage/rows/credits/holds.ts";
import type { AccountCredits } from "../../../storage/rows/credits/ledger.ts";
import type { AppContext } from "../../call.ts";
import { lockCurrentCredits } from "../renew-credits.ts";
import { requireFree } from "./hold-credits.ts";

/** The build that goes on, and the credits that are added to its hold. */
export interface RaiseHold {
  accountId: string;
  operationId: string;
  amount: number;
}

/** Adds free credits to a build's hold, in the caller's transaction. Throws `not_enough_credits` if too few are free. */
export async function raiseHold(ctx: AppContext, { accountId, operationId, amount }: RaiseHold): Promise<void> {
  requireFree(await lockCreditsBeside(ctx, { accountId, operationId }), amount, "Going on needs # credits more");
  await writeRaise(ctx.database, accountId, { operationId, amount });
}

/** Locks an account's credits and returns them without what this build holds: what is left for it to go on with. */
export async function lockCreditsBeside(
  ctx: AppContext,
  { accountId, operationId }: Pick<RaiseHold, "accountId" | "operationId">,
): Promise<AccountCredits | null> {
  const credits = await lockCurrentCredits(ctx, accountId);
  const own = await readHold(ctx.database, operationId);
  return credits && { ...credits, balance: credits.balance - own, held: credits.held - own };
}
