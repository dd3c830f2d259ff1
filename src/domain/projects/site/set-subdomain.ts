import { writeProject } from "../../../storage/rows/build-state.ts";
import { lockProject } from "../../../storage/rows/projects.ts";
import { isNameTaken, lockSiteNames } from "../../../storage/rows/sites/site-names.ts";
import { type Call, inTransaction, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { siteAddress } from "../addresses.ts";
import { projectNotFound, requireProject } from "../require-project.ts";
import { readSubdomain } from "./read-subdomain.ts";

/** A name that is wanted for a project's site. */
export interface WantedName {
  projectId: string;
  name: string;
}

const TAKEN = "This name is taken. Choose another one.";

/** Whether a name is free for one of the caller's projects, where it would be, and what is wrong with it where it is not. Refuses with `not_found`. */
export async function checkSubdomain(
  call: Call,
  { projectId, name: wanted }: WantedName,
): Promise<{ isFree: boolean; problem: string | null; address: string }> {
  requireScope(call, "projects:read");
  const { database, addresses } = call.ground;
  const project = await requireProject(call, projectId);
  const read = readSubdomain(wanted);
  const address = siteAddress(addresses, read.name);
  if ("problem" in read) return { isFree: false, problem: read.problem, address };
  const isTaken = read.name === project.siteName || (await isNameTaken(database, { name: read.name, projectId: project.id }));
  return { isFree: !isTaken, problem: isTaken ? TAKEN : null, address };
}

/** Gives the site of one of the caller's projects a second name, or takes it away (null); the former one is free at once. Returns its address. Refuses with `not_found`, and with `invalid_input` a name that no site may have or another one has. */
export async function setSubdomain(
  call: Call,
  { projectId, name: wanted }: { projectId: string; name: string | null },
): Promise<{ address: string | null }> {
  requireScope(call, "projects:write");
  const { accountId, ground } = call;
  const name = wanted === null ? null : requireName(wanted);
  const { id } = await requireProject(call, projectId);
  return inTransaction(ground, async ({ database, clock }) => {
    const project = await lockProject(database, { accountId, projectId: id });
    if (project === null) throw projectNotFound();
    await lockSiteNames(database);
    if (name !== null && (name === project.siteName || (await isNameTaken(database, { name, projectId: id })))) {
      throw new ServiceError("invalid_input", TAKEN, { field: "name" });
    }
    await writeProject(database, id, { customSubdomain: name, updatedAt: clock.now() });
    return { address: name === null ? null : siteAddress(ground.addresses, name) };
  });
}

function requireName(wanted: string): string {
  const read = readSubdomain(wanted);
  if ("problem" in read) throw new ServiceError("invalid_input", read.problem, { field: "name" });
  return read.name;
}
