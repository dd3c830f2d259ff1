// What a stage has made is saved in one transaction with its debit, the files it refers to, and the build's step to the
// next stage. It is saved only by the worker that has the build now, and only while the build is running: a build that was
// stopped, or taken by another worker, loses nothing and gains nothing.
import { storable } from "../../kit/storable.ts";
import { type LockedBuild, lockBuild, insertStage } from "../../storage/rows/build-state.ts";
import { insertBlobs, type NewBlob } from "../../storage/rows/versions/write-versions.ts";
import type { StageName } from "../../storage/tables/index.ts";
import { type Ground, inTransaction } from "../call.ts";
import { debitCredits } from "../credits/debit-credits.ts";
import type { BuildClaim } from "./fail-operation.ts";
import { moveOperation, type OperationChanges } from "../operations/move-operation.ts";
import { progressAt } from "./progress.ts";

/** A stage's result. `also` writes what belongs to the same transaction, and says what else changes on the operation. */
export interface StageResult {
  stage: StageName;
  next: StageName;
  output: Record<string, unknown>;
  milliseconds: number;
  credits: number;
  blobs: readonly NewBlob[];
  also?: (ground: Ground, build: LockedBuild) => Promise<OperationChanges>;
}

/** How saving went: `stale` when the build is not this worker's to save any more, `exhausted` when the account cannot pay. Nothing is saved then. */
export type Saved = "saved" | "stale" | "exhausted";

/** Saves a stage's result and moves the build to the next stage. */
export async function saveStage(ground: Ground, claim: BuildClaim, result: StageResult): Promise<Saved> {
  return inTransaction(ground, async (inner) => {
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

/** Locks a build for the worker that claimed it; null when it has ended, waits, or is another worker's by now. */
export async function lockClaimed(ground: Ground, claim: BuildClaim): Promise<LockedBuild | null> {
  const build = await lockBuild(ground.database, claim.operationId);
  return build?.operation.status === "running" && build.operation.attempt === claim.attempt ? build : null;
}
