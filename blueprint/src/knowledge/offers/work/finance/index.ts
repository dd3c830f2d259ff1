import type { Thing } from "../../../thing.ts";
import { dispute } from "./dispute.ts";
import { escrowDeal } from "./escrow-deal.ts";
import { expenseClaim } from "./expense-claim.ts";
import { transaction } from "./transaction.ts";

/** Money that moves, and what is argued about it. */
export const financeOffers: readonly Thing[] = [dispute, escrowDeal, expenseClaim, transaction];
