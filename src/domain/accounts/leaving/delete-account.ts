// An account goes with everything that is its, in one transaction: its builds are stopped first, so that their workers
// hear of it, and its sites answer nobody from the moment it commits. What a build then still saves finds no operation.
import { lockBuild } from "../../../storage/rows/build-state.ts";
import { listUnfinishedBuilds, lockProjects } from "../../../storage/rows/people/account-builds.ts";
import { deleteAccount as deleteRow } from "../../../storage/rows/people/accounts.ts";
import type { Ground } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { endOperation } from "../../operations/end-operation.ts";

/** Deletes an account with its projects, sites, builds, keys, credits and sessions. Nothing happens when it is gone already. */
export async function deleteAccount(ground: Ground, { accountId }: { accountId: string }): Promise<void> {
  await inTransaction(ground, async (inner) => {
    await lockProjects(inner.database, accountId);
    for (const operationId of await listUnfinishedBuilds(inner.database, accountId)) {
      const build = await lockBuild(inner.database, operationId);
      if (build) await endOperation(inner, build, { code: "STOPPED", message: "The build was stopped because its account was deleted." });
    }
    await deleteRow(inner.database, accountId);
  });
}
