import { summariseVersions } from "../../storage/rows/versions/read-versions.ts";
import type { VersionSummary } from "../../storage/rows/versions/read-versions.ts";
import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";
import { projectAddresses } from "./addresses.ts";
import type { AddressedProjectRow } from "./list-projects.ts";
import { requireProject } from "./require-project.ts";

/** A project with its versions, oldest first. */
export interface ProjectDetails extends AddressedProjectRow {
  versions: VersionSummary[];
}

/** Returns one of the caller's projects. Throws `not_found`. */
export async function readProject(call: Call, { projectId }: { projectId: string }): Promise<ProjectDetails> {
  requireScope(call, "projects:read");
  const project = await requireProject(call, projectId);
  const versions = await summariseVersions(call.ctx.database, project.id);
  return { project, addresses: projectAddresses(call.ctx.addresses, project), versions };
}
