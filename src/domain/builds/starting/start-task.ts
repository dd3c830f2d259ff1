// Builds started by a user's manual action: an edit, or a restore of a version. They use no model and are free, and
// pass the same gate and the same proof as every other build. Because they are free, failed ones are rate limited:
// proving them takes workers and browsers that others wait for.
import { lockCredits } from "../../../storage/rows/credits/ledger.ts";
import { listFailedTasks } from "../../../storage/rows/people/account-builds.ts";
import { findUnfinishedOperation, type OperationRow } from "../../../storage/rows/operations.ts";
import { lockProject, type ProjectRow } from "../../../storage/rows/projects.ts";
import { type Call, type AppContext, inTransaction, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { findReplay, type Replay } from "../../projects/find-replay.ts";
import { projectNotFound, requireProject } from "../../projects/require-project.ts";
import { beginBuild } from "./begin-build.ts";
import type { BuildTask } from "./build-task.ts";

/** A task and its request id. `decide` creates the task on the locked project, and throws for what cannot be done. */
export interface StartTask {
  projectId: string;
  requestId: string;
  bodyHash: string;
  decide(ctx: AppContext, project: ProjectRow): Promise<{ task: BuildTask; message: string }>;
}

// No model is called; the built-in generator lays the files out.
const MODEL = "blueprint";

const FAILURES_MAX = 12;
const FAILURES_WINDOW_SECONDS = 600;

/** The build of a task; `replay` is set if its request id was used before, also for a different request. */
export interface StartedTask {
  operation: OperationRow;
  replay: Replay | null;
}

/**
 * Starts a task's build, or finds the one with the same request id. Throws `not_found`, `build_running`
 * and `too_many_requests` after many failures.
 */
export async function startTask(call: Call, { projectId, requestId, bodyHash, decide }: StartTask): Promise<StartedTask> {
  requireScope(call, "projects:write");
  const { accountId, ctx } = call;
  const { id } = await requireProject(call, projectId);
  return inTransaction(ctx, async (inner) => {
    const project = await lockProject(inner.database, { accountId, projectId: id });
    if (project === null) throw projectNotFound();
    await lockCredits(inner.database, accountId);
    const replay = await findReplay(inner, { accountId, requestId, bodyHash, text: null });
    if (replay !== null) return { operation: replay.operation, replay };
    await requireRest(inner, id);
    await requireFewFailures(inner, accountId);
    const { task, message } = await decide(inner, project);
    const operation = await beginBuild(inner, {
      project,
      requestId,
      bodyHash,
      message,
      task,
      kind: task.kind,
      model: MODEL,
      isModelAuto: false,
      credits: { atLeast: 0, wanted: 0 },
    });
    return { operation, replay: null };
  });
}

async function requireFewFailures({ database, clock }: AppContext, accountId: string): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - FAILURES_WINDOW_SECONDS * 1_000);
  const failed = await listFailedTasks(database, { accountId, since, limit: FAILURES_MAX });
  const oldest = failed[FAILURES_MAX - 1];
  if (oldest === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1_000));
  const message = `The last ${FAILURES_MAX} edits failed or were stopped within ${FAILURES_WINDOW_SECONDS / 60} minutes. All of them are kept; send the next one in ${retryAfterSeconds} seconds.`;
  throw new ServiceError("too_many_requests", message, { retryAfterSeconds });
}

async function requireRest({ database }: AppContext, projectId: string): Promise<void> {
  const unfinished = await findUnfinishedOperation(database, projectId);
  if (unfinished === null) return;
  const message =
    unfinished.status === "waiting"
      ? "A build of this project waits for your answer. Answer it or stop it first."
      : "A build of this project is running. Wait until it has ended, or stop it first.";
  throw new ServiceError("build_running", message, { requestId: unfinished.requestId });
}
