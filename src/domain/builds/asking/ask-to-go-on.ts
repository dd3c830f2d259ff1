// A build that cannot finish asks its user how to go on, and keeps what it has written as a draft, in one transaction.
import { type AppContext, inTransaction } from "../../call.ts";
import { buildCreditsMax } from "../../credits/holding/build-credits-max.ts";
import { freeOf, waysToMore } from "../../credits/holding/hold-credits.ts";
import { lockCreditsBeside } from "../../credits/holding/raise-hold.ts";
import type { BuildClaim } from "../fail-operation.ts";
import { type DraftWithBlobs, storeDraft } from "../journal/save-draft.ts";
import { lockClaimed, type Saved } from "../save-stage.ts";
import { beginWaiting } from "./ask-questions.ts";
import { describeOffer, type Pause } from "./go-on-offer.ts";

/** Where the work paused, and its draft. */
export interface AskToGoOn extends DraftWithBlobs {
  pause: Pause;
  milliseconds: number;
}

/** Keeps the draft, asks how to go on, and waits for the answer: the job ends and its hold stays. */
export async function askToGoOn(ctx: AppContext, claim: BuildClaim, { pause, milliseconds, ...kept }: AskToGoOn): Promise<Saved> {
  return inTransaction(ctx, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { id: operationId, accountId, creditsSpent, creditsHeld } = build.operation;
    await storeDraft(inner, build, kept);
    const credits = await lockCreditsBeside(inner, { accountId, operationId });
    const means = {
      free: freeOf(credits),
      ways: waysToMore(credits),
      spent: creditsSpent,
      held: creditsHeld,
      most: buildCreditsMax(inner),
    };
    const { text, offer, options } = describeOffer(pause, means);
    await beginWaiting(inner, build, { stage: "write", questions: [{ text, options, allowsOther: false, offer }], milliseconds });
    return "saved";
  });
}
