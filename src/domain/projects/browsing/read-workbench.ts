import { latestOperations, latestSaid, type SaidRow } from "../../../storage/rows/browsing/read-history.ts";
import { listQuestions, type QuestionRow } from "../../../storage/rows/conversation.ts";
import type { OperationRow } from "../../../storage/rows/operations.ts";
import { type Call, requireScope } from "../../call.ts";
import { projectAddresses } from "../addresses.ts";
import type { AddressedProjectRow } from "../list-projects.ts";
import { requireProject } from "../require-project.ts";
import { projectTitle } from "./project-title.ts";

/** A project as its person works on it: what was said, its builds, the newest first, and what the newest asks. */
export interface Workbench extends AddressedProjectRow {
  title: string;
  operations: OperationRow[];
  questions: QuestionRow[];
  said: SaidRow[];
}

const SAID_MAX = 300;
const OPERATIONS_MAX = 100;

/** One of the caller's projects with the latest of its history. Refuses with `not_found`. */
export async function readWorkbench(call: Call, { projectId }: { projectId: string }): Promise<Workbench> {
  requireScope(call, "projects:read");
  const { database, addresses } = call.ground;
  const project = await requireProject(call, projectId);
  const [operations, said] = await Promise.all([
    latestOperations(database, { projectId: project.id, limit: OPERATIONS_MAX }),
    latestSaid(database, { projectId: project.id, limit: SAID_MAX }),
  ]);
  const [newest] = operations;
  const questions = newest === undefined ? [] : await listQuestions(database, newest.id);
  return { project, title: projectTitle(project), addresses: projectAddresses(addresses, project), operations, questions, said };
}
