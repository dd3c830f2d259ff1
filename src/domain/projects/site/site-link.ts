import type { SessionRow } from "../../../storage/rows/people/sessions.ts";
import { type Call, requireScope } from "../../call.ts";
import { siteAddress } from "../addresses.ts";
import { requireProject } from "../require-project.ts";
import { openSite, readTarget } from "./open-private-site.ts";

/** The address at which the caller's browser sees the site of one of their projects; null while no version is live. That of a private one holds a token that is good once. Refuses with `not_found`. */
export async function siteLink(
  call: Call,
  { projectId, to, session }: { projectId: string; to: string; session: Pick<SessionRow, "id"> },
): Promise<string | null> {
  requireScope(call, "projects:read");
  const { siteName, customSubdomain, liveVersion, visibility } = await requireProject(call, projectId);
  // Under its own name, which never changes: what the app keeps in the browser belongs to its origin.
  const name = siteName ?? customSubdomain;
  if (name === null || liveVersion === null) return null;
  return visibility === "private"
    ? openSite(call, { name, to, session })
    : new URL(readTarget(to), siteAddress(call.ground.addresses, name)).href;
}
