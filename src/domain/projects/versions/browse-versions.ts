import { type ListedVersion, listVersions } from "../../../storage/rows/versions/list-versions.ts";
import { type Call, requireScope } from "../../call.ts";
import { requireProject } from "../require-project.ts";

/** The requested page of a project's versions: at most `limit`, older than `before` (null: from the newest). */
export interface BrowseVersions {
  projectId: string;
  before: number | null;
  limit: number;
}

/** A page of a project's versions, newest first; `next` is the `before` of the next page, null on the last. */
export interface BrowsedVersions {
  versions: ListedVersion[];
  next: number | null;
}

/** Returns a page of the versions of one of the caller's projects. Throws `not_found`. */
export async function browseVersions(call: Call, { projectId, before, limit }: BrowseVersions): Promise<BrowsedVersions> {
  requireScope(call, "projects:read");
  const { id } = await requireProject(call, projectId);
  const found = await listVersions(call.ctx.database, { projectId: id, before, limit: limit + 1 });
  const versions = found.slice(0, limit);
  return { versions, next: found.length > limit ? (versions.at(-1)?.version ?? null) : null };
}
