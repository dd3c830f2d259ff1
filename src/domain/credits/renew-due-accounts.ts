// Accounts renew by themselves when something asks for their credits. This renews those that nothing asks for, so that
// the ledgers are right without traffic. Any number of processes may do it at once: each account is renewed by one of them.
import { isConnectionLost, stackOf } from "../../storage/error-causes.ts";
import { listDueAccounts } from "../../storage/rows/people/accounts.ts";
import { lockDueCredits } from "../../storage/rows/credits/ledger.ts";
import type { Ground } from "../call.ts";
import { inTransaction } from "../call.ts";
import { renewCredits } from "./renew-credits.ts";

const ACCOUNTS_AT_ONCE = 100;

/**
 * Renews the accounts that are due, each in a transaction of its own, and says how many. One that cannot be renewed is
 * logged and left for the next time, and keeps no other from it. Throws when the database cannot be reached. Ends early at the signal.
 */
export async function renewDueAccounts(ground: Ground, signal: AbortSignal): Promise<number> {
  let renewed = 0;
  for (;;) {
    const due = await listDueAccounts(ground.database, { now: ground.clock.now(), limit: ACCOUNTS_AT_ONCE });
    let renewedNow = 0;
    for (const accountId of due) {
      if (signal.aborted) return renewed;
      if (await renewIfFree(ground, accountId)) renewedNow += 1;
    }
    renewed += renewedNow;
    if (due.length < ACCOUNTS_AT_ONCE || renewedNow === 0) return renewed;
  }
}

/** False when it could not be, or when someone else has the account's row: who moves its credits renews it. */
async function renewIfFree(ground: Ground, accountId: string): Promise<boolean> {
  const [outcome] = await Promise.allSettled([
    inTransaction(ground, async (inner) => {
      const credits = await lockDueCredits(inner.database, { accountId, now: inner.clock.now() });
      if (credits !== null) await renewCredits(inner, credits);
      return credits !== null;
    }),
  ]);
  if (outcome.status === "fulfilled") return outcome.value;
  if (isConnectionLost(outcome.reason)) throw outcome.reason;
  ground.log.error({ accountId, error: stackOf(outcome.reason) }, "an account could not be renewed");
  return false;
}
