import { summariseDraft } from "../../storage/rows/versions/drafts.ts";
import { summariseVersions } from "../../storage/rows/versions/read-versions.ts";
import type { VersionSummary } from "../../storage/rows/versions/read-versions.ts";
import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";
import { projectAddresses } from "./addresses.ts";
import type { AddressedProjectRow } from "./list-projects.ts";
import { describeDraft, type Draft } from "./site/describe-draft.ts";
import { requireProject } from "./require-project.ts";

/** A project with its versions, oldest first, and its draft. */
export interface ProjectDetails extends AddressedProjectRow {
  versions: VersionSummary[];
  draft: Draft | null;
}

/** Returns one of the caller's projects. Throws `not_found`. */
export async function readProject(call: Call, { projectId }: { projectId: string }): Promise<ProjectDetails> {
  requireScope(call, "projects:read");
  const project = await requireProject(call, projectId);
  const { database, addresses } = call.ctx;
  const [versions, summary] = await Promise.all([summariseVersions(database, project.id), summariseDraft(database, project.id)]);
  const draft = summary && describeDraft(call.ctx, { summary, siteName: project.siteName });
  return { project, addresses: projectAddresses(addresses, project), versions, draft };
}
