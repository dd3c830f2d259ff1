// An account is deleted with everything it owns, in one transaction. Its builds are stopped first, so that their
// workers are notified; its sites stop responding on commit. Later saves of a build find no operation.
import { lockBuild } from "../../../storage/rows/builds/build-state.ts";
import { listUnfinishedBuilds, lockProjects } from "../../../storage/rows/people/account-builds.ts";
import { deleteAccount as deleteRow } from "../../../storage/rows/people/accounts.ts";
import type { AppContext } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { endOperation } from "../../operations/end-operation.ts";

/** Deletes an account with its projects, sites, builds, keys, credits and sessions. Does nothing if it is already deleted. */
export async function deleteAccount(ctx: AppContext, { accountId }: { accountId: string }): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await lockProjects(inner.database, accountId);
    for (const operationId of await listUnfinishedBuilds(inner.database, accountId)) {
      const build = await lockBuild(inner.database, operationId);
      if (build) await endOperation(inner, build, { code: "STOPPED", message: "The build was stopped because its account was deleted." });
    }
    await deleteRow(inner.database, accountId);
  });
}
