// Starts a build of an existing project: operation, message, credits, job and event are one transaction. The project's
// current content is unchanged and served until the new version is published.
import { newId } from "../../../lib/ids.ts";
import { writeProject } from "../../../storage/rows/builds/build-state.ts";
import { insertMessage } from "../../../storage/rows/conversation.ts";
import { insertOperation, type OperationRow } from "../../../storage/rows/operations.ts";
import type { ProjectRow } from "../../../storage/rows/projects.ts";
import type { AppContext } from "../../call.ts";
import { holdCredits } from "../../credits/holding/hold-credits.ts";
import { announce } from "../../operations/announce.ts";

/**
 * A build to start: its own fields, its message in the conversation, and the credits it holds: the minimum, and the
 * amount wanted if enough are free.
 */
export interface BegunBuild extends Pick<OperationRow, "kind" | "task" | "requestId" | "bodyHash" | "model" | "isModelAuto"> {
  project: ProjectRow;
  message: string;
  credits: { atLeast: number; wanted: number };
}

/** Starts a build on a locked project, in the caller's transaction. Throws `not_enough_credits`. */
export async function beginBuild(ctx: AppContext, { project, message, credits, ...asked }: BegunBuild): Promise<OperationRow> {
  const { database } = ctx;
  const { id: projectId, accountId } = project;
  const createdAt = ctx.clock.now();
  const operationId = newId(createdAt);
  const creditsHeld = await holdCredits(ctx, { accountId, operationId, ...credits });
  const operation = await insertOperation(database, {
    ...asked,
    id: operationId,
    accountId,
    projectId,
    status: "running",
    stage: "queued",
    creditsHeld,
    createdAt,
    updatedAt: createdAt,
  });
  await insertMessage(database, { id: newId(createdAt), projectId, operationId, author: "person", text: message, createdAt });
  await writeProject(database, projectId, { status: "generating", updatedAt: createdAt });
  await ctx.queue.enqueue(database, { operationId, accountId });
  await announce(ctx, { operation, project }, { type: "operation.running", operationStatus: operation.status });
  return operation;
}
