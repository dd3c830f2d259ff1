// A build sets credits aside before anything starts. The account's row is locked while it is decided, so two creates at
// once cannot both have the last credits.
import { insertHold } from "../../storage/rows/credits/holds.ts";
import type { AccountCredits } from "../../storage/rows/credits/ledger.ts";
import type { Ground } from "../call.ts";
import { ServiceError } from "../errors.ts";
import { lockPresentCredits } from "./renew-credits.ts";

/** Whose credits are set aside for which operation, at least how many, and how many where as many are free. */
export interface HoldCredits {
  accountId: string;
  operationId: string;
  atLeast: number;
  wanted: number;
}

/**
 * Sets credits aside, in the caller's transaction, and returns how many. Refuses with `not_enough_credits` when too few are
 * free, that is the balance without what other builds hold; the refusal's `balance` is that free part.
 */
export async function holdCredits(ground: Ground, { accountId, operationId, atLeast, wanted }: HoldCredits): Promise<number> {
  const free = requireFree(await lockPresentCredits(ground, accountId), atLeast);
  const amount = Math.max(atLeast, Math.min(wanted, free));
  await insertHold(ground.database, { operationId, accountId, amount, createdAt: ground.clock.now() });
  return amount;
}

/** The free credits of an account, whose row the caller has locked. Refuses with `not_enough_credits` when there are fewer. Null is an account that is gone. */
export function requireFree(credits: AccountCredits | null, amount: number): number {
  const free = credits === null ? 0 : credits.balance - credits.held;
  if (free >= amount) return free;
  throw new ServiceError("not_enough_credits", shortOf(credits, { free, required: amount }), { balance: free, required: amount });
}

// A larger plan gives its credits with the next renewal only, so it is no way out.
function shortOf(credits: AccountCredits | null, { free, required }: { free: number; required: number }): string {
  const first = `A build needs ${required} credits to start, and this account has ${free} free.`;
  const renewsAt = credits?.renewsAt ?? null;
  const more = renewsAt === null ? "ask the operator for more" : `wait for the month’s credits on ${renewsAt.toISOString().slice(0, 10)}`;
  const held = credits?.held ?? 0;
  return held > 0
    ? `${first} ${held} more are set aside for builds that have not ended: wait until one has and frees what it did not use, or ${more}.`
    : `${first} ${more.charAt(0).toUpperCase()}${more.slice(1)}.`;
}
