import { storable } from "../../lib/storable.ts";
import { writeProject } from "../../storage/rows/builds/build-state.ts";
import { lockProject } from "../../storage/rows/projects.ts";
import { type Call, inTransaction, requireScope } from "../call.ts";
import { ServiceError } from "../errors.ts";
import { projectNotFound, requireProject } from "./require-project.ts";

/**
 * Renames one of the caller's projects. A later build that names the app replaces the name. Throws `not_found`, and
 * `invalid_input` for an empty name.
 */
export async function renameProject(call: Call, { projectId, name }: { projectId: string; name: string }): Promise<void> {
  requireScope(call, "projects:write");
  const given = storable(name).trim();
  if (given === "") throw new ServiceError("invalid_input", "Give the project a name with at least one character.", { field: "name" });
  const { id } = await requireProject(call, projectId);
  await inTransaction(call.ctx, async ({ database, clock }) => {
    const project = await lockProject(database, { accountId: call.accountId, projectId: id });
    if (project === null) throw projectNotFound();
    await writeProject(database, id, { name: given, updatedAt: clock.now() });
  });
}
