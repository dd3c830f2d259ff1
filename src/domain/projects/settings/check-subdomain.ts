import { isNameTaken } from "../../../storage/rows/sites/site-names.ts";
import { type Call, requireScope } from "../../call.ts";
import { siteAddress } from "../addresses.ts";
import { requireProject } from "../require-project.ts";
import { readSubdomain } from "./read-subdomain.ts";
import { TAKEN } from "./take-subdomain.ts";

/** Whether a name is available to one of the caller's projects, its address, and the problem if it is not. Throws `not_found`. */
export async function checkSubdomain(
  call: Call,
  { projectId, name: wanted }: { projectId: string; name: string },
): Promise<{ isFree: boolean; problem: string | null; address: string }> {
  requireScope(call, "projects:read");
  const { database, addresses } = call.ctx;
  const project = await requireProject(call, projectId);
  const read = readSubdomain(wanted);
  const address = siteAddress(addresses, read.name);
  if ("problem" in read) return { isFree: false, problem: read.problem, address };
  const isTaken = read.name === project.siteName || (await isNameTaken(database, { name: read.name, projectId: project.id }));
  return { isFree: !isTaken, problem: isTaken ? TAKEN : null, address };
}
