import { countProjects, pageOfProjects } from "../../storage/rows/projects.ts";
import type { ProjectRow } from "../../storage/rows/projects.ts";
import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";
import { projectAddresses } from "./addresses.ts";
import type { ProjectAddresses } from "./addresses.ts";

/** A project and where it is found. */
export interface AddressedProjectRow {
  project: ProjectRow;
  addresses: ProjectAddresses;
}

/** A part of an account's projects, newest first; `total` counts all of them. */
export interface ProjectPage {
  projects: AddressedProjectRow[];
  total: number;
  limit: number;
  offset: number;
}

/** The caller's projects from `offset` on, at most `limit`. */
export async function listProjects(call: Call, { limit, offset }: { limit: number; offset: number }): Promise<ProjectPage> {
  requireScope(call, "projects:read");
  const { ground, accountId } = call;
  const [rows, total] = await Promise.all([
    pageOfProjects(ground.database, { accountId, limit, offset }),
    countProjects(ground.database, accountId),
  ]);
  const projects = rows.map((project) => ({ project, addresses: projectAddresses(ground.addresses, project) }));
  return { projects, total, limit, offset };
}
