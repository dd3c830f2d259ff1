import { summariseDraft } from "../../storage/rows/versions/drafts.ts";
import { summariseVersions } from "../../storage/rows/versions/read-versions.ts";
import type { VersionSummary } from "../../storage/rows/versions/read-versions.ts";
import type { QuestionRow } from "../../storage/rows/conversation.ts";
import { readOpenQuestions } from "../builds/asking/read-open-questions.ts";
import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";
import { projectAddresses } from "./addresses.ts";
import type { AddressedProjectRow } from "./list-projects.ts";
import { describeDraft, type Draft } from "./site/describe-draft.ts";
import { requireProject } from "./require-project.ts";

/** A project with its versions, oldest first, the open questions of its build, and its draft. */
export interface ProjectDetails extends AddressedProjectRow {
  questions: QuestionRow[];
  versions: VersionSummary[];
  draft: Draft | null;
}

/** Returns one of the caller's projects. Throws `not_found`. */
export async function readProject(call: Call, { projectId }: { projectId: string }): Promise<ProjectDetails> {
  requireScope(call, "projects:read");
  const project = await requireProject(call, projectId);
  const { database, addresses } = call.ctx;
  const [versions, summary, questions] = await Promise.all([
    summariseVersions(database, project.id),
    summariseDraft(database, project.id),
    readOpenQuestions(call.ctx, project),
  ]);
  const draft = summary && describeDraft(call.ctx, { summary, siteName: project.siteName });
  return { project, addresses: projectAddresses(addresses, project), versions, questions, draft };
}
