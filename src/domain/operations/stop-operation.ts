// Stopping is a transaction, not a request to the worker: on commit the build has ended and its credits are settled. A
// worker still running a stage is notified within moments, and its later saves are rejected.
import { lockBuild } from "../../storage/rows/builds/build-state.ts";
import { findAsked } from "../../storage/rows/operations.ts";
import { type Call, inTransaction, requireScope } from "../call.ts";
import { ServiceError } from "../errors.ts";
import { answerMessageId } from "../projects/find-replay.ts";
import { endOperation } from "./end-operation.ts";

/**
 * Ends the account's build that was started or answered under this request id, with the code `STOPPED`. `stopped` is
 * false, without changes, if it had already ended. Throws `missing_scope` and `not_found`.
 */
export async function stopOperation(call: Call, { requestId }: { requestId: string }): Promise<{ operationId: string; stopped: boolean }> {
  requireScope(call, "projects:write");
  return inTransaction(call.ctx, async (ctx) => {
    const key = { accountId: call.accountId, requestId };
    const asked = await findAsked(ctx.database, { ...key, messageId: answerMessageId(key) });
    const build = asked && (await lockBuild(ctx.database, asked.operation.id));
    if (!build) {
      throw new ServiceError("not_found", "There is no build with this requestId. Check it, and that the key is of the same account.", {
        what: "operation",
      });
    }
    const stopped = await endOperation(ctx, build, { code: "STOPPED", message: "The build was stopped on request." });
    return { operationId: build.operation.id, stopped };
  });
}
