import { listQuestions, type QuestionRow } from "../../../storage/rows/conversation.ts";
import { findUnfinishedOperation } from "../../../storage/rows/operations.ts";
import type { ProjectRow } from "../../../storage/rows/projects.ts";
import type { AppContext } from "../../call.ts";

/** The questions that a project's waiting build has asked and that are not answered yet, in order; none if no build waits. */
export async function readOpenQuestions({ database }: AppContext, project: Pick<ProjectRow, "id" | "status">): Promise<QuestionRow[]> {
  if (project.status !== "waiting") return [];
  const waiting = await findUnfinishedOperation(database, project.id);
  const asked = waiting === null ? [] : await listQuestions(database, waiting.id);
  return asked.filter(({ answer }) => answer === null);
}
