import { type Ground, inTransaction } from "../../call.ts";
import type { Activity } from "../../models/generation/desk.ts";
import { moveOperation } from "../../operations/move-operation.ts";
import type { BuildClaim } from "../fail-operation.ts";
import { lockClaimed } from "../save-stage.ts";

const SENTENCE_CHARACTERS_MAX = 200;

/** Writes down what a build is doing, for those who wait for it. Nothing is written of a build that is not this worker's any more. */
export async function tellActivity(ground: Ground, claim: BuildClaim, { sentence, progress }: Activity): Promise<void> {
  await inTransaction(ground, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return;
    const changes = {
      activity: sentence.slice(0, SENTENCE_CHARACTERS_MAX),
      progress: Math.max(build.operation.progress, Math.min(99, Math.round(progress))),
    };
    await moveOperation(inner, build, { type: "told" }, changes);
  });
}
