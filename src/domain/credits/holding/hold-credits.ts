// A build holds credits before anything starts. The account's row is locked meanwhile, so that two concurrent creates
// cannot both get the last credits.
import { insertHold } from "../../../storage/rows/credits/holds.ts";
import type { AccountCredits } from "../../../storage/rows/credits/ledger.ts";
import type { AppContext } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { lockCurrentCredits } from "../renew-credits.ts";

/** The account and operation of a hold, its minimum, and the amount wanted if enough credits are free. */
export interface HoldCredits {
  accountId: string;
  operationId: string;
  atLeast: number;
  wanted: number;
}

/**
 * Holds credits, in the caller's transaction, and returns how many. Throws `not_enough_credits` if too few are free,
 * that is the balance minus what other builds hold; the error's `balance` is that free part.
 */
export async function holdCredits(ctx: AppContext, { accountId, operationId, atLeast, wanted }: HoldCredits): Promise<number> {
  const free = requireFree(await lockCurrentCredits(ctx, accountId), atLeast);
  const amount = Math.max(atLeast, Math.min(wanted, free));
  await insertHold(ctx.database, { operationId, accountId, amount, createdAt: ctx.clock.now() });
  return amount;
}

/**
 * Returns the free credits of an account whose row is locked. Throws `not_enough_credits` if there are fewer; null is a
 * deleted account.
 */
export function requireFree(credits: AccountCredits | null, amount: number): number {
  const free = credits === null ? 0 : credits.balance - credits.held;
  if (free >= amount) return free;
  throw new ServiceError("not_enough_credits", shortageMessage(credits, { free, required: amount }), { balance: free, required: amount });
}

// A larger plan adds credits only at the next renewal, so upgrading would not help.
function shortageMessage(credits: AccountCredits | null, { free, required }: { free: number; required: number }): string {
  const first = `A build needs ${required} credits to start, and this account has ${free} free.`;
  const renewsAt = credits?.renewsAt ?? null;
  const more = renewsAt === null ? "ask the operator for more" : `wait for the month’s credits on ${renewsAt.toISOString().slice(0, 10)}`;
  const held = credits?.held ?? 0;
  return held > 0
    ? `${first} ${held} more are set aside for builds that have not ended: wait until one has and frees what it did not use, or ${more}.`
    : `${first} ${more.charAt(0).toUpperCase()}${more.slice(1)}.`;
}
