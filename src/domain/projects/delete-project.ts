// A deleted project is gone for everyone at once: it is hidden, its site's name is free, and its build has ended. Its row
// and its builds stay, so that their request ids stay used.
import { newId, readUuid } from "../../kit/ids.ts";
import { lockBuild, writeProject } from "../../storage/rows/build-state.ts";
import { insertEvent } from "../../storage/rows/webhooks/events.ts";
import { findUnfinishedOperation } from "../../storage/rows/operations.ts";
import { lockProject } from "../../storage/rows/projects.ts";
import { inTransaction, requireScope } from "../call.ts";
import type { Call, Ground } from "../call.ts";
import { endOperation } from "../operations/end-operation.ts";
import { projectNotFound } from "./require-project.ts";

/** Deletes one of the caller's projects: hides it, takes its site down, stops its build and releases what that held. Returns when. Refuses with `not_found`, also the second time. */
export async function deleteProject(call: Call, { projectId }: { projectId: string }): Promise<{ deletedAt: Date }> {
  requireScope(call, "projects:delete");
  const { accountId } = call;
  const id = readUuid(projectId);
  if (id === null) throw projectNotFound();
  return inTransaction(call.ground, async (ground) => {
    const project = await lockProject(ground.database, { accountId, projectId: id });
    if (project === null) throw projectNotFound();
    await stopBuildOf(ground, id);
    const deletedAt = ground.clock.now();
    await writeProject(ground.database, id, { deletedAt, updatedAt: deletedAt, siteName: null, customSubdomain: null });
    await insertEvent(ground.database, {
      ...{ id: newId(deletedAt), accountId, type: "project.deleted", createdAt: deletedAt },
      payload: { projectId: id },
    });
    return { deletedAt };
  });
}

async function stopBuildOf(ground: Ground, projectId: string): Promise<void> {
  const unfinished = await findUnfinishedOperation(ground.database, projectId);
  const build = unfinished && (await lockBuild(ground.database, unfinished.id));
  if (!build) return;
  // When its end is told, the project has no site any more.
  const gone = { ...build, project: { ...build.project, siteName: null, customSubdomain: null } };
  await endOperation(ground, gone, { code: "STOPPED", message: "The build was stopped because its project was deleted." });
}
