// The end of a message that changes nothing: its person has a reply, the hold is released, and the project is what it was.
// All of it is one transaction, saved only by the worker that has the build now.
import { storable } from "../../kit/storable.ts";
import { newId } from "../../kit/ids.ts";
import { insertStage, writeProject } from "../../storage/rows/build-state.ts";
import { insertMessage } from "../../storage/rows/conversation.ts";
import { type Ground, inTransaction } from "../call.ts";
import { settleCredits } from "../credits/settle-credits.ts";
import { announce } from "../operations/announce.ts";
import { moveOperation } from "../operations/move-operation.ts";
import type { BuildClaim } from "./fail-operation.ts";
import { lockClaimed, type Saved } from "./save-stage.ts";

/** What a build tells its person instead of a new version, and in which stage. */
export interface Replied {
  stage: "understand" | "write";
  reply: string;
  milliseconds: number;
}

/** Ends a build of a project that has a live version as done, without a new one. */
export async function replyOperation(ground: Ground, claim: BuildClaim, { stage, reply, milliseconds }: Replied): Promise<Saved> {
  return inTransaction(ground, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { id: operationId, accountId, projectId, round } = build.operation;
    const createdAt = inner.clock.now();
    const creditsSpent = await settleCredits(inner, { accountId, operationId, refund: false });
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
