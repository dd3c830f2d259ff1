import { newId } from "../../kit/ids.ts";
import { appendToLedger } from "../../storage/rows/credits/ledger.ts";
import type { Ground } from "../call.ts";
import { lockPresentCredits } from "./renew-credits.ts";

/** Credits to give. `key` names the occasion (`opening/<account>`), and an occasion happens once. */
export interface Grant {
  accountId: string;
  amount: number;
  key: string;
}

/** Gives credits to an account, in the caller's transaction; false when this grant was made before, and then changes nothing. */
export async function grantCredits(ground: Ground, grant: Grant): Promise<boolean> {
  const now = ground.clock.now();
  await lockPresentCredits(ground, grant.accountId);
  return appendToLedger(ground.database, { id: newId(now), kind: "grant", ...grant, createdAt: now });
}
