// The good end: the hold is settled to what was spent, the project has a name and is ready, and the person has a reply.
// All of it is one transaction, so a build is `done` exactly once and never by halves.
import { storable } from "../../kit/storable.ts";
import { newId } from "../../kit/ids.ts";
import { writeProject, insertStage } from "../../storage/rows/build-state.ts";
import { insertMessage } from "../../storage/rows/conversation.ts";
import { type Ground, inTransaction } from "../call.ts";
import { settleCredits } from "../credits/settle-credits.ts";
import { announce } from "../operations/announce.ts";
import type { BuildClaim } from "./fail-operation.ts";
import { moveOperation } from "../operations/move-operation.ts";
import { lockClaimed, type Saved } from "./save-stage.ts";

/** The project's name from now on (null: the one that it has), and what the build tells its person. */
export interface Finish {
  title: string | null;
  reply: string;
  milliseconds: number;
}

/** Ends a build as done. */
export async function finishOperation(ground: Ground, claim: BuildClaim, { title, reply, milliseconds }: Finish): Promise<Saved> {
  return inTransaction(ground, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { id: operationId, accountId, projectId, round } = build.operation;
    const finishedAt = inner.clock.now();
    const creditsSpent = await settleCredits(inner, { accountId, operationId, refund: false });
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
      ...(title !== null && { name: storable(title) }),
    });
    await insertMessage(inner.database, {
      ...{ id: newId(finishedAt), projectId, operationId, author: "atelier", text: storable(reply) },
      createdAt: finishedAt,
    });
    await announce(inner, build, { type: "operation.done", operationStatus: "done" });
    return "saved";
  });
}
