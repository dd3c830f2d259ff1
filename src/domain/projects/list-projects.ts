import { countProjects, pageOfProjects } from "../../storage/rows/projects.ts";
import type { ProjectRow } from "../../storage/rows/projects.ts";
import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";
import { projectAddresses } from "./addresses.ts";
import type { ProjectAddresses } from "./addresses.ts";

/** A project and its addresses. */
export interface AddressedProjectRow {
  project: ProjectRow;
  addresses: ProjectAddresses;
}

/** A page of an account's projects, newest first; `total` counts all of them. */
export interface ProjectPage {
  projects: AddressedProjectRow[];
  total: number;
  limit: number;
  offset: number;
}

/** Returns at most `limit` of the caller's projects, starting at `offset`. */
export async function listProjects(call: Call, { limit, offset }: { limit: number; offset: number }): Promise<ProjectPage> {
  requireScope(call, "projects:read");
  const { ctx, accountId } = call;
  const [rows, total] = await Promise.all([
    pageOfProjects(ctx.database, { accountId, limit, offset }),
    countProjects(ctx.database, accountId),
  ]);
  const projects = rows.map((project) => ({ project, addresses: projectAddresses(ctx.addresses, project) }));
  return { projects, total, limit, offset };
}
