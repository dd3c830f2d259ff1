// The end of a build that did not come to a version: failed by us (every debit is given back) or stopped by its person
// (what was spent stays spent, and nothing is debited after). What the project had before, it still has.
import { type LockedBuild, writeProject } from "../../storage/rows/build-state.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import { newestDoneVersion } from "../../storage/rows/versions/read-versions.ts";
import type { Ground } from "../call.ts";
import { settleCredits } from "../credits/settle-credits.ts";
import { announce } from "./announce.ts";
import { moveOperation } from "./move-operation.ts";

/** Why a build ended without a version. */
export type FailureCode = NonNullable<OperationRow["errorCode"]>;

/** A failure as its person reads it: a stable code, and a sentence that is true and says what to do. */
export interface Failure {
  code: FailureCode;
  message: string;
}

/** Ends a locked build in the caller's transaction: status, credits, project and event. False, and nothing changes, when it has ended before. */
export async function endOperation(ground: Ground, build: LockedBuild, failure: Failure): Promise<boolean> {
  const { operation, project } = build;
  const stopped = failure.code === "STOPPED";
  const finishedAt = ground.clock.now();
  const moved = await moveOperation(
    ground,
    build,
    { type: stopped ? "stopped" : "failed" },
    {
      creditsHeld: 0,
      creditsSpent: stopped ? operation.creditsSpent : 0,
      errorCode: failure.code,
      errorMessage: failure.message,
      finishedAt,
    },
  );
  if (!moved) return false;
  await settleCredits(ground, { accountId: operation.accountId, operationId: operation.id, refund: !stopped });
  const liveVersion = await versionLeft(ground, build);
  const status = liveVersion !== null ? "ready" : stopped ? "stopped" : "failed";
  await writeProject(ground.database, project.id, { status, liveVersion, updatedAt: finishedAt });
  await announce(ground, { operation, project: { ...project, liveVersion } }, { type: "operation.failed", operationStatus: "failed" });
  return true;
}

/** The version that the site serves after a build that did not come to its end: what that build may have published is taken back. */
async function versionLeft(ground: Ground, { operation, project }: LockedBuild): Promise<number | null> {
  const isOfThisBuild = operation.version !== null && project.liveVersion === operation.version;
  return isOfThisBuild ? newestDoneVersion(ground.database, project.id) : project.liveVersion;
}
