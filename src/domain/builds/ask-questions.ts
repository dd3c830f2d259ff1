import { newId } from "../../lib/ids.ts";
import { storable } from "../../lib/storable.ts";
import { insertStage, listStages, writeProject } from "../../storage/rows/builds/build-state.ts";
import { insertQuestions } from "../../storage/rows/conversation.ts";
import { type AppContext, inTransaction } from "../call.ts";
import { announce } from "../operations/announce.ts";
import type { BuildClaim } from "./fail-operation.ts";
import { moveOperation } from "../operations/move-operation.ts";
import { lockClaimed, type Saved } from "./save-stage.ts";

/** The questions of a build, and the stage that asks. `options` are suggested answers, best first. */
export interface Asked {
  stage: "understand" | "write";
  questions: readonly { text: string; options: string[]; allowsOther: boolean }[];
  milliseconds: number;
}

/**
 * Asks questions and waits for the answer: the job ends and its hold stays. The answer starts a new round; results of
 * the stages before this one stay valid.
 */
export async function askQuestions(ctx: AppContext, claim: BuildClaim, asked: Asked): Promise<Saved> {
  return inTransaction(ctx, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { id: operationId, round } = build.operation;
    const createdAt = inner.clock.now();
    const { stage, milliseconds } = asked;
    const earlier = await listStages(inner.database, { operationId, round });
    for (const one of earlier) await insertStage(inner.database, { ...one, round: round + 1 });
    const output = { outcome: "questions", questions: asked.questions.length };
    await insertStage(inner.database, { operationId, round, stage, output, milliseconds, createdAt });
    await insertQuestions(
      inner.database,
      asked.questions.map((question) => ({ ...storable(question), id: newId(createdAt), operationId, round, createdAt })),
    );
    await moveOperation(inner, build, { type: "asked" });
    await writeProject(inner.database, build.project.id, { status: "waiting", updatedAt: createdAt });
    await announce(inner, build, { type: "operation.waiting", operationStatus: "waiting" });
    return "saved";
  });
}
