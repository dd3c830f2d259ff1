import type { SessionRow } from "../../../storage/rows/people/sessions.ts";
import { type Call, requireScope } from "../../call.ts";
import { siteAddress } from "../addresses.ts";
import { requireProject } from "../require-project.ts";
import { openSite, readTarget } from "./open-private-site.ts";

/**
 * The address of one of the caller's project sites for their browser; null while no version is live. For a private site
 * it contains a one-time token. Throws `not_found`.
 */
export async function siteLink(
  call: Call,
  { projectId, to, session }: { projectId: string; to: string; session: Pick<SessionRow, "id"> },
): Promise<string | null> {
  requireScope(call, "projects:read");
  const { siteName, customSubdomain, liveVersion, visibility } = await requireProject(call, projectId);
  // Uses the site's own name, which never changes: what the app stores in the browser belongs to its origin.
  const name = siteName ?? customSubdomain;
  if (name === null || liveVersion === null) return null;
  return visibility === "private"
    ? openSite(call, { name, to, session })
    : new URL(readTarget(to), siteAddress(call.ctx.addresses, name)).href;
}
