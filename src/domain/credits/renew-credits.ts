// Credits are a month's, and do not roll over. A renewal takes away what is free and grants the plan's month; what running
// builds hold is not taken from under them. What such a build does not use, and what is given back for a build that fails
// after the renewal, stays with the account until the next one. Months that nobody was there for are renewed once, together.
import { newId } from "../../kit/ids.ts";
import { writeRenewal } from "../../storage/rows/people/accounts.ts";
import { appendToLedger, lockCredits } from "../../storage/rows/credits/ledger.ts";
import type { AccountCredits } from "../../storage/rows/credits/ledger.ts";
import type { Ground } from "../call.ts";
import { PLANS } from "../plans/plans.ts";
import { nextRenewal } from "./next-renewal.ts";

/** Whether the moment of an account's renewal has come. An account whose `renewsAt` is null never renews. */
export function isRenewalDue({ renewsAt }: { renewsAt: Date | null }, now: Date): boolean {
  return renewsAt !== null && renewsAt <= now;
}

/**
 * Locks the account's row until the transaction ends, and reads its credits as they are at this moment: a renewal that is
 * due happens first. Null when there is no such account. Whatever moves credits begins with this, so what it finds does
 * not depend on whether someone else has renewed the account yet.
 */
export async function lockPresentCredits(ground: Ground, accountId: string): Promise<AccountCredits | null> {
  const credits = await lockCredits(ground.database, accountId);
  return credits && renewCredits(ground, credits);
}

/** Renews an account whose row the caller's transaction has locked, if that is due, and returns its credits. The keys of the ledger's entries name the moment that was due. */
export async function renewCredits(ground: Ground, credits: AccountCredits): Promise<AccountCredits> {
  const { database, clock } = ground;
  const { accountId, plan, balance, held, renewsAt, createdAt } = credits;
  const now = clock.now();
  if (renewsAt === null || !isRenewalDue(credits, now)) return credits;
  const occasion = `${accountId}/${renewsAt.toISOString()}`;
  const free = balance - held;
  if (free > 0) {
    await appendToLedger(database, {
      ...{ id: newId(now), accountId, kind: "expiry", amount: -free, key: `expiry/${occasion}`, createdAt: now },
    });
  }
  await appendToLedger(database, {
    ...{ id: newId(now), accountId, kind: "grant", amount: PLANS[plan].creditsAMonth, key: `renewal/${occasion}`, createdAt: now },
  });
  await writeRenewal(database, { accountId, renewsAt: nextRenewal({ createdAt, now }) });
  return (await lockCredits(database, accountId)) ?? credits;
}
