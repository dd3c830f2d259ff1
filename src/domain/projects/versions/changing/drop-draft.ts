import { writeProject } from "../../../../storage/rows/builds/build-state.ts";
import { findUnfinishedOperation } from "../../../../storage/rows/operations.ts";
import { lockProject } from "../../../../storage/rows/projects.ts";
import { deleteDrafts } from "../../../../storage/rows/versions/drafts.ts";
import { type Call, inTransaction, requireScope } from "../../../call.ts";
import { ServiceError } from "../../../errors.ts";
import { projectNotFound } from "../../require-project.ts";

/**
 * Deletes the drafts of one of the caller's projects; nothing changes if it has none. Throws `not_found`, and
 * `build_running` while a build has not ended: a waiting one is dropped by its answer.
 */
export async function dropDraft(call: Call, { projectId }: { projectId: string }): Promise<void> {
  requireScope(call, "projects:write");
  const { accountId, ctx } = call;
  await inTransaction(ctx, async (inner) => {
    const project = await lockProject(inner.database, { accountId, projectId });
    if (project === null) throw projectNotFound();
    const unfinished = await findUnfinishedOperation(inner.database, project.id);
    if (unfinished !== null) {
      const message = "A build of this project has not ended. Answer it or stop it first.";
      throw new ServiceError("build_running", message, { requestId: unfinished.requestId });
    }
    if (await deleteDrafts(inner.database, { projectId: project.id }))
      await writeProject(inner.database, project.id, { updatedAt: inner.clock.now() });
  });
}
