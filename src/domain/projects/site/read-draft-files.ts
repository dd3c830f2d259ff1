import { findDraftSource } from "../../../storage/rows/versions/drafts.ts";
import { type Call, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { requireProject } from "../require-project.ts";
import { type DeliveredFile, filesOf } from "../versions/read-files.ts";

/** The source files of a draft, sorted by path. */
export interface DraftFiles {
  /** The name of the project's site, for naming archives of the files. */
  siteName: string | null;
  updatedAt: Date;
  files: DeliveredFile[];
}

/** The error for a project without a draft. */
export function draftNotFound(): ServiceError {
  return new ServiceError("not_found", "This project has no draft. Read the project to see whether there is one.", { what: "draft" });
}

/**
 * Returns the source files of the draft of one of the caller's projects, or only that with this path. Throws `not_found`
 * for a missing project, draft or path; a build that runs has no draft yet.
 */
export async function readDraftFiles(call: Call, { projectId, path }: { projectId: string; path: string | null }): Promise<DraftFiles> {
  requireScope(call, "files:read");
  const { id, siteName } = await requireProject(call, projectId);
  const draft = await findDraftSource(call.ctx.database, id);
  if (draft === null) throw draftNotFound();
  return { siteName, updatedAt: draft.updatedAt, files: await filesOf(call, { source: draft.source, path, of: "draft" }) };
}
