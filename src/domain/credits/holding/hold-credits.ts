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
 * Returns the free credits of an account whose row is locked. Throws `not_enough_credits` if there are fewer, in a message
 * that begins with `purpose`, where `#` is the amount; null is a deleted account.
 */
export function requireFree(credits: AccountCredits | null, amount: number, purpose: string = TO_START): number {
  const free = freeOf(credits);
  if (free >= amount) return free;
  const message = `${purpose.replace("#", `${amount}`)}, and this account has ${free} free. ${waysToMore(credits)}`;
  throw new ServiceError("not_enough_credits", message, { balance: free, required: amount });
}

const TO_START = "A build needs # credits to start";

/** The credits of an account that no build holds; none of a deleted account. */
export function freeOf(credits: AccountCredits | null): number {
  return credits === null ? 0 : credits.balance - credits.held;
}

/** How an account comes to more free credits, in a sentence. A larger plan adds some only at the next renewal, so it is not named. */
export function waysToMore(credits: AccountCredits | null): string {
  const renewsAt = credits?.renewsAt ?? null;
  const more = renewsAt === null ? "ask the operator for more" : `wait for the month’s credits on ${renewsAt.toISOString().slice(0, 10)}`;
  const held = credits?.held ?? 0;
  return held > 0
    ? `${held} more are set aside for builds that have not ended: wait until one has and frees what it did not use, or ${more}.`
    : `${more.charAt(0).toUpperCase()}${more.slice(1)}.`;
}
