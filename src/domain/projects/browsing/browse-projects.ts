import { type PicturedProject, type ProjectSearch, searchProjects } from "../../../storage/rows/browsing/search-projects.ts";
import { type Call, requireScope } from "../../call.ts";
import { projectAddresses } from "../addresses.ts";
import type { AddressedProjectRow } from "../list-projects.ts";
import { projectTitle } from "./project-title.ts";

/** A project as a card shows it. */
export interface BrowsedProject extends AddressedProjectRow {
  title: string;
  picture: PicturedProject["picture"];
}

/** The caller's projects whose name or prompt contains these words, in this order, with the total count. */
export async function browseProjects(
  call: Call,
  search: Omit<ProjectSearch, "accountId">,
): Promise<{ total: number; projects: BrowsedProject[] }> {
  requireScope(call, "projects:read");
  const { ctx, accountId } = call;
  const { total, found } = await searchProjects(ctx.database, { ...search, accountId });
  const projects = found.map(({ project, picture }) => ({
    project,
    picture,
    title: projectTitle(project),
    addresses: projectAddresses(ctx.addresses, project),
  }));
  return { total, projects };
}
