import { storable } from "../../../lib/storable.ts";
import { insertStage } from "../../../storage/rows/builds/build-state.ts";
import { type AppContext, inTransaction } from "../../call.ts";
import type { Plan } from "../../models/generation/generator.ts";
import { moveOperation } from "../../operations/move-operation.ts";
import type { BuildClaim } from "../fail-operation.ts";
import { lockClaimed, type Saved } from "../save-stage.ts";

/** The stage that found the project faulty, and the plan of the next one. */
export interface Replanned {
  stage: "check" | "try";
  plan: Plan;
  milliseconds: number;
}

/**
 * Begins a new round in which the project is written again by another plan. The stage that ends the round is saved with
 * it, and the new round begins with the plan: what is repeated after a crash is only what the new round has not saved.
 */
export async function beginRound(ctx: AppContext, claim: BuildClaim, { stage, plan, milliseconds }: Replanned): Promise<Saved> {
  return inTransaction(ctx, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { id: operationId, round } = build.operation;
    const createdAt = inner.clock.now();
    await insertStage(inner.database, { operationId, round, stage, output: { outcome: "replanned" }, milliseconds, createdAt });
    const understood = { operationId, round: round + 1, stage: "understand", output: storable(plan), milliseconds: 0, createdAt } as const;
    await insertStage(inner.database, understood);
    await moveOperation(inner, build, { type: "replanned" }, { round: round + 1 });
    return "saved";
  });
}
