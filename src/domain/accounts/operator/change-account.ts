import { hashPassword } from "../../../lib/crypto/secrets.ts";
import { newId } from "../../../lib/ids.ts";
import { appendToLedger } from "../../../storage/rows/credits/ledger.ts";
import { updateAccount, writePassword } from "../../../storage/rows/people/accounts.ts";
import { deleteTokens } from "../../../storage/rows/people/one-time-tokens.ts";
import { deleteOtherSessions } from "../../../storage/rows/people/sessions.ts";
import type { Call } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { lockCurrentCredits } from "../../credits/renew-credits.ts";
import { ServiceError } from "../../errors.ts";
import type { PlanName } from "../../plans/plans.ts";
import { recordEvent } from "../audit/record-event.ts";
import { requireGoodPassword } from "../passwords/require-good-password.ts";
import { readAccount } from "../read-account.ts";

/** Changes an account's plan. Its credits change with the next renewal. */
export async function changePlan({ ctx, accountId }: Call, { plan }: { plan: PlanName }): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    // A renewal that was already due is made under the former plan.
    await lockCurrentCredits(inner, accountId);
    await updateAccount(inner.database, { id: accountId, plan });
  });
}

/** Adds credits, or removes free ones if negative, and returns the free balance. Throws `invalid_input` if too few are free. */
export async function changeCredits({ ctx, accountId }: Call, { amount }: { amount: number }): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const credits = await lockCurrentCredits(inner, accountId);
    const free = credits === null ? 0 : credits.balance - credits.held;
    if (free + amount < 0)
      throw new ServiceError("invalid_input", `Only ${free} credits are free. Take at most as many.`, { field: "amount" });
    const createdAt = inner.clock.now();
    const id = newId(createdAt);
    const kind = amount < 0 ? "expiry" : "grant";
    await appendToLedger(inner.database, { id, accountId, kind, amount, key: `operator/${id}`, createdAt });
    return free + amount;
  });
}

/** Sets an account's password and ends all its sessions and unused links. Throws `invalid_input` for a weak password. */
export async function setPassword(call: Call, { password }: { password: string }): Promise<void> {
  const { ctx, accountId } = call;
  const { email } = await readAccount(call);
  await requireGoodPassword({ password, email });
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (inner) => {
    await writePassword(inner.database, { accountId, passwordHash });
    await deleteOtherSessions(inner.database, { accountId, keep: null });
    await deleteTokens(inner.database, { accountId, kinds: ["reset", "enter", "cli"] });
    await recordEvent(inner, { accountId, type: "password_changed", facts: { how: "operator" }, visitor: null });
  });
}
