// A build that a person's own hand begins: an edit, or going back to a version. It costs nothing, since nothing is written
// for it; it passes the same gate and the same proof as every other build.
import { lockCredits } from "../../../storage/rows/credits/ledger.ts";
import { findUnfinishedOperation, type OperationRow } from "../../../storage/rows/operations.ts";
import { lockProject, type ProjectRow } from "../../../storage/rows/projects.ts";
import { type Call, type Ground, inTransaction, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { findReplay } from "../../projects/find-replay.ts";
import { projectNotFound, requireProject } from "../../projects/require-project.ts";
import { beginBuild } from "./begin-build.ts";
import type { BuildTask } from "./build-task.ts";

/** What is asked for, under which request id. `decide` makes the task on the locked project, and refuses what cannot be done. */
export interface StartTask {
  projectId: string;
  requestId: string;
  bodyHash: string;
  decide(ground: Ground, project: ProjectRow): Promise<{ task: BuildTask; message: string }>;
}

// No model works on it; the built-in generator lays the files out.
const MODEL = "blueprint";

/** Starts the build of a task, or finds the one that began under the same request id. Refuses with `not_found`, `build_running`, and `invalid_input` for a request id that was used for something else. */
export async function startTask(call: Call, { projectId, requestId, bodyHash, decide }: StartTask): Promise<OperationRow> {
  requireScope(call, "projects:write");
  const { accountId, ground } = call;
  const { id } = await requireProject(call, projectId);
  return inTransaction(ground, async (inner) => {
    const project = await lockProject(inner.database, { accountId, projectId: id });
    if (project === null) throw projectNotFound();
    await lockCredits(inner.database, accountId);
    const replay = await findReplay(inner, { accountId, requestId, bodyHash, text: null });
    if (replay !== null) return replayed(replay);
    await requireRest(inner, id);
    const { task, message } = await decide(inner, project);
    return beginBuild(inner, {
      ...{ project, requestId, bodyHash, message, task, kind: task.kind },
      ...{ model: MODEL, isModelFree: false, credits: { atLeast: 0, wanted: 0 } },
    });
  });
}

function replayed({ operation, differs }: { operation: OperationRow; differs: boolean }): OperationRow {
  if (!differs) return operation;
  throw new ServiceError("invalid_input", "This requestId was used before for something else. Send it again with a new one.", {
    field: "requestId",
  });
}

async function requireRest({ database }: Ground, projectId: string): Promise<void> {
  const unfinished = await findUnfinishedOperation(database, projectId);
  if (unfinished === null) return;
  const message =
    unfinished.status === "waiting"
      ? "A build of this project waits for your answer. Answer it or stop it first."
      : "A build of this project is running. Wait until it has ended, or stop it first.";
  throw new ServiceError("build_running", message, { requestId: unfinished.requestId });
}
