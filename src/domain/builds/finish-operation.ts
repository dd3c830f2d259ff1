// Completes a build: the hold is settled to the amount spent, the project gets its name and is ready, and the user gets
// a reply; the drafts that led to it are deleted. All in one transaction, so a build becomes `done` exactly once and never partially.
import { storable } from "../../lib/storable.ts";
import { newId } from "../../lib/ids.ts";
import { writeProject, insertStage } from "../../storage/rows/builds/build-state.ts";
import { insertMessage } from "../../storage/rows/conversation.ts";
import { deleteDrafts } from "../../storage/rows/versions/drafts.ts";
import { type AppContext, inTransaction } from "../call.ts";
import { refundCorrected } from "../credits/refund-corrected.ts";
import { settleCredits } from "../credits/settle-credits.ts";
import { announce } from "../operations/announce.ts";
import type { BuildClaim } from "./fail-operation.ts";
import { moveOperation } from "../operations/move-operation.ts";
import { lockClaimed, type Saved } from "./save-stage.ts";

/**
 * The project's new name (null keeps the current one), and the build's reply to the user. `startsOver`: it replaces an app
 * about the wrong thing. `costsAtMost` is the price of what was delivered, if it is less than what was spent on it.
 */
export interface Finish {
  title: string | null;
  reply: string;
  startsOver: boolean;
  costsAtMost: number | null;
  /** The build whose draft is now part of the version; null if it goes on from none. */
  fromDraft: string | null;
  milliseconds: number;
}

/** Ends a build as done. */
export async function finishOperation(
  ctx: AppContext,
  claim: BuildClaim,
  { title, reply, startsOver, costsAtMost, fromDraft, milliseconds }: Finish,
): Promise<Saved> {
  return inTransaction(ctx, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { id: operationId, accountId, projectId, round } = build.operation;
    const finishedAt = inner.clock.now();
    const creditsSpent = await settleCredits(inner, { accountId, operationId, costsAtMost });
    const returned = startsOver ? await refundCorrected(inner, { accountId, projectId, creditsSpent }) : 0;
    await insertStage(inner.database, {
      operationId,
      round,
      stage: "settle",
      output: { creditsSpent },
      milliseconds,
      createdAt: finishedAt,
    });
    await moveOperation(inner, build, { type: "finished" }, { progress: 100, creditsHeld: 0, creditsSpent, finishedAt });
    await writeProject(inner.database, projectId, {
      status: "ready",
      updatedAt: finishedAt,
      // A name that its owner gave it before the first version stays.
      ...(title !== null && !(build.operation.kind === "create" && build.project.name !== null) && { name: storable(title) }),
    });
    await insertMessage(inner.database, {
      id: newId(finishedAt),
      projectId,
      operationId,
      author: "atelier",
      text: storable(`${reply}${refundWords(returned)}`),
      createdAt: finishedAt,
    });
    // A build goes on from the newest draft, which went on from the one before it.
    await deleteDrafts(inner.database, fromDraft === null ? { operationId } : { projectId });
    await announce(inner, build, { type: "operation.done", operationStatus: "done" });
    return "saved";
  });
}

function refundWords(credits: number): string {
  if (credits === 0) return "";
  return `\n\n${credits === 1 ? "The 1 credit of the first version was" : `The ${credits} credits of the first version were`} returned.`;
}
