// A deleted project disappears for everyone at once: it is hidden, the names of its site are free, and its build has
// ended. It stays in the trash for thirty days, with the names that it had; its row and its builds stay for good, so that
// their request ids remain used.
import { newId, readUuid } from "../../../lib/ids.ts";
import { lockBuild, writeProject } from "../../../storage/rows/builds/build-state.ts";
import { insertEvent } from "../../../storage/rows/webhooks/events.ts";
import { findUnfinishedOperation } from "../../../storage/rows/operations.ts";
import { lockProject } from "../../../storage/rows/projects.ts";
import { inTransaction, requireScope } from "../../call.ts";
import type { Call, AppContext } from "../../call.ts";
import { endOperation } from "../../operations/end-operation.ts";
import { projectNotFound } from "../require-project.ts";

/**
 * Moves one of the caller's projects to the trash: hides it, takes its site down, stops its build and releases its hold.
 * Returns when. Throws `not_found`, also when repeated.
 */
export async function deleteProject(call: Call, { projectId }: { projectId: string }): Promise<{ deletedAt: Date }> {
  requireScope(call, "projects:delete");
  const { accountId } = call;
  const id = readUuid(projectId);
  if (id === null) throw projectNotFound();
  return inTransaction(call.ctx, async (ctx) => {
    const project = await lockProject(ctx.database, { accountId, projectId: id });
    if (project === null) throw projectNotFound();
    await stopBuildOf(ctx, id);
    const deletedAt = ctx.clock.now();
    await writeProject(ctx.database, id, {
      deletedAt,
      updatedAt: deletedAt,
      siteName: null,
      customSubdomain: null,
      formerSiteName: project.siteName,
      formerSubdomain: project.customSubdomain,
    });
    await insertEvent(ctx.database, {
      id: newId(deletedAt),
      accountId,
      type: "project.deleted",
      createdAt: deletedAt,
      payload: { projectId: id },
      projectId: id,
    });
    return { deletedAt };
  });
}

async function stopBuildOf(ctx: AppContext, projectId: string): Promise<void> {
  const unfinished = await findUnfinishedOperation(ctx.database, projectId);
  const build = unfinished && (await lockBuild(ctx.database, unfinished.id));
  if (!build) return;
  // When the build's end is announced, the project no longer has a site.
  const gone = { ...build, project: { ...build.project, siteName: null, customSubdomain: null } };
  await endOperation(ctx, gone, { code: "STOPPED", message: "The build was stopped because its project was deleted." });
}
