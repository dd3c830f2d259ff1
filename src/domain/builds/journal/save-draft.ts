import { storable } from "../../../lib/storable.ts";
import type { LockedBuild } from "../../../storage/rows/builds/build-state.ts";
import { writeDraft } from "../../../storage/rows/versions/drafts.ts";
import { insertBlobs, type NewBlob } from "../../../storage/rows/versions/write-versions.ts";
import type { Manifest } from "../../../storage/tables/index.ts";
import { type AppContext, inTransaction } from "../../call.ts";
import type { BuildClaim } from "../fail-operation.ts";
import { lockClaimed, type Saved } from "../save-stage.ts";

/**
 * Unfinished work as it is stored: what was asked for, the titles of the planned checks that pass and that do not, and the
 * files. A null `site` leaves the one that was stored before.
 */
export interface KeptDraft {
  request: string;
  works: readonly string[];
  missing: readonly string[];
  source: Manifest;
  site: Manifest | null;
  plan: Record<string, unknown>;
  kept: Record<string, unknown>;
}

/** A draft, and the blobs that it refers to. */
export interface DraftWithBlobs {
  draft: KeptDraft;
  blobs: readonly NewBlob[];
}

/** Saves what a running build has written so far as its draft, in place of the one before. */
export async function saveDraft(ctx: AppContext, claim: BuildClaim, draft: DraftWithBlobs): Promise<Exclude<Saved, "exhausted">> {
  return inTransaction(ctx, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    await storeDraft(inner, build, draft);
    return "saved";
  });
}

/** Stores the draft of a locked build in the caller's transaction. */
export async function storeDraft(ctx: AppContext, { operation }: LockedBuild, { draft, blobs }: DraftWithBlobs): Promise<void> {
  const now = ctx.clock.now();
  await insertBlobs(ctx.database, blobs, now);
  const { request, works, missing, plan, kept, ...files } = draft;
  const words = storable({ request, works: [...works], missing: [...missing], plan, kept });
  const { id: operationId, projectId } = operation;
  await writeDraft(ctx.database, { operationId, projectId, ...files, ...words, createdAt: now, updatedAt: now });
}
