import { readUuid } from "../../kit/ids.ts";
import { findProject } from "../../storage/rows/projects.ts";
import type { ProjectRow } from "../../storage/rows/projects.ts";
import type { Call } from "../call.ts";
import { ServiceError } from "../errors.ts";

/** The refusal for a project that the caller does not have, whether it never existed, was deleted, or is another account's. */
export function projectNotFound(): ServiceError {
  return new ServiceError("not_found", "There is no such project on this account. Check the id against the list of projects.", {
    what: "project",
  });
}

/** The caller's project with this id. Refuses with `not_found`, also what is not an id at all. */
export async function requireProject(call: Call, projectId: string): Promise<ProjectRow> {
  const id = readUuid(projectId);
  const project = id === null ? null : await findProject(call.ground.database, { accountId: call.accountId, projectId: id });
  if (project === null) throw projectNotFound();
  return project;
}
