import { storable } from "../../../lib/storable.ts";
import { writeProject } from "../../../storage/rows/builds/build-state.ts";
import { lockProject, type ProjectRow } from "../../../storage/rows/projects.ts";
import { type AppContext, type Call, inTransaction, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { projectAddresses } from "../addresses.ts";
import type { AddressedProjectRow } from "../list-projects.ts";
import { projectNotFound, requireProject } from "../require-project.ts";
import { mergeMetadata, type MetadataChanges } from "./merge-metadata.ts";
import { takeSubdomain } from "./take-subdomain.ts";

/** What an owner changes about a project; what is undefined stays. `customSubdomain` null removes the second name. */
export interface ProjectChanges {
  name?: string | undefined;
  visibility?: ProjectRow["visibility"] | undefined;
  customSubdomain?: string | null | undefined;
  metadata?: MetadataChanges | undefined;
}

/**
 * Changes the settings of one of the caller's projects, all of them or none. A name stays until a follow-up changes the
 * app's title; a visibility holds from the next request on; a former second name is free at once. Throws `not_found`, and
 * `invalid_input` for an empty name, a second name that is invalid or taken, or too much metadata.
 */
export async function updateProject(
  call: Call,
  { projectId, changes }: { projectId: string; changes: ProjectChanges },
): Promise<AddressedProjectRow> {
  requireScope(call, "projects:write");
  const { accountId, ctx } = call;
  const name = changes.name === undefined ? undefined : requireName(changes.name);
  const { id } = await requireProject(call, projectId);
  return inTransaction(ctx, async (inner) => {
    const project = await lockProject(inner.database, { accountId, projectId: id });
    if (project === null) throw projectNotFound();
    const changed = {
      ...project,
      ...(name !== undefined && { name }),
      ...(changes.visibility !== undefined && { visibility: changes.visibility }),
      ...(changes.customSubdomain !== undefined && { customSubdomain: await secondName(inner, project, changes.customSubdomain) }),
      ...(changes.metadata !== undefined && { metadata: mergeMetadata(project.metadata, changes.metadata) }),
      updatedAt: inner.clock.now(),
    };
    const { visibility, customSubdomain, metadata, updatedAt } = changed;
    await writeProject(inner.database, id, { name: changed.name, visibility, customSubdomain, metadata, updatedAt });
    return { project: changed, addresses: projectAddresses(ctx.addresses, changed) };
  });
}

/** A project's name as it is stored. Throws `invalid_input` for an empty one. */
export function requireName(name: string): string {
  const given = storable(name).trim();
  if (given !== "") return given;
  throw new ServiceError("invalid_input", "Give the project a name with at least one character.", { field: "name" });
}

async function secondName(ctx: AppContext, project: ProjectRow, wanted: string | null): Promise<string | null> {
  return wanted === null ? null : takeSubdomain(ctx, project, wanted);
}
