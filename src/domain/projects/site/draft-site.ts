import { findDraftSite } from "../../../storage/rows/versions/drafts.ts";
import type { SessionRow } from "../../../storage/rows/people/sessions.ts";
import { type AppContext, type Call, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { siteAddress } from "../addresses.ts";
import { requireProject } from "../require-project.ts";
import { openSite } from "./open-private-site.ts";
import { unlistedName } from "./unlisted-name.ts";

/** The address of the draft of a project whose site has this name, or null without a name. */
export function draftAddress({ addresses }: Pick<AppContext, "addresses">, siteName: string | null): string | null {
  return siteName === null ? null : siteAddress(addresses, unlistedName(siteName, "draft"));
}

/** The address at which the caller's browser opens the draft of one of their projects, with a one-time token. Throws `not_found`. */
export async function draftLink(
  call: Call,
  { projectId, to, session }: { projectId: string; to: string; session: Pick<SessionRow, "id"> },
): Promise<string> {
  requireScope(call, "projects:read");
  const { siteName } = await requireProject(call, projectId);
  if (siteName !== null && (await findDraftSite(call.ctx.database, siteName)) !== null)
    return openSite(call, { name: unlistedName(siteName, "draft"), to, session });
  throw new ServiceError("not_found", "This project has no draft that can be opened.", { what: "version" });
}
