import { latestOperations, latestSaid, type SaidRow } from "../../../storage/rows/browsing/read-history.ts";
import { sumDollarsOfProject } from "../../../storage/rows/credits/model-calls.ts";
import { listQuestions, type QuestionRow } from "../../../storage/rows/conversation.ts";
import { summariseDraft } from "../../../storage/rows/versions/drafts.ts";
import type { OperationRow } from "../../../storage/rows/operations.ts";
import { type Call, requireScope } from "../../call.ts";
import { projectAddresses } from "../addresses.ts";
import type { AddressedProjectRow } from "../list-projects.ts";
import { requireProject } from "../require-project.ts";
import { describeDraft, type Draft } from "../site/describe-draft.ts";
import { usualDuration } from "./usual-duration.ts";
import { projectTitle } from "./project-title.ts";

/** A project's editor state: its messages, its builds, newest first, and the open questions of the newest. */
export interface ProjectState extends AddressedProjectRow {
  title: string;
  operations: OperationRow[];
  questions: QuestionRow[];
  said: SaidRow[];
  /** What providers charged for each of the builds, in millionths of a US dollar; null unless it was asked for. */
  microDollars: ReadonlyMap<string, number> | null;
  /** How long such a build usually takes, in milliseconds, while the newest one runs; null if it does not, or nothing is known. */
  usualMilliseconds: number | null;
  /** Unfinished work that its owner can open, continue or drop; null if there is none, or while its build runs. */
  draft: Draft | null;
}

const SAID_MAX = 300;
const OPERATIONS_MAX = 100;

/** One of the caller's projects with its recent history; with what it cost in dollars if that is asked for. Throws `not_found`. */
export async function readProjectState(
  call: Call,
  { projectId, isWithDollars = false }: { projectId: string; isWithDollars?: boolean },
): Promise<ProjectState> {
  requireScope(call, "projects:read");
  const { database, addresses } = call.ctx;
  const { id } = await requireProject(call, projectId);
  // Before the builds: a message is never shown without the build that it started.
  const said = await latestSaid(database, { projectId: id, limit: SAID_MAX });
  const [operations, summary, microDollars] = await Promise.all([
    latestOperations(database, { projectId: id, limit: OPERATIONS_MAX }),
    summariseDraft(database, id),
    isWithDollars ? sumDollarsOfProject(database, id) : null,
  ]);
  const [newest] = operations;
  const [project, questions, usualMilliseconds] = await Promise.all([
    // Behind the builds: one that is done is never shown without the version that it made.
    requireProject(call, id),
    newest === undefined ? [] : listQuestions(database, newest.id),
    newest?.status === "running" ? usualDuration(call.ctx, newest) : null,
  ]);
  return {
    project,
    title: projectTitle(project),
    addresses: projectAddresses(addresses, project),
    operations,
    questions,
    usualMilliseconds,
    said,
    draft: summary && describeDraft(call.ctx, { summary, siteName: project.siteName }),
    microDollars,
  };
}
