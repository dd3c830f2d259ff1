import { newId } from "../../../lib/ids.ts";
import { storable } from "../../../lib/storable.ts";
import { insertStage, listStages, type LockedBuild, writeProject } from "../../../storage/rows/builds/build-state.ts";
import { insertQuestions } from "../../../storage/rows/conversation.ts";
import { type AppContext, inTransaction } from "../../call.ts";
import { announce } from "../../operations/announce.ts";
import type { BuildClaim } from "../fail-operation.ts";
import { moveOperation } from "../../operations/move-operation.ts";
import { lockClaimed, type Saved } from "../save-stage.ts";

/** A question: `options` are suggested answers, best first. `offer` is set if it asks whether to go on with unfinished work. */
export interface AskedQuestion {
  text: string;
  options: string[];
  allowsOther: boolean;
  offer?: Record<string, unknown>;
}

/** The questions of a build, and the stage that asks. */
export interface Asked {
  stage: "understand" | "write";
  questions: readonly AskedQuestion[];
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
    await beginWaiting(inner, build, asked);
    return "saved";
  });
}

/** Stores a locked build's questions in the caller's transaction, and makes it wait for the answer. */
export async function beginWaiting(ctx: AppContext, build: LockedBuild, { stage, questions, milliseconds }: Asked): Promise<void> {
  const { id: operationId, round } = build.operation;
  const createdAt = ctx.clock.now();
  const earlier = await listStages(ctx.database, { operationId, round });
  for (const one of earlier) await insertStage(ctx.database, { ...one, round: round + 1 });
  const output = { outcome: "questions", questions: questions.length };
  await insertStage(ctx.database, { operationId, round, stage, output, milliseconds, createdAt });
  await insertQuestions(
    ctx.database,
    questions.map((question) => ({ ...storable(question), id: newId(createdAt), operationId, round, createdAt })),
  );
  await moveOperation(ctx, build, { type: "asked" });
  await writeProject(ctx.database, build.project.id, { status: "waiting", updatedAt: createdAt });
  await announce(ctx, build, { type: "operation.waiting", operationStatus: "waiting" });
}
