import type { ProjectRow } from "../../../storage/rows/projects.ts";
import { isNameTaken, lockSiteNames } from "../../../storage/rows/sites/site-names.ts";
import type { AppContext } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { readSubdomain } from "./read-subdomain.ts";

/** The problem with a name that another site has. */
export const TAKEN = "This subdomain is taken. Choose another one.";

/**
 * Reserves a name for a project until the caller's transaction ends, and returns it as it is stored. The caller writes it.
 * Throws `invalid_input` for a name that is invalid or taken, also by the project's own first name.
 */
export async function takeSubdomain(
  { database }: AppContext,
  project: Pick<ProjectRow, "id" | "siteName">,
  wanted: string,
): Promise<string> {
  const read = readSubdomain(wanted);
  if ("problem" in read) throw refuse(read.problem);
  await lockSiteNames(database);
  if (read.name !== project.siteName && !(await isNameTaken(database, { name: read.name, projectId: project.id }))) return read.name;
  throw refuse(TAKEN);
}

function refuse(problem: string): ServiceError {
  return new ServiceError("invalid_input", problem, { field: "customSubdomain" });
}
