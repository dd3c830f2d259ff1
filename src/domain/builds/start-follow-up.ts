// A message to a project at rest begins a build of its own: operation, message, credits, job and event are one
// transaction. What the project has already stays as it is and goes on being served until the new version is published.
import { newId } from "../../kit/ids.ts";
import { writeProject } from "../../storage/rows/build-state.ts";
import { insertMessage } from "../../storage/rows/conversation.ts";
import { insertOperation } from "../../storage/rows/operations.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import type { ProjectRow } from "../../storage/rows/projects.ts";
import type { Call, Ground } from "../call.ts";
import { holdCredits } from "../credits/hold-credits.ts";
import { chooseModel, includesModel, type Model } from "../models/models.ts";
import { announce } from "../operations/announce.ts";
import { CREATE_FLOOR_CREDITS } from "../plans/plans.ts";

/** What is said to which project, under which request id, and the model that is to hear it. */
export interface FollowUp {
  project: ProjectRow;
  requestId: string;
  bodyHash: string;
  model: Model;
  /** Whether the model was left to us. */
  isModelFree: boolean;
  message: string;
}

/** Starts a follow-up on a locked project, in the caller's transaction. Refuses with `not_enough_credits`, as a create does. */
export async function startFollowUp(ground: Ground, { project, message, model, ...asked }: FollowUp): Promise<OperationRow> {
  const { database } = ground;
  const { id: projectId, accountId } = project;
  const createdAt = ground.clock.now();
  const operationId = newId(createdAt);
  const hold = { accountId, operationId, atLeast: CREATE_FLOOR_CREDITS, wanted: model.budgetCredits };
  const creditsHeld = await holdCredits(ground, hold);
  const operation = await insertOperation(database, {
    ...{ ...asked, id: operationId, accountId, projectId, model: model.id },
    ...{ kind: "message", status: "running", stage: "queued", creditsHeld, createdAt, updatedAt: createdAt },
  });
  await insertMessage(database, { id: newId(createdAt), projectId, operationId, author: "person", text: message, createdAt });
  await writeProject(database, projectId, { status: "generating", updatedAt: createdAt });
  await ground.queue.enqueue(database, { operationId, accountId });
  await announce(ground, { operation, project }, "operation.running", operation.status);
  return operation;
}

/** The model of a follow-up that names none: the project's own, or the best of the plan where that one is not offered or not included any more. */
export function usualModel({ ground, plan }: Call, { model: own }: ProjectRow): Model {
  const models = ground.models();
  const offered = models.find(({ id }) => id === own);
  return offered !== undefined && includesModel(plan, offered) ? offered : chooseModel({ models, plan, wanted: null });
}
