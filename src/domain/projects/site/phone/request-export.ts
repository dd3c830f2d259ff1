// When an app for phones is to be bundled for Expo Go: whenever a version of it becomes live, and when its owner asks for it
// again after a failure.
import { findExportOf, noteDue, noteDueAgain } from "../../../../storage/rows/sites/phone-exports.ts";
import type { ProjectRow } from "../../../../storage/rows/projects.ts";
import { type AppContext, type Call, requireScope } from "../../../call.ts";
import { requireProject } from "../../require-project.ts";
import { platformOf } from "../../settings/platform-of.ts";

/** Has the version that is live from now on exported, in the caller's transaction; `null`: none is live. Other apps need no export. */
export async function requestExport(
  { database, clock }: AppContext,
  { id, type }: Pick<ProjectRow, "id" | "type">,
  liveVersion: number | null,
): Promise<void> {
  if (liveVersion === null || platformOf(type) !== "expo") return;
  await noteDue(database, { projectId: id, version: liveVersion, now: clock.now() });
}

/** What the owner of an app for phones sees of its export: how far it is, and why it failed. */
export interface ExportState {
  status: "none" | "preparing" | "ready" | "failed" | "unavailable";
  reason: string | null;
}

/** How far the export of the live version is of one of the caller's projects; "none" where nothing is exported. */
export async function readExportState(call: Call, { projectId }: { projectId: string }): Promise<ExportState> {
  const project = await requireProject(call, projectId);
  const found = await findExportOf(call.ctx.database, project.id);
  if (found === null) return { status: "none", reason: null };
  const { status, reason } = found;
  return { status: status === "due" || status === "running" ? "preparing" : status, reason };
}

/** Has a failed export made again; does nothing where none has failed. */
export async function retryExport(call: Call, { projectId }: { projectId: string }): Promise<void> {
  requireScope(call, "projects:write");
  const project = await requireProject(call, projectId);
  await noteDueAgain(call.ctx.database, { projectId: project.id, now: call.ctx.clock.now() });
}
