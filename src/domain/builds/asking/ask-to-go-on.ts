// A build that cannot finish asks its user how to go on, and keeps what it has written as a draft, in one transaction.
import { storable } from "../../../lib/storable.ts";
import { writeDraft } from "../../../storage/rows/versions/drafts.ts";
import { insertBlobs, type NewBlob } from "../../../storage/rows/versions/write-versions.ts";
import type { Manifest } from "../../../storage/tables/index.ts";
import { type AppContext, inTransaction } from "../../call.ts";
import { freeOf, waysToMore } from "../../credits/holding/hold-credits.ts";
import { lockCreditsBeside } from "../../credits/holding/raise-hold.ts";
import type { BuildClaim } from "../fail-operation.ts";
import { lockClaimed, type Saved } from "../save-stage.ts";
import { beginWaiting } from "./ask-questions.ts";
import { describeOffer, type Pause } from "./go-on-offer.ts";

/** Unfinished work as it is stored. `site` is null if no state of it can be opened. */
export interface KeptDraft {
  request: string;
  works: readonly string[];
  missing: readonly string[];
  source: Manifest;
  site: Manifest | null;
  plan: Record<string, unknown>;
  kept: Record<string, unknown>;
}

/** Where the work paused, its draft, and the draft's blobs. */
export interface AskToGoOn {
  pause: Pause;
  draft: KeptDraft;
  blobs: readonly NewBlob[];
  milliseconds: number;
}

/** Keeps the draft, asks how to go on, and waits for the answer: the job ends and its hold stays. */
export async function askToGoOn(ctx: AppContext, claim: BuildClaim, { pause, draft, blobs, milliseconds }: AskToGoOn): Promise<Saved> {
  return inTransaction(ctx, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { id: operationId, accountId, projectId } = build.operation;
    const now = inner.clock.now();
    await insertBlobs(inner.database, blobs, now);
    const { works, missing, request, plan, kept, ...files } = draft;
    const words = storable({ request, works: [...works], missing: [...missing], plan, kept });
    await writeDraft(inner.database, { operationId, projectId, ...files, ...words, createdAt: now, updatedAt: now });
    const credits = await lockCreditsBeside(inner, { accountId, operationId });
    const { text, offer, options } = describeOffer(pause, { free: freeOf(credits), ways: waysToMore(credits) });
    await beginWaiting(inner, build, { stage: "write", questions: [{ text, options, allowsOther: false, offer }], milliseconds });
    return "saved";
  });
}
