import { type ListedVersion, listVersions } from "../../../storage/rows/versions/list-versions.ts";
import { type Call, requireScope } from "../../call.ts";
import { requireProject } from "../require-project.ts";

/** Which part of a project's versions: those before this one (null: from the newest on), at most `limit`. */
export interface BrowseVersions {
  projectId: string;
  before: number | null;
  limit: number;
}

/** A part of a project's versions, newest first; `next` is the `before` of the next part, null where there is none. */
export interface BrowsedVersions {
  versions: ListedVersion[];
  next: number | null;
}

/** A part of the versions of one of the caller's projects. Refuses with `not_found`. */
export async function browseVersions(call: Call, { projectId, before, limit }: BrowseVersions): Promise<BrowsedVersions> {
  requireScope(call, "projects:read");
  const { id } = await requireProject(call, projectId);
  const found = await listVersions(call.ground.database, { projectId: id, before, limit: limit + 1 });
  const versions = found.slice(0, limit);
  return { versions, next: found.length > limit ? (versions.at(-1)?.version ?? null) : null };
}
