import { type ListedVersion, listVersions } from "../../../storage/rows/versions/list-versions.ts";
import { type Call, requireScope } from "../../call.ts";
import { siteAddress } from "../addresses.ts";
import { requireProject } from "../require-project.ts";
import { unlistedName } from "../site/unlisted-name.ts";

/** The requested page of a project's versions: at most `limit`, older than `before` (null: from the newest). */
export interface BrowseVersions {
  projectId: string;
  before: number | null;
  limit: number;
}

/** A version in a list. `url` opens it for its owner alone; null if the project's site has no name. */
export interface BrowsedVersion extends ListedVersion {
  url: string | null;
}

/** A page of a project's versions, newest first; `next` is the `before` of the next page, null on the last. */
export interface BrowsedVersions {
  versions: BrowsedVersion[];
  next: number | null;
}

/** Returns a page of the versions of one of the caller's projects. Throws `not_found`. */
export async function browseVersions(call: Call, { projectId, before, limit }: BrowseVersions): Promise<BrowsedVersions> {
  requireScope(call, "projects:read");
  const { id, siteName } = await requireProject(call, projectId);
  const found = await listVersions(call.ctx.database, { projectId: id, before, limit: limit + 1 });
  const urlOf = (version: number) => siteName && siteAddress(call.ctx.addresses, unlistedName(siteName, version));
  const versions = found.slice(0, limit).map((listed) => ({ ...listed, url: urlOf(listed.version) }));
  return { versions, next: found.length > limit ? (versions.at(-1)?.version ?? null) : null };
}
