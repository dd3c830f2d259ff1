import { type AppContext, inTransaction } from "../../call.ts";
import type { Activity } from "../../models/generation/generator-context.ts";
import { moveOperation } from "../../operations/move-operation.ts";
import type { BuildClaim } from "../fail-operation.ts";
import { lockClaimed } from "../save-stage.ts";

const SENTENCE_CHARACTERS_MAX = 200;

/** Records a build's current activity for clients that wait for it. Writes nothing if the build is no longer this worker's. */
export async function saveActivity(ctx: AppContext, claim: BuildClaim, { sentence, progress }: Activity): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return;
    const changes = {
      activity: sentence.slice(0, SENTENCE_CHARACTERS_MAX),
      progress: Math.max(build.operation.progress, Math.min(99, Math.round(progress))),
    };
    await moveOperation(inner, build, { type: "reported" }, changes);
  });
}
