import { writeProject } from "../../../storage/rows/builds/build-state.ts";
import { lockProject, type ProjectRow } from "../../../storage/rows/projects.ts";
import { type Call, inTransaction, requireScope } from "../../call.ts";
import { projectNotFound, requireProject } from "../require-project.ts";

/** Makes the site of one of the caller's projects public or owner-only, from the next request on. Throws `not_found`. */
export async function setVisibility(
  call: Call,
  { projectId, visibility }: { projectId: string; visibility: ProjectRow["visibility"] },
): Promise<void> {
  requireScope(call, "projects:write");
  const { id } = await requireProject(call, projectId);
  await inTransaction(call.ctx, async ({ database, clock }) => {
    const project = await lockProject(database, { accountId: call.accountId, projectId: id });
    if (project === null) throw projectNotFound();
    await writeProject(database, id, { visibility, updatedAt: clock.now() });
  });
}
