import type { OperationRow } from "../../../storage/rows/operations.ts";
import type { ProjectRow } from "../../../storage/rows/projects.ts";
import type { Call, AppContext } from "../../call.ts";
import { chooseModel, includesModel, type Model } from "../../models/models.ts";
import { sizeHold } from "../../credits/holding/size-hold.ts";
import { CREATE_FLOOR_CREDITS } from "../../plans/plans.ts";
import { beginBuild } from "./begin-build.ts";

/** A follow-up message: its project, request id, and model. */
export interface FollowUp {
  project: ProjectRow;
  requestId: string;
  bodyHash: string;
  model: Model;
  /** Whether the model was chosen automatically. */
  isModelAuto: boolean;
  message: string;
}

/** Starts a follow-up on a locked project, in the caller's transaction. Throws `not_enough_credits`, as a create does. */
export async function startFollowUp(ctx: AppContext, { model, ...asked }: FollowUp): Promise<OperationRow> {
  const credits = { atLeast: CREATE_FLOOR_CREDITS, wanted: await sizeHold(ctx, { model, kind: "message" }) };
  return beginBuild(ctx, { ...asked, kind: "message", task: null, model: model.id, credits });
}

/** The default model of a follow-up: the project's own, or the best of the plan if that one is no longer offered or included. */
export function usualModel({ ctx, plan }: Call, { model: own }: ProjectRow): Model {
  const models = ctx.models();
  const offered = models.find(({ id }) => id === own);
  return offered !== undefined && includesModel(plan, offered) ? offered : chooseModel({ models, plan, wanted: null });
}
