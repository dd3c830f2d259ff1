// Accounts renew when something reads their credits. This renews the others, so that ledgers are correct without
// traffic. Any number of processes may run it at once: each account is renewed by one of them.
import { isConnectionLost, stackOf } from "../../storage/error-causes.ts";
import { listDueAccounts } from "../../storage/rows/people/accounts.ts";
import { lockDueCredits } from "../../storage/rows/credits/ledger.ts";
import type { AppContext } from "../call.ts";
import { inTransaction } from "../call.ts";
import { renewCredits } from "./renew-credits.ts";
import { attempt } from "../../lib/attempts/attempt.ts";

const ACCOUNTS_AT_ONCE = 100;

/**
 * Renews the due accounts, each in its own transaction, and returns how many. An account that cannot be renewed is
 * logged and left for the next run, and does not block others. Throws if the database is unreachable. Stops early on
 * abort.
 */
export async function renewDueAccounts(ctx: AppContext, signal: AbortSignal): Promise<number> {
  let renewed = 0;
  for (;;) {
    const due = await listDueAccounts(ctx.database, { now: ctx.clock.now(), limit: ACCOUNTS_AT_ONCE });
    let renewedNow = 0;
    for (const accountId of due) {
      if (signal.aborted) return renewed;
      if (await renewIfFree(ctx, accountId)) renewedNow += 1;
    }
    renewed += renewedNow;
    if (due.length < ACCOUNTS_AT_ONCE || renewedNow === 0) return renewed;
  }
}

/** False if it failed, or if another transaction has locked the account: whatever moves its credits renews it. */
async function renewIfFree(ctx: AppContext, accountId: string): Promise<boolean> {
  const outcome = await attempt(() =>
    inTransaction(ctx, async (inner) => {
      const credits = await lockDueCredits(inner.database, { accountId, now: inner.clock.now() });
      if (credits !== null) await renewCredits(inner, credits);
      return credits !== null;
    }),
  );
  if (outcome.ok) return outcome.value;
  if (isConnectionLost(outcome.error)) throw outcome.error;
  ctx.log.error({ accountId, error: stackOf(outcome.error) }, "an account could not be renewed");
  return false;
}
