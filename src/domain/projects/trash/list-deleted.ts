import { pageOfDeleted } from "../../../storage/rows/browsing/deleted-projects.ts";
import { type Call, requireScope } from "../../call.ts";
import { siteAddress } from "../addresses.ts";
import { projectTitle } from "../browsing/project-title.ts";
import { restorableSince, restorableUntil } from "./trash-days.ts";

/** A project in the trash. `address` is the one that its site had, the chosen one if there was one. */
export interface DeletedProject {
  id: string;
  title: string;
  prompt: string;
  address: string | null;
  deletedAt: Date;
  /** After that it is gone. */
  restorableUntil: Date;
}

const LISTED_MAX = 200;

/** The caller's projects in the trash, the latest first. */
export async function listDeleted(call: Call): Promise<DeletedProject[]> {
  requireScope(call, "projects:read");
  const { ctx, accountId } = call;
  const rows = await pageOfDeleted(ctx.database, { accountId, since: restorableSince(ctx.clock.now()), limit: LISTED_MAX });
  return rows.map(({ deletedAt, ...project }) => {
    const name = project.formerSubdomain ?? project.formerSiteName;
    return {
      id: project.id,
      title: projectTitle(project),
      prompt: project.prompt,
      address: name === null || project.liveVersion === null ? null : siteAddress(ctx.addresses, name),
      deletedAt,
      restorableUntil: restorableUntil(deletedAt),
    };
  });
}
