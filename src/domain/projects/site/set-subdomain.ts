import { writeProject } from "../../../storage/rows/builds/build-state.ts";
import { lockProject } from "../../../storage/rows/projects.ts";
import { isNameTaken, lockSiteNames } from "../../../storage/rows/sites/site-names.ts";
import { type Call, inTransaction, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { siteAddress } from "../addresses.ts";
import { projectNotFound, requireProject } from "../require-project.ts";
import { readSubdomain } from "./read-subdomain.ts";

/** A name requested for a project's site. */
export interface WantedName {
  projectId: string;
  name: string;
}

const TAKEN = "This name is taken. Choose another one.";

/** Whether a name is available to one of the caller's projects, its address, and the problem if it is not. Throws `not_found`. */
export async function checkSubdomain(
  call: Call,
  { projectId, name: wanted }: WantedName,
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

/**
 * Sets or removes (null) the second name of one of the caller's project sites; the former one is free at once. Returns
 * its address. Throws `not_found`, and `invalid_input` for a name that is invalid or taken.
 */
export async function setSubdomain(
  call: Call,
  { projectId, name: wanted }: { projectId: string; name: string | null },
): Promise<{ address: string | null }> {
  requireScope(call, "projects:write");
  const { accountId, ctx } = call;
  const name = wanted === null ? null : requireName(wanted);
  const { id } = await requireProject(call, projectId);
  return inTransaction(ctx, async ({ database, clock }) => {
    const project = await lockProject(database, { accountId, projectId: id });
    if (project === null) throw projectNotFound();
    await lockSiteNames(database);
    if (name !== null && (name === project.siteName || (await isNameTaken(database, { name, projectId: id })))) {
      throw new ServiceError("invalid_input", TAKEN, { field: "name" });
    }
    await writeProject(database, id, { customSubdomain: name, updatedAt: clock.now() });
    return { address: name === null ? null : siteAddress(ctx.addresses, name) };
  });
}

function requireName(wanted: string): string {
  const read = readSubdomain(wanted);
  if ("problem" in read) throw new ServiceError("invalid_input", read.problem, { field: "name" });
  return read.name;
}
