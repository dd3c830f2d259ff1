import { readUuid } from "../../lib/ids.ts";
import { findProject } from "../../storage/rows/projects.ts";
import type { ProjectRow } from "../../storage/rows/projects.ts";
import type { Call } from "../call.ts";
import { ServiceError } from "../errors.ts";

/** The error for a project the caller does not have, whether it never existed, was deleted, or is another account's. */
export function projectNotFound(): ServiceError {
  return new ServiceError("not_found", "There is no such project on this account. Check the id against the list of projects.", {
    what: "project",
  });
}

/** Returns the caller's project with this id. Throws `not_found`, also for malformed ids. */
export async function requireProject(call: Call, projectId: string): Promise<ProjectRow> {
  const id = readUuid(projectId);
  const project = id === null ? null : await findProject(call.ctx.database, { accountId: call.accountId, projectId: id });
  if (project === null) throw projectNotFound();
  return project;
}
