// The site of a draft has an origin of its own, so that its address and its data are not those of the live site: the name
// of the project's site with a suffix that no other site may have. Only the project's owner can open it.
import { findSiteByName, type SiteRow } from "../../../storage/rows/sites/find-site.ts";
import { findDraftSite } from "../../../storage/rows/versions/drafts.ts";
import type { SessionRow } from "../../../storage/rows/people/sessions.ts";
import { type AppContext, type Call, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { siteAddress } from "../addresses.ts";
import { requireProject } from "../require-project.ts";
import { DRAFT_SUFFIX, siteNameWithoutDraft } from "./draft-name.ts";
import { openSite } from "./open-private-site.ts";

/** What a site serves; a draft's is always private. */
export interface ServedSite extends SiteRow {
  isDraft: boolean;
}

/** The site with this name: the live version of a project, or a draft; null if there is none. */
export async function findSite({ database }: Pick<AppContext, "database">, name: string): Promise<ServedSite | null> {
  const live = await findSiteByName(database, name);
  if (live !== null) return { ...live, isDraft: false };
  const of = siteNameWithoutDraft(name);
  const manifest = of === name ? null : await findDraftSite(database, of);
  return manifest && { manifest, visibility: "private", isDraft: true };
}

/** The address of the draft of a project whose site has this name, or null without a name. */
export function draftAddress({ addresses }: Pick<AppContext, "addresses">, siteName: string | null): string | null {
  return siteName === null ? null : siteAddress(addresses, `${siteName}${DRAFT_SUFFIX}`);
}

/** The address at which the caller's browser opens the draft of one of their projects, with a one-time token. Throws `not_found`. */
export async function draftLink(
  call: Call,
  { projectId, to, session }: { projectId: string; to: string; session: Pick<SessionRow, "id"> },
): Promise<string> {
  requireScope(call, "projects:read");
  const { siteName } = await requireProject(call, projectId);
  if (siteName !== null && (await findDraftSite(call.ctx.database, siteName)) !== null)
    return openSite(call, { name: `${siteName}${DRAFT_SUFFIX}`, to, session });
  throw new ServiceError("not_found", "This project has no draft that can be opened.", { what: "version" });
}
