// What was deleted comes back as it was: conversation, versions and site. Its build stays ended. The names of its site
// were free in between: those that another site has taken are lost, and the caller is told which.
import { readUuid } from "../../../lib/ids.ts";
import { writeProject } from "../../../storage/rows/builds/build-state.ts";
import { lockDeletedProject } from "../../../storage/rows/browsing/deleted-projects.ts";
import type { ProjectRow } from "../../../storage/rows/projects.ts";
import { isNameTaken, lockSiteNames } from "../../../storage/rows/sites/site-names.ts";
import { type AppContext, type Call, inTransaction, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { projectAddresses, siteAddress } from "../addresses.ts";
import type { AddressedProjectRow } from "../list-projects.ts";
import { newSiteName } from "../site/site-name.ts";
import { restorableSince } from "./trash-days.ts";

/** A restored project, and the addresses that another site has by now. */
export interface RestoredProject extends AddressedProjectRow {
  lostAddresses: string[];
}

/** Restores one of the caller's projects from the trash. Throws `not_found` if it is not in there (any more). */
export async function restoreProject(call: Call, { projectId }: { projectId: string }): Promise<RestoredProject> {
  requireScope(call, "projects:write");
  const { accountId } = call;
  const id = readUuid(projectId);
  if (id === null) throw notInTrash();
  return inTransaction(call.ctx, async (ctx) => {
    const now = ctx.clock.now();
    const deleted = await lockDeletedProject(ctx.database, { accountId, projectId: id, since: restorableSince(now) });
    if (deleted === null) throw notInTrash();
    const { formerSiteName, formerSubdomain } = deleted;
    await lockSiteNames(ctx.database);
    const customSubdomain = await stillFree(ctx, id, formerSubdomain);
    const siteName = (await stillFree(ctx, id, formerSiteName)) ?? (await newFreeName(ctx, deleted));
    const restored = { siteName, customSubdomain, formerSiteName: null, formerSubdomain: null, deletedAt: null, updatedAt: now };
    await writeProject(ctx.database, id, restored);
    const project = { ...deleted, ...restored };
    const lost = [formerSiteName, formerSubdomain].filter((name) => name !== null && name !== siteName && name !== customSubdomain);
    return {
      project,
      addresses: projectAddresses(ctx.addresses, project),
      lostAddresses: lost.flatMap((name) => (name === null ? [] : [siteAddress(ctx.addresses, name)])),
    };
  });
}

async function stillFree({ database }: AppContext, projectId: string, name: string | null): Promise<string | null> {
  return name === null || (await isNameTaken(database, { name, projectId })) ? null : name;
}

async function newFreeName({ database }: AppContext, { id, prompt }: ProjectRow): Promise<string> {
  for (let tries = 0; tries < 5; tries += 1) {
    const name = newSiteName(prompt);
    if (!(await isNameTaken(database, { name, projectId: id }))) return name;
  }
  throw new Error("five random site names in a row were taken");
}

function notInTrash(): ServiceError {
  const message = "This project is not in the trash. It was restored already, or its thirty days have passed.";
  return new ServiceError("not_found", message, { what: "project" });
}
