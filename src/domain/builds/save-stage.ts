// A stage's result is saved in one transaction with its debit, the files it refers to, and the transition to the next
// stage. Only the worker that currently has the build can save it, and only while the build is running: one that was
// stopped, or claimed by another worker, is left unchanged.
import { storable } from "../../lib/storable.ts";
import { type LockedBuild, lockBuild, insertStage } from "../../storage/rows/builds/build-state.ts";
import { insertBlobs, type NewBlob } from "../../storage/rows/versions/write-versions.ts";
import type { StageName } from "../../storage/tables/index.ts";
import { type AppContext, inTransaction } from "../call.ts";
import { debitCredits } from "../credits/debit-credits.ts";
import type { BuildClaim } from "./fail-operation.ts";
import { moveOperation, type OperationChanges } from "../operations/move-operation.ts";
import { progressAt } from "./progress.ts";

/** A stage's result. `also` makes further writes in the same transaction, and returns further changes of the operation. */
export interface StageResult {
  stage: StageName;
  next: StageName;
  output: Record<string, unknown>;
  milliseconds: number;
  credits: number;
  blobs: readonly NewBlob[];
  also?: (ctx: AppContext, build: LockedBuild) => Promise<OperationChanges>;
}

/** The outcome of saving: `stale` if the build is no longer this worker's, `exhausted` if the account cannot pay. Nothing is saved then. */
export type Saved = "saved" | "stale" | "exhausted";

/** Saves a stage's result and moves the build to the next stage. */
export async function saveStage(ctx: AppContext, claim: BuildClaim, result: StageResult): Promise<Saved> {
  return inTransaction(ctx, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { operation } = build;
    const { stage, credits, milliseconds } = result;
    const output = storable(result.output);
    if (credits > 0) {
      const debit = { accountId: operation.accountId, operationId: operation.id, stage, round: operation.round, amount: credits };
      if ((await debitCredits(inner, debit)) === "exhausted") return "exhausted";
    }
    const createdAt = inner.clock.now();
    await insertBlobs(inner.database, result.blobs, createdAt);
    await insertStage(inner.database, { operationId: operation.id, round: operation.round, stage, output, milliseconds, createdAt });
    const paid =
      credits > 0 ? { creditsSpent: operation.creditsSpent + credits, creditsHeld: Math.max(0, operation.creditsHeld - credits) } : {};
    const changes = { ...paid, ...(await result.also?.(inner, build)), progress: Math.max(operation.progress, progressAt(result.next)) };
    await moveOperation(inner, build, { type: "advanced", stage: result.next }, changes);
    return "saved";
  });
}

/** Locks a build for the worker that claimed it; null if it has ended, is waiting, or has another worker by now. */
export async function lockClaimed(ctx: AppContext, claim: BuildClaim): Promise<LockedBuild | null> {
  const build = await lockBuild(ctx.database, claim.operationId);
  return build?.operation.status === "running" && build.operation.attempt === claim.attempt ? build : null;
}
