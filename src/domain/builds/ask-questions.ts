import { newId } from "../../kit/ids.ts";
import { writeProject, insertStage } from "../../storage/rows/build-state.ts";
import { insertQuestions } from "../../storage/rows/conversation.ts";
import { type Ground, inTransaction } from "../call.ts";
import { announce } from "../operations/announce.ts";
import type { BuildClaim } from "./fail-operation.ts";
import { moveOperation } from "../operations/move-operation.ts";
import { lockClaimed, type Saved } from "./save-stage.ts";

/** What a build asks. `options` are ready answers, best first. */
export interface Asked {
  questions: readonly { text: string; options: string[]; allowsOther: boolean }[];
  milliseconds: number;
}

/** The build asks, and waits for an answer: its job ends and its hold stays. The answer begins a new round. */
export async function askQuestions(ground: Ground, claim: BuildClaim, asked: Asked): Promise<Saved> {
  return inTransaction(ground, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { id: operationId, round } = build.operation;
    const createdAt = inner.clock.now();
    const output = { outcome: "questions", questions: asked.questions.length };
    await insertStage(inner.database, { operationId, round, stage: "understand", output, milliseconds: asked.milliseconds, createdAt });
    await insertQuestions(
      inner.database,
      asked.questions.map((question) => ({ ...question, id: newId(createdAt), operationId, round, createdAt })),
    );
    await moveOperation(inner, build, { type: "asked" });
    await writeProject(inner.database, build.project.id, { status: "waiting", updatedAt: createdAt });
    await announce(inner, build, "operation.waiting", "waiting");
    return "saved";
  });
}
