// Ends a build without a version: failed by the service or dropped by its user when it could not be finished (every debit
// is refunded), or stopped by its user (credits spent stay spent, and nothing more is debited). The project's previous
// content is unchanged; what a build has written stays as its draft, unless it was dropped.
import { type LockedBuild, writeProject } from "../../storage/rows/builds/build-state.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import { newestDoneVersion } from "../../storage/rows/versions/read-versions.ts";
import type { AppContext } from "../call.ts";
import { settleCredits } from "../credits/settle-credits.ts";
import { requestExport } from "../projects/site/phone/request-export.ts";
import { announce } from "./announce.ts";
import { moveOperation } from "./move-operation.ts";

/** Why a build ended without a version. */
export type FailureCode = NonNullable<OperationRow["errorCode"]>;

/** A failure as its user sees it: a stable code, and an accurate sentence that says what to do. */
export interface Failure {
  code: FailureCode;
  message: string;
}

/**
 * How a build ends: its failure, `isUnanswered` if it timed out waiting for an answer, and `isDropped` if its user did
 * not want what it could not finish.
 */
export interface Ending extends Failure {
  isUnanswered?: boolean;
  isDropped?: boolean;
}

/**
 * Ends a locked build in the caller's transaction: status, credits, project and event. False, without changes, if it
 * has already ended, or if it waits for an answer and the failure is another one.
 */
export async function endOperation(
  ctx: AppContext,
  build: LockedBuild,
  { isUnanswered = false, isDropped = false, ...failure }: Ending,
): Promise<boolean> {
  const { operation, project } = build;
  const stopped = failure.code === "STOPPED";
  const isPaid = stopped && !isDropped;
  const finishedAt = ctx.clock.now();
  const moved = await moveOperation(
    ctx,
    build,
    { type: stopped ? "stopped" : isUnanswered ? "unanswered" : "failed" },
    {
      creditsHeld: 0,
      creditsSpent: isPaid ? operation.creditsSpent : 0,
      errorCode: failure.code,
      errorMessage: stopped ? `${failure.message} ${costWords(isPaid ? operation.creditsSpent : 0)}` : failure.message,
      finishedAt,
    },
  );
  if (!moved) return false;
  await settleCredits(ctx, { accountId: operation.accountId, operationId: operation.id, costsAtMost: isPaid ? null : 0 });
  const liveVersion = await versionLeft(ctx, build);
  const status = liveVersion !== null ? "ready" : stopped ? "stopped" : "failed";
  await writeProject(ctx.database, project.id, { status, liveVersion, updatedAt: finishedAt });
  if (liveVersion !== project.liveVersion) await requestExport(ctx, project, liveVersion);
  const announced = { type: "operation.failed", operationStatus: "failed", errorCode: failure.code } as const;
  await announce(ctx, { operation, project: { ...project, liveVersion } }, announced);
  return true;
}

/** The cost of a stopped build, from the ledger. */
function costWords(credits: number): string {
  if (credits === 0) return "It cost nothing.";
  return `It cost ${credits === 1 ? "1 credit" : `${credits} credits`} for what was done before, and nothing more is debited.`;
}

/** The live version after a build that did not finish: a version published by that build is withdrawn. */
async function versionLeft(ctx: AppContext, { operation, project }: LockedBuild): Promise<number | null> {
  const isOfThisBuild = operation.version !== null && project.liveVersion === operation.version;
  return isOfThisBuild ? newestDoneVersion(ctx.database, project.id) : project.liveVersion;
}
