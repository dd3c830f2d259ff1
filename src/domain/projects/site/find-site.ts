// A project's site, by its name. Its draft and each of its versions have an origin of their own, so that their addresses
// and their data are not those of the live site; only the project's owner can open them.
import { findSiteByName, findVersionSite, type SiteRow } from "../../../storage/rows/sites/find-site.ts";
import { findDraftSite } from "../../../storage/rows/versions/drafts.ts";
import type { AppContext } from "../../call.ts";
import { readUnlistedName } from "./unlisted-name.ts";

/** What a site serves. An unlisted one, of a draft or a version, is always private, and no search engine may list it. */
export interface ServedSite extends SiteRow {
  isUnlisted: boolean;
}

/** The site with this name: the live version of a project, its draft, or one of its versions; null if there is none. */
export async function findSite({ database }: Pick<AppContext, "database">, name: string): Promise<ServedSite | null> {
  const live = await findSiteByName(database, name);
  if (live !== null) return { ...live, isUnlisted: false };
  const unlisted = readUnlistedName(name);
  if (unlisted === null) return null;
  const { siteName, of } = unlisted;
  const manifest = of === "draft" ? await findDraftSite(database, siteName) : await findVersionSite(database, { siteName, version: of });
  return manifest && { manifest, visibility: "private", isUnlisted: true };
}
