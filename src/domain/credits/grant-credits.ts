import { newId } from "../../lib/ids.ts";
import { appendToLedger } from "../../storage/rows/credits/ledger.ts";
import type { AppContext } from "../call.ts";
import { lockCurrentCredits } from "./renew-credits.ts";

/** Credits to grant. `key` names the occasion (`opening/<account>`); each occasion is granted once. */
export interface Grant {
  accountId: string;
  amount: number;
  key: string;
}

/** Grants credits to an account, in the caller's transaction; false, without changes, if this grant was made before. */
export async function grantCredits(ctx: AppContext, grant: Grant): Promise<boolean> {
  const now = ctx.clock.now();
  await lockCurrentCredits(ctx, grant.accountId);
  return appendToLedger(ctx.database, { id: newId(now), kind: "grant", ...grant, createdAt: now });
}
