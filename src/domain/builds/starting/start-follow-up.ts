import type { OperationRow } from "../../../storage/rows/operations.ts";
import type { ProjectRow } from "../../../storage/rows/projects.ts";
import type { Call, Ground } from "../../call.ts";
import { chooseModel, includesModel, type Model } from "../../models/models.ts";
import { CREATE_FLOOR_CREDITS } from "../../plans/plans.ts";
import { beginBuild } from "./begin-build.ts";

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
export async function startFollowUp(ground: Ground, { model, ...asked }: FollowUp): Promise<OperationRow> {
  const credits = { atLeast: CREATE_FLOOR_CREDITS, wanted: model.budgetCredits };
  return beginBuild(ground, { ...asked, kind: "message", task: null, model: model.id, credits });
}

/** The model of a follow-up that names none: the project's own, or the best of the plan where that one is not offered or not included any more. */
export function usualModel({ ground, plan }: Call, { model: own }: ProjectRow): Model {
  const models = ground.models();
  const offered = models.find(({ id }) => id === own);
  return offered !== undefined && includesModel(plan, offered) ? offered : chooseModel({ models, plan, wanted: null });
}
