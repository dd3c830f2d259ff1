// Credits are monthly and do not roll over. A renewal expires the free credits and grants the plan's monthly ones; what
// running builds hold is kept. What such a build does not use, and what is refunded for a build that fails after the
// renewal, stays with the account until the next one. Several missed months are renewed once, together.
import { newId } from "../../lib/ids.ts";
import { writeRenewal } from "../../storage/rows/people/accounts.ts";
import { appendToLedger, lockCredits } from "../../storage/rows/credits/ledger.ts";
import type { AccountCredits } from "../../storage/rows/credits/ledger.ts";
import type { AppContext } from "../call.ts";
import { PLANS } from "../plans/plans.ts";
import { nextRenewal } from "./next-renewal.ts";

/** Whether an account's renewal is due. An account whose `renewsAt` is null never renews. */
export function isRenewalDue({ renewsAt }: { renewsAt: Date | null }, now: Date): boolean {
  return renewsAt !== null && renewsAt <= now;
}

/**
 * Locks the account's row until the transaction ends and returns its current credits, after making a due renewal. Null
 * if there is no such account. Everything that changes credits calls this first, so that its result does not depend on
 * whether the account was already renewed.
 */
export async function lockCurrentCredits(ctx: AppContext, accountId: string): Promise<AccountCredits | null> {
  const credits = await lockCredits(ctx.database, accountId);
  return credits && renewCredits(ctx, credits);
}

/** Renews an account, whose row the caller's transaction has locked, if due, and returns its credits. The ledger keys name the due date. */
export async function renewCredits(ctx: AppContext, credits: AccountCredits): Promise<AccountCredits> {
  const { database, clock } = ctx;
  const { accountId, plan, balance, held, renewsAt, createdAt } = credits;
  const now = clock.now();
  if (renewsAt === null || !isRenewalDue(credits, now)) return credits;
  const occasion = `${accountId}/${renewsAt.toISOString()}`;
  const free = balance - held;
  if (free > 0) {
    await appendToLedger(database, {
      id: newId(now),
      accountId,
      kind: "expiry",
      amount: -free,
      key: `expiry/${occasion}`,
      createdAt: now,
    });
  }
  await appendToLedger(database, {
    id: newId(now),
    accountId,
    kind: "grant",
    amount: PLANS[plan].creditsAMonth,
    key: `renewal/${occasion}`,
    createdAt: now,
  });
  await writeRenewal(database, { accountId, renewsAt: nextRenewal({ createdAt, now }) });
  return (await lockCredits(database, accountId)) ?? credits;
}
