// Ends a build whose message changes nothing: the user gets a reply, the hold is released, and the project is
// unchanged. All in one transaction, saved only by the worker that currently has the build.
import { storable } from "../../lib/storable.ts";
import { newId } from "../../lib/ids.ts";
import { insertStage, writeProject } from "../../storage/rows/builds/build-state.ts";
import { insertMessage } from "../../storage/rows/conversation.ts";
import { type AppContext, inTransaction } from "../call.ts";
import { settleCredits } from "../credits/settle-credits.ts";
import { announce } from "../operations/announce.ts";
import { moveOperation } from "../operations/move-operation.ts";
import type { BuildClaim } from "./fail-operation.ts";
import { lockClaimed, type Saved } from "./save-stage.ts";

/** A build's reply to the user instead of a new version, and the stage that replied. */
export interface Replied {
  stage: "understand" | "write";
  reply: string;
  milliseconds: number;
}

/** Ends a build as done without a new version, for a project that has a live one. */
export async function replyOperation(ctx: AppContext, claim: BuildClaim, { stage, reply, milliseconds }: Replied): Promise<Saved> {
  return inTransaction(ctx, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { id: operationId, accountId, projectId, round } = build.operation;
    const createdAt = inner.clock.now();
    const creditsSpent = await settleCredits(inner, { accountId, operationId, costsAtMost: null });
    await insertStage(inner.database, { operationId, round, stage, output: { outcome: "reply" }, milliseconds, createdAt });
    await moveOperation(inner, build, { type: "replied" }, { progress: 100, creditsHeld: 0, creditsSpent, finishedAt: createdAt });
    await writeProject(inner.database, projectId, { status: "ready", updatedAt: createdAt });
    await insertMessage(inner.database, {
      id: newId(createdAt),
      projectId,
      operationId,
      author: "atelier",
      text: storable(reply),
      createdAt,
    });
    await announce(inner, build, { type: "operation.done", operationStatus: "done" });
    return "saved";
  });
}
