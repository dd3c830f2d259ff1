import { hashPassword } from "../../../kit/secrets.ts";
import { newId } from "../../../kit/ids.ts";
import { appendToLedger } from "../../../storage/rows/credits/ledger.ts";
import { updateAccount, writePassword } from "../../../storage/rows/people/accounts.ts";
import { deleteTokens } from "../../../storage/rows/people/one-time-tokens.ts";
import { deleteOtherSessions } from "../../../storage/rows/people/sessions.ts";
import type { Call } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { lockPresentCredits } from "../../credits/renew-credits.ts";
import { ServiceError } from "../../errors.ts";
import type { PlanName } from "../../plans/plans.ts";
import { recordEvent } from "../audit/record-event.ts";
import { requireGoodPassword } from "../passwords/require-good-password.ts";
import { readAccount } from "../read-account.ts";

/** Puts an account on another plan. Its credits follow with the next renewal. */
export async function changePlan({ ground, accountId }: Call, { plan }: { plan: PlanName }): Promise<void> {
  await inTransaction(ground, async (inner) => {
    // A renewal that was due before is still the former plan's.
    await lockPresentCredits(inner, accountId);
    await updateAccount(inner.database, { id: accountId, plan });
  });
}

/** Gives credits, or with a negative amount takes free ones away, and returns how many are free afterwards. Refuses with `invalid_input` to take more than are free. */
export async function changeCredits({ ground, accountId }: Call, { amount }: { amount: number }): Promise<number> {
  return inTransaction(ground, async (inner) => {
    const credits = await lockPresentCredits(inner, accountId);
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

/** Sets an account's password and ends all its sessions and unused links. Refuses a weak one with `invalid_input`. */
export async function setPassword(call: Call, { password }: { password: string }): Promise<void> {
  const { ground, accountId } = call;
  const { email } = await readAccount(call);
  await requireGoodPassword({ password, email });
  const passwordHash = await hashPassword(password);
  await inTransaction(ground, async (inner) => {
    await writePassword(inner.database, { accountId, passwordHash });
    await deleteOtherSessions(inner.database, { accountId, keep: null });
    await deleteTokens(inner.database, { accountId, kinds: ["reset", "enter"] });
    await recordEvent(inner, { accountId, type: "password_changed", facts: { how: "operator" }, visitor: null });
  });
}
