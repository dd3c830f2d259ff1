import { lockBuild } from "../../storage/rows/builds/build-state.ts";
import { type AppContext, inTransaction } from "../call.ts";
import { endOperation, type Failure } from "../operations/end-operation.ts";

/** A worker's claim on a build. `attempt` is the fencing token: a later claim makes it stale. */
export interface BuildClaim {
  operationId: string;
  attempt: number;
}

/** Ends a build as failed by the service and refunds its credits. False, without changes, if it has ended or another worker has it. */
export async function failOperation(ctx: AppContext, claim: BuildClaim, failure: Failure): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const build = await lockBuild(inner.database, claim.operationId);
    if (build?.operation.attempt !== claim.attempt) return false;
    return endOperation(inner, build, failure);
  });
}
