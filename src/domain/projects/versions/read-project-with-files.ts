import { hasScope, requireScope } from "../../call.ts";
import type { Call } from "../../call.ts";
import type { QuestionRow } from "../../../storage/rows/conversation.ts";
import { readOpenQuestions } from "../../builds/asking/read-open-questions.ts";
import { projectAddresses } from "../addresses.ts";
import type { AddressedProjectRow } from "../list-projects.ts";
import { readFiles } from "./read-files.ts";
import type { DeliveredFile } from "./read-files.ts";
import { requireProject } from "../require-project.ts";

/** A project and the files of its newest version, none before the first delivery. `files` is null if the key may not read any. */
export interface ProjectWithFiles extends AddressedProjectRow {
  files: DeliveredFile[] | null;
  /** The open questions of its build. */
  questions: QuestionRow[];
}

/** One of the caller's projects with its files, as far as the key's scopes allow. Throws `not_found`. */
export async function readProjectWithFiles(call: Call, { projectId }: { projectId: string }): Promise<ProjectWithFiles> {
  requireScope(call, "projects:read");
  const project = await requireProject(call, projectId);
  const questions = await readOpenQuestions(call.ctx, project);
  const found = { project, questions, addresses: projectAddresses(call.ctx.addresses, project) };
  if (!hasScope(call, "files:read")) return { ...found, files: null };
  const { files } = await readFiles(call, { projectId, version: null, path: null });
  return { ...found, files };
}
