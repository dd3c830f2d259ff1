import { findVersion, type VersionRow } from "../../../storage/rows/versions/read-versions.ts";
import type { Call } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { requireProject } from "../require-project.ts";

/** Identifies a version of a project. */
export interface VersionKey {
  projectId: string;
  version: number;
}

/** The error for a version that a project does not have. */
export function versionNotFound(version: number): ServiceError {
  return new ServiceError("not_found", `This project has no version ${version}. Read the project to see which there are.`, {
    what: "version",
  });
}

/** Returns a version of one of the caller's projects. Throws `not_found`. */
export async function requireVersion(call: Call, { projectId, version }: VersionKey): Promise<VersionRow> {
  const { id } = await requireProject(call, projectId);
  const row = await findVersion(call.ctx.database, { projectId: id, version });
  if (row === null) throw versionNotFound(version);
  return row;
}
