// A build of a project that is there: operation, message, credits, job and event are one transaction. What the project has
// already stays as it is and goes on being served until the new version is published.
import { newId } from "../../../kit/ids.ts";
import { writeProject } from "../../../storage/rows/build-state.ts";
import { insertMessage } from "../../../storage/rows/conversation.ts";
import { insertOperation, type OperationRow } from "../../../storage/rows/operations.ts";
import type { ProjectRow } from "../../../storage/rows/projects.ts";
import type { Ground } from "../../call.ts";
import { holdCredits } from "../../credits/hold-credits.ts";
import { announce } from "../../operations/announce.ts";

/** What begins: the build's own fields, the words under which it stands in the conversation, and how many credits it sets aside, at least and where as many are free. */
export interface BegunBuild extends Pick<OperationRow, "kind" | "task" | "requestId" | "bodyHash" | "model" | "isModelFree"> {
  project: ProjectRow;
  message: string;
  credits: { atLeast: number; wanted: number };
}

/** Begins a build on a locked project, in the caller's transaction. Refuses with `not_enough_credits`. */
export async function beginBuild(ground: Ground, { project, message, credits, ...asked }: BegunBuild): Promise<OperationRow> {
  const { database } = ground;
  const { id: projectId, accountId } = project;
  const createdAt = ground.clock.now();
  const operationId = newId(createdAt);
  const creditsHeld = await holdCredits(ground, { accountId, operationId, ...credits });
  const operation = await insertOperation(database, {
    ...{ ...asked, id: operationId, accountId, projectId },
    ...{ status: "running", stage: "queued", creditsHeld, createdAt, updatedAt: createdAt },
  });
  await insertMessage(database, { id: newId(createdAt), projectId, operationId, author: "person", text: message, createdAt });
  await writeProject(database, projectId, { status: "generating", updatedAt: createdAt });
  await ground.queue.enqueue(database, { operationId, accountId });
  await announce(ground, { operation, project }, { type: "operation.running", operationStatus: operation.status });
  return operation;
}
