import { writeProject } from "../../../../storage/rows/builds/build-state.ts";
import { findUnfinishedOperation } from "../../../../storage/rows/operations.ts";
import { lockProject } from "../../../../storage/rows/projects.ts";
import { deleteDrafts } from "../../../../storage/rows/versions/drafts.ts";
import { type Call, inTransaction, requireScope } from "../../../call.ts";
import { ServiceError } from "../../../errors.ts";
import { projectNotFound, requireProject } from "../../require-project.ts";
import { draftNotFound } from "../../site/read-draft-files.ts";

/**
 * Deletes the drafts of one of the caller's projects. Throws `not_found` for a missing project or if it has none, and
 * `build_running` while a build has not ended: a waiting one is dropped by its answer.
 */
export async function dropDraft(call: Call, { projectId }: { projectId: string }): Promise<void> {
  requireScope(call, "projects:write");
  const { accountId, ctx } = call;
  const { id } = await requireProject(call, projectId);
  await inTransaction(ctx, async (inner) => {
    const project = await lockProject(inner.database, { accountId, projectId: id });
    if (project === null) throw projectNotFound();
    const unfinished = await findUnfinishedOperation(inner.database, project.id);
    if (unfinished !== null) {
      const message = "A build of this project has not ended. Answer it or stop it first.";
      throw new ServiceError("build_running", message, { requestId: unfinished.requestId });
    }
    if (!(await deleteDrafts(inner.database, { projectId: project.id }))) throw draftNotFound();
    await writeProject(inner.database, project.id, { updatedAt: inner.clock.now() });
  });
}
